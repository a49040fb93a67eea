import { z } from 'zod';
import { isRefusal } from '../../core/refuse.js';
import type { CardId, Refusal } from '../../core/types.js';
import { spendOn } from '../attack/attacking.js';
import { type Actor, cardOn, illuminatiOf, openAttack, seatOf } from '../game/game.js';
import { amountIn, onTable } from '../game/gates.js';
import type { Attack, IntentOf } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { amount, type Command, cardId } from './command.js';

const NO_CONTEST = refuse('C-421', 'noContest');

/** The treasuries from which a player may pay, and on which side (C-421); empty for third players. */
const treasuriesOf = ({ board, player }: Actor, attack: Attack): CardId[] => {
  const illuminati = illuminatiOf(seatOf(board, player));
  if (player === attack.by) return attack.attacker === illuminati ? [illuminati] : [attack.attacker, illuminati];
  return player === attack.defender ? [attack.target, illuminati] : [];
};

const contested = (actor: Actor): Refusal | Attack => {
  const attack = openAttack(actor.board);
  if (attack?.stage !== 'contest') return NO_CONTEST;
  return treasuriesOf(actor, attack).length > 0 ? attack : refuse('C-421', 'notYourContest');
};

interface SpendPlan {
  readonly attack: Attack;
  readonly intent: IntentOf<'spend'>;
}

/** Spends for the attack as attacker, or against it as defender (C-421). */
export const spend: Command<'spend', SpendPlan> = {
  type: 'spend',
  shape: z.strictObject({ type: z.literal('spend'), amount, from: cardId }),
  check: (actor, intent) => {
    const attack = contested(actor);
    if (isRefusal(attack)) return attack;
    const unseen = onTable(actor.board, intent.from);
    if (unseen) return unseen;
    if (!treasuriesOf(actor, attack).includes(intent.from)) return refuse('C-421', 'wrongTreasury', { card: intent.from });
    return amountIn(intent.amount, cardOn(actor.board, intent.from).money) ?? { attack, intent };
  },
  apply: (game, by, { attack, intent }) =>
    spendOn(game, attack, { player: by, from: intent.from, side: by === attack.by ? 'for' : 'against', amount: intent.amount }),
  offer: (actor) => {
    const attack = contested(actor);
    if (isRefusal(attack)) return attack;
    const from = treasuriesOf(actor, attack)
      .map((card) => ({ card, max: cardOn(actor.board, card).money }))
      .filter(({ max }) => max > 0);
    return from.length > 0 ? { from } : refuse('C-421', 'noMoney');
  },
};
