import type { PlayerId } from '@illuminice/rules';
import { type Board, findFacts, fits, powerOf, progressOf, type SpecialGoal } from '@illuminice/rules/inwo';
import type { Scene } from '../scene.js';

/* What cards and players are worth, by their data alone. */

/** The goal on a player's Illuminati. */
export const goalOf = (board: Board, player: PlayerId): SpecialGoal => {
  const id = board.seats.find((seat) => seat.player === player)?.illuminati;
  const facts = id == null ? undefined : findFacts(board.cards[id]?.card ?? '');
  return facts?.kind === 'illuminati' ? facts.goal : { kind: 'none' };
};

/** How near a player is to the Basic Goal, 0 to 1 and above. */
export const nearness = (board: Board, player: PlayerId): number => {
  const [counted, needed] = progressOf(board, player);
  return counted / Math.max(1, needed);
};

/** Groups that a player lacks. */
export const lacking = (board: Board, player: PlayerId): number => {
  const [counted, needed] = progressOf(board, player);
  return needed - counted;
};

/** A Group as a puppet of one's own: it counts, it acts, others hang on it. */
export const worthOfGroup = (board: Board, player: PlayerId, card: string, id: string): number => {
  const facts = findFacts(card);
  if (!facts || !('inward' in facts)) return 0;
  const inPlay = Object.hasOwn(board.cards, id);
  const power = inPlay ? powerOf(board, id) : (facts.power ?? 0);
  const goal = goalOf(board, player);
  let worth = 8 + power * 0.9 + facts.outward.length * 0.8 + facts.global * 0.3 + Math.min(2, facts.abilities.length) * 0.4;
  if (goal.kind === 'double' && inPlay && fits(board, goal.filter, id) && power >= (goal.minPower ?? 0)) worth += 6;
  if (goal.kind === 'totalPower') worth += power;
  return worth;
};

/** How much it matters to hold a player back: the more, the nearer they are. */
export const dangerOf = ({ board, player: me }: Scene, player: PlayerId): number => {
  if (player === me) return 0;
  const left = lacking(board, player);
  if (left <= 1) return 14;
  if (left <= 2) return 8;
  if (left <= 3) return 4;
  return Math.max(0, 3 - left * 0.25) + 0.5;
};

/** The rival who is nearest to the goal. */
export const leadingRival = ({ board, rivals }: Scene): PlayerId | null => {
  let best: PlayerId | null = null;
  for (const rival of rivals) if (best === null || nearness(board, rival) > nearness(board, best)) best = rival;
  return best;
};
