import type { CardId, Refusal } from '../../core/types.js';
import { cardFacts, specialFacts } from '../cards/index.js';
import type { Board } from '../types/index.js';
import { type CodeWith, refuse } from '../types/refusals.js';
import { type Actor, holdsSpecial, runningAttack, seatOf, tableCard, turnOf } from './game.js';

const GAME_OVER = refuse('C-1104', 'gameOver');
const OUT = refuse('C-1101', 'youAreOut');
const NOT_BEGUN = refuse('C-201', 'notBegun');
const DRAW_FIRST = refuse('C-201', 'drawFirst');
const NOT_BEFORE_DRAW = refuse('C-205', 'drawFirst');
const TURN_ENDING = refuse('C-205', 'turnEnding');
const INSIDE_ATTACK = refuse('C-205', 'insideAttack');
const NO_ACTION = refuse('C-204', 'noActionLeft');
export const NO_SUCH_CARD = refuse('C-307', 'noSuchCard');

export const stillPlaying = ({ board, player }: Actor): Refusal | null => {
  if (board.outcome) return GAME_OVER;
  return seatOf(board, player).status === 'in' ? null : OUT;
};

export const begun = (board: Board): Refusal | null => (board.turn ? null : NOT_BEGUN);

export const ownTurn = ({ board, player }: Actor): Refusal | null => {
  if (!board.turn) return NOT_BEGUN;
  return board.turn.player === player ? null : refuse('C-204', 'notYourTurn', { player: board.turn.player });
};

export const outsideAttack = ({ board }: Actor): Refusal | null => (runningAttack(board) ? INSIDE_ATTACK : null);

/** Own turn, phase `actions`, outside attacks: for its free actions (C-205). */
export const freeInActions = (actor: Actor): Refusal | null =>
  ownTurn(actor) ?? (actor.board.phase === 'start' ? NOT_BEFORE_DRAW : inActions(actor));

/** Own turn, phase `actions`, outside attacks (C-201, C-204, C-205). */
export const inActions = (actor: Actor): Refusal | null => {
  const turn = ownTurn(actor);
  if (turn) return turn;
  if (actor.board.phase === 'start') return DRAW_FIRST;
  if (actor.board.phase !== 'actions') return TURN_ENDING;
  return outsideAttack(actor);
};

/** A regular action is left (C-204). */
export const actionLeft = ({ board }: Actor): Refusal | null => (turnOf(board).actionsLeft > 0 ? null : NO_ACTION);

/** Refuses a card that is not face up on the table, without telling if it exists (C-307). */
export const onTable = (board: Board, card: CardId): Refusal | null => (tableCard(board, card) ? null : NO_SUCH_CARD);

/** The refusal under the rule of the present intent; a missing card keeps its own rule (C-307). */
export const underRule = (code: CodeWith<'noRoomThere'>, refusal: Refusal): Refusal =>
  refusal === NO_SUCH_CARD ? refusal : { ...refusal, code };

/** True if the player sees the Special: an own one, a face-up one, or one shown to them (C-307). */
const seesSpecial = ({ board, mine }: Actor, card: CardId): boolean =>
  mine.hand.includes(card) ||
  board.discard.includes(card) ||
  board.seats.some((seat) => seat.faceUp.includes(card)) ||
  mine.seen.some((known) => known.card === card);

/** Refuses a card that is not the player's own in play. `code` is the rule of the intent that names it. */
export const own = (actor: Actor, card: CardId, code: CodeWith<'notYours'>): Refusal | null => {
  const owner = tableCard(actor.board, card)?.owner;
  if (owner === actor.player) return null;
  return owner !== undefined || seesSpecial(actor, card) ? refuse(code, 'notYours', { card }) : NO_SUCH_CARD;
};

export const ownGroup = (actor: Actor, card: CardId, code: CodeWith<'notYours'> & CodeWith<'notAGroup'>): Refusal | null =>
  own(actor, card, code) ?? (cardFacts[card]?.kind === 'group' ? null : refuse(code, 'notAGroup', { card }));

/** Checks a whole amount from 1 to `has` MB (C-704). */
export const amountIn = (amount: number, has: number): Refusal | null => {
  if (!Number.isInteger(amount) || amount <= 0) return refuse('C-704', 'notAnAmount');
  return amount <= has ? null : refuse('C-704', 'notEnough', { has, needs: amount });
};

/** Refuses a Special outside of the player's hand; unknown Specials get the same refusal as nonexistent ones (C-307). */
export const inHand = (actor: Actor, card: CardId, code?: CodeWith<'notHeld'> & CodeWith<'notASpecial'>): Refusal | null => {
  if (holdsSpecial(actor, card)) return null;
  if (tableCard(actor.board, card)) return refuse(code ?? 'C-900', 'notASpecial', { card });
  return seesSpecial(actor, card) ? refuse(code ?? specialFacts(card).rule, 'notHeld', { card }) : NO_SUCH_CARD;
};
