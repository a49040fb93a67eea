import { NO_ORDERS, type Orders } from '@illuminice/protocol';
import type { CardId, PlayerId } from '@illuminice/rules';
import {
  type Attack,
  afterAttack,
  type Board,
  cardFacts,
  check,
  DECISION_KINDS,
  type DecisionKind,
  decision,
  goalsOf,
  hasSecretGoal,
  type Intent,
  type TradeOffer,
  type View,
} from '@illuminice/rules/classic';

/*
 * What the server answers for a player who asked it to. It looks at what is public, except for the one order that names
 * a card of the player's own.
 */

/** Whether everybody who is asked may say `done`, so that orders can answer for them. */
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
  over: false,
};

/** Windows that standing orders and auto-pass may answer. */
export const WINDOWS: readonly DecisionKind[] = DECISION_KINDS.filter((kind) => TAKES_DONE[kind]);

/** Whether the Special takes a turn away from its player (C-910). */
const skipsTurn = (card: CardId): boolean => {
  const facts = cardFacts[card];
  return facts?.kind === 'special' && 'use' in facts.play && facts.play.use === 'skipTurn';
};

/** What a player ordered, in which turn, and the window in which he said that his silence is no answer. */
interface Given {
  orders: Orders;
  turn: number | null;
  waits: number | null;
}

/** The standing orders at a table. */
export class StandingOrders {
  readonly #given = new Map<PlayerId, Given>();

  of(player: PlayerId): Orders {
    return this.#given.get(player)?.orders ?? NO_ORDERS;
  }

  give(player: PlayerId, orders: Orders, board: Board): void {
    this.#given.set(player, { orders, turn: board.turn?.number ?? null, waits: this.#given.get(player)?.waits ?? null });
  }

  /** He thinks it over: as long as this window is open, his silence says nothing. */
  wait(player: PlayerId, frame: number): void {
    this.#given.set(player, { turn: null, ...this.#given.get(player), orders: this.of(player), waits: frame });
  }

  /**
   * Whether the player is asked and his silence will be a `done`. Public facts alone decide, and what he said himself: never
   * the cards in his hand, because who is asked for longer would tell of them (C-422).
   */
  takesSilence(board: Board, player: PlayerId): boolean {
    const { kind, frame, who } = decision(board);
    if (this.of(player).ask !== 'silence' || !who.includes(player) || !WINDOWS.includes(kind)) return false;
    if (this.#given.get(player)?.waits === frame) return false;
    return kind !== 'contest' || board.attack?.defender !== player;
  }

  /** Those that were given. */
  record(): Record<PlayerId, Given> {
    return Object.fromEntries(this.#given);
  }

  restore(record: ReturnType<StandingOrders['record']>): void {
    this.#given.clear();
    for (const [player, given] of Object.entries(record)) this.#given.set(player, given);
  }

  /** Ends what was meant for a turn that is over. @returns whose orders changed by that */
  expire(board: Board): PlayerId[] {
    const changed: PlayerId[] = [];
    for (const [player, given] of this.#given) {
      const { ask, noOffersFrom } = given.orders;
      if (given.turn === (board.turn?.number ?? null) || (ask !== 'nextTurn' && noOffersFrom.length === 0)) continue;
      given.orders = { ...given.orders, ask: ask === 'nextTurn' ? NO_ORDERS.ask : ask, noOffersFrom: [] };
      changed.push(player);
    }
    return changed;
  }
}

/** What of a player's orders answers which question: each by itself, so that none of them waits for another. */
const allowed = (view: View, intent: Intent | null): Intent | null => (intent && check(view, intent) === null ? intent : null);

/** What the orders say to the question that the player is asked, or null: then they answer it themselves. */
export function answerOrdered(view: View, orders: Orders): Intent | null {
  const { board, player } = view;
  return player === null || board.outcome ? null : allowed(view, answered(view, player, orders));
}

/** How the orders answer this offer to the player, or null: they leave it to them. */
export function replyOrdered(view: View, { noOffersFrom }: Orders, { id, by }: TradeOffer): Intent | null {
  return noOffersFrom.includes(by) ? allowed(view, { type: 'answer', offer: id, accept: false }) : null;
}

/** What the orders say about the tax, or null: nothing that has not been said. */
export function taxOrdered(view: View, orders: Orders): Intent | null {
  const { board, player } = view;
  return player === null || board.outcome ? null : allowed(view, taxed(board, player, orders.taxFrom));
}

/** Names the card that pays the tax, once somebody else holds a card that takes one; until then the order is the player's own affair. */
function taxed(board: Board, player: PlayerId, card: CardId | null): Intent | null {
  const seat = board.seats.find((one) => one.player === player);
  if (card === null || seat?.taxFrom === card) return null;
  const threatened = board.seats.some((other) => other.player !== player && other.status === 'in' && other.cards.some(takesTax));
  return threatened ? { type: 'taxFrom', card } : null;
}

const takesTax = (card: CardId): boolean => {
  const facts = cardFacts[card];
  return facts !== undefined && facts.kind !== 'special' && facts.abilities.some((ability) => 'tax' in ability);
};

function answered({ board, mine }: View, player: PlayerId, orders: Orders): Intent | null {
  const { kind, who, rev } = decision(board);
  if (!who.includes(player) || !WINDOWS.includes(kind)) return null;
  if (kind === 'start' && board.turn?.player === orders.senate) {
    const faceUp = board.seats.find((seat) => seat.player === player)?.faceUp ?? [];
    const card = [...faceUp, ...(mine?.hand ?? [])].find(skipsTurn);
    if (card !== undefined) return { type: 'playSpecial', card };
  }
  return asksHim(board, player, orders.ask) ? null : { type: 'done', rev };
}

/** Whether the player wants to be asked about what is going on. */
function asksHim(board: Board, player: PlayerId, ask: Orders['ask']): boolean {
  if (ask === 'always' || ask === 'silence') return true;
  if (ask === 'nextTurn') return false;
  const attack = board.frames.some(({ kind }) => kind === 'attack') ? board.attack : null;
  if (!attack) return false;
  if (attack.by === player || attack.defender === player) return true;
  return ask === 'danger' && couldWin(board, attack);
}

/** Whether the attack, if it succeeds, could win the game for the attacker as far as all can see. */
export function couldWin(board: Board, attack: Attack): boolean {
  const attacker = board.seats.find((seat) => seat.player === attack.by);
  if (!attacker) return false;
  if (hasSecretGoal(board, attacker)) return true;
  const after = afterAttack(board, attack);
  const defender = after.seats.find((seat) => seat.player === attack.defender);
  const isLastRival = defender?.cards.length === 1 && after.seats.filter((seat) => seat.status === 'in').length === 2;
  return isLastRival || goalsOf({ board: after, player: null, mine: null }, attack.by).some(({ have, need }) => have >= need);
}
