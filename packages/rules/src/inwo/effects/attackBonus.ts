import { givePrivilege } from '../attack/attacking.js';
import { bonusAgainst, bonusFits } from '../attack/bonus.js';
import { openAlways } from '../attack/legality.js';
import { runningAttack } from '../game.js';
import { refuse } from '../refusals.js';
import type { EffectOf } from '../types/effects.js';
import { fits } from '../values/values.js';
import type { EffectFor } from './effect.js';

/** A bonus that comes with the announcement, often with privilege (N-480, N-483). */
export const attackBonus: EffectFor<'attackBonus'> = {
  check: ({ actor: { board, player }, effect, card, announcing }) => {
    const attack = runningAttack(board);
    if (!announcing || !attack || attack.by !== player) return refuse('N-902', 'notNow', { card });
    if (!bonusFits(board, attack, effect)) return refuse('N-902', 'noUse', { card });
    return effect.privileged ? openAlways(board, attack.target) : null;
  },
  apply: ({ board }, { by, copy, card, paid }, effect) => {
    const { privileged, admits, seals } = effect;
    const attack = runningAttack(board);
    if (!attack) return;
    const applied = bonusAgainst(board, attack, effect);
    const isSealed = seals !== undefined && fits(board, seals, attack.target);
    attack.bonuses.push({ by, copy, card, amount: applied, part: 'plots', paid, ...(isSealed && { seals: true }) });
    if (privileged) givePrivilege(attack, copy);
    if (admits !== undefined) attack.open = { filter: admits, sides: ['for', 'against'], full: false };
  },
};

/** Tokens of Resources that add to an attack (N-423). */
export const boostAttack: EffectFor<'boostAttack'> = {
  check: ({ actor: { board, player }, effect, card }) => {
    const attack = runningAttack(board);
    if (attack?.stage !== 'contest' || (effect.whose !== 'any' && attack.by !== player)) return refuse('N-902', 'notNow', { card });
    return bonusFits(board, attack, { kind: 'attackBonus', ...pick(effect) }) ? null : refuse('N-902', 'noUse', { card });
  },
  apply: ({ board }, { by, copy, card, paid }, { amount }) => {
    runningAttack(board)?.bonuses.push({ by, copy, card, amount, part: 'ability', paid });
  },
  could: (board, player, effect) => {
    const attack = runningAttack(board);
    return (
      attack !== null &&
      (effect.whose === 'any' || attack.by === player) &&
      bonusFits(board, attack, { kind: 'attackBonus', ...pick(effect) })
    );
  },
};

const pick = ({ kinds, amount, target }: EffectOf<'boostAttack'>) => ({ kinds, amount, ...(target !== undefined && { target }) });
