import { endPrivilege, givePrivilege, noteSpent } from '../attack/attacking.js';
import { attackersOf } from '../attack/forces.js';
import { openAlways } from '../attack/legality.js';
import { isGroup, runningAttack } from '../game.js';
import { refuse } from '../refusals.js';
import type { Board } from '../types/index.js';
import { fits } from '../values/values.js';
import type { EffectFor } from './effect.js';

const isPrivileged = (board: Board): boolean => runningAttack(board)?.privilege === 'declared';

/** Ends the privilege of the open attack for good (N-481). */
export const dropPrivilege: EffectFor<'dropPrivilege'> = {
  check: ({ actor: { board }, card }) => (isPrivileged(board) ? null : refuse('N-902', 'notNow', { card })),
  apply: (game, play) => {
    const attack = runningAttack(game.board);
    if (!attack) return;
    endPrivilege(attack);
    noteSpent(game, attack, play);
  },
  could: isPrivileged,
};

/** Lets its player alone into a privileged attack (N-481). */
export const enterPrivilege: EffectFor<'enterPrivilege'> = {
  check: ({ actor: { board, player }, card }) => {
    const attack = runningAttack(board);
    return attack?.privilege === 'declared' && attack.defender !== player && !attack.letIn.includes(player)
      ? null
      : refuse('N-902', 'notNow', { card });
  },
  apply: (game, play) => {
    const attack = runningAttack(game.board);
    if (!attack) return;
    attack.letIn.push(play.by);
    noteSpent(game, attack, play);
  },
  could: isPrivileged,
};

const INVOLVED = { groups: { filter: 'Secret', count: 1, illuminati: true } } as const;

/** Makes the attack that it is announced with privileged (N-480), if the own Illuminati or a Secret Group has to do with it. */
export const makePrivileged: EffectFor<'makePrivileged'> = {
  check: ({ actor: { board }, card, announcing }) => {
    const attack = runningAttack(board);
    return announcing && attack ? openAlways(board, attack.target) : refuse('N-902', 'notNow', { card });
  },
  cost: ({ actor: { board } }) => {
    const attack = runningAttack(board);
    const isIn = attack && attackersOf(attack).some((id) => !isGroup(board, id) || fits(board, 'Secret', id));
    return isIn ? undefined : INVOLVED;
  },
  apply: ({ board }, { copy }) => {
    const attack = runningAttack(board);
    if (attack) givePrivilege(attack, copy);
  },
};
