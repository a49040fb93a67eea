import { z } from 'zod';
import { isRefusal } from '../../core/refuse.js';
import type { Refusal } from '../../core/types.js';
import type { BranchPlan } from '../../domain/branch.js';
import { settleCapture } from '../attack/capture.js';
import { type Actor, openAttack } from '../game/game.js';
import { onTable } from '../game/gates.js';
import { carryOut, checkBranch } from '../structure/branch.js';
import { branchOf, freeArrows } from '../structure/structure.js';
import { bestPlacements } from '../structure/suggest.js';
import type { Attack } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { branchPlace, type Command } from './command.js';

const captureOf = ({ board, player }: Actor): Refusal | Attack => {
  const attack = openAttack(board);
  return attack?.stage === 'place' && attack.by === player ? attack : refuse('C-502', 'nothingToPlace');
};

interface PlacePlan {
  readonly attack: Attack;
  readonly branch: BranchPlan;
}

/** Attaches the captive, with its branch, to an arrow of its captor (C-502). */
export const place: Command<'place', PlacePlan> = {
  type: 'place',
  shape: z.strictObject({ type: z.literal('place'), ...branchPlace }),
  check: (actor, { group, onto, arrow, puppets = [], acceptLoss = false }) => {
    const { board, player } = actor;
    const attack = captureOf(actor);
    if (isRefusal(attack)) return attack;
    const refusal = onTable(board, group) ?? onTable(board, onto);
    if (refusal) return refusal;
    if (group !== attack.target) return refuse('C-502', 'notTheCaptive', { card: attack.target });
    if (onto !== attack.attacker) return refuse('C-502', 'notTheCaptor', { card: attack.attacker });
    if (!freeArrows(board, onto).includes(arrow)) return refuse('C-502', 'arrowTaken', { onto, arrow });
    const branch = checkBranch(board, player, branchOf(board, group), { onto, arrow, puppets, acceptLoss });
    return isRefusal(branch) ? branch : { attack, branch };
  },
  apply: (game, by, { attack, branch }) => {
    carryOut(game, by, branch, 'captured');
    settleCapture(game, attack, branch.laid);
  },
  offer: (actor) => {
    const attack = captureOf(actor);
    if (isRefusal(attack)) return attack;
    const places = bestPlacements(actor.board, attack).map(({ onto, arrow, puppets, plan }) => ({ onto, arrow, puppets, lost: plan.lost }));
    return { group: attack.target, places, allows: (intent) => !isRefusal(place.check(actor, intent)) };
  },
};
