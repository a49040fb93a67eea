import type { Chance } from '@illuminice/bots';
import { type Scene, sceneOf } from '@illuminice/bots/inwo';
import type { View } from '@illuminice/rules/inwo';
import { NOTHING_SOUGHT, type Sought } from '../game-lab.js';

export interface SeekingScene extends Scene {
  readonly sought: Sought;
}

export const seekingScene = (view: View, chance: Chance, sought: Sought = NOTHING_SOUGHT): SeekingScene | null => {
  const scene = sceneOf(view, chance);
  return scene && { ...scene, sought };
};

export const NOBODY = 'nobody';

/** A random card's id; an unknown id without cards. */
export const anyId = ({ chance }: Pick<Scene, 'chance'>, cards: readonly { readonly id: string }[]): string =>
  cards.length === 0 ? NOBODY : chance.pick(cards).id;

export const someIds = ({ chance }: Pick<Scene, 'chance'>, cards: readonly { readonly id: string }[], percent: number): string[] =>
  cards.filter(() => chance.percent(percent)).map((card) => card.id);
