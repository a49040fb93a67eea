import { decision, type View } from '@illuminice/rules/inwo';
import type { Chance } from '../../chance.js';
import type { Taken } from '../../taken.js';
import { type Scene, sceneOf } from '../scene.js';
import type { Skill } from './skills.js';

export interface PlayerScene extends Scene {
  readonly skill: Skill;
  readonly taken: Taken;
}

/**
 * The scene of a player who is asked; null if the viewer is not.
 *
 * @param taken their captures
 */
export const askedScene = (view: View, skill: Skill, chance: Chance, taken: Taken = []): PlayerScene | null => {
  // Most views ask nothing of their viewer: skip the scene.
  if (view.player === null || !decision(view.board).who.includes(view.player)) return null;
  const scene = sceneOf(view, chance);
  return scene && { skill, taken, ...scene };
};
