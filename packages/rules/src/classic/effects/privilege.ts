import { refuse } from '../types/refusals.js';
import { type Effect, NO_ARGUMENT, neverApplied } from './effect.js';

/** Acts against a declared privilege, by `breakPrivilege` or `forceInterference` (C-904, C-905). */
export const privilege: Effect<'privilege'> = {
  when: (_actor, { id, rule }) => refuse(rule, 'onlyAgainstPrivilege', { card: id }),
  argument: NO_ARGUMENT,
  apply: neverApplied,
};
