import type { CardId } from '@illuminice/rules';
import { type CardFacts, findFacts, isUsableBy, payersOf, type Shortfall, shortfallOf } from '@illuminice/rules/inwo';
import { cardsOf, countOf, type Deck, sizeOf } from './deck';
import { groupsOf, isGroup, statsOf } from './stats';

export type AdviceId =
  | 'noGroups'
  | 'powerless'
  | 'many'
  | 'copies'
  | 'unpaid'
  | 'idle'
  | 'unlinked'
  | 'fewGroups'
  | 'fewPlots'
  | 'fewArrows'
  | 'weak'
  | 'strong'
  | 'goals'
  | 'goalPower'
  | 'goalAlignments'
  | 'goalCards';

/** Advice about a deck, with the cards concerned: `n` of them, `of` so many. */
export interface Advice {
  readonly id: AdviceId;
  readonly cards: readonly CardId[];
  readonly n: number;
  readonly of?: number;
}

/** Bounds on Power, arrows, Groups and Plots outside of which decks did badly in computers' games. */
const POWER = { least: 28, most: 43 };
const LEAST_ARROWS = 16;
const LEAST_GROUPS = 12;
const LEAST_PLOTS = 12;
const MOST_GOALS = 2;
/** Copies of one Plot that crowd out others; a second copy of a Group may have to wait for the loss of the first. */
const MANY = 5;
const MOST_OF_GROUP = 2;
/** Number of cards from which missing kinds count as faults. */
const JUDGED = 30;

const OF_SHORTFALL = { power: 'goalPower', alignments: 'goalAlignments', cards: 'goalCards' } as const satisfies Record<
  Shortfall['what'],
  AdviceId
>;

/** Goals of the Illuminati and of Goal cards that the deck cannot nearly reach. */
function goalsOutOfReach(deck: Deck): readonly Advice[] {
  const groups = groupsOf(deck);
  const head = findFacts(deck.illuminati);
  const power = head?.kind === 'illuminati' ? head.power : 0;
  const withGoals = [...(head ? [head] : []), ...new Set(cardsOf(deck).filter(({ kind }) => kind === 'goal'))];
  return withGoals.flatMap((facts) => {
    const goal = 'goal' in facts ? facts.goal : undefined;
    const short = goal && shortfallOf(goal, power, groups);
    return short ? [{ id: OF_SHORTFALL[short.what], cards: [facts.id], n: short.have, of: short.need }] : [];
  });
}

const crowding = (deck: Deck, cards: readonly CardFacts[]): readonly Advice[] =>
  cards.flatMap((facts): readonly Advice[] => {
    const n = countOf(deck, facts.id);
    if (isGroup(facts)) return n > MOST_OF_GROUP ? [{ id: 'copies', cards: [facts.id], n }] : [];
    return n >= MANY ? [{ id: 'many', cards: [facts.id], n }] : [];
  });

/** Advice for a deck, most serious first; nothing in it is against a rule. */
export function adviceFor(deck: Deck): readonly Advice[] {
  const cards = [...new Set(cardsOf(deck))];
  const groups = groupsOf(deck);
  const { power, arrows, counts } = statsOf(deck);
  const ids = (fits: (facts: CardFacts) => boolean) => cards.filter(fits).map(({ id }) => id);
  const unusable = ids((facts) => !isUsableBy(facts, groups));
  const isResource = (card: CardId) => cards.some(({ id, kind }) => id === card && kind === 'resource');
  const unlinked = unusable.filter(isResource);
  const unpaid = ids((facts) => unusable.includes(facts.id) && payersOf(facts, groups)?.length === 0);
  const idle = unusable.filter((card) => !unlinked.includes(card) && !unpaid.includes(card));
  const goals = ids(({ kind }) => kind === 'goal');
  const isFull = sizeOf(deck) >= JUDGED;
  const hasGroups = groups.length > 0;
  const advice: (Advice | false)[] = [
    !hasGroups && counts.plots > 0 && { id: 'noGroups', cards: [], n: 0 },
    hasGroups && power === 0 && { id: 'powerless', cards: [], n: groups.length },
    ...crowding(deck, cards),
    unpaid.length > 0 && { id: 'unpaid', cards: unpaid, n: unpaid.length },
    idle.length > 0 && { id: 'idle', cards: idle, n: idle.length },
    unlinked.length > 0 && { id: 'unlinked', cards: unlinked, n: unlinked.length },
    ...(isFull ? goalsOutOfReach(deck) : []),
    hasGroups && groups.length < LEAST_GROUPS && { id: 'fewGroups', cards: [], n: groups.length },
    isFull && counts.plots < LEAST_PLOTS && { id: 'fewPlots', cards: [], n: counts.plots },
    groups.length >= LEAST_GROUPS && arrows < LEAST_ARROWS && { id: 'fewArrows', cards: [], n: arrows },
    groups.length >= LEAST_GROUPS && power > 0 && power < POWER.least && { id: 'weak', cards: [], n: power },
    power > POWER.most && { id: 'strong', cards: [], n: power },
    goals.length > MOST_GOALS && { id: 'goals', cards: goals, n: goals.length },
  ];
  return advice.filter((entry): entry is Advice => entry !== false);
}
