import type { CardId, PlayerId } from '../../core/types.js';
import { succeeds } from '../../domain/odds.js';
import { SPECIALS } from '../cards/index.js';
import type { SpecialWith } from '../cards/specials.js';
import { cardOn, openAttack, specialCount, treasuryOf } from '../game/game.js';
import type { Attack, Board, Seat } from '../types/index.js';

/* Public facts alone decide who is asked (C-422, C-423, C-900): money to spend, the number of Specials, and face-up ones. */

const DICE = SPECIALS.filter((card): card is SpecialWith<'dice'> => 'react' in card.play && card.play.react === 'dice');
const DICE_CHANGERS: readonly CardId[] = DICE.map(({ id }) => id);
const CANCELLERS: readonly CardId[] = SPECIALS.filter(({ play }) => 'react' in play && play.react === 'special').map(({ id }) => id);

/** True if by public facts the seat may hold one of these Specials (C-423). */
const mayHold = (board: Board, seat: Seat, cards: readonly CardId[]): boolean => {
  for (const card of cards) {
    if (seat.faceUp.includes(card)) return true;
    if (seat.faceDown === 0 || board.discard.includes(card)) continue;
    if (!board.seats.some((other) => other.faceUp.includes(card))) return true;
  }
  return false;
};

/** True if by public facts the seat may cancel a Special (C-909). */
export const mayCancel = (board: Board, seat: Seat): boolean => mayHold(board, seat, CANCELLERS);

/** True if a possibly held card can reverse the dice's result (C-423). False without dice. */
export const diceMayTurn = (board: Board): boolean => {
  const attack = openAttack(board);
  if (attack?.stage !== 'dice' || attack.roll === null) return false;
  const now = succeeds(attack.roll, attack.needs);
  const turning = DICE.filter(({ play }) => succeeds(play.to, attack.needs) !== now).map(({ id }) => id);
  return board.seats.some((seat) => seat.status === 'in' && mayHold(board, seat, turning));
};

/** MB that a seat may spend on the attack, on either side (C-421, C-601), privilege aside. */
export const spendable = (board: Board, attack: Attack, seat: Seat): number =>
  treasuryOf(board, seat) + (attack.defender === seat.player ? cardOn(board, attack.target).money : 0);

/** True if a third player is kept out of a privileged attack (C-602, C-603). */
export const shutOut = (attack: Attack, player: PlayerId): boolean =>
  attack.privilege === 'declared' && player !== attack.by && player !== attack.defender && !attack.letIn.includes(player);

const couldAnswer = (board: Board, attack: Attack, seat: Seat): boolean => {
  if (seat.player === attack.by) return false;
  if (specialCount(seat) > 0) return true;
  return !shutOut(attack, seat.player) && spendable(board, attack, seat) > 0;
};

/** True if the open attack asks this seat: in its contest (C-422), and after its dice (C-423). */
export const attackAsks = (board: Board, seat: Seat): boolean => {
  const attack = openAttack(board);
  if (attack?.stage === 'contest') return couldAnswer(board, attack, seat);
  return attack?.stage === 'dice' && mayHold(board, seat, DICE_CHANGERS);
};
