import { z } from 'zod';
import { isRefusal } from '../../core/refuse.js';
import type { Refusal } from '../../core/types.js';
import { spendOn } from '../attack/attacking.js';
import { shutOut } from '../frames/asking.js';
import { type Actor, illuminatiOf, openAttack, seatOf, treasuryOf } from '../game/game.js';
import { amountIn } from '../game/gates.js';
import type { Attack, IntentOf } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { amount, type Command } from './command.js';

const NO_CONTEST = refuse('C-601', 'noContest');

/** The attack on which a third player may spend. */
const contested = ({ board, player }: Actor): Refusal | Attack => {
  const attack = openAttack(board);
  if (attack?.stage !== 'contest') return NO_CONTEST;
  if (player === attack.by || player === attack.defender) return refuse('C-601', 'notThird');
  return shutOut(attack, player) ? refuse('C-602', 'privileged') : attack;
};

interface InterferePlan {
  readonly attack: Attack;
  readonly intent: IntentOf<'interfere'>;
}

/** A third player spends for or against an attack (C-601). */
export const interfere: Command<'interfere', InterferePlan> = {
  type: 'interfere',
  shape: z.strictObject({ type: z.literal('interfere'), side: z.enum(['for', 'against']), amount }),
  check: (actor, intent) => {
    const attack = contested(actor);
    if (isRefusal(attack)) return attack;
    return amountIn(intent.amount, treasuryOf(actor.board, seatOf(actor.board, actor.player))) ?? { attack, intent };
  },
  apply: (game, by, { attack, intent }) =>
    spendOn(game, attack, { player: by, from: illuminatiOf(seatOf(game.board, by)), side: intent.side, amount: intent.amount }),
  offer: (actor) => {
    const attack = contested(actor);
    if (isRefusal(attack)) return attack;
    const max = treasuryOf(actor.board, seatOf(actor.board, actor.player));
    return max > 0 ? { sides: ['for', 'against'], max } : refuse('C-601', 'noMoney');
  },
};
