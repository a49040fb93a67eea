import { givePrivilege } from '../../attack/attacking.js';
import { openAlways } from '../../attack/legality.js';
import { runningAttack } from '../../game/game.js';
import { given, noUse } from '../arguments.js';
import { effect } from '../effect.js';

/** +5 and privilege, if the player's agents join the attack on a rival's Group. */
export const factionFight = effect(
  { attack: given(({ actor: { board } }) => runningAttack(board), noUse) },
  {
    check: (context, { attack: { by, defender, agents, target } }) => {
      const { board, player } = context.actor;
      const hasAgents = by === player && defender !== null && agents?.by === player && agents.side === 'for';
      return hasAgents ? openAlways(board, target) : noUse(context);
    },
    apply: (_game, { by, copy, card, play: { paid }, attack }) => {
      attack.bonuses.push({ by, copy, card, amount: 5, part: 'plots', paid });
      givePrivilege(attack, copy);
    },
  },
);
