import type { CardId } from '../../core/types.js';
import type { Filter, GroupFacts } from '../types/cards.js';
import { fitsWords } from './filter.js';

const WORDS = new Map<CardId, ReadonlySet<string>>();

export const printedWords = ({ id, kind, alignments, attributes, tags }: GroupFacts): ReadonlySet<string> => {
  const known = WORDS.get(id) ?? new Set<string>([kind, ...alignments, ...attributes, ...tags]);
  WORDS.set(id, known);
  return known;
};

export const answering = (groups: readonly GroupFacts[], filter: Filter): readonly GroupFacts[] =>
  groups.filter((group) => fitsWords(filter, printedWords(group), group.id));
