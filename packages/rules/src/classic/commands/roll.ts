import { z } from 'zod';
import { refuse } from '../../core/refuse.js';
import type { Refusal } from '../../core/types.js';
import { attackFrame, commit } from '../attacking.js';
import { type Actor, emit, openAttack, topFrame } from '../game.js';
import type { Attack } from '../types.js';
import { throwDice } from '../verbs.js';
import { waitingFor } from '../windows.js';
import type { Command } from './command.js';

const gate = ({ board, player }: Actor): Refusal | null => {
  const attack = openAttack(board);
  if (attack?.stage !== 'contest') return refuse('C-422', 'nothingToRoll');
  if (attack.by !== player) return refuse('C-422', 'attackerRolls', { player: attack.by });
  const waiting = waitingFor(board);
  return waiting.length > 0 ? refuse('C-422', 'waiting', { player: waiting[0] as string, count: waiting.length }) : null;
};

/** The attacker rolls, once nobody is waited for (C-422). */
export const roll: Command<'roll'> = {
  type: 'roll',
  shape: z.strictObject({ type: z.literal('roll'), rev: z.number().optional() }),
  check: (actor, { rev }) => gate(actor) ?? (rev === undefined || rev === topFrame(actor.board)?.rev ? null : refuse('C-422', 'stale')),
  apply: (game, by) => {
    const attack = openAttack(game.board) as Attack;
    commit(game, attack);
    const dice = throwDice(game);
    attack.dice = dice;
    attack.roll = dice[0] + dice[1];
    attack.stage = 'dice';
    const frame = attackFrame(game);
    frame.rev += 1;
    frame.done = [];
    frame.firm = [];
    emit(game, { type: 'rolled', attack: attack.id, player: by, dice, needs: attack.needs });
  },
  offer: (actor) => gate(actor) ?? { rev: topFrame(actor.board)?.rev ?? 0 },
};
