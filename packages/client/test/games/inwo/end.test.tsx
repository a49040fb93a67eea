/** @jest-environment jsdom */

import { loadScenario } from '@illuminice/rules';
import { inwo, type State } from '@illuminice/rules/inwo';
import { screen } from '@testing-library/preact';
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
  expect(standing).toMatch(/ann.*Bavarian Illuminati.*The Hand of Madness.*Cards: 2 of 12 · Power: \d+ of 50/);
  expect(standing).toMatch(/bob.*Hoax/);
});
