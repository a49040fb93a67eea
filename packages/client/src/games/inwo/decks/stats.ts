import type { CardId } from '@illuminice/rules';
import {
  ALIGNMENTS,
  type Alignment,
  type CardFacts,
  type Deed,
  deedsOf,
  type GroupFacts,
  isUsableBy,
  payersOf,
} from '@illuminice/rules/inwo';
import { cardsOf, type Deck } from './deck';

export const isGroup = (facts: CardFacts): facts is GroupFacts => 'inward' in facts;

/** The part of a deck that a card stands in. */
export const PARTS = ['groups', 'resources', 'plots'] as const;
export type Part = (typeof PARTS)[number];
export const partOf = (facts: CardFacts): Part => (isGroup(facts) ? 'groups' : facts.kind === 'resource' ? 'resources' : 'plots');

/** The highest bar of the Power curve stands for this and all above. */
export const TOP_POWER = 6;

/** A card that costs tokens of certain Groups, and those of the deck that have such tokens. */
export interface Payment {
  readonly card: CardId;
  readonly payers: readonly CardId[];
}

/** A deck in numbers. */
export interface DeckStats {
  readonly counts: Readonly<Record<Part, number>>;
  /** Printed, of all Groups together. */
  readonly power: number;
  readonly resistance: number;
  /** Arrows that point outward. */
  readonly arrows: number;
  /** How many Groups have Power 0, 1 … and `TOP_POWER` or more. */
  readonly curve: readonly number[];
  readonly alignments: Readonly<Record<Alignment, number>>;
  /** How many Plots do what, by what each is for. */
  readonly deeds: ReadonlyMap<Deed, number>;
  readonly payments: readonly Payment[];
  /** Plots that take no Group's token, or any. */
  readonly free: number;
}

/** The Groups of a deck, each once for each copy. */
export const groupsOf = (deck: Deck): readonly GroupFacts[] => cardsOf(deck).filter(isGroup);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

/** Counts a deck. */
export function statsOf(deck: Deck): DeckStats {
  const cards = cardsOf(deck);
  const groups = cards.filter(isGroup);
  const plots = cards.filter((facts) => partOf(facts) === 'plots');
  const curve = Array.from({ length: TOP_POWER + 1 }, () => 0);
  for (const { power } of groups) curve[Math.min(power ?? 0, TOP_POWER)] = (curve[Math.min(power ?? 0, TOP_POWER)] ?? 0) + 1;
  const deeds = new Map<Deed, number>();
  for (const plot of plots) {
    const [deed = 'hand'] = deedsOf(plot);
    deeds.set(deed, (deeds.get(deed) ?? 0) + 1);
  }
  const paid = [...new Set(plots)].map((plot) => ({ card: plot.id, payers: payersOf(plot, groups) }));
  const payments = paid.flatMap(({ card, payers }) => (payers ? [{ card, payers: payers.map(({ id }) => id) }] : []));
  return {
    counts: { groups: groups.length, resources: cards.length - groups.length - plots.length, plots: plots.length },
    power: sum(groups.map(({ power }) => power ?? 0)),
    resistance: sum(groups.map(({ resistance }) => resistance)),
    arrows: sum(groups.map(({ outward }) => outward.length)),
    curve,
    alignments: Object.fromEntries(
      ALIGNMENTS.map((alignment) => [alignment, groups.filter(({ alignments }) => alignments.includes(alignment)).length]),
    ) as Record<Alignment, number>,
    deeds,
    payments,
    free: paid.length - payments.length,
  };
}

/** What would be unwise about a deck, with the cards that it is about. */
export interface Advice {
  readonly id: 'unpaid' | 'unlinked' | 'fewArrows' | 'weak' | 'strong' | 'fewGroups' | 'goals';
  readonly cards: readonly CardId[];
  readonly n: number;
}

/** Below and above these sums of Power, and below so many arrows and Groups, decks did badly when computers played them. */
const POWER = { least: 28, most: 43 };
const LEAST_ARROWS = 16;
const LEAST_GROUPS = 12;
const MOST_GOALS = 2;

/** What a deck could do better; nothing of it is against a rule. */
export function adviceFor(deck: Deck): readonly Advice[] {
  const cards = [...new Set(cardsOf(deck))];
  const groups = groupsOf(deck);
  const { power, arrows } = statsOf(deck);
  const ids = (fits: (facts: CardFacts) => boolean) => cards.filter(fits).map(({ id }) => id);
  const unusable = ids((facts) => !isUsableBy(facts, groups));
  const isResource = (card: CardId) => cards.some(({ id, kind }) => id === card && kind === 'resource');
  const unlinked = unusable.filter(isResource);
  const unpaid = unusable.filter((card) => !isResource(card));
  const goals = ids(({ kind }) => kind === 'goal');
  const advice: (Advice | false)[] = [
    unpaid.length > 0 && { id: 'unpaid', cards: unpaid, n: unpaid.length },
    unlinked.length > 0 && { id: 'unlinked', cards: unlinked, n: unlinked.length },
    groups.length < LEAST_GROUPS && { id: 'fewGroups', cards: [], n: groups.length },
    groups.length >= LEAST_GROUPS && arrows < LEAST_ARROWS && { id: 'fewArrows', cards: [], n: arrows },
    groups.length >= LEAST_GROUPS && power < POWER.least && { id: 'weak', cards: [], n: power },
    power > POWER.most && { id: 'strong', cards: [], n: power },
    goals.length > MOST_GOALS && { id: 'goals', cards: goals, n: goals.length },
  ];
  return advice.filter((one): one is Advice => one !== false);
}
