import { z } from 'zod';
import { seatOf, turnOf } from '../game/game.js';
import { freeInActions, ownGroup } from '../game/gates.js';
import { branchOf } from '../structure/structure.js';
import { refuse } from '../types/refusals.js';
import { free } from '../verbs/verbs.js';
import { type Command, cardId } from './command.js';

/** Gives up a Group with its branch, free of charge (C-703). */
export const drop: Command<'drop'> = {
  type: 'drop',
  shape: z.strictObject({ type: z.literal('drop'), group: cardId }),
  check: (actor, intent) => freeInActions(actor) ?? ownGroup(actor, intent.group, 'C-703') ?? intent,
  apply: (game, _by, { group }) => {
    turnOf(game.board).acted = true;
    for (const card of branchOf(game.board, group)) free(game, card, 'dropped');
  },
  offer: (actor) => {
    const refusal = freeInActions(actor);
    if (refusal) return refusal;
    const { cards } = seatOf(actor.board, actor.player);
    return cards.length > 1 ? { groups: cards.slice(1) } : refuse('C-703', 'noGroups');
  },
};
