import type { Taken } from '../../taken.js';
import type { Scene } from '../scene.js';
import type { Skill } from './skills.js';

/** A moment as a computer player of some level looks at it. */
export interface PlayerScene extends Scene {
  readonly skill: Skill;
  readonly taken: Taken;
}
