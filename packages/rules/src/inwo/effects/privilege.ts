import { endPrivilege, givePrivilege, noteSpent } from '../attack/attacking.js';
import { attackersOf } from '../attack/forces.js';
import { openAlways } from '../attack/legality.js';
import { isGroup, runningAttack } from '../game/game.js';
import type { Board } from '../types/index.js';
import { fits } from '../values/values.js';
import { notNow, RUNNING } from './arguments.js';
import { type EffectFor, effect } from './effect.js';

const isPrivileged = (board: Board): boolean => runningAttack(board)?.privilege === 'declared';

/** Ends the privilege of the open attack for good (N-481). */
export const dropPrivilege: EffectFor<'dropPrivilege'> = effect(
  { attack: RUNNING },
  {
    when: (context) => (isPrivileged(context.actor.board) ? null : notNow(context)),
    apply: (game, { play, attack }) => {
      endPrivilege(attack);
      noteSpent(game, attack, play);
    },
    could: isPrivileged,
  },
);

/** Lets its player alone into a privileged attack (N-481). */
export const enterPrivilege: EffectFor<'enterPrivilege'> = effect(
  { attack: RUNNING },
  {
    check: (context, { attack: { privilege, defender, letIn } }) => {
      const { player } = context.actor;
      return privilege === 'declared' && defender !== player && !letIn.includes(player) ? null : notNow(context);
    },
    apply: (game, { by, play, attack }) => {
      attack.letIn.push(by);
      noteSpent(game, attack, play);
    },
    could: isPrivileged,
  },
);

const INVOLVED = { groups: { filter: 'Secret', count: 1, illuminati: true } } as const;

/** Makes the announced attack privileged (N-480), if the own Illuminati or a Secret Group takes part. */
export const makePrivileged: EffectFor<'makePrivileged'> = effect(
  { attack: RUNNING },
  {
    when: (context) => (context.announcing ? null : notNow(context)),
    check: ({ actor: { board } }, { attack }) => openAlways(board, attack.target),
    cost: ({ actor: { board } }) => {
      const attack = runningAttack(board);
      const isIn = attack && attackersOf(attack).some((id) => !isGroup(board, id) || fits(board, 'Secret', id));
      return isIn ? undefined : INVOLVED;
    },
    apply: (_game, { copy, attack }) => givePrivilege(attack, copy),
  },
);
