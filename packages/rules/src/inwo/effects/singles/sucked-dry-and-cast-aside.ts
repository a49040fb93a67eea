import { runningAttack } from '../../game/game.js';
import { change } from '../../verbs/changes.js';
import { given, noUse } from '../arguments.js';
import { card } from '../card-arguments.js';
import { effect } from '../effect.js';
import { isOwn } from '../judges.js';

/** A leading or aiding Group counts four times its Power, and is destroyed after the attack, to nobody's credit. */
export const suckDry = effect(
  {
    attack: given(({ actor: { board } }) => runningAttack(board), noUse),
    on: card((thing, draft) => {
      const attack = runningAttack(draft.actor.board);
      const takesPart = attack && (attack.leader === thing.id || attack.joins.some((join) => join.card === thing.id));
      return (takesPart && isOwn(thing, draft) && thing.master !== null) || noUse(draft);
    }),
  },
  {
    when: (context) => (context.announcing ? null : noUse(context)),
    apply: ({ board }, { by, copy, card: cause, attack, on: target }) => {
      change(board, { on: target.id, by, card: cause, copy, until: 'attack', stats: [{ stat: 'power', how: 'times', amount: 4 }] });
      attack.doomed.push(target.id);
    },
  },
);
