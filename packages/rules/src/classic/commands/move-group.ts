import { z } from 'zod';
import { isRefusal } from '../../core/refuse.js';
import type { Refusal } from '../../core/types.js';
import type { BranchPlan } from '../../domain/branch.js';
import { type Actor, seatOf, turnOf } from '../game/game.js';
import { actionLeft, inActions, own, ownGroup, underRule } from '../game/gates.js';
import { carryOut, checkBranch } from '../structure/branch.js';
import { branchOf, freeArrows, openPlaces } from '../structure/structure.js';
import type { IntentOf } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { branchPlace, type Command } from './command.js';

const gate = (actor: Actor): Refusal | null => inActions(actor) ?? actionLeft(actor);

/** Moves a Group with its branch to another arrow of the own structure: a regular action (C-702). */
export const moveGroup: Command<'moveGroup', BranchPlan> = {
  type: 'moveGroup',
  shape: z.strictObject({ type: z.literal('moveGroup'), ...branchPlace }),
  check: (actor, { group, onto, arrow, puppets = [], acceptLoss = false }) => {
    const { board, player } = actor;
    const refusal = gate(actor) ?? ownGroup(actor, group, 'C-702') ?? own(actor, onto, 'C-702');
    if (refusal) return refusal;
    const branch = branchOf(board, group);
    if (branch.includes(onto)) return refuse('C-702', 'ownBranch', { group, onto });
    if (!freeArrows(board, onto, branch).includes(arrow)) return refuse('C-702', 'arrowTaken', { onto, arrow });
    const plan = checkBranch(board, player, branch, { onto, arrow, puppets, acceptLoss });
    return isRefusal(plan) ? underRule('C-702', plan) : plan;
  },
  apply: (game, by, plan) => {
    const turn = turnOf(game.board);
    turn.actionsLeft -= 1;
    turn.acted = true;
    carryOut(game, by, plan, 'moved');
  },
  offer: (actor) => {
    const refusal = gate(actor);
    if (refusal) return refusal;
    const { board, player } = actor;
    const groups = seatOf(board, player).cards.slice(1);
    const movable = groups
      .map((group) => ({ group, places: openPlaces(board, group, player, branchOf(board, group)) }))
      .filter(({ places }) => places.length > 0);
    const allows = (intent: IntentOf<'moveGroup'>) => !isRefusal(moveGroup.check(actor, intent));
    return movable.length > 0 ? { groups: movable, allows } : refuse('C-702', 'nowhereToMove');
  },
};
