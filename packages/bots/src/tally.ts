import type { Refusal, Refusals } from '@illuminice/rules';

/** How often each of these came up in simulated games. */
export type Tally<K> = Map<K, number>;

/** A tally of things that may come up, none of which has. */
export const tallyOf = <K>(things: readonly K[]): Tally<K> => new Map(things.map((thing) => [thing, 0]));

export const count = <K>(tally: Tally<K>, key: K): void => {
  tally.set(key, (tally.get(key) ?? 0) + 1);
};

/** What never came up, a line each. */
export const neverIn = <K>(tally: Tally<K>, what: string): string[] =>
  [...tally].flatMap(([key, times]) => (times === 0 ? [`${what} ${key}`] : []));

/** The lines of a report: a title, then each thing with how often it came up. */
export const tableOf = <K>(title: string, tally: Tally<K>): string[] => [
  '',
  title,
  ...[...tally].sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)).map(([key, times]) => `${String(times).padStart(9)}  ${key}`),
];

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
