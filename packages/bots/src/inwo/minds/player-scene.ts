import { decision, type View } from '@illuminice/rules/inwo';
import type { Chance } from '../../chance.js';
import type { Taken } from '../../taken.js';
import { type Scene, sceneOf } from '../scene.js';
import type { Skill } from './skills.js';

/** A moment as a computer player of some level looks at it. */
export interface PlayerScene extends Scene {
  readonly skill: Skill;
  readonly taken: Taken;
}

/**
 * The moment as it looks to a viewer whom the table asks something; null: it asks them nothing.
 *
 * @param taken what they remember to have taken from whom
 */
export const askedScene = (view: View, skill: Skill, chance: Chance, taken: Taken = []): PlayerScene | null => {
  // Most views ask nothing of whoever sees them: no scene is made of those.
  if (view.player === null || !decision(view.board).who.includes(view.player)) return null;
  const scene = sceneOf(view, chance);
  return scene && { skill, taken, ...scene };
};
