import type { CardId } from '../../core/types.js';
import type { Side } from '../../domain/types.js';
import type { Ability, CardFacts, GroupFacts, IlluminatiFacts, PlotFacts, ResourceFacts, SpecialGoal } from '../types/cards.js';
import type { Alignment, Attribute, Tag } from '../types/words.js';

interface GroupMore {
  readonly tags?: readonly Tag[];
  readonly pool?: CardFacts['pool'];
  readonly since?: number;
}

const group =
  (kind: GroupFacts['kind']) =>
  /** `power` is 'Power/Global Power' as on the card, `*` for an asterisk. */
  (
    id: CardId,
    name: string,
    power: string,
    resistance: number,
    alignments: readonly Alignment[],
    attributes: readonly Attribute[],
    inward: Side,
    outward: readonly Side[],
    abilities: readonly Ability[] = [],
    { tags = [], pool = 'sure', since }: GroupMore = {},
  ): GroupFacts => {
    const [own = '*', global = '0'] = power.split('/');
    return {
      id,
      name,
      kind,
      power: own === '*' ? null : Number(own),
      global: Number(global),
      resistance,
      alignments,
      attributes,
      tags,
      inward,
      outward,
      abilities,
      pool,
      since,
    };
  };

export const organization = group('organization');
export const place = group('place');
export const personality = group('personality');

export const illuminati = (id: CardId, name: string, power: number, goal: SpecialGoal, abilities: readonly Ability[]): IlluminatiFacts => ({
  id,
  name,
  kind: 'illuminati',
  power,
  goal,
  abilities,
  pool: 'sure',
});

export const resource = (
  id: CardId,
  name: string,
  facts: Omit<ResourceFacts, 'id' | 'name' | 'kind' | 'abilities' | 'pool'>,
  abilities: readonly Ability[],
  pool: CardFacts['pool'] = 'sure',
): ResourceFacts => ({
  id,
  name,
  kind: 'resource',
  unique: facts.unique,
  attributes: facts.attributes,
  tags: facts.tags,
  hasTokens: facts.hasTokens,
  link: facts.link,
  limit: facts.limit,
  abilities,
  pool,
  since: facts.since,
});

type PlotMore = Partial<Omit<PlotFacts, 'id' | 'name' | 'kind' | 'abilities'>>;

const plotOf =
  (kind: PlotFacts['kind']) =>
  (id: CardId, name: string, abilities: readonly Ability[], more: PlotMore = {}): PlotFacts => ({
    id,
    name,
    kind,
    colour: more.colour,
    goal: more.goal,
    combinable: more.combinable,
    limit: more.limit,
    goalsHeld: more.goalsHeld,
    concerns: more.concerns,
    standsFor: more.standsFor,
    abilities,
    pool: more.pool ?? 'sure',
    since: more.since,
  });

export const plot = plotOf('plot');
export const disaster = plotOf('disaster');
export const assassination = plotOf('assassination');
export const nwo = plotOf('nwo');
export const goalCard = plotOf('goal');
