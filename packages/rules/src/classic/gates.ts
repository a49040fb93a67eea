import { refuse } from '../core/refuse.js';
import type { CardId, Refusal } from '../core/types.js';
import { cardFacts, specialFacts } from './cards/index.js';
import { type Actor, holdsSpecial, runningAttack, seatOf, tableCard, topFrame, turnOf } from './game.js';
import type { Board, IntentType } from './types.js';

/*
 * Checks that many intents share. Each returns the refusal or null, so that they chain with `??`.
 */

/** Constant refusals are made once: offers ask for them all the time. */
const GAME_OVER = refuse('C-1104', 'gameOver');
const OUT = refuse('C-1101', 'youAreOut');
const NOT_BEGUN = refuse('C-201', 'notBegun');
const DRAW_FIRST = refuse('C-201', 'drawFirst');
const NOT_BEFORE_DRAW = refuse('C-205', 'drawFirst');
const TURN_ENDING = refuse('C-205', 'turnEnding');
const INSIDE_ATTACK = refuse('C-205', 'insideAttack');
const NO_ACTION = refuse('C-204', 'noActionLeft');
export const NO_SUCH_CARD = refuse('C-307', 'noSuchCard');
const PLACE_FIRST = refuse('C-502', 'placeFirst');

/** Nothing is legal once the game is over, or for a player who is out. */
export const stillPlaying = ({ board, player }: Actor): Refusal | null => {
  if (board.outcome) return GAME_OVER;
  return seatOf(board, player).status === 'in' ? null : OUT;
};

/** Whether only a few intents are legal for anybody just now. */
export const isNarrow = (board: Board): boolean => {
  const top = topFrame(board);
  return (
    top !== undefined && (top.kind === 'playing' || top.kind === 'replace' || (top.kind === 'attack' && board.attack?.stage === 'place'))
  );
};

/** What an open window or a captive that waits for its place allows (C-502, C-900, C-909). */
export const allowedNow = (actor: Actor, type: IntentType): Refusal | null => {
  const { board } = actor;
  if (type === 'concede') return null;
  const top = topFrame(board);
  if (top?.kind === 'playing')
    return type === 'counter' || type === 'done' ? null : refuse('C-900', 'specialPending', { card: top.card, player: top.by });
  if (top?.kind === 'replace') {
    return type === 'done' || type === 'breakPrivilege' ? null : refuse('C-909', 'replacementPending', { player: top.by });
  }
  if (top?.kind === 'attack' && board.attack?.stage === 'place' && type !== 'place') return PLACE_FIRST;
  return null;
};

export const begun = (board: Board): Refusal | null => (board.turn ? null : NOT_BEGUN);

export const ownTurn = ({ board, player }: Actor): Refusal | null => {
  if (!board.turn) return NOT_BEGUN;
  return board.turn.player === player ? null : refuse('C-204', 'notYourTurn', { player: board.turn.player });
};

export const outsideAttack = ({ board }: Actor): Refusal | null => (runningAttack(board) ? INSIDE_ATTACK : null);

/** Own turn, phase `actions`, outside attacks: for the free actions that belong there (C-205). */
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

/** The card lies face up on the table; else nobody learns whether it exists (C-307). */
export const onTable = (board: Board, card: CardId): Refusal | null => (tableCard(board, card) ? null : NO_SUCH_CARD);

/** The refusal under the rule of the intent at hand; that a card is not there is said under its own (C-307). */
export const underRule = (code: string, refusal: Refusal): Refusal => (refusal === NO_SUCH_CARD ? refusal : { ...refusal, code });

/** The sender sees the Special: his own, or one that lies open or was shown to him (C-307). */
const seesSpecial = ({ board, mine }: Actor, card: CardId): boolean =>
  mine.hand.includes(card) ||
  board.discard.includes(card) ||
  board.seats.some((seat) => seat.faceUp.includes(card)) ||
  mine.seen.some((known) => known.card === card);

/** The card is in play and the player's own. `code` is the rule of the intent that names it. */
export const own = (actor: Actor, card: CardId, code: string): Refusal | null => {
  const owner = tableCard(actor.board, card)?.owner;
  if (owner === actor.player) return null;
  return owner !== undefined || seesSpecial(actor, card) ? refuse(code, 'notYours', { card }) : NO_SUCH_CARD;
};

/** An own Group, not the Illuminati. */
export const ownGroup = (actor: Actor, card: CardId, code: string): Refusal | null =>
  own(actor, card, code) ?? (cardFacts[card]?.kind === 'group' ? null : refuse(code, 'notAGroup', { card }));

/** A whole amount above 0, and not more than is there (C-704). `has` in MB. */
export const amountIn = (amount: number, has: number): Refusal | null => {
  if (!Number.isInteger(amount) || amount <= 0) return refuse('C-704', 'notAnAmount');
  return amount <= has ? null : refuse('C-704', 'notEnough', { has, needs: amount });
};

/** A Special in the player's hand. Of one that he cannot see nothing is said, not even whether it exists (C-307). */
export const inHand = (actor: Actor, card: CardId, code?: string): Refusal | null => {
  if (holdsSpecial(actor, card)) return null;
  if (tableCard(actor.board, card)) return refuse(code ?? 'C-900', 'notASpecial', { card });
  return seesSpecial(actor, card) ? refuse(code ?? specialFacts(card).rule, 'notHeld', { card }) : NO_SUCH_CARD;
};
