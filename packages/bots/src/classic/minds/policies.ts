import type { ClassicTypes } from '@illuminice/rules/classic';
import type { Policy } from '../../game-bots.js';
import { policyOf } from '../../minds.js';
import { classicMind } from './mind.js';

/** A beginner, and who is not. Each remembers for itself; the same seed and the same views give the same intents. */
export const easyPolicy: (seed: number) => Policy<ClassicTypes> = policyOf(classicMind('novice', 'plain'));
export const greedyPolicy: (seed: number) => Policy<ClassicTypes> = policyOf(classicMind('expert', 'plain'));

/** Answers an offer to the player, and nothing else; null where there is none to be answered now. */
export const answerOffers: Policy<ClassicTypes> = (view) => {
  const mind = classicMind('expert', 'plain');
  return mind.answer(view, mind.blank, 0).intent;
};
