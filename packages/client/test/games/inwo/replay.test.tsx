/** @jest-environment jsdom */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadScenario, type RecordedGame, replayStart, replayStep } from '@illuminice/rules';
import { type InwoTypes, inwo, step } from '@illuminice/rules/inwo';
import { fireEvent, screen, within } from '@testing-library/preact';
import { act } from 'preact/test-utils';
import { worthOfCancelling } from '../../../src/games/inwo/end/course';
import ui from '../../../src/games/inwo/ui';
import { cardName } from '../../../src/games/inwo/words';
import { openTable, speak } from './page';

beforeAll(speak);

const game = JSON.parse(
  readFileSync(join(__dirname, '../../../../rules/test/inwo/fixtures/2/4-mixed-6.json'), 'utf8'),
) as RecordedGame<InwoTypes>;

/** The table after so many intents. */
const after = (moments: number) => {
  const { state } = replayStart(inwo, game);
  for (let at = 0; at < moments; at++) replayStep(inwo, game, state, at);
  return state;
};

describe('U106: the replay of a game of INWO', () => {
  const { HeldThen } = ui.play;

  test('shows to one perspective the cards that player held then, each to be opened large', () => {
    for (const moment of [60, 140]) {
      const state = after(moment);
      for (const player of game.players) {
        const { table } = openTable(state, player, () => <HeldThen viewer={player} />);
        const mine = state.secrets.private[player];
        const seat = state.board.seats.find((one) => one.player === player);
        const held = [mine?.plots, seat?.plots, mine?.groups, seat?.groups].flatMap((cards) => cards ?? []);
        const [hand] = screen.getAllByTestId('replay-hand').slice(-1);
        const cards = within(hand as HTMLElement).queryAllByTestId(/^held-/);
        expect(cards.map((one) => one.textContent).sort()).toEqual(held.map(({ card }) => cardName(card)).sort());
        expect(hand?.textContent).toContain(player);
        const [first] = cards;
        if (!first) continue;
        void act(() => void fireEvent.click(first));
        expect(held.map(({ id }) => id)).toContain(table.ui.preview.shown.value?.card);
      }
    }
  });

  test('shows nobody’s cards where no perspective is taken, nor another’s', () => {
    openTable(after(60), null, () => <HeldThen viewer={game.players[0] as string} />);
    openTable(after(60), game.players[1] as string, () => <HeldThen viewer={game.players[0] as string} />);
    expect(screen.queryByTestId('replay-hand')).toBeNull();
  });
});

describe('U106 N-911: what a cancelled play would have changed', () => {
  /** Ann strengthens the Tabloids; Bob cancels it. */
  const cancelled = (illuminati: string) => {
    const loaded = loadScenario(inwo, {
      name: 'cancelled',
      ruleset: 'inwo',
      players: [
        {
          id: 'ann',
          illuminati,
          structure: [{ group: 'tabloids', onto: illuminati, arrow: 'right' }],
          plots: ['the-weird-turn-pro'],
        },
        {
          id: 'bob',
          illuminati: 'the-network',
          tokens: 0,
          plots: ['secrets-man-was-not-meant-to-know'],
          plotDeck: ['hoax', 'fnord'],
        },
      ],
      turn: { player: 'ann', phase: 'main' },
    });
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors));
    const { state } = loaded;
    const play = (by: string, on?: string) => {
      const plot = state.secrets.private[by]?.plots[0]?.id ?? '';
      const result = step(state, by, { type: 'playPlot', card: plot, ...(on !== undefined && { on }) });
      if (!result.ok) throw new Error(JSON.stringify(result.refusal));
      return result.events;
    };
    play('ann', Object.values(state.board.cards).find(({ card }) => card === 'tabloids')?.id);
    const before = structuredClone(state);
    const event = play('bob').find((one) => one.type === 'cancelled');
    if (event?.type !== 'cancelled') throw new Error('nothing was cancelled');
    expect(event).toMatchObject({ player: 'ann', card: 'the-weird-turn-pro', by: 'bob' });
    return worthOfCancelling(before, event, state);
  };

  test('is the progress that it would have brought: a Group that counts double where that helps, nothing elsewhere', () => {
    expect(cancelled('ufos')).toBe(0);
    // Weird Groups of Power 3 or more count double for the Discordians.
    expect(cancelled('discordian-society')).toBe(1);
  });
});
