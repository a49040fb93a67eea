import type { Refusal, Refusals } from '@illuminice/rules';

/** How often each of these came up in simulated games. */
export type Tally<K> = Map<K, number>;

/** A tally of things that may come up, none of which has. */
export const tallyOf = <K>(things: readonly K[]): Tally<K> => new Map(things.map((thing) => [thing, 0]));

export const count = <K>(tally: Tally<K>, key: K, times = 1): void => {
  tally.set(key, (tally.get(key) ?? 0) + times);
};

/** One subject that is counted. */
export interface Counted {
  /** Title of its table. */
  readonly title: string;
  /** What is said of each thing that never came up; null where some need not. */
  readonly never: string | null;
  readonly times: Tally<string>;
}

/** What simulated games are counted by, each subject by a short name. */
export type Counts = Readonly<Record<string, Counted>>;

/** What never came up, a line each. */
export const gapsIn = (counts: Counts): string[] =>
  Object.values(counts).flatMap(({ never, times }) =>
    never === null ? [] : [...times].flatMap(([key, count]) => (count === 0 ? [`${never} ${key}`] : [])),
  );

/** So many times is no more seldom than any. */
const OFTEN = 20;

/** The things of some subjects that have come up least, the least first; none that came up often. */
export const seldomIn = (counts: Counts, subjects: readonly string[], most: number): string[] => {
  const least = new Map<string, number>();
  for (const subject of subjects)
    for (const [key, times] of counts[subject]?.times ?? []) if (times < OFTEN) least.set(key, Math.min(times, least.get(key) ?? times));
  return [...least]
    .sort(([, a], [, b]) => a - b)
    .slice(0, most)
    .map(([key]) => key);
};

const tableOf = ({ title, times }: Counted): string[] => [
  '',
  title,
  ...[...times].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, count]) => `${String(count).padStart(9)}  ${key}`),
];

/** A table for each subject, and what never came up. */
export const reportOf = (counts: Counts): string => [...Object.values(counts).flatMap(tableOf), '', ...gapsIn(counts)].join('\n');

/** A tally of all refusals of a game, each as `C-422 waiting`. */
export const refusalsOf = (refusals: Refusals): Tally<string> =>
  tallyOf(Object.entries(refusals).flatMap(([code, whys]) => Object.keys(whys).map((why) => `${code} ${why}`)));

/** @throws Error for a refusal that is not on the list, or has other values than the list says */
export const countRefusal = (tally: Tally<string>, refusals: Refusals, { code, why, with: values = {} }: Refusal): void => {
  const key = `${code} ${why}`;
  const named = refusals[code]?.[why];
  if (!named || [...named].sort().join() !== Object.keys(values).sort().join())
    throw new Error(`${key} with ${JSON.stringify(values)} is not in the list of refusals`);
  count(tally, key);
};
