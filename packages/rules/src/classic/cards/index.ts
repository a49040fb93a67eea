import type { CardId } from '../../core/types.js';
import type { CardFacts, GroupFacts, IlluminatiFacts } from '../types/cards.js';
import { GROUPS } from './groups.js';
import { ILLUMINATI } from './illuminati.js';
import { SPECIALS, type Special } from './specials.js';

export { GROUPS, ILLUMINATI, SPECIALS };

export const deckOf = (version: number): CardId[] =>
  [...GROUPS, ...SPECIALS].flatMap(({ id, since = 1 }) => (since <= version ? [id] : []));

const FACTS: ReadonlyMap<CardId, CardFacts> = new Map([...ILLUMINATI, ...GROUPS, ...SPECIALS].map((card) => [card.id, card]));
const SPECIALS_BY_ID: ReadonlyMap<CardId, Special> = new Map(SPECIALS.map((card) => [card.id, card]));

/** Printed facts of every card, by id. No prototype: other names that clients send (`constructor`) are undefined. */
export const cardFacts: Readonly<Record<CardId, CardFacts>> = Object.freeze(
  Object.assign(Object.create(null) as Record<CardId, CardFacts>, Object.fromEntries(FACTS)),
);

export type BoardFacts = IlluminatiFacts | GroupFacts;

const find = (id: CardId): CardFacts => {
  const facts = FACTS.get(id);
  if (!facts) throw new Error(`no such card: ${id}`);
  return facts;
};

export const boardFacts = (id: CardId): BoardFacts => {
  const facts = find(id);
  if (facts.kind === 'special') throw new Error(`${id} never lies in a structure`);
  return facts;
};

export const groupFacts = (id: CardId): GroupFacts => {
  const facts = find(id);
  if (facts.kind !== 'group') throw new Error(`${id} is no Group`);
  return facts;
};

export const illuminatiFacts = (id: CardId): IlluminatiFacts => {
  const facts = find(id);
  if (facts.kind !== 'illuminati') throw new Error(`${id} is no Illuminati`);
  return facts;
};

export const specialFacts = (id: CardId): Special => {
  const facts = SPECIALS_BY_ID.get(id);
  if (!facts) throw new Error(`${id} is no Special`);
  return facts;
};

export const isGroup = (id: CardId): boolean => FACTS.get(id)?.kind === 'group';
export const isSpecial = (id: CardId): boolean => SPECIALS_BY_ID.has(id);

/** True if the Special takes a turn away from its player (C-910). */
export const skipsTurn = (id: CardId): boolean => {
  const play = SPECIALS_BY_ID.get(id)?.play;
  return play !== undefined && 'use' in play && play.use === 'skipTurn';
};
