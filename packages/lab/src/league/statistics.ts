import { chance } from '@illuminice/bots';

export type Interval = readonly [low: number, high: number];

/** 97.5 % quantile of the normal distribution. */
const Z = 1.959964;

/** Wilson's 95 % interval of a share, valid for few cases and for shares of 0 and 1. */
export const wilson = (cases: number, all: number): Interval => {
  if (all === 0) return [0, 1];
  const share = cases / all;
  const scale = 1 + Z ** 2 / all;
  const middle = (share + Z ** 2 / (2 * all)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / all + Z ** 2 / (4 * all ** 2));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
};

/** Nearest-rank percentile; null for an empty list. @param part 0 to 1 */
export const percentile = (list: readonly number[], part: number): number | null => {
  const sorted = Float64Array.from(list).sort();
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? null;
};

/** Points of two players in a meeting: 1 for a win, a half for a draw. */
export interface Meeting {
  readonly first: string;
  readonly second: string;
  readonly points: number;
  readonly games: number;
}

const MOST_STEPS = 20_000;
const AT_REST = 1e-10;

/** Virtual draws of each meeting, so that undefeated players have finite ratings. */
const PRIOR = 0.5;

/**
 * Bradley–Terry ratings as Elo, fitted by Hunter's iteration.
 *
 * @param meetings a connected graph
 * @param anchorElo the anchor's rating
 * @throws RangeError for an anchor without meetings
 */
export const ratings = (meetings: readonly Meeting[], anchor: string, anchorElo: number): Map<string, number> => {
  const names = [...new Set(meetings.flatMap(({ first, second }) => [first, second]))];
  if (!names.includes(anchor)) throw new RangeError(`${anchor} met nobody`);
  const strength = new Map(names.map((name) => [name, 1]));
  const strengthOf = (name: string): number => strength.get(name) as number;
  const won = new Map(names.map((name) => [name, 0]));
  for (const { first, second, points, games } of meetings) {
    won.set(first, (won.get(first) as number) + points + PRIOR / 2);
    won.set(second, (won.get(second) as number) + games - points + PRIOR / 2);
  }
  for (let step = 0, moved = 1; step < MOST_STEPS && moved > AT_REST; step++) {
    moved = 0;
    for (const name of names) {
      let expected = 0;
      for (const { first, second, games } of meetings)
        if (first === name || second === name) expected += (games + PRIOR) / (strengthOf(first) + strengthOf(second));
      const next = (won.get(name) as number) / expected;
      moved = Math.max(moved, Math.abs(Math.log(next / strengthOf(name))));
      strength.set(name, next);
    }
  }
  const elo = (name: string): number => 400 * Math.log10(strengthOf(name) / strengthOf(anchor)) + anchorElo;
  return new Map(names.map((name) => [name, elo(name)]));
};

/** Dependent games, such as one deal played from every seat. */
export type Block = readonly Meeting[];

/**
 * 95 % intervals of ratings by a bootstrap over blocks: games of one block are drawn together.
 *
 * @param draws number of resamples; the same number gives the same intervals
 */
export const ratingIntervals = (
  blocks: readonly (readonly Block[])[],
  anchor: string,
  anchorElo: number,
  draws = 200,
): Map<string, Interval> => {
  const dice = chance(1);
  const drawn = new Map<string, number[]>();
  for (let draw = 0; draw < draws; draw++) {
    const meetings = blocks.flatMap((pairing) => added(pairing.flatMap(() => dice.pick(pairing))));
    for (const [name, rating] of ratings(meetings, anchor, anchorElo)) drawn.set(name, [...(drawn.get(name) ?? []), rating]);
  }
  return new Map(
    [...drawn].map(([name, all]): [string, Interval] => [name, [percentile(all, 0.025) as number, percentile(all, 0.975) as number]]),
  );
};

export const added = (meetings: readonly Meeting[]): Meeting[] => {
  const sums = new Map<string, Meeting>();
  for (const meeting of meetings) {
    const key = JSON.stringify([meeting.first, meeting.second]);
    const sum = sums.get(key);
    sums.set(key, sum ? { ...sum, points: sum.points + meeting.points, games: sum.games + meeting.games } : meeting);
  }
  return [...sums.values()];
};
