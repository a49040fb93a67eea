import type { Policy } from '@illuminice/bots';
import type { GameLab, PlayerKind } from './game-lab.js';
import { FOREIGN_LIMITS, type ForeignLimits, foreignPolicy } from './league/foreign.js';
import { simulateGame } from './simulate.js';

/** How greedy players fare against others, two at a table. */
export interface ArenaResult {
  readonly games: number;
  readonly wins: number;
  readonly losses: number;
  /** Both won, or the game ended in a draw. */
  readonly draws: number;
  /** Games won of all games, 0 to 1. */
  readonly share: number;
  /** Turns that a game took on average. */
  readonly turns: number;
  readonly ms: number;
  /** What a policy from a file did wrong, each with how often: it lost those games. */
  readonly faults?: Readonly<Record<string, number>>;
}

/** Whoever is measured, anew for each game. */
interface Hero {
  policy(seed: number): Policy;
  /** The game is over. */
  end(): void;
}

/**
 * Lets a policy from a file meet a kind of ours; they change seats after every game.
 *
 * @param source of the policy; see `foreignPolicy`
 * @throws Error if it is refused, or does not begin
 */
export const foreignArena = (
  bots: GameLab,
  source: string,
  against: PlayerKind,
  games: number,
  seed: number,
  limits: ForeignLimits = FOREIGN_LIMITS,
): ArenaResult => {
  const faults: Record<string, number> = {};
  let end = (): void => {};
  const hero: Hero = {
    policy(own) {
      const foreign = foreignPolicy(bots, source, own, (fault) => (faults[fault] = (faults[fault] ?? 0) + 1), limits);
      end = foreign.end;
      return foreign.policy;
    },
    end: () => end(),
  };
  return { ...play(bots, hero, against, games, seed), faults };
};

/**
 * Lets a greedy player meet another kind; they change seats after every game.
 *
 * @param bots of the game that they play
 * @param against the other kind
 * @param games how many
 * @param seed of the first game; the next ones count on
 */
export const arena = (bots: GameLab, against: PlayerKind, games: number, seed: number): ArenaResult =>
  play(bots, { policy: bots.policies.greedy, end: () => {} }, against, games, seed);

const play = (bots: GameLab, hero: Hero, against: PlayerKind, games: number, seed: number): ArenaResult => {
  const began = performance.now();
  let wins = 0;
  let losses = 0;
  let turns = 0;
  for (let i = 0; i < games; i++) {
    const at = i % 2;
    const seatSeed = (seat: number) => (seed + i) * 8 + seat;
    const own = hero.policy(seatSeed(at));
    const other = bots.policies[against](seatSeed(1 - at));
    const {
      winners,
      reason,
      turns: taken,
    } = simulateGame(bots, seed + i, 2, { policies: at === 0 ? [own, other] : [other, own], checked: false });
    hero.end();
    const name = at === 0 ? 'ann' : 'bob';
    turns += taken;
    if (reason === 'draw' || reason === 'unfinished' || winners.length !== 1) continue;
    if (winners[0] === name) wins += 1;
    else losses += 1;
  }
  const draws = games - wins - losses;
  return { games, wins, losses, draws, share: wins / games, turns: Math.round(turns / games), ms: Math.round(performance.now() - began) };
};
