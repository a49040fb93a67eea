import { refuse } from '../types/refusals.js';
import { type Effect, NO_ARGUMENT, neverApplied } from './effect.js';

/** Cancels a Special that is being played, by `counter` (C-909). */
export const special: Effect<'special'> = {
  when: (_actor, { id, rule }) => refuse(rule, 'onlyAsCounter', { card: id }),
  argument: NO_ARGUMENT,
  apply: neverApplied,
};
