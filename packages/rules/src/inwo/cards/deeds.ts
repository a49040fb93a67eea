import type { CardFacts, Cost, Filter, GroupFacts } from '../types/cards.js';
import { answering } from './answering.js';
import { isGroupFacts, isPlotFacts } from './index.js';

/** Rough purposes of cards; `hand`: none of the others. */
export const DEEDS = ['boost', 'guard', 'link', 'token', 'order', 'answer', 'dice', 'strike', 'goal', 'hand'] as const;
export type Deed = (typeof DEEDS)[number];

const BY_KIND: Readonly<Partial<Record<CardFacts['kind'], Deed>>> = {
  goal: 'goal',
  nwo: 'order',
  disaster: 'strike',
  assassination: 'strike',
};

const BY_EFFECT: Readonly<Record<string, Deed>> = {
  boost: 'boost',
  attackBonus: 'boost',
  boostAttack: 'boost',
  link: 'link',
  reload: 'token',
  gainToken: 'token',
  discardNwo: 'order',
  cancelPlay: 'answer',
  cancelAction: 'answer',
  autoFail: 'answer',
  setRoll: 'dice',
  shiftRoll: 'dice',
  reroll: 'dice',
  defendPlace: 'guard',
  relief: 'guard',
};

const BY_CHANGE: Readonly<Record<string, Deed>> = {
  stats: 'boost',
  attack: 'boost',
  multiplier: 'boost',
  join: 'boost',
  rivalry: 'boost',
  tokens: 'token',
  defence: 'guard',
  freeDefence: 'guard',
  relief: 'guard',
  autoRelief: 'guard',
};

/** Purposes of a card, the main one first; a Plot has at least one. */
export const deedsOf = (facts: CardFacts): readonly Deed[] => {
  const deeds = new Set<Deed>();
  const kind = BY_KIND[facts.kind];
  if (kind) deeds.add(kind);
  for (const ability of facts.abilities) {
    if (ability.form === 'forbid') deeds.add('guard');
    else if (ability.form === 'modify') deeds.add(BY_CHANGE[ability.of] ?? 'hand');
    else deeds.add(BY_EFFECT[ability.effect.kind] ?? 'hand');
    // A Plot's main purpose is its use; its lasting changes come second.
    if (isPlotFacts(facts) && !kind && (ability.form === 'use' || ability.form === 'react')) {
      const main = BY_EFFECT[ability.effect.kind] ?? 'hand';
      return [main, ...[...deeds].filter((deed) => deed !== main)];
    }
  }
  if (deeds.size === 0 && isPlotFacts(facts)) deeds.add('hand');
  return [...deeds];
};

const payersOfCost = (cost: Cost, groups: readonly GroupFacts[]): readonly GroupFacts[] | null => {
  if (typeof cost !== 'object') return null;
  if ('groups' in cost) return cost.groups.filter === undefined || cost.groups.illuminati ? null : answering(groups, cost.groups.filter);
  if ('cards' in cost) return groups.filter(({ id }) => cost.cards.includes(id));
  if ('any' in cost) {
    const ways = cost.any.map((part) => payersOfCost(part, groups));
    return ways.some((way) => way === null) ? null : [...new Set(ways.flatMap((way) => way ?? []))];
  }
  if (!('all' in cost)) return null;
  const parts = cost.all.flatMap((part) => [payersOfCost(part, groups)].filter((payers) => payers !== null));
  return parts.reduce<readonly GroupFacts[] | null>((least, part) => (least && least.length <= part.length ? least : part), null);
};

/** Groups whose tokens can pay a card's first use; null if it takes none, or any card's. */
export const payersOf = (facts: CardFacts, groups: readonly GroupFacts[]): readonly GroupFacts[] | null => {
  for (const ability of facts.abilities) if (ability.form === 'use' || ability.form === 'react') return payersOfCost(ability.cost, groups);
  return null;
};

const wordsOfFilter = (filter: Filter): readonly string[] => {
  if (typeof filter === 'string') return filter === 'anything' ? [] : [filter];
  if ('any' in filter) return filter.any.flatMap(wordsOfFilter);
  return 'all' in filter ? filter.all.flatMap(wordsOfFilter) : [];
};

export const wordsOfCost = (cost: Cost): readonly string[] => {
  if (typeof cost !== 'object') return [];
  if ('groups' in cost) return cost.groups.filter === undefined ? [] : wordsOfFilter(cost.groups.filter);
  if ('any' in cost) return cost.any.flatMap(wordsOfCost);
  return 'all' in cost ? cost.all.flatMap(wordsOfCost) : [];
};

export const costWords = ({ abilities }: CardFacts): readonly string[] => [
  ...new Set(abilities.flatMap((ability) => (ability.form === 'use' || ability.form === 'react' ? wordsOfCost(ability.cost) : []))),
];

/** Groups of the owner that a Plot can be played on, by printed words; null if it is no such Plot, or takes any. */
export const servedBy = (facts: CardFacts, groups: readonly GroupFacts[]): readonly GroupFacts[] | null => {
  if (!isPlotFacts(facts)) return null;
  for (const ability of facts.abilities) {
    if (ability.form !== 'use' && ability.form !== 'react') continue;
    const { effect } = ability;
    const isForOwn =
      effect.kind === 'reload' || (effect.kind === 'boost' && !effect.illuminati) || (effect.kind === 'link' && effect.whose === 'own');
    return isForOwn && effect.filter !== 'anything' ? answering(groups, effect.filter) : null;
  }
  return null;
};

/** True if a deck with these Groups can use the card: to pay for it, link it, or play it on. */
export const isUsableBy = (facts: CardFacts, groups: readonly GroupFacts[]): boolean => {
  if (facts.kind === 'resource') return facts.link === null || answering(groups, facts.link).length > 0;
  return isGroupFacts(facts) || (payersOf(facts, groups)?.length !== 0 && servedBy(facts, groups)?.length !== 0);
};

/** Kinds of payment for Plots: none, a token of the Illuminati or of Groups, alternatives, or cards. */
export const PRICES = ['nothing', 'illuminati', 'groups', 'ways', 'cards'] as const;
export type Price = (typeof PRICES)[number];

const priceOfCost = (cost: Cost): Price => {
  if (cost === 'nothing') return 'nothing';
  if (typeof cost !== 'object' || 'groups' in cost || 'cards' in cost) return 'groups';
  if ('illuminati' in cost) return 'illuminati';
  if (!('any' in cost || 'all' in cost)) return 'cards';
  const prices = new Set(('any' in cost ? cost.any : cost.all).map(priceOfCost));
  if ('any' in cost) return prices.size > 1 ? 'ways' : ([...prices][0] ?? 'nothing');
  // The dearest part: an Illuminati has fewer tokens than a deck has cards.
  return (['illuminati', 'groups', 'cards'] as const).find((price) => prices.has(price)) ?? 'ways';
};

export const priceOf = ({ abilities }: CardFacts): Price => {
  for (const ability of abilities) if (ability.form === 'use' || ability.form === 'react') return priceOfCost(ability.cost);
  return 'nothing';
};

/** Tokens a turn by a card's own text (N-204). */
export const printedTokens = (facts: CardFacts): number => {
  if (isPlotFacts(facts) || (facts.kind === 'resource' && !facts.hasTokens)) return 0;
  let tokens = 1;
  for (const ability of facts.abilities) {
    if (ability.form !== 'modify' || ability.of !== 'tokens' || ability.covers !== 'self' || ability.per || ability.when) continue;
    tokens = ability.how === 'set' ? Math.max(tokens, ability.amount) : tokens + ability.amount;
  }
  return tokens;
};
