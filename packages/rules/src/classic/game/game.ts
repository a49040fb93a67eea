import { findSeat } from '../../core/seats.js';
import type { CardId, PlayerId } from '../../core/types.js';
import type { Earlier } from '../earlier.js';
import type { Attack, Board, Frame, GameEvent, Private, Seat, State, TableCard, Turn, View } from '../types/index.js';

/** A game during an intent: the state, changed in place, and the events so far. */
export interface Game {
  readonly state: State;
  readonly board: Board;
  readonly events: GameEvent[];
  readonly earlier?: Earlier;
}

export interface Actor extends View {
  readonly player: PlayerId;
  readonly mine: Private;
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

export const seatsIn = (board: Board): Seat[] => board.seats.filter((seat) => seat.status === 'in');

/** The card if it is face up on the table. Inherited names (`constructor`) never match. */
export const tableCard = (board: Board, id: CardId): TableCard | undefined => {
  const card = board.cards[id];
  return card?.id === id ? card : undefined;
};

export const cardOn = (board: Board, id: CardId): TableCard => {
  const card = tableCard(board, id);
  if (!card) throw new Error(`${id} is not on the table`);
  return card;
};

/** Replaces a card's state. Cards are never changed in place: an identical object means an unchanged card. */
export const changeCard = (board: Board, id: CardId, changes: Partial<TableCard>): void => {
  board.cards[id] = { ...cardOn(board, id), ...changes };
};

export const illuminatiOf = (seat: Seat): CardId => {
  if (!seat.illuminati) throw new Error(`${seat.player} has no Illuminati yet`);
  return seat.illuminati;
};

export const treasuryOf = (board: Board, seat: Seat): number => (seat.illuminati ? cardOn(board, seat.illuminati).money : 0);

export const turnOf = (board: Board): Turn => {
  if (!board.turn) throw new Error('no turn has begun');
  return board.turn;
};

export const privateIn = ({ secrets }: State, player: PlayerId): Private | undefined =>
  Object.hasOwn(secrets.private, player) ? secrets.private[player] : undefined;

export const privateOf = (state: State, player: PlayerId): Private => {
  const mine = privateIn(state, player);
  if (!mine) throw new Error(`nobody called ${player} sits here`);
  return mine;
};

export const topFrame = (board: Board): Frame | undefined => board.frames[board.frames.length - 1];

/** The open attack, settling included. */
export const openAttack = (board: Board): Attack | null => (board.attack && board.attack.stage !== 'over' ? board.attack : null);

export const attackOf = (board: Board): Attack => {
  const attack = openAttack(board);
  if (!attack) throw new Error('no attack is under way');
  return attack;
};

/** The attack that still binds the table: announced, and neither settled nor settling (C-504). */
export const runningAttack = (board: Board): Attack | null => {
  const attack = openAttack(board);
  return attack && attack.stage !== 'settle' ? attack : null;
};

export const specialsOf = (actor: Actor): CardId[] => [...seatOf(actor.board, actor.player).faceUp, ...actor.mine.hand];

export const holdsSpecial = (actor: Actor, card: CardId): boolean =>
  actor.mine.hand.includes(card) || seatOf(actor.board, actor.player).faceUp.includes(card);

export const specialCount = (seat: Seat): number => seat.faceUp.length + seat.faceDown;

export const actorIn = ({ state, board, earlier }: Pick<Game, 'state' | 'board' | 'earlier'>, player: PlayerId): Actor => ({
  board,
  player,
  mine: privateOf(state, player),
  ...(earlier && { earlier }),
});
