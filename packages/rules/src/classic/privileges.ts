import { refuse } from '../core/refuse.js';
import type { CardId, Refusal } from '../core/types.js';
import { privilegeCost } from './attacking.js';
import { type Actor, illuminatiOf, seatOf, specialsOf, treasuryOf, turnOf } from './game.js';
import { inHand } from './gates.js';
import type { PrivilegePayment } from './types.js';

/** Whether the player's Illuminati may pay for privilege now (C-602). `spent`: MB of its treasury already meant for something else. */
const mayPay = (actor: Actor, spent: number): Refusal | null => {
  const seat = seatOf(actor.board, actor.player);
  const illuminati = illuminatiOf(seat);
  const cost = privilegeCost(illuminati);
  if (cost === undefined) return refuse('C-602', 'cannotBuy', { card: illuminati });
  if (turnOf(actor.board).used.includes(illuminati)) return refuse('C-602', 'boughtThisTurn', { card: illuminati });
  const has = treasuryOf(actor.board, seat) - spent;
  return has >= cost ? null : refuse('C-602', 'notEnough', { has, needs: cost });
};

/** Whether this payment for privilege is possible (C-602). */
export const payable = (actor: Actor, payment: PrivilegePayment, spent = 0): Refusal | null =>
  'card' in payment ? inHand(actor, payment.card, 'C-602') : mayPay(actor, spent);

/** With what the attacker may make his attack privileged (C-602). */
export const paymentOptions = (actor: Actor): { cards: CardId[]; pay: boolean } => ({
  cards: specialsOf(actor),
  pay: mayPay(actor, 0) === null,
});
