import { z } from 'zod';
import { refuse } from '../../core/refuse.js';
import type { Refusal } from '../../core/types.js';
import { declarePrivilege } from '../attacking.js';
import { type Actor, openAttack } from '../game.js';
import { payable, paymentOptions } from '../privileges.js';
import type { Attack, IntentOf, PrivilegePayment } from '../types.js';
import { type Command, cardId } from './command.js';

const gate = ({ board, player }: Actor): Refusal | null => {
  const attack = openAttack(board);
  if (attack?.stage !== 'contest' || attack.by !== player) return refuse('C-602', 'notYourAttack');
  if (attack.privilege === 'declared') return refuse('C-602', 'alreadyPrivileged');
  if (attack.privilege === 'broken') return refuse('C-602', 'brokenForGood');
  return attack.committed && !attack.privilegeCancelled ? refuse('C-602', 'committed') : null;
};

const paymentOf = (intent: IntentOf<'privilege'>): PrivilegePayment | undefined => {
  if (intent.card !== undefined) return intent.pay ? undefined : { card: intent.card };
  return intent.pay ? { pay: true } : undefined;
};

/** The attacker makes his attack privileged after the announcement (C-602). */
export const privilege: Command<'privilege'> = {
  type: 'privilege',
  shape: z.strictObject({ type: z.literal('privilege'), pay: z.literal(true).optional(), card: cardId.optional() }),
  check: (actor, intent) => {
    const refusal = gate(actor);
    if (refusal) return refusal;
    const payment = paymentOf(intent);
    return payment ? payable(actor, payment) : refuse('C-602', 'payOrCard');
  },
  apply: (game, _by, intent) => {
    const payment = paymentOf(intent);
    if (payment) declarePrivilege(game, openAttack(game.board) as Attack, payment);
  },
  offer: (actor) => {
    const refusal = gate(actor);
    if (refusal) return refusal;
    const options = paymentOptions(actor);
    return options.pay || options.cards.length > 0 ? options : refuse('C-602', 'nothingToPayWith');
  },
};
