import type { Policy } from '@illuminice/bots';
import type { GameLab, PlayerKind } from './game-lab.js';
import { FOREIGN_LIMITS, type ForeignLimits, foreignPolicy } from './league/foreign.js';
import { simulateGame } from './simulate.js';

export interface ArenaResult {
  readonly games: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  readonly share: number;
  readonly turns: number;
  readonly ms: number;
  /** Faults of a foreign policy with their number; each lost a game. */
  readonly faults?: Readonly<Record<string, number>>;
}

export interface Match {
  readonly against: PlayerKind;
  readonly games: number;
  /** Seed of the first game; the next ones count on. */
  readonly seed: number;
}

interface Hero {
  policy(seed: number): Policy;
  end(): void;
}

/**
 * Duels of a policy from a file against a kind; seats alternate.
 *
 * @throws Error for a policy that is refused or does not start
 */
export const foreignArena = (lab: GameLab, source: string, match: Match, limits: ForeignLimits = FOREIGN_LIMITS): ArenaResult => {
  const faults: Record<string, number> = {};
  let end = (): void => {};
  const hero: Hero = {
    policy(own) {
      const foreign = foreignPolicy(lab, { source, seed: own, limits }, (fault) => (faults[fault] = (faults[fault] ?? 0) + 1));
      end = foreign.end;
      return foreign.policy;
    },
    end: () => end(),
  };
  return { ...play(lab, hero, match), faults };
};

/** Duels of a greedy player against another kind; seats alternate. */
export const arena = (lab: GameLab, match: Match): ArenaResult => play(lab, { policy: lab.policies.greedy, end: () => {} }, match);

const play = (lab: GameLab, hero: Hero, { against, games, seed }: Match): ArenaResult => {
  const began = performance.now();
  let wins = 0;
  let losses = 0;
  let turns = 0;
  for (let i = 0; i < games; i++) {
    const own = i % 2;
    const seatSeed = (seat: number) => (seed + i) * 8 + seat;
    const measured = hero.policy(seatSeed(own));
    const other = lab.policies[against](seatSeed(1 - own));
    const {
      winners,
      reason,
      turns: taken,
    } = simulateGame(lab, seed + i, 2, { policies: own === 0 ? [measured, other] : [other, measured], checked: false });
    hero.end();
    const name = own === 0 ? 'ann' : 'bob';
    turns += taken;
    if (reason === 'draw' || reason === 'unfinished' || winners.length !== 1) continue;
    if (winners[0] === name) wins += 1;
    else losses += 1;
  }
  const draws = games - wins - losses;
  return { games, wins, losses, draws, share: wins / games, turns: Math.round(turns / games), ms: Math.round(performance.now() - began) };
};
