import type { Orders } from '@illuminice/protocol';
import type { CardId, PlayerId } from '@illuminice/rules';
import {
  type Board,
  type ClassicTypes,
  cardFacts,
  check,
  decision,
  diceMayTurn,
  findSeat,
  type Intent,
  skipsTurn,
  stopPass,
  type TradeOffer,
  takesPass,
  type View,
} from '@illuminice/rules/classic';
import type { OrderRules } from '../server-game.js';
import { offersTo } from './trade.js';

/**
 * Answers on behalf of a player who asked for it. Reads public facts only, except for the order that names one of the player's own cards.
 */

/** Standing orders are checked one by one, so that none waits for another. */
const allowed = (view: View, intent: Intent | null): Intent | null => (intent && check(view, intent) === null ? intent : null);

function answerOrdered(view: View, orders: Orders): Intent | null {
  const { board, player } = view;
  return player === null || board.outcome ? null : allowed(view, answered(view, player, orders));
}

function replyOrdered(view: View, { noOffersFrom }: Orders, { id, by }: TradeOffer): Intent | null {
  return noOffersFrom.includes(by) ? allowed(view, { type: 'answer', offer: id, accept: false }) : null;
}

function taxOrdered(view: View, orders: Orders): Intent | null {
  const { board, player } = view;
  return player === null || board.outcome ? null : allowed(view, taxed(board, player, orders.taxFrom));
}

/** Names the paying card once a rival holds a tax Special or an own card has an upkeep; before that it is the player's affair. */
function taxed(board: Board, player: PlayerId, card: CardId | null): Intent | null {
  const seat = findSeat(board, player);
  if (card === null || seat?.taxFrom === card) return null;
  const threatened = board.seats.some((other) => other.player !== player && other.status === 'in' && other.cards.some(has('tax')));
  // The payer for the Post Office is the player's choice, too.
  return threatened || seat?.cards.some(has('upkeep')) ? { type: 'taxFrom', card } : null;
}

const has =
  (what: 'tax' | 'upkeep') =>
  (card: CardId): boolean => {
    const facts = cardFacts[card];
    return facts !== undefined && facts.kind !== 'special' && facts.abilities.some((ability) => what in ability);
  };

function answered(view: View, player: PlayerId, orders: Orders): Intent | null {
  const { board, mine } = view;
  const { kind, who } = decision(board);
  if (who.includes(player) && kind === 'start' && board.turn?.player === orders.senate) {
    const faceUp = findSeat(board, player)?.faceUp ?? [];
    const card = [...faceUp, ...(mine?.hand ?? [])].find(skipsTurn);
    if (card !== undefined) return { type: 'playSpecial', card };
  }
  return stopPass(view, orders.ask);
}

export const orders: OrderRules<ClassicTypes> = {
  takesDone: takesPass,
  done: (rev) => ({ type: 'done', rev }),
  // Cards in hand do not count: a longer pause would reveal them.
  takesSilence(board, player) {
    const { kind, who } = decision(board);
    return who.includes(player) && takesPass(kind) && (kind !== 'contest' || board.attack?.defender !== player);
  },
  patience(board) {
    const { kind } = decision(board);
    // Only one Special is for the start of another's turn: the pause is the same for everybody and hides who holds it.
    if (kind === 'start') return 'brief';
    if (kind !== 'dice') return 'whole';
    return diceMayTurn(board) ? 'dice' : 'none';
  },
  answer: answerOrdered,
  others(view, given) {
    const tax = taxOrdered(view, given);
    const replies = offersTo(view).flatMap((offer) => {
      const intent = replyOrdered(view, given, offer);
      return intent ? [{ key: `offer:${offer.id}`, intent }] : [];
    });
    return tax ? [...replies, { key: `tax:${given.taxFrom}`, intent: tax }] : replies;
  },
};
