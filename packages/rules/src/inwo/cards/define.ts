import type { CardId } from '../../core/types.js';
import type { Ability, CardFacts, GroupFacts, IlluminatiFacts, PlotFacts, ResourceFacts } from '../types/cards.js';
import type { Tag } from '../types/words.js';

interface GroupDefinition extends Pick<GroupFacts, 'alignments' | 'attributes' | 'inward' | 'outward'> {
  /** 'Power/Global Power' as on the card, `*` for an asterisk; Resistance. */
  readonly stats: readonly [power: string, resistance: number];
  readonly tags?: readonly Tag[];
  readonly pool?: CardFacts['pool'];
  readonly since?: number;
}

const group =
  (kind: GroupFacts['kind']) =>
  (id: CardId, name: string, definition: GroupDefinition, abilities: readonly Ability[] = []): GroupFacts => {
    const { stats, alignments, attributes, inward, outward, tags = [], pool = 'sure', since } = definition;
    const [power, resistance] = stats;
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

export const illuminati = (
  id: CardId,
  name: string,
  { power, goal }: Pick<IlluminatiFacts, 'power' | 'goal'>,
  abilities: readonly Ability[],
): IlluminatiFacts => ({ id, name, kind: 'illuminati', power, goal, abilities, pool: 'sure' });

type ResourceDefinition = Omit<ResourceFacts, 'id' | 'name' | 'kind' | 'abilities' | 'pool'> & Partial<Pick<ResourceFacts, 'pool'>>;

export const resource = (id: CardId, name: string, facts: ResourceDefinition, abilities: readonly Ability[]): ResourceFacts => ({
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
  pool: facts.pool ?? 'sure',
  since: facts.since,
});

type PlotDefinition = Partial<Omit<PlotFacts, 'id' | 'name' | 'kind' | 'abilities'>>;

const plotOf =
  (kind: PlotFacts['kind']) =>
  (id: CardId, name: string, abilities: readonly Ability[], more: PlotDefinition = {}): PlotFacts => ({
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
