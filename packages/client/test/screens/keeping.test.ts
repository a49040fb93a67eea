/** @jest-environment jsdom */
import { keep, keyOf, readKept } from '../../src/screens/local/keeping';
import type { KeptTable } from '../../src/screens/local/local-table';

const KEPT = {
  form: 1,
  rules: { ruleset: 'classic', options: {} },
  seats: [{ player: 'p1', name: 'Mira', colour: 0, computer: false, level: 'expert', style: 'plain' }],
  seed: 'seed',
  version: 2,
  intents: [[0, { type: 'done' }, 5]],
  hash: 'hash',
  seen: {},
  startedAt: 1,
} as unknown as KeptTable;

afterEach(() => localStorage.clear());

describe('U111: what a device keeps of a game', () => {
  test('is read as it was written, each kind by itself', () => {
    expect(keep('practice', KEPT)).toBe(true);
    expect(readKept('practice', 'classic')).toEqual(KEPT);
    expect(readKept('together', 'classic')).toBeNull();
  });

  test('is read as it is meant now where there were two levels and no styles', () => {
    const [mira] = KEPT.seats as unknown as [object];
    const { style: _, ...before } = mira as { style: string };
    const seats = ['easy', 'usual'].map((level) => ({ ...before, level }));
    localStorage.setItem(keyOf('practice', 'classic'), JSON.stringify({ ...KEPT, seats }));
    const read = readKept('practice', 'classic') as KeptTable;
    expect(read.seats.map(({ level, style }) => [level, style])).toEqual([
      ['novice', 'plain'],
      ['expert', 'plain'],
    ]);
  });

  test.each([
    ['a level that nobody plays at', JSON.stringify({ ...KEPT, seats: [{ ...KEPT.seats[0], level: 'god' }] })],
    ['half a text', '{"form":1,"rul'],
    ['another form', JSON.stringify({ ...KEPT, form: 2 })],
    ['a game that nobody knows', JSON.stringify({ ...KEPT, rules: { ruleset: 'chess', options: {} } })],
    ['a seat without a name', JSON.stringify({ ...KEPT, seats: [{ player: 'p1' }] })],
    ['an intent without a type', JSON.stringify({ ...KEPT, intents: [[0, {}]] })],
    ['nothing', 'null'],
  ])('is damaged if it is %s', (_, text) => {
    localStorage.setItem(keyOf('practice', 'classic'), text);
    expect(readKept('practice', 'classic')).toBe('damaged');
  });
});
