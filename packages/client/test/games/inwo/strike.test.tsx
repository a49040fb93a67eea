/** @jest-environment jsdom */

import { type Intent, step } from '@illuminice/rules/inwo';
import { screen } from '@testing-library/preact';
import { act } from 'preact/test-utils';
import { beginSentence } from '../../../src/games/inwo/drafts/saying';
import { Panel } from '../../../src/games/inwo/panels/panel';
import { laid, openTable, speak } from './page';

beforeAll(speak);

test('N-710: a Disaster says its number and chance before it is played', () => {
  const state = laid({
    players: [
      { id: 'ann', illuminati: 'ufos', plots: ['hurricane'], turns: 2 },
      {
        id: 'bob',
        illuminati: 'the-network',
        structure: [{ group: 'france', onto: 'the-network', arrow: 'right' }],
        plots: ['hoax'],
        turns: 2,
      },
    ],
    turn: { player: 'ann', phase: 'main' },
  });
  const { table } = openTable(state, 'ann', Panel);
  const position = table.game.position.value;
  const plot = position?.view.mine?.plots[0]?.id;
  const target = Object.values(state.board.cards).find(({ card }) => card === 'france')?.id;
  if (!position || !plot || !target) throw new Error('nothing to strike');
  void act(() => table.draft.begin(beginSentence(position, { type: 'playPlot', card: plot, on: target })));
  const { needs, odds } = screen.getByTestId('odds').dataset;
  // The attack that it opens has these numbers.
  const send = (by: string, intent: Intent) => expect(step(state, by, intent)).toMatchObject({ ok: true });
  send('ann', { type: 'playPlot', card: plot, on: target });
  send('bob', { type: 'done' });
  expect([Number(needs), Number(odds)]).toEqual([state.board.attack?.needs, state.board.attack?.odds]);
  expect(Number(needs)).toBeGreaterThan(1);
});
