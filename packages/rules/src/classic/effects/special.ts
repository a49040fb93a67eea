import { refuse } from '../types/refusals.js';
import { type Effect, NO_AIM, neverApplied } from './effect.js';

/** Cancels a Special that is being played, by `counter` (C-909). */
export const special: Effect<'special'> = {
  timely: (_actor, { id, rule }) => refuse(rule, 'onlyAsCounter', { card: id }),
  aim: NO_AIM,
  apply: neverApplied,
};
