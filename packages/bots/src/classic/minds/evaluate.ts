import type { CardId, PlayerId } from '@illuminice/rules';
import {
  afterAttack,
  type Board,
  cardFacts,
  distanceOf,
  goalsOf,
  incomeOf,
  powerOf,
  type Seat,
  transferableOf,
} from '@illuminice/rules/classic';
import { acquaintance } from './memory.js';
import { mySeat, type PlayerContext, rivals, seatOf } from './player-context.js';

/* Values in points: an average Group is worth about ten, a won game three hundred. */

/** Progress to the nearest goal that the viewer knows of, 0 to 1 or more. */
export const progressOf = (context: PlayerContext, player: PlayerId): number =>
  goalsOf(context, player).reduce((most, { have, need }) => Math.max(most, have / need), 0);

export const groupWorth = (board: Board, card: CardId): number => {
  const facts = cardFacts[card];
  if (facts?.kind !== 'group') return 0;
  const arrows = facts.outward.length;
  return (
    2 +
    powerOf(board, card) * 0.7 +
    transferableOf(board, card) * 0.6 +
    Math.max(0, incomeOf(board, card)) +
    arrows * 0.6 +
    facts.abilities.length
  );
};

/**
 * Players without a Group at the end of their third turn are out (C-1101). Two attacks a turn take at most two branches of
 * the Illuminati, so three branches are safe for a turn.
 */
const exposure = ({ skill, board }: PlayerContext, seat: Seat): number => {
  if (seat.cards.length <= 1 && seat.turns >= 3) return skill.win;
  let branches = 0;
  for (const card of seat.cards) if (board.cards[card]?.master === seat.illuminati && card !== seat.illuminati) branches += 1;
  const near = seat.turns >= 2 ? 1 : seat.turns === 1 ? 0.35 : 0.12;
  return (skill.exposed[branches] ?? 0) * near;
};

/** Worth of a player's position: goals, steeper near the end, and Groups. */
export const seatWorth = (context: PlayerContext, player: PlayerId): number => {
  const { board, skill } = context;
  const seat = seatOf(board, player);
  if (seat.status !== 'in') return 0;
  let first = 0;
  let second = 0;
  for (const { have, need } of goalsOf(context, player)) {
    const share = have / need;
    if (share > first) [first, second] = [share, first];
    else if (share > second) second = share;
  }
  const goals =
    skill.goal * Math.min(first, 1) ** skill.steep + skill.second * Math.min(second, 1) ** skill.steep + (first >= 1 ? skill.win : 0);
  let groups = 0;
  for (const card of seat.cards) groups += groupWorth(board, card) * (skill.shelter[Math.min(4, distanceOf(board, card))] ?? 1);
  return goals + groups - exposure(context, seat);
};

/**
 * Share of another player's gain that counts as a loss: large with two players, else growing with their progress and the
 * grudge.
 */
const rivalry = (context: PlayerContext, player: PlayerId): number => {
  const { skill, taste, memory } = context;
  if (rivals(context).length === 1) return skill.duel;
  const grudge = Math.min(4, acquaintance(memory, player).grudge) * taste.grudge;
  return skill.crowd + grudge + skill.leader * Math.max(0, progressOf(context, player) - 0.5);
};

/**
 * Gain for the viewer of another board instead of this one.
 *
 * @param affected players whose worth may change
 */
export const gain = (context: PlayerContext, after: Board, affected: readonly PlayerId[]): number => {
  const then: PlayerContext = { ...context, board: after };
  let total = 0;
  for (const player of new Set(affected)) {
    const change = seatWorth(then, player) - seatWorth(context, player);
    if (player === context.player) total += change;
    else {
      // A player about to win is a full rival, however far from their goal they seemed.
      const wins = progressOf(then, player) >= 1 && progressOf(context, player) < 1;
      total -= change * (wins ? 1 : rivalry(context, player));
    }
  }
  return total;
};

export const successWorth = (context: PlayerContext, attack: Parameters<typeof afterAttack>[1]): number => {
  const owner = context.board.cards[attack.target]?.owner ?? null;
  const affected = owner === null ? [attack.by] : [attack.by, owner];
  return gain(context, afterAttack(context.board, attack), affected);
};

export const withMoney = (board: Board, player: PlayerId, amount: number): Board => {
  const { illuminati } = seatOf(board, player);
  const card = illuminati === null ? undefined : board.cards[illuminati];
  if (!card) return board;
  return { ...board, cards: { ...board.cards, [card.id]: { ...card, money: card.money + amount } } };
};

/** Worth of one of the viewer's megabucks: more for goals that collect them. */
export const megabuckWorth = (context: PlayerContext): number => {
  const ten = withMoney(context.board, context.player, 10);
  const collected = (seatWorth({ ...context, board: ten }, context.player) - seatWorth(context, context.player)) / 10;
  return context.skill.megabuck + Math.min(collected, 3);
};

export const leader = (context: PlayerContext): { seat: Seat; progress: number } | null => {
  let found: { seat: Seat; progress: number } | null = null;
  for (const seat of rivals(context)) {
    const progress = progressOf(context, seat.player);
    if (!found || progress > found.progress) found = { seat, progress };
  }
  return found;
};

export const hasSpareGroup = (context: PlayerContext, gone: number): boolean => mySeat(context).cards.length - 1 - gone >= 1;
