import type { Chance } from '@illuminice/bots';
import { type Choice, type Choices, choicesOf, completions, type PlayFields, type PlotPlay, withChoice } from '@illuminice/rules/inwo';
import type { SeekingScene } from './seeking-scene.js';

export type Play = Parameters<typeof completions>[1];
type Draft = PlotPlay | Omit<Play, 'type'>;

const MOST_ARGUMENTS = 8;

interface Manner {
  /** Percentage of the things that need not fit. */
  readonly wild?: number;
  readonly announcing?: boolean;
  readonly pays?: boolean;
}

/** One of the choices by chance, mostly one that fits: things are drawn until one does, since each look at one is dear. */
const pickOf = (chance: Chance, { values }: Choices, wild: number): Choice | undefined => {
  const left = [...values];
  const isWild = chance.percent(wild);
  while (left.length > 0) {
    const index = chance.below(left.length);
    const drawn = left[index];
    if (isWild || drawn?.why === null) return drawn;
    left.splice(index, 1);
  }
  return undefined;
};

const isPayment = ({ fields }: Choices): boolean => fields[0] === 'pay' || fields[0] === 'discard';

/** A play with random things named, in the order in which people are asked. */
export const drafted = <D extends Draft>(
  { view, chance }: Pick<SeekingScene, 'view' | 'chance'>,
  bare: D,
  { wild = 0, announcing = false, pays = false }: Manner = {},
): D => {
  let draft: D & PlayFields = bare;
  let choices: readonly Choices[] | null = null;
  const asked = new Set<string>();
  for (let count = 0; count < MOST_ARGUMENTS; count++) {
    const isOpen = (choices: Choices) => !asked.has(choices.fields.join()) && (pays || !isPayment(choices));
    choices ??= choicesOf(view, draft, announcing);
    const open = choices.find(isOpen);
    if (!open) break;
    asked.add(open.fields.join());
    if (open.optional && chance.percent(40)) continue;
    for (let entry = 1 + (open.most === undefined ? 0 : chance.below(Math.min(3, open.most))); entry > 0; entry--) {
      const choice = pickOf(chance, open, wild);
      if (!choice) continue;
      draft = { ...draft, ...withChoice(open, draft, choice) };
      choices = null;
    }
  }
  return draft;
};

/** A random legal play that an unfinished one can become; null: none was found. */
export const randomPlay = (scene: SeekingScene, bare: Play): Play | null => {
  const { view, chance } = scene;
  const tries = [drafted(scene, bare, { pays: chance.percent(40) }), bare];
  for (const draft of tries) for (const play of completions(view, draft, 1)) return play;
  return null;
};
