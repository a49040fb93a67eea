import type { Policy } from '@illuminice/bots';
import type { GameLab } from '../game-lab.js';
import { CROWD, type Pairing, pairingsOf, titleOf } from './pairings.js';
import type { LeagueGame } from './play.js';
import { added, type Block, type Interval, type Meeting, percentile, ratingIntervals, ratings, wilson } from './statistics.js';

const RANDOM = 'random';

export const makersOf = ({ policies, exploits }: GameLab): Record<string, (seed: number) => Policy> => ({ ...policies, ...exploits });

export const leagueOf = ({ ladder, exploits }: Pick<GameLab, 'ladder' | 'exploits'>): Pairing[] =>
  pairingsOf<string>(ladder, RANDOM, Object.keys(exploits), ladder.includes('expert' as never) ? 'expert' : undefined);

export interface PairingResult {
  readonly pairing: string;
  readonly about: Pairing['about'];
  readonly players: number;
  readonly games: number;
  readonly won: number;
  readonly lost: number;
  readonly shared: number;
  readonly drawn: number;
  /** Games won alone by the hero, 0 to 1, with the 95 % interval (Wilson). */
  readonly share: number;
  readonly interval: Interval;
  readonly fair: number;
  readonly turns: number;
  /** Average of the most frequent change of a Group between the same two players, there and back. */
  readonly pingPong: number;
  /** Processor time of the hero's decisions in ms. */
  readonly decision: { readonly count: number; readonly median: number; readonly worst: number };
}

const rounded = (value: number, digits = 4): number => Number(value.toFixed(digits));
const mean = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0) / Math.max(1, list.length);

export const resultOf = (pairing: Pairing, games: readonly LeagueGame[]): PairingResult => {
  const countOf = (result: LeagueGame['result']): number => games.filter((game) => game.result === result).length;
  const won = countOf('won');
  const [low, high] = wilson(won, games.length);
  const decisions = games.flatMap((game) => game.decisions);
  return {
    pairing: titleOf(pairing),
    about: pairing.about,
    players: pairing.players,
    games: games.length,
    won,
    lost: countOf('lost'),
    shared: countOf('shared'),
    drawn: countOf('drawn'),
    share: rounded(won / games.length),
    interval: [rounded(low), rounded(high)],
    fair: 1 / pairing.players,
    turns: rounded(mean(games.map(({ turns }) => turns)), 1),
    pingPong: rounded(mean(games.map(({ pingPong }) => pingPong)), 2),
    decision: {
      count: decisions.length,
      median: rounded((percentile(decisions, 0.5) ?? 0) / 1000, 2),
      worst: rounded((percentile(decisions, 1) ?? 0) / 1000, 2),
    },
  };
};

/** Elo with the 95 % interval; the anchor's is given. */
export interface Rating {
  readonly player: string;
  readonly elo: number;
  readonly interval: Interval;
}

const ANCHOR_ELO = 1000;

export const eloOf = (
  played: readonly { readonly pairing: Pairing; readonly blocks: readonly LeagueGame[][] }[],
  anchor: string,
): Rating[] => {
  const duels = played.filter(({ pairing }) => pairing.players === 2);
  const blocks = duels.map(({ pairing, blocks: all }) =>
    all.map(
      (games): Block =>
        games.map(({ result }): Meeting => {
          const points = result === 'won' ? 1 : result === 'lost' ? 0 : 0.5;
          return { first: pairing.hero, second: pairing.others, points, games: 1 };
        }),
    ),
  );
  const fit = ratings(added(blocks.flat(2)), anchor, ANCHOR_ELO);
  const intervals = ratingIntervals(blocks, anchor, ANCHOR_ELO);
  return [...fit]
    .sort(([, a], [, b]) => b - a)
    .map(([player, elo]) => {
      const [low, high] = intervals.get(player) ?? [elo, elo];
      return { player, elo: Math.round(elo), interval: [Math.round(low), Math.round(high)] };
    });
};

export interface Gate {
  readonly gate: string;
  readonly value: number;
  readonly bound: number;
  readonly ok: boolean;
}

/** Shares that a level must win against the one below, in duels and alone against three, and in duels against random play. */
const STEP_SHARE: Readonly<Record<number, number>> = { 2: 0.65, [CROWD]: 0.4 };
const RANDOM_SHARE = 0.99;
/** Most changes of a Group between the same two players, averaged over a pairing. */
const MOST_PING_PONG = 2;
/** Longest decision in ms of processor time. */
const WORST_DECISION = 300;

/** Gates of a league. An exploit fails only if its whole interval lies above its share. */
export const gatesOf = (results: readonly PairingResult[]): Gate[] =>
  results.flatMap(({ pairing, about, players, share, interval: [low], fair, pingPong, decision }): Gate[] => {
    const least = about === 'random' ? RANDOM_SHARE : (STEP_SHARE[players] as number);
    const won: Gate =
      about === 'exploit'
        ? { gate: `${pairing} wins no more than its share`, value: low, bound: fair, ok: low <= fair }
        : { gate: `${pairing} wins enough`, value: share, bound: least, ok: share >= least };
    if (about !== 'step') return [won];
    return [
      won,
      { gate: `${pairing} without ping-pong`, value: pingPong, bound: MOST_PING_PONG, ok: pingPong <= MOST_PING_PONG },
      { gate: `${pairing} decides in time`, value: decision.worst, bound: WORST_DECISION, ok: decision.worst <= WORST_DECISION },
    ];
  });
