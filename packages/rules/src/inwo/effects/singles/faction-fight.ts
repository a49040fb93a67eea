import { givePrivilege } from '../../attack/attacking.js';
import { openAlways } from '../../attack/legality.js';
import { runningAttack } from '../../game.js';
import { refuse } from '../../refusals.js';
import type { Effect } from '../effect.js';

/** +5 and privilege, once one's own agents stand for the attack on a rival's Group. */
export const factionFight: Effect<unknown> = {
  check: ({ actor: { board, player }, card }) => {
    const attack = runningAttack(board);
    return attack?.by === player && attack.defender !== null && attack.agents?.by === player && attack.agents.side === 'for'
      ? openAlways(board, attack.target)
      : refuse('N-902', 'noUse', { card });
  },
  apply: ({ board }, { by, copy, card, paid }) => {
    const attack = runningAttack(board);
    if (!attack) return;
    attack.bonuses.push({ by, copy, card, amount: 5, part: 'plots', paid });
    givePrivilege(attack, copy);
  },
};
