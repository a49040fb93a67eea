import type { Policy } from '@illuminice/bots';
import type { GameLab } from '../game-lab.js';
import { CROWD, type Pairing, pairingsOf, titleOf } from './pairings.js';
import type { LeagueGame } from './play.js';
import { added, type Block, type Interval, type Meeting, percentile, ratingIntervals, ratings, wilson } from './statistics.js';

/** Random play in a league. */
const RANDOM = 'random';

/** Everybody who may play in a league, by name. */
export const makersOf = ({ policies, exploits }: GameLab): Record<string, (seed: number) => Policy> => ({ ...policies, ...exploits });

/** The pairings of a game's league. */
export const leagueOf = ({ ladder, exploits }: Pick<GameLab, 'ladder' | 'exploits'>): Pairing[] =>
  pairingsOf<string>(ladder, RANDOM, Object.keys(exploits), ladder.includes('expert' as never) ? 'expert' : undefined);

/** What came of a pairing. */
export interface PairingResult {
  readonly pairing: string;
  readonly about: Pairing['about'];
  readonly players: number;
  readonly games: number;
  readonly won: number;
  readonly lost: number;
  /** Won together with others. */
  readonly shared: number;
  readonly drawn: number;
  /** Games that the one won alone, of all games, 0 to 1, with its 95 % interval (Wilson). */
  readonly share: number;
  readonly interval: Interval;
  /** What everybody's share would be. */
  readonly fair: number;
  /** Turns that a game took on average. */
  readonly turns: number;
  /** How often, on average of all games, the Group that changed hands most between the same two players did so. */
  readonly pingPong: number;
  /** Processor time of a decision of the one, ms. */
  readonly decision: { readonly count: number; readonly median: number; readonly worst: number };
}

const rounded = (value: number, digits = 4): number => Number(value.toFixed(digits));
const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);

/** Adds up the games of a pairing. */
export const resultOf = (pairing: Pairing, games: readonly LeagueGame[]): PairingResult => {
  const of = (result: LeagueGame['result']): number => games.filter((game) => game.result === result).length;
  const won = of('won');
  const [low, high] = wilson(won, games.length);
  const decisions = games.flatMap((game) => game.decisions);
  return {
    pairing: titleOf(pairing),
    about: pairing.about,
    players: pairing.players,
    games: games.length,
    won,
    lost: of('lost'),
    shared: of('shared'),
    drawn: of('drawn'),
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

/** A player's strength: Elo with its 95 % interval; the anchor's is given. */
export interface Rating {
  readonly player: string;
  readonly elo: number;
  readonly interval: Interval;
}

/** The rating of the lowest level. */
const ANCHOR_ELO = 1000;

/** Strengths of all who met in duels, from the blocks of each pairing. */
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

/** A bound that a league is measured by. */
export interface Gate {
  readonly gate: string;
  readonly value: number;
  readonly bound: number;
  readonly ok: boolean;
}

/** Shares that a level must win: of duels and of games against three of the level below, and of duels against random play. */
const STEP_SHARE: Readonly<Record<number, number>> = { 2: 0.65, [CROWD]: 0.4 };
const RANDOM_SHARE = 0.99;
/** The same Group changes hands at most so often between the same two, on average of the games of a pairing. */
const MOST_PING_PONG = 2;
/** Processor time of a decision at worst, ms. */
const WORST_DECISION = 300;

/** What a league must come to. An exploit fails only where its interval lies above its share as a whole. */
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
