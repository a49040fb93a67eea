import { CARDS, type CardFacts, isGroupCard, isInPool, type Options } from '@illuminice/rules/inwo';
import type { Chance } from '../chance.js';

/** Draws cards without giving them back. */
const drawn = (cards: readonly string[], count: number, chance: Chance): string[] => {
  const left = [...cards];
  const taken: string[] = [];
  while (taken.length < count && left.length > 0) taken.push(...left.splice(chance.below(left.length), 1));
  return taken;
};

/** Cards that games by chance seldom come to use: many of them answer what is rare itself, so decks that hold some hold many. */
const SELDOM: readonly string[] = [
  ...['clone', 'combined-disasters', 'counter-revolution', 'counterspell', 'double-cross', 'eat-the-rich', 'faction-fight'],
  ...['film-at-eleven', 'impostor', 'march-on-washington', 'media-blitz', 'miracle-diet-plan', 'nice-idea-its-mine-now'],
  ...['opportunity-knocks', 'read-my-lips', 'reorganization', 'spasm-of-violence', 'unmasked', 'alternate-goals'],
  ...['the-first-thing-we-do-lets-kill-all-the-lawyers', 'lawyers', 'tornado', 'hurricane', 'earthquake'],
  ...['clone-arrangers', 'mass-wedding-church', 'religious-reich', 'israel', 'the-frog-god', 'death-mask', 'immortality-serum'],
];

/** The same Plots, some of them twice in place of others, where the table allows copies (N-103). */
const doubled = (plots: readonly string[], { copies }: Options, chance: Chance): string[] => {
  if ((copies !== null && copies < 2) || !chance.percent(50)) return [...plots];
  const pairs = plots.slice(0, 1 + chance.below(6));
  return [...plots.slice(0, plots.length - pairs.length), ...pairs];
};

/** A deck of 45 cards by chance (N-102): a bit more than a third Groups and Resources, as in the ready-made ones. */
export const someDeck = (options: Options, chance: Chance): { illuminati: string; cards: string[] } => {
  const open = CARDS.filter((facts) => isInPool(facts, options.pool));
  const ids = (of: (facts: CardFacts) => boolean) => open.filter(of).map(({ id }) => id);
  const resources = 1 + chance.below(4);
  const groups = 13 + chance.below(6);
  const wanted = chance.percent(40) ? SELDOM : [];
  const pick = (of: (facts: CardFacts) => boolean, count: number): string[] => {
    const cards = ids(of);
    const first = cards.filter((id) => wanted.includes(id) && chance.percent(60)).slice(0, count);
    return [
      ...first,
      ...drawn(
        cards.filter((id) => !first.includes(id)),
        count - first.length,
        chance,
      ),
    ];
  };
  return {
    illuminati: chance.pick(ids(({ kind }) => kind === 'illuminati')),
    cards: [
      ...pick(({ kind }) => kind === 'resource', resources),
      ...pick(({ kind, id }) => isGroupCard(id) && kind !== 'resource', groups),
      ...doubled(
        pick(({ id }) => !isGroupCard(id), 44 - resources - groups),
        options,
        chance,
      ),
    ],
  };
};
