import { z } from 'zod';
import { isRefusal } from '../../core/refuse.js';
import type { Refusal } from '../../core/types.js';
import { commit } from '../attack/attacking.js';
import { attackFrame } from '../frames/frames.js';
import { type Actor, emit, openAttack, topFrame } from '../game/game.js';
import type { Attack } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { throwDice } from '../verbs/verbs.js';
import { waitingFor } from '../windows/windows.js';
import type { Command } from './command.js';

const readyToRoll = ({ board, player }: Actor): Refusal | Attack => {
  const attack = openAttack(board);
  if (attack?.stage !== 'contest') return refuse('C-422', 'nothingToRoll');
  if (attack.by !== player) return refuse('C-422', 'attackerRolls', { player: attack.by });
  const waiting = waitingFor(board);
  const [first] = waiting;
  return first === undefined ? attack : refuse('C-422', 'waiting', { player: first, count: waiting.length });
};

/** Rolls the attacker's dice, once nobody is awaited (C-422). */
export const roll: Command<'roll', Attack> = {
  type: 'roll',
  shape: z.strictObject({ type: z.literal('roll'), rev: z.number().optional() }),
  check: (actor, { rev }) => {
    const attack = readyToRoll(actor);
    return isRefusal(attack) || rev === undefined || rev === topFrame(actor.board)?.rev ? attack : refuse('C-422', 'stale');
  },
  apply: (game, by, attack) => {
    commit(game, attack);
    const dice = throwDice(game);
    attack.dice = dice;
    attack.roll = dice[0] + dice[1];
    attack.stage = 'dice';
    const frame = attackFrame(game.board);
    frame.rev += 1;
    frame.done = [];
    frame.firm = [];
    emit(game, { type: 'rolled', attack: attack.id, player: by, dice, needs: attack.needs });
  },
  offer: (actor) => {
    const attack = readyToRoll(actor);
    return isRefusal(attack) ? attack : { rev: topFrame(actor.board)?.rev ?? 0 };
  },
};
