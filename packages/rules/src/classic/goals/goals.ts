import type { CardId, PlayerId } from '../../core/types.js';
import { illuminatiFacts } from '../cards/index.js';
import { findSeat } from '../game/game.js';
import type { Board, Private, Seat, View } from '../types/index.js';
import { ALIGNMENTS } from '../types/words.js';
import { alignmentsOf, moneyOf, powerOf, transferableOf } from '../values/values.js';

export interface Progress {
  readonly goal: 'basic' | CardId;
  readonly have: number;
  readonly need: number;
}

/** Cards to control for the basic goal, the Illuminati included (C-1105). */
export const groupsNeeded = (board: Board): number =>
  board.options.groupsToWin ?? [13, 13, 13, 12, 10, 9, 8, 8][board.seats.length - 1] ?? 8;

const basic = (board: Board, seat: Seat): Progress => ({ goal: 'basic', have: seat.cards.length, need: groupsNeeded(board) });

/** Progress towards the special goal that is printed on this Illuminati (C-1106). */
export const progressTo = (board: Board, seat: Seat, goal: CardId): Progress => {
  const wanted = illuminatiFacts(goal).goal;
  const sum = (value: (card: CardId) => number) => seat.cards.reduce((total, card) => total + value(card), 0);
  const count = (has: (card: CardId) => boolean) => sum((card) => (has(card) ? 1 : 0));
  const have = (): number => {
    if ('total' in wanted) {
      if (wanted.total === 'money') return moneyOf(board, seat);
      return sum((card) => (wanted.total === 'power' ? powerOf(board, card) : transferableOf(board, card)));
    }
    if (wanted.count === 'secret') return 0;
    if (wanted.count === 'destroyed') return seat.destroyed.length + seat.toppled.length;
    if (wanted.count === 'alignments')
      return ALIGNMENTS.filter((a) => seat.cards.some((card) => alignmentsOf(board, card).includes(a))).length;
    const { count: alignment } = wanted;
    return count((card) => alignmentsOf(board, card).includes(alignment));
  };
  return { goal, have: have(), need: wanted.need };
};

const isSecret = (goal: CardId): boolean => {
  const { goal: printed } = illuminatiFacts(goal);
  return 'count' in printed && printed.count === 'secret';
};

/** True if this player plays for a goal named in secret (C-103, C-1202). */
export const hasSecretGoal = (board: Board, seat: Seat): boolean =>
  seat.illuminati !== null && !board.options.longGame && (board.options.hiddenGoals || isSecret(seat.illuminati));

/** The publicly known special goal of a player, if any (C-805). */
export const publicGoal = (board: Board, seat: Seat): CardId | null =>
  seat.illuminati === null || board.options.longGame || hasSecretGoal(board, seat) ? null : seat.illuminati;

export const specialGoal = (board: Board, seat: Seat, mine: Private): CardId | null =>
  hasSecretGoal(board, seat) ? mine.goal : publicGoal(board, seat);

/** True for special goals that count destroyed Groups (C-1101, C-1102). */
export const countsDestroyed = (goal: CardId | null): boolean => {
  if (goal === null) return false;
  const wanted = illuminatiFacts(goal).goal;
  return 'count' in wanted && wanted.count === 'destroyed';
};

export const playsForMoney = (goal: CardId | null): boolean => {
  if (goal === null) return false;
  const wanted = illuminatiFacts(goal).goal;
  return 'total' in wanted && wanted.total === 'money';
};

/** The secret goals that a player may name (C-103, C-1202). */
export const nameableGoals = (illuminati: readonly CardId[]): CardId[] => illuminati.filter((id) => !isSecret(id));

export const metGoals = (board: Board, seat: Seat, mine: Private): ('basic' | CardId)[] => {
  if (board.options.longGame) return [];
  const special = specialGoal(board, seat, mine);
  const all = [basic(board, seat), ...(special === null ? [] : [progressTo(board, seat, special)])];
  return all.filter(({ have, need }) => have >= need).map(({ goal }) => goal);
};

/** True if a publicly known goal is met (C-805). */
export const meetsPublicGoal = (board: Board, seat: Seat): boolean => {
  if (board.options.longGame) return false;
  const special = publicGoal(board, seat);
  return [basic(board, seat), ...(special === null ? [] : [progressTo(board, seat, special)])].some(({ have, need }) => have >= need);
};

/** A player's progress towards each goal that the viewer knows (U81); a secret goal is known to its owner alone. */
export const goalsOf = (view: View, player: PlayerId): Progress[] => {
  const { board } = view;
  const seat = findSeat(board, player);
  if (!seat || seat.illuminati === null || board.options.longGame) return [];
  const special =
    view.player === player && view.mine
      ? specialGoal(board, seat, view.mine)
      : (board.outcome?.revealed.find((r) => r.player === player)?.goal ?? publicGoal(board, seat));
  return [basic(board, seat), ...(special === null ? [] : [progressTo(board, seat, special)])];
};
