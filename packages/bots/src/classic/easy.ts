import { type ClassicTypes, decision, leastIntent, type View } from '@illuminice/rules/classic';
import { chance } from '../chance.js';
import type { Policy } from '../game-bots.js';
import { greedyPolicy } from './greedy/greedy.js';

/** Percentage of chances to act that it overlooks. */
const OVERLOOKS = 60;

/** Intents that a beginner may overlook: attacks, money for or against, Specials. Decisions that are due are always made. */
const LETS_PASS: ReadonlySet<ReturnType<typeof decision>['kind']> = new Set(['turn', 'start', 'contest', 'dice', 'playing']);

/**
 * A computer player for beginners: wants what `greedyPolicy` wants, and overlooks most of it.
 *
 * @param seed of what it overlooks; the same seed and the same views give the same intents
 * @returns a policy: null where nothing is asked of the player and there is nothing to answer
 */
export const easyPolicy = (seed: number): Policy<ClassicTypes> => {
  const own = chance(seed);
  const best = greedyPolicy(seed);
  return (view: View) => {
    const intent = best(view);
    const asked = view.player !== null && decision(view.board).who.includes(view.player);
    return intent && asked && LETS_PASS.has(decision(view.board).kind) && own.percent(OVERLOOKS) ? leastIntent(view) : intent;
  };
};
