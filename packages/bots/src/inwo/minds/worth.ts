import type { PlayerId } from '@illuminice/rules';
import {
  alignmentsOf,
  type Board,
  branchOf,
  distanceOf,
  findFacts,
  findSeat,
  fits,
  isGroupInPlay,
  powerOf,
  progressOf,
  type SpecialGoal,
} from '@illuminice/rules/inwo';
import type { PlayerScene } from './player-scene.js';

/** Successes among the 36 rolls of two dice. */
const CHANCES = [0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33] as const;
export const chanceOf = (needs: number): number => (needs < 2 ? 0 : (CHANCES[Math.min(10, needs)] ?? 33) / 36);

export const goalOf = (board: Board, player: PlayerId): SpecialGoal => {
  const id = findSeat(board, player)?.illuminati;
  const facts = id == null ? undefined : findFacts(board.cards[id]?.card ?? '');
  return facts?.kind === 'illuminati' ? facts.goal : { kind: 'none' };
};

export const nearness = (board: Board, player: PlayerId): number => {
  const [counted, needed] = progressOf(board, player);
  return counted / Math.max(1, needed);
};

export const lacking = (board: Board, player: PlayerId): number => {
  const [counted, needed] = progressOf(board, player);
  return needed - counted;
};

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

/** Urgency of holding a player back, by their progress. */
export const dangerOf = ({ board, player: me }: PlayerScene, player: PlayerId): number => {
  if (player === me) return 0;
  const left = lacking(board, player);
  if (left <= 1) return 14;
  if (left <= 2) return 8;
  if (left <= 3) return 4;
  return Math.max(0, 3 - left * 0.25) + 0.5;
};

export const leadingRival = ({ board, rivals }: PlayerScene): PlayerId | null => {
  let best: PlayerId | null = null;
  for (const rival of rivals) if (best === null || nearness(board, rival) > nearness(board, best)) best = rival;
  return best;
};

export const goalCounting = ({ board, plots }: PlayerScene, id: string): string | undefined =>
  plots.find(({ card: held }) => {
    const facts = findFacts(held);
    const goal = facts?.kind === 'goal' ? facts.goal : undefined;
    if (goal?.kind === 'double') return fits(board, goal.filter, id) && powerOf(board, id) >= (goal.minPower ?? 0);
    return goal?.kind === 'pairs' && alignmentsOf(board, id).includes(goal.controlled);
  })?.card;

/** Like `worth`, including hidden own Goal cards. */
export const worthHere = (scene: PlayerScene, card: string, id: string): number => {
  const { board, player, skill } = scene;
  const worth = worthOfGroup(board, player, card, id);
  if (!skill.aims || !Object.hasOwn(board.cards, id)) return worth;
  return goalCounting(scene, id) === undefined ? worth : worth + 4;
};

/** Points that losing a Group costs: puppets go along, and players without Groups after three turns are out (N-1210). */
export const lossOf = ({ board, table, rivals, skill }: PlayerScene, owner: PlayerId, id: string): number => {
  const branch = branchOf(board, id);
  const worth = branch.reduce((sum, puppet, i) => {
    const card = board.cards[puppet]?.card ?? '';
    return sum + (i === 0 ? 1 : skill.branch) * worthOfGroup(board, owner, card, puppet);
  }, 0);
  const groups = table.filter((card) => card.owner === owner && isGroupInPlay(card));
  const isLast = groups.length === branch.length && (findSeat(board, owner)?.turns ?? 0) >= 2;
  return worth + (isLast ? skill.finish / rivals.length : 0);
};

/** Defence bonus of a position near the Illuminati (N-495). */
export const shelterOf = (board: Board, id: string): number => {
  const distance = distanceOf(board, id);
  return distance === 1 ? 10 : distance === 2 ? 5 : 0;
};
