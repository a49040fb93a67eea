import { refuse } from '../types/refusals.js';
import { type Effect, NO_AIM, neverApplied } from './effect.js';

/** Acts against a declared privilege, by `breakPrivilege` or `forceInterference` (C-904, C-905). */
export const privilege: Effect<'privilege'> = {
  timely: (_actor, { id, rule }) => refuse(rule, 'onlyAgainstPrivilege', { card: id }),
  aim: NO_AIM,
  apply: neverApplied,
};
