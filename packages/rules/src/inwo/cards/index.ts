import type { CardId } from '../../core/types.js';
import type { CardFacts, GroupFacts, IlluminatiFacts, PlotFacts, ResourceFacts } from '../types/cards.js';
import { BOOSTS } from './boosts.js';
import { organization, plot } from './define.js';
import { ILLUMINATI } from './illuminati.js';
import { ORDERS } from './orders.js';
import { ORGANIZATIONS_1 } from './organizations-1.js';
import { ORGANIZATIONS_2 } from './organizations-2.js';
import { ORGANIZATIONS_3 } from './organizations-3.js';
import { ORGANIZATIONS_4 } from './organizations-4.js';
import { ORGANIZATIONS_5 } from './organizations-5.js';
import { ORGANIZATIONS_6 } from './organizations-6.js';
import { PERSONALITIES } from './personalities.js';
import { PLACES_1 } from './places-1.js';
import { PLACES_2 } from './places-2.js';
import { PLOTS_1 } from './plots-1.js';
import { PLOTS_2 } from './plots-2.js';
import { RESOURCES } from './resources.js';
import { STRIKES } from './strikes.js';

export const CARDS: readonly CardFacts[] = [
  ...ILLUMINATI,
  ...ORGANIZATIONS_1,
  ...ORGANIZATIONS_2,
  ...ORGANIZATIONS_3,
  ...ORGANIZATIONS_4,
  ...ORGANIZATIONS_5,
  ...ORGANIZATIONS_6,
  ...PERSONALITIES,
  ...PLACES_1,
  ...PLACES_2,
  ...RESOURCES,
  ...BOOSTS,
  ...ORDERS,
  ...STRIKES,
  ...PLOTS_1,
  ...PLOTS_2,
];

export const cardsOf = (version: number): CardFacts[] => CARDS.filter(({ since = version }) => since <= version);

/** Filler cards for decks of scenario files: they can be drawn, discarded and counted, not played. */
const BLANKS: readonly CardFacts[] = [
  organization('blank-group', 'Blank Group', {
    stats: ['0/0', 0],
    alignments: [],
    attributes: [],
    inward: 'top',
    outward: [],
    pool: 'none',
  }),
  plot('blank-plot', 'Blank Plot', [], { pool: 'none' }),
];

const BY_ID: ReadonlyMap<CardId, CardFacts> = new Map([...CARDS, ...BLANKS].map((facts) => [facts.id, facts]));

export const CARD_IDS: readonly CardId[] = [...BY_ID.keys()];

const BLANK_IDS: ReadonlySet<CardId> = new Set(BLANKS.map(({ id }) => id));

export const isBlank = (card: CardId): boolean => BLANK_IDS.has(card);

export const findFacts = (card: CardId): CardFacts | undefined => BY_ID.get(card);

export const factsOf = (card: CardId): CardFacts => {
  const facts = BY_ID.get(card);
  if (!facts) throw new Error(`no card called ${card}`);
  return facts;
};

export const isGroupFacts = (facts: CardFacts): facts is GroupFacts => 'inward' in facts;
export const isPlotFacts = (facts: CardFacts): facts is PlotFacts =>
  !('inward' in facts) && facts.kind !== 'illuminati' && facts.kind !== 'resource';

/** True if the card has the Group deck's back: Groups and Resources (N-102). */
export const isGroupCard = (card: CardId): boolean => {
  const facts = factsOf(card);
  return isGroupFacts(facts) || facts.kind === 'resource';
};

export const groupFacts = (card: CardId): GroupFacts | undefined => {
  const facts = findFacts(card);
  return facts && isGroupFacts(facts) ? facts : undefined;
};

export const illuminatiFacts = (card: CardId): IlluminatiFacts | undefined => {
  const facts = findFacts(card);
  return facts?.kind === 'illuminati' ? facts : undefined;
};

export const resourceFacts = (card: CardId): ResourceFacts | undefined => {
  const facts = findFacts(card);
  return facts?.kind === 'resource' ? facts : undefined;
};

export const plotFacts = (card: CardId): PlotFacts | undefined => {
  const facts = findFacts(card);
  return facts && isPlotFacts(facts) ? facts : undefined;
};
