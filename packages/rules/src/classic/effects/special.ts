import { refuse } from '../types/refusals.js';
import { type EffectFor, playedOtherwise } from './effect.js';

/** Cancels a Special that is being played, by `counter` (C-909). */
export const special: EffectFor<'special'> = playedOtherwise(({ effect: { id, rule } }) => refuse(rule, 'onlyAsCounter', { card: id }));
