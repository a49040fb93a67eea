import { Encoder } from '@colyseus/schema';
import { count, flag, list, optional, player, record, text, word } from '../src/wire/codec.js';
import { copyOf, sameData } from '../src/wire/same-data.js';
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

describe('U101 a field that is packed into a text', () => {
  interface Scores {
    scores: { name: string; won: number }[];
  }
  const scores = new Structure<Scores>('Scores', { scores: list(record({ name: text, won: count })) });

  test('is sent when anything in it was changed in place, and not when it says the same', () => {
    const { state, write } = scores.mirror();
    const encoder = new Encoder(state);
    const table: Scores = { scores: [{ name: 'ann', won: 0 }] };
    write(table, PLAYERS);
    encoder.discardChanges();
    const [ann] = table.scores as [Scores['scores'][number]];
    ann.won = 1;
    write(table, PLAYERS);
    expect(encoder.hasChanges).toBe(true);
    expect(scores.read(state, PLAYERS)).toEqual(table);
    encoder.discardChanges();
    write({ scores: [{ name: 'ann', won: 1 }] }, PLAYERS);
    expect(encoder.hasChanges).toBe(false);
    table.scores.push({ name: 'bob', won: 2 });
    write(table, PLAYERS);
    table.scores.pop();
    write(table, PLAYERS);
    expect(scores.read(state, PLAYERS)).toEqual({ scores: [{ name: 'ann', won: 1 }] });
  });
});

describe('U101 plain data', () => {
  test('is copied whole, whatever its keys are called, and compared by what it says', () => {
    const data = JSON.parse('{"ballots":{"__proto__":"wait","ann":["computer"]}}');
    const copy = copyOf(data);
    expect(JSON.stringify(copy)).toBe(JSON.stringify(data));
    expect(sameData(data, copy)).toBe(true);
    data.ballots.ann.push('wait');
    expect(copy.ballots.ann).toEqual(['computer']);
    expect(sameData(data, copy)).toBe(false);
    expect(sameData(JSON.parse('{"__proto__":1}'), {})).toBe(false);
  });
});

// Never called: that a field without a codec for its absence does not compile is what counts.
export const refused = () => [
  // @ts-expect-error: a structure is there, or its field is null.
  new Structure<{ inner?: Sample }>('Inner', { inner: child(sample) }),
  // @ts-expect-error: this codec cannot write undefined.
  new Structure<{ isSet?: boolean }>('Flag', { isSet: flag }),
];
