import { count, flag, list, optional, player, text, word } from '../src/wire/codec.js';
import { child, Structure } from '../src/wire/structure.js';

interface Sample {
  readonly name: string;
  readonly slipped?: string;
  readonly count?: number;
  readonly word?: 'yes' | 'no';
  readonly names?: string[];
}

const PLAYERS = ['ann', 'bob'];

const sample = new Structure<Sample>('Sample', {
  name: text,
  slipped: optional(player),
  count: optional(count),
  word: optional(word(['yes', 'no'])),
  names: optional(list(text)),
});

describe('U101 a field that may be absent', () => {
  test('is absent when it is read, from the first time on, and again after it was there', () => {
    const { state, write } = sample.mirror();
    for (const value of [
      { name: 'bare' },
      { name: 'whole', slipped: 'bob', count: 0, word: 'no', names: [] },
      { name: 'bare again' },
    ] satisfies Sample[]) {
      write(value, PLAYERS);
      expect(sample.read(state, PLAYERS)).toEqual(value);
    }
  });
});

// Never called: that a field without a codec for its absence does not compile is what counts.
export const refused = () => [
  // @ts-expect-error: a structure is there, or its field is null.
  new Structure<{ inner?: Sample }>('Inner', { inner: child(sample) }),
  // @ts-expect-error: this codec cannot write undefined.
  new Structure<{ isSet?: boolean }>('Flag', { isSet: flag }),
];
