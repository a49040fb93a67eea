import { z } from 'zod';
import { refuse } from '../../core/refuse.js';
import type { Refusal } from '../../core/types.js';
import { carryOut, checkBranch } from '../branch.js';
import { settleCapture } from '../capture.js';
import { type Actor, actorIn, openAttack } from '../game.js';
import { onTable } from '../gates.js';
import { branchOf, freeArrows } from '../structure.js';
import { bestPlacements } from '../suggest.js';
import type { Attack, IntentOf } from '../types.js';
import { type Command, cardId, puppetPlaces, side } from './command.js';

const gate = ({ board, player }: Actor): Refusal | null =>
  openAttack(board)?.stage === 'place' && board.attack?.by === player ? null : refuse('C-502', 'nothingToPlace');

const planOf = ({ board, player }: Actor, { group, onto, arrow, puppets = [], acceptLoss = false }: IntentOf<'place'>) =>
  checkBranch(board, player, branchOf(board, group), { onto, arrow }, puppets, acceptLoss);

/** Hangs the captive, with its branch, on an arrow of its captor (C-502). */
export const place: Command<'place'> = {
  type: 'place',
  shape: z.strictObject({
    type: z.literal('place'),
    group: cardId,
    onto: cardId,
    arrow: side,
    puppets: puppetPlaces.optional(),
    acceptLoss: z.boolean().optional(),
  }),
  check: (actor, intent) => {
    const refusal = gate(actor) ?? onTable(actor.board, intent.group) ?? onTable(actor.board, intent.onto);
    if (refusal) return refusal;
    const attack = openAttack(actor.board) as Attack;
    if (intent.group !== attack.target) return refuse('C-502', 'notTheCaptive', { card: attack.target });
    if (intent.onto !== attack.attacker) return refuse('C-502', 'notTheCaptor', { card: attack.attacker });
    if (!freeArrows(actor.board, intent.onto).includes(intent.arrow))
      return refuse('C-502', 'arrowTaken', { onto: intent.onto, arrow: intent.arrow });
    const planned = planOf(actor, intent);
    return 'refusal' in planned ? planned.refusal : null;
  },
  apply: (game, by, intent) => {
    const planned = planOf(actorIn(game, by), intent);
    if ('refusal' in planned) return;
    carryOut(game, by, planned.plan, 'captured');
    settleCapture(game, openAttack(game.board) as Attack, planned.plan.laid);
  },
  offer: (actor) => {
    const refusal = gate(actor);
    if (refusal) return refusal;
    const attack = openAttack(actor.board) as Attack;
    const places = bestPlacements(actor.board, attack).map(({ onto, arrow, puppets, plan }) => ({ onto, arrow, puppets, lost: plan.lost }));
    return { group: attack.target, places };
  },
};
