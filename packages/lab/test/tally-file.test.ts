import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InwoTypes } from '@illuminice/rules/inwo';
import { inwoLab } from '../src/inwo/inwo-lab.js';
import { type SimulationSetup, simulateGame } from '../src/simulate.js';
import { gapsIn } from '../src/tally.js';
import { addCounts, addTo, gathered, keep, noTotal, plainCounts, type TallyFile, type Total, totalOf } from '../src/tally-file.js';

/* Games are played in shards; what came up in all of them is one count. */

const { ruleset } = inwoLab;
const how = 'random, varied';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tally-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Keeps what games counted. */
const shard = (file: string, from: number, to: number, counts: TallyFile['counts'] = {}, total = noTotal()): string => {
  const path = join(folder, file);
  keep(path, { ruleset: ruleset.id, rules: ruleset.version, shards: [{ from, to, how }], total, counts });
  return path;
};

/** Plays a short game of one seed, and adds to what is counted. */
const played = (seed: number, coverage: ReturnType<typeof inwoLab.coverage>, total: Total): void => {
  const kinds = ['greedy', 'greedy'] as const;
  const onStep: SimulationSetup<InwoTypes>['onStep'] = (state, events, by, intent) => coverage.noteStep(state, events, by, intent);
  addTo(total, totalOf(simulateGame(inwoLab, seed, 2, { kinds, checked: false, onStep })));
};

test('U83: two shards count what one run of the same games counts', () => {
  const [whole, sum] = [inwoLab.coverage(), noTotal()];
  const files = [1, 2].map((seed) => {
    const [coverage, total] = [inwoLab.coverage(), noTotal()];
    played(seed, coverage, total);
    played(seed, whole, sum);
    return shard(String(seed), seed, seed, plainCounts(coverage.counts), total);
  });
  const together = gathered(ruleset, [], files);
  expect(together.counts).toEqual(plainCounts(whole.counts));
  expect({ ...together.total, ms: 0 }).toEqual({ ...sum, ms: 0 });
  expect(together.total.games).toBe(2);
  const coverage = inwoLab.coverage();
  const before = gapsIn(coverage.counts).length;
  addCounts(coverage.counts, together);
  expect(gapsIn(coverage.counts).length).toBeLessThan(before);
  expect(plainCounts(coverage.counts)).toEqual(together.counts);
});

test('U83: no game is counted twice', () => {
  const file = shard('a', 4, 5);
  expect(() => gathered(ruleset, [{ from: 5, to: 9, how }], [file])).toThrow(/4 to 5 would be counted twice, since 5 to 9/);
  expect(() => gathered(ruleset, [], [file, file])).toThrow(/twice/);
  expect(gathered(ruleset, [{ from: 6, to: 9, how }], [file]).shards).toHaveLength(2);
  expect(gathered(ruleset, [{ from: 5, to: 5, how: 'greedy, varied' }], [file]).shards).toHaveLength(2);
});

test('U83: malformed files and counts of other rules are refused with a reason', () => {
  const file = join(folder, 'bad');
  for (const text of ['', '[]', '{"ruleset":"inwo","rules":4,"shards":[],"total":{"games":-1},"counts":{}}']) {
    writeFileSync(file, text);
    expect(() => gathered(ruleset, [], [file])).toThrow(/bad (cannot be read|holds no counts)/);
  }
  expect(() => gathered(ruleset, [], [join(folder, 'none')])).toThrow(/none cannot be read/);
  expect(() => gathered({ ...ruleset, version: ruleset.version + 1 }, [], [shard('a', 1, 1)])).toThrow(
    /version \d+ of its rules, not of inwo/,
  );
});
