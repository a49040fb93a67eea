import { refuse } from '../types/refusals.js';
import { type EffectFor, playedOtherwise } from './effect.js';

/** Effects against a privilege, played by `breakPrivilege` or `forceInterference` (C-904, C-905). */
export const privilege: EffectFor<'privilege'> = playedOtherwise(({ effect: { id, rule } }) =>
  refuse(rule, 'onlyAgainstPrivilege', { card: id }),
);
