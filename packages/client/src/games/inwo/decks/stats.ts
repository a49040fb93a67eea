import type { CardId } from '@illuminice/rules';
import {
  ALIGNMENTS,
  type Alignment,
  type CardFacts,
  type Deed,
  deedsOf,
  findFacts,
  type GroupFacts,
  type Price,
  payersOf,
  priceOf,
  printedTokens,
} from '@illuminice/rules/inwo';
import { cardsOf, type Deck } from './deck';

/** Kinds by which a deck's cards are grouped: Groups of all sorts are one. */
export const KINDS = ['groups', 'resource', 'plot', 'goal', 'nwo', 'disaster', 'assassination', 'illuminati'] as const;
export type Kind = (typeof KINDS)[number];

export const isGroup = (facts: CardFacts): facts is GroupFacts => 'inward' in facts;
export const kindOf = (facts: CardFacts): Kind => (isGroup(facts) ? 'groups' : facts.kind);

export type Part = 'groups' | 'resources' | 'plots';
const partOf = (facts: CardFacts): Part => (isGroup(facts) ? 'groups' : facts.kind === 'resource' ? 'resources' : 'plots');

/** The highest bar of the Power curve, for this value and above. */
export const TOP_POWER = 6;

/** A card that costs tokens of certain Groups, and the deck's Groups with such tokens. */
export interface Payment {
  readonly card: CardId;
  readonly payers: readonly CardId[];
}

export interface DeckStats {
  readonly counts: Readonly<Record<Part, number>>;
  readonly power: number;
  readonly resistance: number;
  readonly arrows: number;
  /** Tokens a turn of its Illuminati, Groups and Resources, once all are in play. */
  readonly tokens: number;
  /** Number of Groups with Power 0, 1 … and `TOP_POWER` or more. */
  readonly curve: readonly number[];
  readonly alignments: Readonly<Record<Alignment, number>>;
  readonly deeds: ReadonlyMap<Deed, number>;
  readonly prices: ReadonlyMap<Price, number>;
  readonly payments: readonly Payment[];
  readonly free: number;
}

export const groupsOf = (deck: Deck): readonly GroupFacts[] => cardsOf(deck).filter(isGroup);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

const counted = <T>(all: readonly T[]): ReadonlyMap<T, number> => {
  const counts = new Map<T, number>();
  for (const entry of all) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  return counts;
};

export function statsOf(deck: Deck): DeckStats {
  const cards = cardsOf(deck);
  const head = findFacts(deck.illuminati);
  const groups = cards.filter(isGroup);
  const plots = cards.filter((facts) => partOf(facts) === 'plots');
  const curve = Array.from({ length: TOP_POWER + 1 }, () => 0);
  for (const { power } of groups) curve[Math.min(power ?? 0, TOP_POWER)] = (curve[Math.min(power ?? 0, TOP_POWER)] ?? 0) + 1;
  const deeds = counted(plots.map((plot) => deedsOf(plot)[0] ?? 'hand'));
  const paid = [...new Set(plots)].map((plot) => ({ card: plot.id, payers: payersOf(plot, groups) }));
  const payments = paid.flatMap(({ card, payers }) => (payers ? [{ card, payers: payers.map(({ id }) => id) }] : []));
  return {
    counts: { groups: groups.length, resources: cards.length - groups.length - plots.length, plots: plots.length },
    power: sum(groups.map(({ power }) => power ?? 0)),
    resistance: sum(groups.map(({ resistance }) => resistance)),
    arrows: sum(groups.map(({ outward }) => outward.length)),
    tokens: sum([...cards, ...(head ? [head] : [])].map(printedTokens)),
    curve,
    alignments: Object.fromEntries(
      ALIGNMENTS.map((alignment) => [alignment, groups.filter(({ alignments }) => alignments.includes(alignment)).length]),
    ) as Record<Alignment, number>,
    deeds,
    prices: counted(plots.map(priceOf)),
    payments,
    free: paid.length - payments.length,
  };
}
