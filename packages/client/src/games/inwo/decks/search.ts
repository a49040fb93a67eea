import type { CardId } from '@illuminice/rules';
import {
  type Alignment,
  type Attribute,
  answering,
  CARDS,
  type CardFacts,
  costWords,
  type Deed,
  deedsOf,
  type GroupFacts,
  isUsableBy,
  payersOf,
  servedBy,
  type Trait,
} from '@illuminice/rules/inwo';
import { lettersOf } from '../../../card/search/letters';
import { searcherOf } from '../../../card/search/searcher';
import { findable } from '../card/search';
import { cardName, t, term, traitName } from '../words';
import { isGroup, KINDS, type Kind, kindOf } from './stats';

export const CHIPS = ['all', ...KINDS] as const;

export const ORDERS = ['fit', 'name', 'power'] as const;
export type Order = (typeof ORDERS)[number];

/** An inclusive range of numbers; `null`: no bound on that side. */
export interface Range {
  readonly least: number | null;
  readonly most: number | null;
}

export interface Wish {
  readonly text: string;
  readonly kind: Kind | 'all';
  readonly alignments: readonly Alignment[];
  readonly attributes: readonly Attribute[];
  readonly power: Range;
  readonly deed: Deed | '';
  /** Only cards that the deck can use. */
  readonly usable: boolean;
  readonly allowed: boolean;
  /** Only these, as named by a fault or an advice; empty: all. */
  readonly only: readonly CardId[];
  readonly order: Order;
}

export const ANY: Wish = {
  text: '',
  kind: 'all',
  alignments: [],
  attributes: [],
  power: { least: null, most: null },
  deed: '',
  usable: false,
  allowed: false,
  only: [],
  order: 'fit',
};

/** Search of all cards in the present language: names, texts, kinds, alignments, attributes, and payers. */
export const cardSearch = () =>
  searcherOf(
    CARDS.map((facts) => {
      const withCosts = () => {
        const { names, said } = findable(facts);
        const costs = costWords(facts).map((word) => `${t('workshop.costs')} ${traitName(word as Trait)}`);
        return { names, said: [...said, ...costs] };
      };
      return [facts.id, withCosts] as const;
    }),
  );

/** A numeric condition of the query: 'power 3', 'resistance 5+'. */
interface Asked {
  readonly stat: 'power' | 'resistance';
  readonly n: number;
  readonly orMore: boolean;
}

/** A parsed query: numbers of Power and Resistance, 'costs Media', and words. */
function sentenceOf(text: string): { readonly words: string; readonly phrases: readonly string[]; readonly asked: readonly Asked[] } {
  const asked: Asked[] = [];
  let words = lettersOf(text.slice(0, 100));
  for (const stat of ['power', 'resistance'] as const) {
    const word = lettersOf(term('stats', stat)).replace(/[^\p{L}]/gu, '.');
    words = words.replace(new RegExp(`${word}\\s*(\\d{1,2})(\\+)?`, 'gu'), (_, n: string, more?: string) => {
      asked.push({ stat, n: Number(n), orMore: more === '+' });
      return ' ';
    });
  }
  const costs = lettersOf(t('workshop.costs'));
  const phrases: string[] = [];
  words = words.replace(new RegExp(`${costs}\\s+(\\S+)`, 'gu'), (_, word: string) => {
    phrases.push(`${costs} ${word}`);
    return ' ';
  });
  return { words, phrases, asked };
}

const statOf = (facts: CardFacts, stat: 'power' | 'resistance'): number | null =>
  stat in facts ? ((facts as Partial<Record<typeof stat, number | null>>)[stat] ?? 0) : null;

const isWithin = ({ least, most }: Range, n: number | null): boolean =>
  n === null ? least === null && most === null : n >= (least ?? n) && n <= (most ?? n);

const isOfKind = (facts: CardFacts, kind: Wish['kind']): boolean => kind === 'all' || kindOf(facts) === kind;

/** Number of the deck's cards that a card works with: Groups that pay or link; for a Group, cards that it pays for or links to. */
export function fitOf(facts: CardFacts, groups: readonly GroupFacts[], others: readonly CardFacts[]): number {
  if (facts.kind === 'resource') return facts.link === null ? 0 : answering(groups, facts.link).length;
  if (!isGroup(facts)) return (payersOf(facts, groups) ?? servedBy(facts, groups))?.length ?? 0;
  return others.filter((other) =>
    other.kind === 'resource' ? other.link !== null && answering([facts], other.link).length > 0 : payersOf(other, [facts])?.length === 1,
  ).length;
}

export interface Around {
  readonly find: ReturnType<typeof cardSearch>;
  readonly fit: ReadonlyMap<CardId, number>;
  readonly groups: readonly GroupFacts[];
  isAllowed(facts: CardFacts): boolean;
}

/** @returns matching cards, sorted, their number by kind, and whether they are near spellings */
export function search(wish: Wish, { find, fit, groups, isAllowed }: Around) {
  const { words, phrases, asked } = sentenceOf(wish.text);
  const { ranks, isNear } = find(words, phrases);
  const fits = (facts: CardFacts): boolean => {
    const { id } = facts;
    if (wish.only.length > 0) return wish.only.includes(id);
    if (!ranks.has(id)) return false;
    if (
      !asked.every(({ stat, n, orMore }) => {
        const has = statOf(facts, stat);
        return has !== null && (orMore ? has >= n : has === n);
      })
    )
      return false;
    if (!wish.alignments.every((alignment) => 'alignments' in facts && facts.alignments.includes(alignment))) return false;
    if (!wish.attributes.every((attribute) => 'attributes' in facts && facts.attributes.includes(attribute))) return false;
    if (!isWithin(wish.power, isGroup(facts) ? (facts.power ?? 0) : null)) return false;
    if (wish.deed !== '' && !deedsOf(facts).includes(wish.deed)) return false;
    if (wish.usable && !isUsableBy(facts, groups)) return false;
    return !wish.allowed || isAllowed(facts);
  };
  const found = CARDS.filter(fits);
  const counts = new Map(CHIPS.map((kind) => [kind, found.filter((facts) => isOfKind(facts, kind)).length]));
  const shown = found.filter((facts) => isOfKind(facts, wish.kind)).map((facts) => ({ facts, name: cardName(facts.id) }));
  const collator = new Intl.Collator();
  const rank: Readonly<Record<Order, (facts: CardFacts) => number>> = {
    fit: ({ id }) => fit.get(id) ?? 0,
    name: () => 0,
    power: (facts) => statOf(facts, 'power') ?? -1,
  };
  const key = rank[wish.order];
  // Cards with this name come before cards that mention it.
  const rankOf = ({ id }: CardFacts) => ranks.get(id) ?? 0;
  shown.sort((a, b) => rankOf(a.facts) - rankOf(b.facts) || key(b.facts) - key(a.facts) || collator.compare(a.name, b.name));
  return { cards: shown.map(({ facts }) => facts), counts, isNear: isNear && shown.length > 0 };
}
