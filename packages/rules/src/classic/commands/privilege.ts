import { z } from 'zod';
import { isRefusal } from '../../core/refuse.js';
import type { Refusal } from '../../core/types.js';
import { declarePrivilege } from '../attack/attacking.js';
import { payable, paymentOptions } from '../attack/privileges.js';
import { type Actor, openAttack } from '../game/game.js';
import type { Attack, IntentOf, PrivilegePayment } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { type Command, cardId } from './command.js';

const unprivileged = ({ board, player }: Actor): Refusal | Attack => {
  const attack = openAttack(board);
  if (attack?.stage !== 'contest' || attack.by !== player) return refuse('C-602', 'notYourAttack');
  if (attack.privilege === 'declared') return refuse('C-602', 'alreadyPrivileged');
  if (attack.privilege === 'broken') return refuse('C-602', 'brokenForGood');
  return attack.committed && !attack.privilegeCancelled ? refuse('C-602', 'committed') : attack;
};

const paymentOf = (intent: IntentOf<'privilege'>): PrivilegePayment | undefined => {
  if (intent.card !== undefined) return intent.pay ? undefined : { card: intent.card };
  return intent.pay ? { pay: true } : undefined;
};

interface PrivilegePlan {
  readonly attack: Attack;
  readonly payment: PrivilegePayment;
}

/** Makes the player's attack privileged after the announcement (C-602). */
export const privilege: Command<'privilege', PrivilegePlan> = {
  type: 'privilege',
  shape: z.strictObject({ type: z.literal('privilege'), pay: z.literal(true).optional(), card: cardId.optional() }),
  check: (actor, intent) => {
    const attack = unprivileged(actor);
    if (isRefusal(attack)) return attack;
    const payment = paymentOf(intent);
    return payment ? (payable(actor, payment) ?? { attack, payment }) : refuse('C-602', 'payOrCard');
  },
  apply: (game, _by, { attack, payment }) => declarePrivilege(game, attack, payment),
  offer: (actor) => {
    const attack = unprivileged(actor);
    if (isRefusal(attack)) return attack;
    const options = paymentOptions(actor);
    return options.pay || options.cards.length > 0 ? options : refuse('C-602', 'nothingToPayWith');
  },
};
