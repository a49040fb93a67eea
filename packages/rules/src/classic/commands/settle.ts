import { z } from 'zod';
import { isRefusal } from '../../core/refuse.js';
import type { Refusal } from '../../core/types.js';
import { endAttack } from '../attack/attacking.js';
import { type Actor, cardOn, openAttack } from '../game/game.js';
import { amountIn } from '../game/gates.js';
import type { Attack, Board } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { pay } from '../verbs/verbs.js';
import { amount, type Command } from './command.js';

const captureOf = ({ board, player }: Actor): Refusal | Attack => {
  const attack = openAttack(board);
  return attack?.stage === 'settle' && attack.by === player ? attack : refuse('C-504', 'nothingToSettle');
};

const captorMoney = (board: Board, { attacker }: Attack): number => cardOn(board, attacker).money;

interface SettlePlan {
  readonly attack: Attack;
  readonly amount: number;
}

/** Passes money from the captor to its captive (C-504). */
export const settle: Command<'settle', SettlePlan> = {
  type: 'settle',
  shape: z.strictObject({ type: z.literal('settle'), amount }),
  check: (actor, intent) => {
    const attack = captureOf(actor);
    if (isRefusal(attack)) return attack;
    return amountIn(intent.amount, captorMoney(actor.board, attack)) ?? { attack, amount: intent.amount };
  },
  apply: (game, by, { attack, amount: mb }) => {
    pay(game, { from: attack.attacker, to: attack.target, amount: mb, reason: 'settle', player: by });
    if (captorMoney(game.board, attack) === 0) endAttack(game, attack);
  },
  offer: (actor) => {
    const attack = captureOf(actor);
    return isRefusal(attack) ? attack : { max: captorMoney(actor.board, attack) };
  },
};
