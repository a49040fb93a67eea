import type { GameEvent } from '@illuminice/rules/inwo';
import { soundsOf } from '../../../src/games/inwo/sounds';

const heard = (...events: readonly GameEvent[]) => soundsOf(events, 'ann');

test('U96: whoever ends a turn knocks on the table', () => {
  expect(heard({ type: 'knocked', player: 'bob' })).toEqual(['knock']);
  expect(heard({ type: 'knocked', player: 'bob' }, { type: 'turnBegan', player: 'ann', number: 3 })).toEqual(['knock', 'turn']);
});

test('U96: an evil laugh is heard of who destroyed a card, and of who claims to have won', () => {
  expect(heard({ type: 'destroyed', copy: 'k1', card: 'hackers', by: 'bob' })).toEqual(['laugh']);
  expect(heard({ type: 'destroyed', copy: 'k1', card: 'hackers', by: null })).toEqual([]);
  expect(heard({ type: 'claimed', player: 'bob', cards: [] })).toEqual(['laugh']);
});
