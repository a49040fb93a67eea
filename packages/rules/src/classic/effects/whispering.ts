import { refuse } from '../types/refusals.js';
import { type Effect, NO_ARGUMENT, neverApplied, outsidePrivilege } from './effect.js';

/** Makes a Group of Power 0 attackable; it is named in the announcement of the attack (C-914). */
export const whispering: Effect<'whispering'> = {
  when: (actor, { id, rule }) => outsidePrivilege(actor) ?? refuse(rule, 'onlyInAnnouncement', { card: id }),
  argument: NO_ARGUMENT,
  apply: neverApplied,
};
