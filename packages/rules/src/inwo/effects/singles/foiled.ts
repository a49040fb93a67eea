import { discardFromHand } from '../../verbs/hands.js';
import { openPlot, player } from '../card-arguments.js';
import { effect } from '../effect.js';
import { isGoal } from './open-plots.js';

/** Discards an exposed Goal card of a rival, not held by a claim: the named one, or the first. */
export const discardOpenGoal = effect(
  { player: player(), goal: openPlot(isGoal, 'first') },
  { apply: (game, { player: rival, goal }) => discardFromHand(game, rival, goal.id) },
);
