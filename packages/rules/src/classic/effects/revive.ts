import { runningAttack } from '../game/game.js';
import { onTable } from '../game/gates.js';
import { refuse } from '../types/refusals.js';
import { uncover } from '../verbs/verbs.js';
import { type Effect, outsidePrivilege } from './effect.js';

/** Brings a Group back from the dead pile to the middle (C-907). */
export const revive: Effect<'revive'> = {
  when: (actor, { id, rule }) => outsidePrivilege(actor) ?? (runningAttack(actor.board) ? refuse(rule, 'notInAttack', { card: id }) : null),
  argument: {
    needs: 'deadGroup',
    fields: ['group'],
    check: ({ board }, { group }, { rule }) => {
      if (!group) return refuse(rule, 'needsDeadGroup');
      return onTable(board, group) ?? (board.dead.includes(group) ? null : refuse(rule, 'notDead', { card: group }));
    },
    candidates: ({ board }) => (board.dead.length > 0 ? { groups: board.dead } : null),
  },
  apply: (game, _by, { group }) => {
    if (!group) throw new Error('a revival names its Group');
    uncover(game, group, 'revived');
  },
};
