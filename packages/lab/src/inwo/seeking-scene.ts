import type { Chance } from '@illuminice/bots';
import { type Scene, sceneOf } from '@illuminice/bots/inwo';
import type { View } from '@illuminice/rules/inwo';
import { NOTHING_SOUGHT, type Sought } from '../game-lab.js';

export interface SeekingScene extends Scene {
  readonly sought: Sought;
}

export const seekingScene = (view: View, chance: Chance, sought: Sought = NOTHING_SOUGHT): SeekingScene | null => {
  const scene = sceneOf(view, chance);
  if (!scene) return null;
  // All fields by name: a spread that gets one more is slow to look at (docs/performance.md).
  const { board, player, mine, seat, top, structure, own, table, rivals, plots, hand, moments } = scene;
  return { view, board, player, mine, seat, chance, top, structure, own, table, rivals, plots, hand, moments, sought };
};

export const NOBODY = 'nobody';

/** A random card's id; an unknown id without cards. */
export const anyId = ({ chance }: Pick<Scene, 'chance'>, cards: readonly { readonly id: string }[]): string =>
  cards.length === 0 ? NOBODY : chance.pick(cards).id;

export const someIds = ({ chance }: Pick<Scene, 'chance'>, cards: readonly { readonly id: string }[], percent: number): string[] =>
  cards.filter(() => chance.percent(percent)).map((card) => card.id);
