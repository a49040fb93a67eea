/** @jest-environment jsdom */

import { NO_ORDERS } from '@illuminice/protocol';
import { decision, type Intent, type State, step } from '@illuminice/rules/inwo';
import { signal } from '@preact/signals';
import { screen } from '@testing-library/preact';
import end from '../../../src/games/inwo/end/end-ui';
import { Panel } from '../../../src/games/inwo/panels/panel';
import { goalText, logLine } from '../../../src/games/inwo/words';
import { laid, openTable, speak } from './page';

/* U37: one number, one wording, wherever it stands. */

beforeAll(speak);

const send = (state: State, by: string, intent: Intent) => {
  const result = step(state, by, intent);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
};

const copyOf = ({ board }: State, card: string): string => Object.values(board.cards).find((one) => one.card === card)?.id ?? '';

/** Ann attacks a Group of bob's beside his Illuminati: no roll can win that. */
function hopeless(): State {
  const state = laid({
    players: [
      { id: 'ann', illuminati: 'ufos', structure: [{ group: 'c-i-a', onto: 'ufos', arrow: 'right' }] },
      { id: 'bob', illuminati: 'the-network', structure: [{ group: 'hackers', onto: 'the-network', arrow: 'right' }] },
    ],
    turn: { player: 'ann', phase: 'main' },
  });
  send(state, 'ann', { type: 'attack', kind: 'control', attacker: copyOf(state, 'c-i-a'), target: copyOf(state, 'hackers') });
  expect(state.board.attack?.needs).toBeLessThan(2);
  return state;
}

test('N-424: where no roll wins, nothing asks for one and no number is negative', () => {
  openTable(hopeless(), 'bob', Panel, { more: { orders: signal({ ...NO_ORDERS, ask: 'always' }) } });
  expect(screen.getByTestId('done').textContent).toContain('no roll wins');
  expect(screen.getByTestId('ledger-needs').textContent).toBe('–');
  expect(screen.getByTestId('ledger').textContent).toContain('No roll wins');
});

test('N-424: the attacker ends an attack that no roll wins', () => {
  const state = hopeless();
  send(state, 'bob', { type: 'done', rev: decision(state.board).rev });
  openTable(state, 'ann', Panel);
  expect(screen.getByTestId('attack-roll').textContent).toContain('It fails: end the attack');
});

test('N-1201, N-1202: the goal of each Illuminati says how many cards win', () => {
  expect(goalText('adepts-of-hermes', 10)).toBe('You win with 10 cards, your Illuminati included; each Magic Resource counts as one');
});

test('N-205: the log says what took a Resource over, and with whose token', () => {
  const parts = logLine(
    { type: 'broughtIn', player: 'ann', copy: 'c1', card: 'clipper-chip', payer: 'bavarian-illuminati' },
    { player: (player) => player, copy: () => undefined },
  );
  expect(parts.map(({ text }) => text).join('')).toBe('ann took over the Resource Clipper Chip for a token of Bavarian Illuminati.');
});

test('U80: the end says with how many cards the game was won, and which count twice', () => {
  const state = laid({
    players: [
      {
        id: 'ann',
        illuminati: 'gnomes-of-zurich',
        structure: [{ group: 'multinational-oil-companies', onto: 'gnomes-of-zurich', arrow: 'right' }],
      },
      { id: 'bob', illuminati: 'the-network' },
      { id: 'cid', illuminati: 'ufos' },
    ],
    options: { groupsToWin: 3 },
    turn: { player: 'ann', phase: 'main' },
  });
  state.board.outcome = { winners: ['ann'], ended: 'goal' };
  state.board.phase = 'over';
  const { table } = openTable(state, 'bob', end.Standing);
  expect(end.story(table.game.view.value, (player) => player)).toEqual(['ann holds 3 of 3 cards: one of them counts twice.']);
});
