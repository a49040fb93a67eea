import type { CardId } from '../../core/types.js';
import type { SpecialWith } from '../cards/specials.js';
import { runningAttack } from '../game/game.js';
import { onTable } from '../game/gates.js';
import { refuse } from '../types/refusals.js';
import { uncover } from '../verbs/verbs.js';
import { type Argument, type EffectFor, effect, outsidePrivilege } from './effect.js';

const deadGroup: Argument<CardId, SpecialWith<'revive'>> = {
  needs: 'deadGroup',
  fields: ['group'],
  read: ({ fields }) => fields.group || undefined,
  missing: ({ effect: { rule } }) => refuse(rule, 'needsDeadGroup'),
  check: ({ actor: { board }, effect: { rule } }, group) =>
    onTable(board, group) ?? (board.dead.includes(group) ? null : refuse(rule, 'notDead', { card: group })),
  candidates: ({ actor: { board } }) => (board.dead.length > 0 ? { groups: board.dead } : null),
};

/** Brings a Group back from the dead pile to the middle (C-907). */
export const revive: EffectFor<'revive'> = effect(
  { group: deadGroup },
  {
    when: (context) => {
      const { id, rule } = context.effect;
      return outsidePrivilege(context) ?? (runningAttack(context.actor.board) ? refuse(rule, 'notInAttack', { card: id }) : null);
    },
    apply: (game, { group }) => uncover(game, group, 'revived'),
  },
);
