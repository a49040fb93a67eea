import { below, rollDice } from '../../core/rng.js';
import type { CardId, PlayerId } from '../../core/types.js';
import type { Laid } from '../../domain/tree.js';
import { isSpecial } from '../cards/index.js';
import { cardOn, changeCard, emit, type Game, privateOf, seatOf } from '../game/game.js';
import type { GameEvent, Seat, TurnedUp } from '../types/index.js';

/* Primitive changes of state. Each emits its own event; commands do the checks. */

/** Moves MB between two treasuries, or a treasury and the bank. No-op for 0. */
export const pay = (game: Game, payment: Omit<Extract<GameEvent, { type: 'money' }>, 'type'>): void => {
  const { from, to, amount } = payment;
  if (amount === 0) return;
  if (from !== 'bank') changeCard(game.board, from, { money: cardOn(game.board, from).money - amount });
  if (to !== 'bank') changeCard(game.board, to, { money: cardOn(game.board, to).money + amount });
  emit(game, { type: 'money', ...payment });
};

const remove = <T>(list: T[], item: T): void => {
  const index = list.indexOf(item);
  if (index >= 0) list.splice(index, 1);
};

const detach = (game: Game, id: CardId): void => {
  const { board } = game;
  const card = cardOn(board, id);
  if (card.zone === 'uncontrolled') remove(board.uncontrolled, id);
  if (card.zone === 'dead') remove(board.dead, id);
  if (card.owner !== null) remove(seatOf(board, card.owner).cards, id);
};

/** Attaches one card to an arrow of a structure. Its puppets need calls of their own. */
export const attach = (
  game: Game,
  { card: id, onto, arrow, spot }: Laid,
  player: PlayerId,
  why: Extract<GameEvent, { type: 'placed' }>['why'],
): void => {
  const { board } = game;
  const from = cardOn(board, id).owner;
  if (from !== player) {
    detach(game, id);
    seatOf(board, player).cards.push(id);
  }
  changeCard(board, id, { zone: 'play', owner: player, master: onto, arrow, x: spot.x, y: spot.y, rot: spot.rot });
  emit(game, { type: 'placed', card: id, player, onto, arrow, from, why });
};

/** Removes a Group from its structure, its money goes to the bank (C-506, C-507). @returns its owner */
const leaveStructure = (game: Game, id: CardId, zone: 'uncontrolled' | 'dead'): PlayerId | null => {
  const { owner, money } = cardOn(game.board, id);
  pay(game, { from: id, to: 'bank', amount: money, reason: 'lost', player: owner });
  detach(game, id);
  clearPlace(game, id, zone);
  return owner;
};

/** Makes a Group uncontrolled; its money goes to the bank (C-506, C-508). Its puppets need calls of their own. */
export const free = (game: Game, id: CardId, why: Extract<GameEvent, { type: 'freed' }>['why']): void => {
  const from = leaveStructure(game, id, 'uncontrolled');
  game.board.uncontrolled.push(id);
  if (from !== null) emit(game, { type: 'freed', card: id, from, why });
};

/** Destroys a Group, credited to a player (C-507). */
export const destroy = (game: Game, id: CardId, by: PlayerId): void => {
  const from = leaveStructure(game, id, 'dead');
  game.board.dead.push(id);
  seatOf(game.board, by).destroyed.push(id);
  emit(game, { type: 'destroyed', card: id, by, from });
};

/** Removes an Illuminati with its player (C-1101). */
export const retire = (game: Game, id: CardId, player: PlayerId): void => {
  pay(game, { from: id, to: 'bank', amount: cardOn(game.board, id).money, reason: 'left', player });
  detach(game, id);
  clearPlace(game, id, 'out');
  game.board.out.push(id);
};

const clearPlace = (game: Game, id: CardId, zone: 'uncontrolled' | 'dead' | 'out'): void =>
  changeCard(game.board, id, { zone, owner: null, master: null, arrow: null, x: 0, y: 0, rot: 0 });

