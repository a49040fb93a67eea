/** @jest-environment jsdom */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadScenario, type RecordedGame, replayStart, replayStep } from '@illuminice/rules';
import { type InwoTypes, inwo, type State } from '@illuminice/rules/inwo';
import { fireEvent, screen, within } from '@testing-library/preact';
import { ownDecks } from '../../../src/games/inwo/decks/shelf';
import { courseOf } from '../../../src/games/inwo/end/course';
import end from '../../../src/games/inwo/end/end-ui';
import { openTable, speak } from './page';

beforeAll(speak);

/** Ann has won by a claim with the Hand of Madness. */
function won(): State {
  const loaded = loadScenario(inwo, {
    name: 'won',
    ruleset: 'inwo',
    players: [
      {
        id: 'ann',
        illuminati: 'bavarian-illuminati',
        structure: [{ group: 'c-i-a', onto: 'bavarian-illuminati', arrow: 'right' }],
        plots: ['the-hand-of-madness:up'],
      },
      { id: 'bob', illuminati: 'discordian-society', plots: ['hoax:up'] },
    ],
    turn: { player: 'ann', phase: 'main' },
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors));
  const { board } = loaded.state;
  board.claims = [{ player: 'ann', cards: board.seats[0]?.plots.map(({ id }) => id) ?? [] }];
  board.outcome = { winners: ['ann'], ended: 'goal' };
  board.phase = 'over';
  return loaded.state;
}

test('U80 N-1207: the end tells the Goal card that won, and where everyone stood', () => {
  const state = won();
  const { table } = openTable(state, 'bob', end.Standing);
  expect(end.story(table.game.view.value, (player) => player)).toContain('ann showed The Hand of Madness.');
  expect(end.crown(table.game.view.value, 'ann', 160)).not.toBeNull();
  const standing = screen.getByTestId('standing').textContent;
  expect(standing).toMatch(
    /ann.*Bavarian Illuminati.*The Hand of Madness.*Cards: 2 of 12 · Peaceful destroyed: 0 of 6 · Violent held: 1 of 1 · Power: \d+ of 50/,
  );
  expect(standing).toMatch(/bob.*Hoax/);
});

const recorded = (name: string) =>
  JSON.parse(readFileSync(join(__dirname, `../../../../rules/test/inwo/fixtures/2/${name}.json`), 'utf8')) as RecordedGame<InwoTypes>;

describe('U80 N-1402: what the record of a finished game lays open', () => {
  const game = recorded('4-mixed-6');
  const { state } = replayStart(inwo, game);
  for (const at of game.intents.keys()) replayStep(inwo, game, state, at);
  const course = courseOf(game, 10_000);

  test('everyone’s hidden cards as they were held last, and the 45 cards of each deck', () => {
    for (const { player, held, deck } of course.laidOpen) {
      const mine = state.secrets.private[player];
      expect(held).toEqual([...(mine?.plots ?? []), ...(mine?.groups ?? [])].map(({ card }) => card));
      expect(deck?.cards).toHaveLength(44);
      expect(deck?.illuminati).toBeTruthy();
    }
    expect(course.laidOpen.map(({ player }) => player)).toEqual(game.players);
  });

  test('a deck is copied from there into one’s own', () => {
    const [ann] = course.laidOpen;
    openTable(state, null, () => <end.LaidOpen course={course} />);
    const shown = within(screen.getByTestId('laid-open-0'));
    fireEvent.click(shown.getByTestId('copy-deck-0'));
    expect(shown.getByTestId('open-copy-0').getAttribute('href')).toBe(`/decks/${ownDecks()[0]?.id}`);
    expect(ownDecks()[0]).toMatchObject({ illuminati: ann?.deck?.illuminati });
    expect(Object.values(ownDecks()[0]?.cards ?? {}).reduce((sum, n) => sum + n, 0)).toBe(44);
  });

  test('every structure of those who stayed lies there at the end, to fly to', () => {
    const flown: string[] = [];
    openTable(state, null, () => <end.FinalTables onFly={(player) => flown.push(player)} />);
    for (const table of screen.getAllByTestId(/^final-table-/)) fireEvent.click(table);
    expect(flown.sort()).toEqual(
      state.board.seats
        .filter(({ status }) => status === 'in')
        .map(({ player }) => player)
        .sort(),
    );
  });
});
