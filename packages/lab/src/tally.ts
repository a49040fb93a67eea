import type { Refusal, Refusals } from '@illuminice/rules';

export type Tally<K> = Map<K, number>;

export const tallyOf = <K>(things: readonly K[]): Tally<K> => new Map(things.map((thing) => [thing, 0]));

export const count = <K>(tally: Tally<K>, key: K, times = 1): void => {
  tally.set(key, (tally.get(key) ?? 0) + times);
};

export interface Counted {
  readonly title: string;
  /** Line prefix for keys without a count; null: these are not listed. */
  readonly never: string | null;
  readonly times: Tally<string>;
}

export type Counts = Readonly<Record<string, Counted>>;

export const gapsIn = (counts: Counts): string[] =>
  Object.values(counts).flatMap(({ never, times }) =>
    never === null ? [] : [...times].flatMap(([key, count]) => (count === 0 ? [`${never} ${key}`] : [])),
  );

/** Count from which a key is not rare. */
const OFTEN = 20;

/** The rarest keys of some subjects, least frequent first; no frequent ones. */
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

export const reportOf = (counts: Counts): string => [...Object.values(counts).flatMap(tableOf), '', ...gapsIn(counts)].join('\n');

/** Zero counts of all refusals of a game, like `C-422 waiting`. */
export const refusalsOf = (refusals: Refusals): Tally<string> =>
  tallyOf(Object.entries(refusals).flatMap(([code, whys]) => Object.keys(whys).map((why) => `${code} ${why}`)));

/** @throws Error for an unlisted refusal, or one with other values */
export const countRefusal = (tally: Tally<string>, refusals: Refusals, { code, why, with: values = {} }: Refusal): void => {
  const key = `${code} ${why}`;
  const named = refusals[code]?.[why];
  if (!named || [...named].sort().join() !== Object.keys(values).sort().join())
    throw new Error(`${key} with ${JSON.stringify(values)} is not in the list of refusals`);
  count(tally, key);
};
