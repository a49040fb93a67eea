import { givePrivilege } from '../attack/attacking.js';
import { bonusAgainst, bonusFits } from '../attack/bonus.js';
import { openAlways } from '../attack/legality.js';
import { runningAttack } from '../game/game.js';
import type { EffectOf } from '../types/effects.js';
import { fits } from '../values/values.js';
import { notNow, noUse, RUNNING } from './arguments.js';
import { type EffectFor, effect } from './effect.js';

/** A bonus announced with the attack, often with privilege (N-480, N-483). */
export const attackBonus: EffectFor<'attackBonus'> = effect(
  { attack: RUNNING },
  {
    when: (context) => (context.announcing ? null : notNow(context)),
    check: (context, { attack }) => {
      const { board, player } = context.actor;
      if (attack.by !== player) return notNow(context);
      if (!bonusFits(board, attack, context.effect)) return noUse(context);
      return context.effect.privileged ? openAlways(board, attack.target) : null;
    },
    apply: ({ board }, { by, copy, card, play: { paid }, effect: facts, attack }) => {
      const { privileged, admits, seals } = facts;
      const amount = bonusAgainst(board, attack, facts);
      const isSealed = seals !== undefined && fits(board, seals, attack.target);
      attack.bonuses.push({ by, copy, card, amount, part: 'plots', paid, ...(isSealed && { seals: true }) });
      if (privileged) givePrivilege(attack, copy);
      if (admits !== undefined) attack.open = { filter: admits, sides: ['for', 'against'], full: false };
    },
  },
);

/** Tokens of Resources that add to an attack (N-423). */
export const boostAttack: EffectFor<'boostAttack'> = effect(
  { attack: RUNNING },
  {
    check: (context, { attack }) => {
      const { actor, effect: facts } = context;
      if (attack.stage !== 'contest' || (facts.whose !== 'any' && attack.by !== actor.player)) return notNow(context);
      return bonusFits(actor.board, attack, { kind: 'attackBonus', ...pick(facts) }) ? null : noUse(context);
    },
    apply: (_game, { by, copy, card, play: { paid }, effect: { amount }, attack }) => {
      attack.bonuses.push({ by, copy, card, amount, part: 'ability', paid });
    },
    could: (board, player, facts) => {
      const attack = runningAttack(board);
      const isTheirs = attack !== null && (facts.whose === 'any' || attack.by === player);
      return isTheirs && bonusFits(board, attack, { kind: 'attackBonus', ...pick(facts) });
    },
  },
);

const pick = ({ kinds, amount, target }: EffectOf<'boostAttack'>) => ({ kinds, amount, ...(target !== undefined && { target }) });
