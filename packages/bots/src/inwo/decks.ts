import { CARDS, type CardFacts, isGroupCard, isInPool, type Options } from '@illuminice/rules/inwo';
import type { Chance } from '../chance.js';
import { THEMES } from './themes.js';

/** Draws cards without giving them back. */
const drawn = <T>(cards: readonly T[], count: number, chance: Chance): T[] => {
  const left = [...cards];
  const taken: T[] = [];
  while (taken.length < count && left.length > 0) taken.push(...left.splice(chance.below(left.length), 1));
  return taken;
};

/** The same Plots, some of them twice in place of others, where the table allows copies (N-103). */
const doubled = (plots: readonly string[], { copies }: Options, chance: Chance): string[] => {
  if ((copies !== null && copies < 2) || new Set(plots).size < plots.length || !chance.percent(50)) return [...plots];
  const pairs = plots.slice(0, 1 + chance.below(6));
  return [...plots.slice(0, plots.length - pairs.length), ...pairs];
};

/** So many of 100 decks are made around a few themes. */
const THEMED = 60;
const MOST_COPIES = 3;

/** A few themes, or none. */
const someThemes = (chance: Chance) => (chance.percent(THEMED) ? drawn(THEMES, 1 + chance.below(3), chance) : []);

/** A deck of 45 cards by chance (N-102): a bit more than a third Groups and Resources, as in the ready-made ones. */
export const someDeck = (options: Options, chance: Chance): { illuminati: string; cards: string[] } => {
  const open = CARDS.filter((facts) => isInPool(facts, options.pool));
  const ids = (of: (facts: CardFacts) => boolean) => open.filter(of).map(({ id }) => id);
  const resources = 1 + chance.below(4);
  const groups = 13 + chance.below(6);
  const themes = someThemes(chance);
  const wanted = themes.flatMap(({ cards }) => cards);
  const copies = Math.min(options.copies ?? MOST_COPIES, MOST_COPIES);
  /** Cards of the themes first, then what they lean to, then any. */
  const pick = (of: (facts: CardFacts) => boolean, count: number, most: number): string[] => {
    const cards = ids(of);
    const first = cards.filter((id) => wanted.includes(id));
    const many = drawn(
      first.flatMap((id) => Array.from({ length: most }, () => id)),
      Math.ceil(count * 0.7),
      chance,
    );
    const leaning = open.flatMap((facts) =>
      of(facts) && !many.includes(facts.id) && themes.some(({ leans }) => leans?.(facts)) ? [facts.id] : [],
    );
    const near = drawn(leaning, Math.floor((count - many.length) * 0.7), chance);
    const taken = new Set([...many, ...near]);
    return [
      ...many,
      ...near,
      ...drawn(
        cards.filter((id) => !taken.has(id)),
        count - many.length - near.length,
        chance,
      ),
    ];
  };
  const led = themes.flatMap(({ illuminati = [] }) => illuminati);
  return {
    illuminati: led.length > 0 && chance.percent(60) ? chance.pick(led) : chance.pick(ids(({ kind }) => kind === 'illuminati')),
    cards: [
      ...pick(({ kind }) => kind === 'resource', resources, 1),
      ...pick(({ kind, id }) => isGroupCard(id) && kind !== 'resource', groups, Math.min(copies, 2)),
      ...doubled(
        pick(({ id }) => !isGroupCard(id), 44 - resources - groups, copies),
        options,
        chance,
      ),
    ],
  };
};
