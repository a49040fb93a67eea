/** @jest-environment jsdom */

import { type State, step, viewFor } from '@illuminice/rules/inwo';
import { english } from '@illuminice/themes/inwo';
import { captionOf } from '../../../src/games/inwo/caption';
import { laid } from './page';

const copyOf = ({ board }: State, card: string): string => Object.values(board.cards).find((one) => one.card === card)?.id ?? '';

test('U31: an attack is told at its target, with its leader and the number that it needs; other moves at their cards', () => {
  const state = laid({
    turn: { player: 'ann', phase: 'main' },
    players: [
      { id: 'ann', illuminati: 'ufos', structure: [{ group: 'c-i-a', onto: 'ufos', arrow: 'right' }] },
      { id: 'bob', illuminati: 'the-network', structure: [{ group: 'dentists', onto: 'the-network', arrow: 'left' }] },
    ],
  });
  const [leader, target] = [copyOf(state, 'c-i-a'), copyOf(state, 'dentists')];
  const result = step(state, 'ann', { type: 'attack', kind: 'control', attacker: leader, target });
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  const announced = result.events.find(({ type }) => type === 'announced');
  const view = viewFor(state, 'bob');
  expect(announced && captionOf(announced, view)).toEqual({
    by: 'ann',
    near: [target, leader, copyOf(state, 'ufos')],
    needs: state.board.attack?.needs,
  });
  expect(state.board.attack).not.toBeNull();
  const names = { player: (id: string) => id, copy: (id: string) => view.board.cards[id]?.card };
  expect(
    announced &&
      english()
        .logLine(announced, names)
        .flatMap(({ card }) => card ?? []),
  ).toEqual(['dentists', 'c-i-a']);
  expect(captionOf({ type: 'devastated', copy: target }, view)?.near[0]).toBe(target);
  expect(captionOf({ type: 'saidDone', player: 'bob', frame: 1 }, view)).toBeNull();
});
