import { z } from 'zod';
import { refuse } from '../../core/refuse.js';
import type { Refusal } from '../../core/types.js';
import { carryOut, checkBranch } from '../branch.js';
import { type Actor, actorIn, seatOf, turnOf } from '../game.js';
import { actionLeft, inActions, own, ownGroup, underRule } from '../gates.js';
import { branchOf, freeArrows, openPlaces } from '../structure.js';
import type { IntentOf } from '../types.js';
import { type Command, cardId, puppetPlaces, side } from './command.js';

const gate = (actor: Actor): Refusal | null => inActions(actor) ?? actionLeft(actor);

const planOf = (actor: Actor, intent: IntentOf<'moveGroup'>) => {
  const { group, onto, arrow, puppets = [], acceptLoss = false } = intent;
  return checkBranch(actor.board, actor.player, branchOf(actor.board, group), { onto, arrow }, puppets, acceptLoss);
};

/** Moves a Group with its branch to another arrow of the own structure: a regular action (C-702). */
export const moveGroup: Command<'moveGroup'> = {
  type: 'moveGroup',
  shape: z.strictObject({
    type: z.literal('moveGroup'),
    group: cardId,
    onto: cardId,
    arrow: side,
    puppets: puppetPlaces.optional(),
    acceptLoss: z.boolean().optional(),
  }),
  check: (actor, intent) => {
    const { group, onto, arrow } = intent;
    const refusal = gate(actor) ?? ownGroup(actor, group, 'C-702') ?? own(actor, onto, 'C-702');
    if (refusal) return refusal;
    const branch = branchOf(actor.board, group);
    if (branch.includes(onto)) return refuse('C-702', 'ownBranch', { group, onto });
    if (!freeArrows(actor.board, onto, branch).includes(arrow)) return refuse('C-702', 'arrowTaken', { onto, arrow });
    const planned = planOf(actor, intent);
    return 'refusal' in planned ? underRule('C-702', planned.refusal) : null;
  },
  apply: (game, by, intent) => {
    const planned = planOf(actorIn(game, by), intent);
    if ('refusal' in planned) return;
    const turn = turnOf(game.board);
    turn.actionsLeft -= 1;
    turn.acted = true;
    carryOut(game, by, planned.plan, 'moved');
  },
  offer: (actor) => {
    const refusal = gate(actor);
    if (refusal) return refusal;
    const { board, player } = actor;
    const groups = seatOf(board, player).cards.slice(1);
    const movable = groups
      .map((group) => ({ group, places: openPlaces(board, group, player, branchOf(board, group)) }))
      .filter(({ places }) => places.length > 0);
    return movable.length > 0 ? { groups: movable } : refuse('C-702', 'nowhereToMove');
  },
};
