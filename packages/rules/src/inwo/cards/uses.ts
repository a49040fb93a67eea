import type { After, CardFacts, Use } from '../types/cards.js';
import { factsOf } from './index.js';

/* What a card can be played or used for, and what follows by itself. */

const USES = new Map<CardFacts, readonly Use[]>();

/** All uses of a card, in the order of its record. */
export const usesOf = (card: string): readonly Use[] => {
  const facts = factsOf(card);
  let list = USES.get(facts);
  if (!list) {
    list = facts.abilities.filter((ability): ability is Use => ability.form === 'use' || ability.form === 'react');
    USES.set(facts, list);
  }
  return list;
};

const AFTERS = new Map<CardFacts, readonly After[]>();

/** All texts of a card that follow something, in the order of its record. */
export const aftersOf = (card: string): readonly After[] => {
  const facts = factsOf(card);
  let list = AFTERS.get(facts);
  if (!list) {
    list = facts.abilities.filter((ability): ability is After => ability.form === 'after');
    AFTERS.set(facts, list);
  }
  return list;
};
