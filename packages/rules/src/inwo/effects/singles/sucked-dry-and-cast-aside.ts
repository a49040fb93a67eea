import { runningAttack, tableCard } from '../../game.js';
import { refuse } from '../../refusals.js';
import { change } from '../../verbs.js';
import { type Effect, needs } from '../effect.js';

/** A Group that leads or aids counts four times its Power; after the attack it is destroyed, to nobody's credit. */
export const suckDry: Effect<unknown> = {
  check: ({ actor: { board, player }, card, fields: { on }, announcing }) => {
    if (on === undefined) return needs('on');
    const attack = runningAttack(board);
    const group = tableCard(board, on);
    const isIn = attack && (attack.leader === on || attack.joins.some((join) => join.card === on));
    return announcing && isIn && group?.owner === player && group.master !== null ? null : refuse('N-902', 'noUse', { card });
  },
  apply: ({ board }, { by, copy, card, fields: { on } }) => {
    const attack = runningAttack(board);
    if (!attack || on === undefined) return;
    change(board, { on, by, card, copy, until: 'attack', stats: [{ stat: 'power', how: 'times', amount: 4 }] });
    attack.doomed.push(on);
  },
};
