import { ALIGNMENTS } from '@illuminice/rules';
import { loadWords, type UiKey, type Words } from '@illuminice/themes';

/** Labels by which one theme can be read with the rules of the other. */
const LABELS: readonly UiKey[] = [
  'option.illuminati',
  'goal.basic',
  'scene.specials',
  'scene.money',
  'scene.uncontrolled',
  'scene.deadPile',
];
const KINDS = ['control', 'neutralize', 'destroy'] as const;

/** What the rules call otherwise than this theme does: 'Groups = Champions, …'; empty where the names are the same. */
export const otherNames = async (mine: Words): Promise<string> => {
  const first = await loadWords('illuminati', mine.language, 'all');
  const say = (words: Words) => [
    ...LABELS.map((label) => words.t(label)),
    ...KINDS.map((kind) => words.kindName(kind)),
    ...ALIGNMENTS.map((alignment) => words.alignmentName(alignment)),
  ];
  const own = say(mine);
  return say(first)
    .map((name, i) => [name, own[i]] as const)
    .filter(([name, other]) => name !== other)
    .map(([name, other]) => `${name} = ${other}`)
    .join(', ');
};
