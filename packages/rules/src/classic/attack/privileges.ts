import type { Refusal } from '../../core/types.js';
import { type Actor, illuminatiOf, seatOf, specialsOf, treasuryOf, turnOf } from '../game/game.js';
import { inHand } from '../game/gates.js';
import type { PrivilegeOptions, PrivilegePayment } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { privilegeCost } from './attacking.js';

/** Checks that the player's Illuminati can pay for privilege now (C-602). `spent`: MB of its treasury already meant for something else. */
const mayPay = (actor: Actor, spent: number): Refusal | null => {
  const seat = seatOf(actor.board, actor.player);
  const illuminati = illuminatiOf(seat);
  const cost = privilegeCost(illuminati);
  if (cost === undefined) return refuse('C-602', 'cannotBuy', { card: illuminati });
  if (turnOf(actor.board).used.includes(illuminati)) return refuse('C-602', 'boughtThisTurn', { card: illuminati });
  const has = treasuryOf(actor.board, seat) - spent;
  return has >= cost ? null : refuse('C-602', 'notEnough', { has, needs: cost });
};

/** Checks a payment for privilege (C-602). */
export const payable = (actor: Actor, payment: PrivilegePayment, spent = 0): Refusal | null =>
  'card' in payment ? inHand(actor, payment.card, 'C-602') : mayPay(actor, spent);

/** Possible payments for privilege (C-602). */
export const paymentOptions = (actor: Actor): PrivilegeOptions => ({
  cards: specialsOf(actor),
  pay: mayPay(actor, 0) === null,
  cost: privilegeCost(illuminatiOf(seatOf(actor.board, actor.player))) ?? 0,
});
