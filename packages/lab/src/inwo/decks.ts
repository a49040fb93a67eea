import { type Chance, chance } from '@illuminice/bots';
import { CARDS, type CardFacts, isGroupCard, isInPool, type Options } from '@illuminice/rules/inwo';
import { NOTHING_SOUGHT, type Sought } from '../game-lab.js';
import { soughtCards, themesFor, withPartners } from './seeking.js';
import { THEMES, type Theme } from './themes.js';

const drawn = <T>(cards: readonly T[], count: number, chance: Chance): T[] => {
  const left = [...cards];
  const taken: T[] = [];
  while (taken.length < count && left.length > 0) taken.push(...left.splice(chance.below(left.length), 1));
  return taken;
};

/** A deck's Plots with some duplicates, if the table allows copies (N-103). */
const doubled = (plots: readonly string[], { copies }: Options, chance: Chance): string[] => {
  if ((copies !== null && copies < 2) || new Set(plots).size < plots.length || !chance.percent(50)) return [...plots];
  const pairs = plots.slice(0, 1 + chance.below(6));
  return [...plots.slice(0, plots.length - pairs.length), ...pairs];
};

const THEMED = 60;
const MOST_COPIES = 3;
/** Most copies of a sought card in a deck, so that one is drawn soon. */
const MOST_SOUGHT = 4;

/** A few themes, or none; for sought cards, related ones. */
const someThemes = (chance: Chance, sought: Sought): readonly Theme[] => {
  if (soughtCards(sought).length > 0) return themesFor(sought);
  return chance.percent(THEMED) ? drawn(THEMES, 1 + chance.below(3), chance) : [];
};

const seedOf = (sought: Sought): number =>
  [...[...sought].join()].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);

/** Half of the seeking tables use decks of few Groups, so that copies meet. */
const isNarrow = (sought: Sought): boolean => sought.size > 0 && seedOf(sought) % 2 === 0;
/** True for refusals because of an empty deck: small decks are empty soon. */
const seeksEmptyDeck = (sought: Sought): boolean => [...sought].some((thing) => thing.endsWith('deckEmpty'));

const NARROW = 36;
const NARROW_RESOURCES = 5;

/** Groups and Resources of such a table: sought cards, related ones, and random ones. */
const narrowed = (allowed: readonly CardFacts[], sought: Sought): CardFacts[] => {
  const dice = chance(seedOf(sought));
  const wanted = withPartners(sought);
  const themes = themesFor(sought);
  const some = (fits: (facts: CardFacts) => boolean, count: number) => {
    const cards = allowed.filter(fits);
    const near = cards.filter((facts) => themes.some(({ leans }) => leans?.(facts)));
    return [...cards.filter(({ id }) => wanted.has(id)), ...drawn(near, count * 0.6, dice), ...drawn(cards, count * 0.4, dice)];
  };
  const isGroup = ({ id, kind }: CardFacts) => isGroupCard(id) && kind !== 'resource';
  return [
    ...new Set([
      ...allowed.filter(({ id }) => !isGroupCard(id)),
      ...some(isGroup, NARROW),
      ...some(({ kind }) => kind === 'resource', NARROW_RESOURCES),
    ]),
  ];
};

/** A random deck of 45 cards (N-102): a bit more than a third Groups and Resources, as in the ready-made ones. */
export const someDeck = (options: Options, chance: Chance, sought: Sought = NOTHING_SOUGHT): { illuminati: string; cards: string[] } => {
  const allowed = CARDS.filter((facts) => isInPool(facts, options.pool));
  const open = isNarrow(sought) ? narrowed(allowed, sought) : allowed;
  const ids = (fits: (facts: CardFacts) => boolean) => open.filter(fits).map(({ id }) => id);
  const resources = 1 + chance.below(4);
  const groups = 13 + chance.below(6) + (sought.size > 0 && chance.percent(seeksEmptyDeck(sought) ? 90 : 15) ? 16 : 0);
  const themes = someThemes(chance, sought);
  const wanted = themes.flatMap(({ cards }) => cards);
  const copies = Math.min(options.copies ?? MOST_COPIES, MOST_COPIES);
  /** Cards of the themes first, then related ones, then any. */
  const pick = (fits: (facts: CardFacts) => boolean, count: number, most: number): string[] => {
    const cards = ids(fits);
    const first = cards.filter((id) => wanted.includes(id));
    const loved = cards.filter((id) => sought.has(id));
    const sure = loved.flatMap((id) => Array.from({ length: Math.min(options.copies ?? MOST_SOUGHT, MOST_SOUGHT) }, () => id));
    const also = drawn(
      first.flatMap((id) => (sought.has(id) ? [] : Array.from({ length: most }, () => id))),
      Math.ceil(Math.max(0, count - sure.length) * (loved.length > 0 ? 0.4 : 0.7)),
      chance,
    );
    const many = [...sure.slice(0, count), ...also];
    const leaning = open.flatMap((facts) =>
      fits(facts) && !many.includes(facts.id) && themes.some(({ leans }) => leans?.(facts)) ? [facts.id] : [],
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
  const ofGroups = [
    ...pick(({ kind }) => kind === 'resource', resources, 1),
    ...pick(({ kind, id }) => isGroupCard(id) && kind !== 'resource', groups, Math.min(copies, 2)),
  ];
  return {
    illuminati: led.length > 0 && chance.percent(60) ? chance.pick(led) : chance.pick(ids(({ kind }) => kind === 'illuminati')),
    cards: [
      ...ofGroups,
      ...doubled(
        pick(({ id }) => !isGroupCard(id), 44 - ofGroups.length, copies),
        options,
        chance,
      ),
    ],
  };
};
