import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { SimulatedGame } from './simulate.js';
import { type Counts, count } from './tally.js';

/** Games that were played in one go: seeds from `from` to `to`, both included, and how. */
export interface Shard {
  readonly from: number;
  readonly to: number;
  /** Everything but the seed that a game depends on, in words. */
  readonly how: string;
}

/** What many games came to, added up. `ms` is the time they took. */
export interface Total {
  games: number;
  intents: number;
  refused: number;
  longest: number;
  ms: number;
  endings: Record<string, number>;
}

export const noTotal = (): Total => ({ games: 0, intents: 0, refused: 0, longest: 0, ms: 0, endings: {} });

/** Adds a game, or the total of other games. */
export const addTo = (total: Total, { games, intents, refused, longest, ms, endings }: Total): void => {
  total.games += games;
  total.intents += intents;
  total.refused += refused;
  total.longest = Math.max(total.longest, longest);
  total.ms += ms;
  for (const [ending, times] of Object.entries(endings)) total.endings[ending] = (total.endings[ending] ?? 0) + times;
};

export const totalOf = ({ intents, refused = 0, reason, ms }: SimulatedGame): Total => ({
  games: 1,
  intents,
  refused,
  longest: intents,
  ms,
  endings: { [reason]: 1 },
});

/** What is kept of simulated games between runs, so that games played in shards are counted together. */
export interface TallyFile {
  readonly ruleset: string;
  /** Version of the rules that they were played by. */
  readonly rules: number;
  readonly shards: Shard[];
  readonly total: Total;
  readonly counts: Record<string, Record<string, number>>;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const areCounts = (value: unknown): value is Record<string, number> => isRecord(value) && Object.values(value).every(isCount);

const isTotal = (value: unknown): value is Total =>
  isRecord(value) && areCounts(value.endings) && ['games', 'intents', 'refused', 'longest', 'ms'].every((key) => isCount(value[key]));

const isShard = (value: unknown): value is Shard =>
  isRecord(value) && isCount(value.from) && isCount(value.to) && typeof value.how === 'string';

const isTallyFile = (value: unknown): value is TallyFile =>
  isRecord(value) &&
  typeof value.ruleset === 'string' &&
  isCount(value.rules) &&
  Array.isArray(value.shards) &&
  value.shards.every(isShard) &&
  isTotal(value.total) &&
  isRecord(value.counts) &&
  Object.values(value.counts).every(areCounts);

/** @throws Error in words if the file is none of this command's */
const read = (file: string): TallyFile => {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (!isTallyFile(value)) throw new Error(`${file} holds no counts of simulated games`);
  return value;
};

/** Adds to one file's counts those of another one. No game may be counted twice. */
const merge = (into: TallyFile, from: TallyFile, file: string): void => {
  if (from.ruleset !== into.ruleset || from.rules !== into.rules)
    throw new Error(
      `${file} counts games of ${from.ruleset}, version ${from.rules} of its rules, not of ${into.ruleset}, version ${into.rules}`,
    );
  for (const { from: first, to, how } of from.shards) {
    const other = into.shards.find((one) => one.how === how && one.from <= to && first <= one.to);
    if (other) throw new Error(`${file}: games ${first} to ${to} would be counted twice, since ${other.from} to ${other.to} are counted`);
  }
  into.shards.push(...from.shards);
  addTo(into.total, from.total);
  for (const [subject, times] of Object.entries(from.counts)) {
    into.counts[subject] ??= {};
    const sum = into.counts[subject];
    for (const [key, more] of Object.entries(times)) sum[key] = (sum[key] ?? 0) + more;
  }
};

/**
 * What files count, together with games that are to be played.
 *
 * @param planned the games to be played; none of them may be counted yet
 * @throws Error in words if a file is none of this command's, is of another game or version, or counts the same games
 */
export const gathered = (
  { id, version }: { readonly id: string; readonly version: number },
  planned: readonly Shard[],
  files: readonly string[],
): TallyFile => {
  const sum: TallyFile = { ruleset: id, rules: version, shards: [...planned], total: noTotal(), counts: {} };
  for (const file of files) merge(sum, read(file), file);
  return sum;
};

/** Adds what a file counted to what is counted now. */
export const addCounts = (counts: Counts, stored: TallyFile): void => {
  for (const [subject, times] of Object.entries(stored.counts)) {
    const tally = Object.hasOwn(counts, subject) ? counts[subject]?.times : undefined;
    if (tally) for (const [key, more] of Object.entries(times)) count(tally, key, more);
  }
};

export const plainCounts = (counts: Counts): TallyFile['counts'] =>
  Object.fromEntries(Object.entries(counts).map(([subject, { times }]) => [subject, Object.fromEntries(times)]));

/** Writes the file whole or not at all. */
export const keep = (file: string, tally: TallyFile): void => {
  writeFileSync(`${file}.part`, `${JSON.stringify(tally)}\n`);
  renameSync(`${file}.part`, file);
};
