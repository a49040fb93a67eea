import { z } from 'zod';
import { refuse } from '../../core/refuse.js';
import type { Refusal } from '../../core/types.js';
import { spendOn } from '../attacking.js';
import { type Actor, illuminatiOf, openAttack, seatOf, treasuryOf } from '../game.js';
import { amountIn } from '../gates.js';
import type { Attack } from '../types.js';
import { shutOut } from '../windows.js';
import { amount, type Command } from './command.js';

const NO_CONTEST = refuse('C-601', 'noContest');

const gate = ({ board, player }: Actor): Refusal | null => {
  const attack = openAttack(board);
  if (attack?.stage !== 'contest') return NO_CONTEST;
  if (player === attack.by || player === attack.defender) return refuse('C-601', 'notThird');
  return shutOut(attack, player) ? refuse('C-602', 'privileged') : null;
};

/** A third player spends for or against an attack (C-601). */
export const interfere: Command<'interfere'> = {
  type: 'interfere',
  shape: z.strictObject({ type: z.literal('interfere'), side: z.enum(['for', 'against']), amount }),
  check: (actor, intent) => gate(actor) ?? amountIn(intent.amount, treasuryOf(actor.board, seatOf(actor.board, actor.player))),
  apply: (game, by, intent) =>
    spendOn(game, openAttack(game.board) as Attack, by, illuminatiOf(seatOf(game.board, by)), intent.side, intent.amount),
  offer: (actor) => {
    const refusal = gate(actor);
    if (refusal) return refusal;
    const max = treasuryOf(actor.board, seatOf(actor.board, actor.player));
    return max > 0 ? { sides: ['for', 'against'], max } : refuse('C-601', 'noMoney');
  },
};
