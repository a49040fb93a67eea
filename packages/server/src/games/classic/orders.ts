import type { Orders } from '@illuminice/protocol';
import type { CardId, PlayerId } from '@illuminice/rules';
import {
  type Attack,
  afterAttack,
  type Board,
  type ClassicTypes,
  cardFacts,
  check,
  DECISION_KINDS,
  type DecisionKind,
  decision,
  diceMayTurn,
  findSeat,
  goalsOf,
  hasSecretGoal,
  type Intent,
  type TradeOffer,
  type View,
} from '@illuminice/rules/classic';
import type { OrderRules } from '../server-game.js';
import { offersTo } from './trade.js';

/**
 * Answers on behalf of a player who asked for it. Reads public facts only, except for the order that names one of the player's own cards.
 */

/** Kinds of decision whose awaited players may say `done`, so that orders can answer for them. */
const TAKES_DONE: Readonly<Record<DecisionKind, boolean>> = {
  chooseIlluminati: false,
  chooseGoal: false,
  turn: false,
  start: true,
  contest: true,
  roll: false,
  dice: true,
  place: false,
  settle: false,
  playing: true,
  replace: false,
  askBack: true,
  over: false,
};

/** Windows that standing orders and auto-pass may answer. */
const WINDOWS: readonly DecisionKind[] = DECISION_KINDS.filter((kind) => TAKES_DONE[kind]);

/** True if the Special takes a turn away from its player (C-910). */
const skipsTurn = (card: CardId): boolean => {
  const facts = cardFacts[card];
  return facts?.kind === 'special' && 'use' in facts.play && facts.play.use === 'skipTurn';
};

/** Standing orders are checked one by one, so that none waits for another. */
const allowed = (view: View, intent: Intent | null): Intent | null => (intent && check(view, intent) === null ? intent : null);

/** Answer of the orders to the open question; null: the player answers. */
function answerOrdered(view: View, orders: Orders): Intent | null {
  const { board, player } = view;
  return player === null || board.outcome ? null : allowed(view, answered(view, player, orders));
}

/** Answer of the orders to this offer; null: the player answers. */
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

function answered({ board, mine }: View, player: PlayerId, orders: Orders): Intent | null {
  const { kind, who, rev } = decision(board);
  if (!who.includes(player) || !WINDOWS.includes(kind)) return null;
  if (kind === 'start' && board.turn?.player === orders.senate) {
    const faceUp = findSeat(board, player)?.faceUp ?? [];
    const card = [...faceUp, ...(mine?.hand ?? [])].find(skipsTurn);
    if (card !== undefined) return { type: 'playSpecial', card };
  }
  return asksPlayer(board, player, orders.ask) ? null : { type: 'done', rev };
}

/** True if the player wants to be asked about the present decision. */
function asksPlayer(board: Board, player: PlayerId, ask: Orders['ask']): boolean {
  if (ask === 'always' || ask === 'silence') return true;
  if (ask === 'nextTurn') return false;
  const attack = board.frames.some(({ kind }) => kind === 'attack') ? board.attack : null;
  if (!attack) return false;
  if (attack.by === player || attack.defender === player) return true;
  return ask === 'danger' && couldWin(board, attack);
}

/** True if the attack could win the game for the attacker, as far as all can see. */
export function couldWin(board: Board, attack: Attack): boolean {
  const attacker = findSeat(board, attack.by);
  if (!attacker) return false;
  if (hasSecretGoal(board, attacker)) return true;
  const after = afterAttack(board, attack);
  const defender = findSeat(after, attack.defender);
  const isLastRival = defender?.cards.length === 1 && after.seats.filter((seat) => seat.status === 'in').length === 2;
  return isLastRival || goalsOf({ board: after, player: null, mine: null }, attack.by).some(({ have, need }) => have >= need);
}

export const orders: OrderRules<ClassicTypes> = {
  takesDone: (kind) => (WINDOWS as readonly string[]).includes(kind),
  done: (rev) => ({ type: 'done', rev }),
  // Cards in hand do not count: a longer pause would reveal them.
  takesSilence(board, player) {
    const { kind, who } = decision(board);
    return who.includes(player) && WINDOWS.includes(kind) && (kind !== 'contest' || board.attack?.defender !== player);
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
