import { z } from 'zod';
import { refuse } from '../../core/refuse.js';
import type { Refusal } from '../../core/types.js';
import { endAttack } from '../attacking.js';
import { type Actor, cardOn, openAttack } from '../game.js';
import { amountIn } from '../gates.js';
import type { Attack } from '../types.js';
import { pay } from '../verbs.js';
import { amount, type Command } from './command.js';

const gate = ({ board, player }: Actor): Refusal | null =>
  openAttack(board)?.stage === 'settle' && board.attack?.by === player ? null : refuse('C-504', 'nothingToSettle');

const captorMoney = ({ board }: Pick<Actor, 'board'>): number => cardOn(board, (openAttack(board) as Attack).attacker).money;

/** Passes money from the captor to its captive (C-504). */
export const settle: Command<'settle'> = {
  type: 'settle',
  shape: z.strictObject({ type: z.literal('settle'), amount }),
  check: (actor, intent) => gate(actor) ?? amountIn(intent.amount, captorMoney(actor)),
  apply: (game, by, intent) => {
    const attack = openAttack(game.board) as Attack;
    pay(game, attack.attacker, attack.target, intent.amount, 'settle', by);
    if (captorMoney(game) === 0) endAttack(game, attack);
  },
  offer: (actor) => gate(actor) ?? { max: captorMoney(actor) },
};
