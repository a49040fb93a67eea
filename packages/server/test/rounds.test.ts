import { Rounds } from '../src/net/rounds.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** So many tables say something each, one after the other, within 50 ms. @returns what was done, in order */
function spoken(rounds: Rounds, tables: readonly object[]): number[] {
  const done: number[] = [];
  for (const [i, table] of tables.entries()) rounds.run(table, () => done.push(i));
  return done;
}

const tables = (count: number): object[] => Array.from({ length: count }, () => ({}));

/** Tables that were heard of in the window before the one that begins now. */
function afterBusy(count: number): { rounds: Rounds; all: object[] } {
  const rounds = new Rounds();
  const all = tables(count);
  spoken(rounds, all);
  jest.advanceTimersByTime(50);
  return { rounds, all };
}

describe('U105 what many tables say at about the same time is carried out together', () => {
  test('where few tables play, each is served at once, however much they say', () => {
    const { rounds, all } = afterBusy(9);
    expect(spoken(rounds, [...all, ...all, ...all])).toHaveLength(27);
  });

  test('one table alone is never busy', () => {
    const { rounds, all } = afterBusy(1);
    const [only] = all as [object];
    for (let i = 0; i < 50; i += 1) {
      expect(spoken(rounds, Array<object>(10).fill(only))).toHaveLength(10);
      jest.advanceTimersByTime(2);
    }
  });

  test('where many play, the first waits 5 ms for others, and all are served in the order they came', () => {
    const { rounds, all } = afterBusy(30);
    const done = spoken(rounds, all.slice(0, 3));
    expect(done).toEqual([]);
    jest.advanceTimersByTime(4);
    expect(done).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(done).toEqual([0, 1, 2]);
  });

  test('a round is over as soon as half of those who play have spoken, or sixteen', () => {
    const some = afterBusy(10);
    expect(spoken(some.rounds, some.all.slice(0, 5))).toEqual([0, 1, 2, 3, 4]);
    const many = afterBusy(100);
    expect(spoken(many.rounds, many.all.slice(0, 20))).toHaveLength(16);
    jest.advanceTimersByTime(5);
    expect(spoken(many.rounds, many.all.slice(20, 36))).toHaveLength(16);
  });

  test('once it is quiet again, everybody is served at once', () => {
    const { rounds, all } = afterBusy(40);
    jest.advanceTimersByTime(100);
    expect(spoken(rounds, all.slice(0, 1))).toEqual([0]);
  });

  test('what is said while a round waits comes after it, even if it is quiet by then', () => {
    const { rounds, all } = afterBusy(40);
    const order: string[] = [];
    rounds.run(all[0] as object, () => order.push('first'));
    rounds.run(all[0] as object, () => order.push('second'));
    jest.advanceTimersByTime(5);
    rounds.run(all[0] as object, () => order.push('third'));
    jest.advanceTimersByTime(5);
    expect(order).toEqual(['first', 'second', 'third']);
  });
});
