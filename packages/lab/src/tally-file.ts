import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { SimulatedGame } from './simulate.js';
import { type Counts, count } from './tally.js';

/** Games played in one go, with seeds from `from` to `to` inclusive. */
export interface Shard {
  readonly from: number;
  readonly to: number;
  /** All settings but the seed, as text. */
  readonly how: string;
}

/** Sums over games; `ms` is their duration. */
export interface Total {
  games: number;
  intents: number;
  refused: number;
  longest: number;
  ms: number;
  endings: Record<string, number>;
}

export const noTotal = (): Total => ({ games: 0, intents: 0, refused: 0, longest: 0, ms: 0, endings: {} });

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

/** Stored counts, so that games played in shards add up. */
export interface TallyFile {
  readonly ruleset: string;
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

/** Adds counts of one file to another. No game may be counted twice. */
const merge = (into: TallyFile, from: TallyFile, file: string): void => {
  if (from.ruleset !== into.ruleset || from.rules !== into.rules)
    throw new Error(
      `${file} counts games of ${from.ruleset}, version ${from.rules} of its rules, not of ${into.ruleset}, version ${into.rules}`,
    );
  for (const { from: first, to, how } of from.shards) {
    const other = into.shards.find((shard) => shard.how === how && shard.from <= to && first <= shard.to);
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
 * Sums of files, for games still to be played.
 *
 * @param planned shards to be played, not yet counted
 * @throws Error for a foreign or malformed file, another game or version, or overlapping shards
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

export const addCounts = (counts: Counts, stored: TallyFile): void => {
  for (const [subject, times] of Object.entries(stored.counts)) {
    const tally = Object.hasOwn(counts, subject) ? counts[subject]?.times : undefined;
    if (tally) for (const [key, more] of Object.entries(times)) count(tally, key, more);
  }
};

export const plainCounts = (counts: Counts): TallyFile['counts'] =>
  Object.fromEntries(Object.entries(counts).map(([subject, { times }]) => [subject, Object.fromEntries(times)]));

export const keep = (file: string, tally: TallyFile): void => {
  writeFileSync(`${file}.part`, `${JSON.stringify(tally)}\n`);
  renameSync(`${file}.part`, file);
};
