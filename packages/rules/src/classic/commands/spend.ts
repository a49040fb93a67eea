import { z } from 'zod';
import { refuse } from '../../core/refuse.js';
import type { CardId, Refusal } from '../../core/types.js';
import { spendOn } from '../attacking.js';
import { type Actor, cardOn, illuminatiOf, openAttack, seatOf } from '../game.js';
import { amountIn, onTable } from '../gates.js';
import type { Attack } from '../types.js';
import { amount, type Command, cardId } from './command.js';

const NO_CONTEST = refuse('C-421', 'noContest');

/** The treasuries from which a player may pay, and on which side (C-421); empty for third players. */
const treasuriesOf = ({ board, player }: Actor, attack: Attack): CardId[] => {
  const illuminati = illuminatiOf(seatOf(board, player));
  if (player === attack.by) return attack.attacker === illuminati ? [illuminati] : [attack.attacker, illuminati];
  return player === attack.defender ? [attack.target, illuminati] : [];
};

const gate = (actor: Actor): Refusal | null => {
  const attack = openAttack(actor.board);
  if (attack?.stage !== 'contest') return NO_CONTEST;
  return treasuriesOf(actor, attack).length > 0 ? null : refuse('C-421', 'notYourContest');
};

/** The attacker pays for his attack, the defender against it (C-421). */
export const spend: Command<'spend'> = {
  type: 'spend',
  shape: z.strictObject({ type: z.literal('spend'), amount, from: cardId }),
  check: (actor, intent) => {
    const refusal = gate(actor) ?? onTable(actor.board, intent.from);
    if (refusal) return refusal;
    const attack = openAttack(actor.board) as Attack;
    if (!treasuriesOf(actor, attack).includes(intent.from)) return refuse('C-421', 'wrongTreasury', { card: intent.from });
    return amountIn(intent.amount, cardOn(actor.board, intent.from).money);
  },
  apply: (game, by, intent) => {
    const attack = openAttack(game.board) as Attack;
    spendOn(game, attack, by, intent.from, by === attack.by ? 'for' : 'against', intent.amount);
  },
  offer: (actor) => {
    const refusal = gate(actor);
    if (refusal) return refusal;
    const from = treasuriesOf(actor, openAttack(actor.board) as Attack)
      .map((card) => ({ card, max: cardOn(actor.board, card).money }))
      .filter(({ max }) => max > 0);
    return from.length > 0 ? { from } : refuse('C-421', 'noMoney');
  },
};
