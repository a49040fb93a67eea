import type { CardId } from '../../core/types.js';
import type { After, Use } from '../types/cards.js';
import { factsOf } from './index.js';

const USES = new Map<CardId, readonly Use[]>();

export const usesOf = (card: CardId): readonly Use[] => {
  let list = USES.get(card);
  if (!list) {
    list = factsOf(card).abilities.filter((ability): ability is Use => ability.form === 'use' || ability.form === 'react');
    USES.set(card, list);
  }
  return list;
};

const AFTERS = new Map<CardId, readonly After[]>();

/** All texts of a card that follow something, in the order of its record. */
export const aftersOf = (card: CardId): readonly After[] => {
  let list = AFTERS.get(card);
  if (!list) {
    list = factsOf(card).abilities.filter((ability): ability is After => ability.form === 'after');
    AFTERS.set(card, list);
  }
  return list;
};
