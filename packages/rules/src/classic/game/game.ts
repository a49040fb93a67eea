import { findSeat } from '../../core/seats.js';
import type { CardId, PlayerId } from '../../core/types.js';
import type { Earlier } from '../earlier.js';
import type { Attack, Board, Frame, GameEvent, Private, Seat, State, TableCard, Turn, View } from '../types/index.js';

/** A game while an intent is carried out: the state, changed in place, and the events so far. */
export interface Game {
  readonly state: State;
  readonly board: Board;
  readonly events: GameEvent[];
  /** Differences of an earlier version, where the game goes by one. */
  readonly earlier?: Earlier;
}

/** A view with somebody in the seat: who sends an intent. */
export interface Actor extends View {
  readonly player: PlayerId;
  readonly mine: Private;
  /** Differences of an earlier version, where the game goes by one. */
  readonly earlier?: Earlier;
}

export { findSeat };

export const emit = (game: Game, event: GameEvent): void => {
  game.events.push(event);
};

export const seatOf = (board: Board, player: PlayerId): Seat => {
  for (const seat of board.seats) if (seat.player === player) return seat;
  throw new Error(`nobody called ${player} sits here`);
};

/** Seats still in the game, in seat order. */
export const seatsIn = (board: Board): Seat[] => board.seats.filter((seat) => seat.status === 'in');

/**
 * The card if it lies face up on the table. Clients name cards as they like, and nothing inherited (`constructor`) may count as
 * one: it does not have that id.
 */
export const tableCard = (board: Board, id: CardId): TableCard | undefined => {
  const card = board.cards[id];
  return card?.id === id ? card : undefined;
};

export const cardOn = (board: Board, id: CardId): TableCard => {
  const card = tableCard(board, id);
  if (!card) throw new Error(`${id} is not on the table`);
  return card;
};

/**
 * Puts a card in another state. Cards are replaced, never changed in place: a card that is the same object as before is
 * unchanged, so that nobody needs to read the others.
 */
export const changeCard = (board: Board, id: CardId, changes: Partial<TableCard>): void => {
  board.cards[id] = { ...cardOn(board, id), ...changes };
};

/** The Illuminati in a seat, once it is taken. */
export const illuminatiOf = (seat: Seat): CardId => {
  if (!seat.illuminati) throw new Error(`${seat.player} has no Illuminati yet`);
  return seat.illuminati;
};

/** MB in a seat's Illuminati treasury. */
export const treasuryOf = (board: Board, seat: Seat): number => (seat.illuminati ? cardOn(board, seat.illuminati).money : 0);

export const turnOf = (board: Board): Turn => {
  if (!board.turn) throw new Error('no turn has begun');
  return board.turn;
};

/** Secrets of a player; undefined for anybody without a seat. */
export const privateIn = ({ secrets }: State, player: PlayerId): Private | undefined =>
  Object.hasOwn(secrets.private, player) ? secrets.private[player] : undefined;

export const privateOf = (state: State, player: PlayerId): Private => {
  const mine = privateIn(state, player);
  if (!mine) throw new Error(`nobody called ${player} sits here`);
  return mine;
};

export const topFrame = (board: Board): Frame | undefined => board.frames[board.frames.length - 1];

/** The attack that is not over yet, settling included. */
export const openAttack = (board: Board): Attack | null => (board.attack && board.attack.stage !== 'over' ? board.attack : null);

/** The attack that a command, a frame or an effect belongs to. */
export const attackOf = (board: Board): Attack => {
  const attack = openAttack(board);
  if (!attack) throw new Error('no attack is under way');
  return attack;
};

/** The attack that still binds the table: announced, and neither settled nor being settled (C-504). */
export const runningAttack = (board: Board): Attack | null => {
  const attack = openAttack(board);
  return attack && attack.stage !== 'settle' ? attack : null;
};

/** All Specials a player holds, face up first. */
export const specialsOf = (actor: Actor): CardId[] => [...seatOf(actor.board, actor.player).faceUp, ...actor.mine.hand];

export const holdsSpecial = (actor: Actor, card: CardId): boolean =>
  actor.mine.hand.includes(card) || seatOf(actor.board, actor.player).faceUp.includes(card);

/** How many Specials a seat holds; public. */
export const specialCount = (seat: Seat): number => seat.faceUp.length + seat.faceDown;

/** The player as sender of an intent. */
export const actorIn = ({ state, board, earlier }: Pick<Game, 'state' | 'board' | 'earlier'>, player: PlayerId): Actor => ({
  board,
  player,
  mine: privateOf(state, player),
  ...(earlier && { earlier }),
});
