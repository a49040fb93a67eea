import { ALIGNMENTS, type Alignment, isAlignment, STATS, type Stat } from '../types/words.js';
import type { Argument, Draft } from './arguments.js';
import { any, type Judge, refusalOf } from './judges.js';

export const oneOf = <const V extends string | number, E = unknown>(
  field: 'stat' | 'change' | 'side' | 'mode' | 'by',
  values: readonly V[] | ((draft: Draft<E>) => readonly V[]),
  judge: Judge<V, E> = any,
): Argument<V, E> => {
  const listed = (draft: Draft<E>): readonly V[] => (typeof values === 'function' ? values(draft) : values);
  const isKnown = (value: unknown): boolean => typeof values === 'function' || (values as readonly unknown[]).includes(value);
  return {
    fields: [field],
    lenient: true,
    read: ({ fields }) => (isKnown(fields[field]) ? (fields[field] as V | undefined) : undefined),
    check: (draft, value) => (listed(draft).includes(value) ? refusalOf(judge(value, draft), draft.card) : refusalOf(false, draft.card)),
    candidates: (draft) => listed(draft).map((value) => ({ [field]: value })),
  };
};

export const STANDS = ['for', 'against'] as const;

export const stat = (): Argument<Stat> => oneOf('stat', STATS);

export const alignment = (judge: Judge<Alignment> = any): Argument<Alignment> => ({
  fields: ['alignment'],
  read: ({ fields: { alignment: word } }) => (word !== undefined && isAlignment(word) ? word : undefined),
  check: (draft, word) => refusalOf(judge(word, draft), draft.card),
  candidates: () => ALIGNMENTS.map((word) => ({ alignment: word })),
});
