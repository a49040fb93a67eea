/** @jest-environment jsdom */

import { Hand } from '../../../src/games/inwo/hand/hand';
import { whyUnplayable } from '../../../src/games/inwo/hand/now';
import { laid, openTable, speak } from './page';

beforeAll(speak);

test('N-902: a Plot to which nothing fits says what keeps its targets from it', () => {
  const state = laid({
    players: [
      { id: 'ann', illuminati: 'ufos', plots: ['slush-fund'] },
      { id: 'bob', illuminati: 'the-network', structure: [{ group: 'france', onto: 'the-network', arrow: 'right' }], turns: 2 },
    ],
    turn: { player: 'ann', phase: 'main' },
  });
  const { table } = openTable(state, 'ann', Hand);
  const position = table.game.position.value;
  const plot = position?.view.mine?.plots[0]?.id;
  if (!position || !plot) throw new Error('Ann holds nothing');
  expect(whyUnplayable(table, position, plot)).toBe('Nothing fits it at this moment. France is not yours.');
});
