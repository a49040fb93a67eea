import { refuse } from '../types/refusals.js';
import { type EffectFor, outsidePrivilege, playedOtherwise } from './effect.js';

/** Makes a Group of Power 0 attackable; it is named in the announcement of the attack (C-914). */
export const whispering: EffectFor<'whispering'> = playedOtherwise((context) => {
  const { id, rule } = context.effect;
  return outsidePrivilege(context) ?? refuse(rule, 'onlyInAnnouncement', { card: id });
});