/** Turns a Group face up into the uncontrolled area. */
export const uncover = (game: Game, id: CardId, why: Extract<GameEvent, { type: 'uncovered' }>['why']): void => {
  const { board } = game;
  const known = board.cards[id];
  if (known) detach(game, id);
  board.cards[id] = { id, zone: 'uncontrolled', owner: null, master: null, arrow: null, money: 0, x: 0, y: 0, rot: 0 };
  board.uncontrolled.push(id);
  emit(game, { type: 'uncovered', card: id, why });
};

/** Takes the top card off the deck; undefined if there is none (C-209). */
export const takeTop = (game: Game): CardId | undefined => {
  const card = game.state.secrets.deck.shift();
  game.board.deckSize = game.state.secrets.deck.length;
  return card;
};

/** Puts a card back into the deck at a random place (C-105). */
export const bury = (game: Game, card: CardId): void => {
  const { deck, rng } = game.state.secrets;
  deck.splice(below(rng, deck.length + 1), 0, card);
  game.board.deckSize = deck.length;
  emit(game, { type: 'buried', card });
};

/** Draws one card for a player: a Group to the middle, a Special to their hand, face down (C-203). */
export const drawFor = (game: Game, player: PlayerId): void => {
  const card = takeTop(game);
  if (card === undefined) return;
  if (!isSpecial(card)) {
    uncover(game, card, 'draw');
    return;
  }
  const mine = privateOf(game.state, player);
  mine.hand.push(card);
  mine.drawn.push(card);
  seatOf(game.board, player).faceDown += 1;
  emit(game, { type: 'specialDrawn', player, secret: { to: [player], what: { card } } });
};

/** Turns a Special in hand face up, for good (C-203). */
export const turnUp = (game: Game, player: PlayerId, card: CardId): void => {
  takeFromHand(game, player, card);
  const seat = seatOf(game.board, player);
  seat.faceUp.push(card);
  if (!game.earlier?.forgetsTurnedUp) noteTurnedUp(seat, { card, by: player, turn: game.board.turn?.number ?? 0 });
  emit(game, { type: 'specialTurnedUp', player, card });
};

/** Records the player who turned up a Special that is face up in this hand. */
export const noteTurnedUp = (seat: Seat, turned: TurnedUp): void => {
  seat.turnedUp = [...(seat.turnedUp ?? []), turned];
};

export const forgetTurnedUp = (seat: Seat, card: CardId): void => {
  const rest = seat.turnedUp?.filter((turned) => turned.card !== card) ?? [];
  if (rest.length > 0) seat.turnedUp = rest;
  else delete seat.turnedUp;
};

/** Takes a Special out of a hand, face up or down; other players' knowledge of it ends (C-307). @returns true if it was face up */
export const takeFromHand = (game: Game, player: PlayerId, card: CardId): boolean => {
  const seat = seatOf(game.board, player);
  const mine = privateOf(game.state, player);
  const up = seat.faceUp.includes(card);
  if (up) {
    remove(seat.faceUp, card);
    forgetTurnedUp(seat, card);
  } else {
    remove(mine.hand, card);
    seat.faceDown -= 1;
  }
  remove(mine.drawn, card);
  for (const other of Object.values(game.state.secrets.private)) {
    if (other.seen.length > 0) other.seen = other.seen.filter((known) => known.card !== card);
  }
  return up;
};

export const discard = (game: Game, player: PlayerId, card: CardId, why: Extract<GameEvent, { type: 'specialDiscarded' }>['why']): void => {
  layDown(game, player, card);
  emit(game, { type: 'specialDiscarded', player, card, why });
};

/** Lays a Special from a hand on the discard, face up, to be played (C-900). */
export const layDown = (game: Game, by: PlayerId, card: CardId): void => {
  takeFromHand(game, by, card);
  game.board.discard.push(card);
};

/** Two dice: queued ones first (tests and scenarios), then the generator's. */
export const throwDice = (game: Game): [number, number] => {
  const { secrets } = game.state;
  return secrets.dice.shift() ?? rollDice(secrets.rng);
};
