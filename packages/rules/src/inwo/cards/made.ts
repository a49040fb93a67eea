import { below, seedRng } from '../../core/rng.js';
import type { CardId, RngState } from '../../core/types.js';
import type { Cost, Filter, GroupFacts, PlotFacts, ResourceFacts } from '../types/cards.js';
import type { Options } from '../types/index.js';
import { ALIGNMENTS, type Alignment, type Attribute } from '../types/words.js';
import { answering, printedWords } from './answering.js';
import { cardsOf, groupFacts, illuminatiFacts, isGroupFacts, isPlotFacts, resourceFacts } from './index.js';
import { isInPool } from './shared.js';

/** Preferences of each Illuminati beside two random alignments. */
const THEMES: Readonly<Record<CardId, readonly (Alignment | Attribute)[]>> = {
  'adepts-of-hermes': ['Magic'],
  'bavarian-illuminati': ['Government', 'Violent'],
  'bermuda-triangle': [],
  'discordian-society': ['Weird'],
  'gnomes-of-zurich': ['Corporate', 'Bank'],
  'the-network': ['Computer', 'Science'],
  'servants-of-cthulhu': ['Violent', 'Criminal'],
  'shangri-la': ['Peaceful'],
  ufos: [],
};

export interface MadeDeck {
  readonly illuminati: CardId;
  readonly lead: CardId;
  readonly cards: readonly CardId[];
}

const GROUPS = 15;
const RESOURCES = 2;
const PLOTS = 27;

/** Least number of Plots of each role; the rest is filled with any that fit. */
const ROLES: readonly (readonly [number, (facts: PlotFacts, kind: string) => boolean])[] = [
  [5, (_facts, kind) => kind === 'boost'],
  [3, ({ kind: family }, kind) => family === 'plot' && kind === 'link'],
  [2, (_facts, kind) => kind === 'reload'],
  [2, ({ kind: family }, kind) => family === 'nwo' || kind === 'discardNwo'],
  [4, (_facts, kind) => kind === 'cancelPlay' || kind === 'cancelAction' || kind === 'autoFail'],
  [3, (_facts, kind) => ['setRoll', 'shiftRoll', 'reroll'].includes(kind)],
  [4, ({ kind: family }) => family === 'disaster' || family === 'assassination'],
];

const sources = (groups: readonly GroupFacts[], filter: Filter): number => answering(groups, filter).length;

const isPayable = (cost: Cost, groups: readonly GroupFacts[]): boolean => {
  if (typeof cost !== 'object') return true;
  if ('groups' in cost) return cost.groups.filter === undefined || sources(groups, cost.groups.filter) >= 2;
  if ('cards' in cost) return cost.cards.some((card) => groups.some(({ id }) => id === card));
  if ('any' in cost) return cost.any.some((part) => isPayable(part, groups));
  return !('all' in cost) || cost.all.every((part) => isPayable(part, groups));
};

/** Purpose of a Plot, by its first use; empty without one. */
const mainEffect = (facts: PlotFacts) => {
  for (const ability of facts.abilities) if (ability.form === 'use' || ability.form === 'react') return ability;
  return undefined;
};

const isUseful = (facts: PlotFacts, groups: readonly GroupFacts[]): boolean => {
  if (facts.kind === 'goal') return false;
  const use = mainEffect(facts);
  if (!use || !isPayable(use.cost, groups)) return false;
  const { effect } = use;
  if (effect.kind === 'boost') return effect.illuminati === true || sources(groups, effect.filter) * 3 >= groups.length;
  if (effect.kind === 'reload') return sources(groups, effect.filter) >= 4;
  return effect.kind !== 'link' || effect.whose === 'any' || sources(groups, effect.filter) >= 2;
};

const shuffled = <T>(rng: RngState, list: readonly T[]): T[] => {
  const left = [...list];
  const mixed: T[] = [];
  while (left.length > 0) mixed.push(...left.splice(below(rng, left.length), 1));
  return mixed;
};

/** Fifteen Groups: the lead first, then repeatedly the one that helps the deck most. */
const pickGroups = (rng: RngState, pool: readonly GroupFacts[], theme: readonly string[]): GroupFacts[] => {
  const weigh = (group: GroupFacts) => theme.filter((word) => printedWords(group).has(word)).length;
  const best = (from: readonly GroupFacts[], score: (group: GroupFacts) => number) =>
    from.reduce<GroupFacts | undefined>((found, group) => (found && score(found) >= score(group) ? found : group), undefined);
  const mixed = shuffled(rng, pool);
  const lead = best(
    mixed.filter(({ power, outward }) => power !== null && power >= 2 && power <= 6 && outward.length > 0),
    (group) => 2 * weigh(group) + Math.min(2, group.outward.length),
  );
  const picked = lead ? [lead] : [];
  while (picked.length < GROUPS) {
    const power = picked.reduce((sum, group) => sum + (group.power ?? 0), 0);
    const spare = picked.reduce((sum, { outward }) => sum + outward.length - 1, 0);
    const share = (38 - power) / (GROUPS - picked.length);
    const next = best(
      mixed.filter((group) => !picked.includes(group)),
      (group) => 2 * weigh(group) - 0.9 * Math.abs((group.power ?? 0) - share) + (spare < 3 ? 0.8 * group.outward.length : 0),
    );
    if (!next) break;
    picked.push(next);
  }
  return picked;
};

const pickPlots = (rng: RngState, pool: readonly PlotFacts[], groups: readonly GroupFacts[]): PlotFacts[] => {
  const left = shuffled(rng, pool).filter((facts) => isUseful(facts, groups));
  const picked: PlotFacts[] = [];
  for (const [count, fits] of ROLES)
    picked.push(...left.filter((facts) => !picked.includes(facts) && fits(facts, mainEffect(facts)?.effect.kind ?? '')).slice(0, count));
  picked.push(...left.filter((facts) => !picked.includes(facts)).slice(0, PLOTS - picked.length));
  return picked;
};

/** A legal deck with a theme, determined by pool, Illuminati, seed and version. @throws RangeError for an unknown Illuminati */
export const madeDeck = (pool: Options['pool'], illuminati: CardId, seed: string, version = Number.POSITIVE_INFINITY): MadeDeck => {
  if (!illuminatiFacts(illuminati)) throw new RangeError(`no Illuminati called ${illuminati}`);
  const rng = seedRng(`${pool} ${illuminati} ${seed}`);
  const theme = [...(THEMES[illuminati] ?? []), ...shuffled(rng, ALIGNMENTS).slice(0, 2)];
  const allowed = cardsOf(version).filter((facts) => isInPool(facts, pool));
  const groups = pickGroups(
    rng,
    allowed.filter((facts): facts is GroupFacts => isGroupFacts(facts)),
    theme,
  );
  const usable = ({ link }: ResourceFacts) => link === null || sources(groups, link) >= 2;
  const resources = shuffled(
    rng,
    allowed.flatMap(({ id }) => resourceFacts(id) ?? []),
  )
    .filter(usable)
    .slice(0, RESOURCES);
  const plots = pickPlots(rng, allowed.filter(isPlotFacts), groups);
  const cards = [...groups, ...resources, ...plots].map(({ id }) => id);
  return { illuminati, lead: groups.find(({ id }) => groupFacts(id))?.id ?? '', cards };
};
