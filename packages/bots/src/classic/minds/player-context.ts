import type { CardId, PlayerId } from '@illuminice/rules';
import { type Board, check, findSeat, type Intent, type Private, type Seat, type View } from '@illuminice/rules/classic';
import type { Memory } from './remembered.js';
import type { Skill } from './skills.js';
import type { Taste } from './styles.js';

export interface SeatedView extends View {
  readonly player: PlayerId;
  readonly mine: Private;
}

export interface PlayerContext extends SeatedView {
  readonly skill: Skill;
  readonly taste: Taste;
  readonly memory: Memory;
}

export const isSeated = (view: View): view is SeatedView => view.player !== null && view.mine !== null;

export const seatOf = (board: Board, player: PlayerId): Seat => {
  const seat = findSeat(board, player);
  if (!seat) throw new Error(`nobody called ${player} sits here`);
  return seat;
};

export const mySeat = (context: SeatedView): Seat => seatOf(context.board, context.player);

export const rivals = ({ board, player }: SeatedView): Seat[] =>
  board.seats.filter((seat) => seat.status === 'in' && seat.player !== player);

export const moneyOn = (board: Board, card: CardId | null): number => (card === null ? 0 : (board.cards[card]?.money ?? 0));

/** MB in the Illuminati treasury, which pays for interference, defence and deals. */
export const purseOf = (board: Board, seat: Seat): number => moneyOn(board, seat.illuminati);

export const handOf = (context: SeatedView): CardId[] => [...mySeat(context).faceUp, ...context.mine.hand];

export const ifLegal = (context: SeatedView, intent: Intent | null): Intent | null =>
  intent !== null && check(context, intent) === null ? intent : null;

/** The first item with the highest score; undefined for an empty list. */
export const best = <T>(list: Iterable<T>, score: (item: T) => number): T | undefined => {
  let found: T | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const item of list) {
    const value = score(item);
    if (value > highest) {
      found = item;
      highest = value;
    }
  }
  return found;
};
