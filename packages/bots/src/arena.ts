import type { GameBots, PlayerKind } from './game-bots.js';
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
}

/**
 * Lets a greedy player meet another kind; they change seats after every game.
 *
 * @param bots of the game that they play
 * @param against the other kind
 * @param games how many
 * @param seed of the first game; the next ones count on
 */
export const arena = (bots: GameBots, against: PlayerKind, games: number, seed: number): ArenaResult => {
  const began = performance.now();
  let wins = 0;
  let losses = 0;
  let turns = 0;
  for (let i = 0; i < games; i++) {
    const kinds: PlayerKind[] = i % 2 === 0 ? ['greedy', against] : [against, 'greedy'];
    const { winners, reason, turns: taken } = simulateGame(bots, seed + i, 2, { kinds, checked: false });
    const hero = i % 2 === 0 ? 'ann' : 'bob';
    turns += taken;
    if (reason === 'draw' || reason === 'unfinished' || winners.length !== 1) continue;
    if (winners[0] === hero) wins += 1;
    else losses += 1;
  }
  const draws = games - wins - losses;
  return { games, wins, losses, draws, share: wins / games, turns: Math.round(turns / games), ms: Math.round(performance.now() - began) };
};
