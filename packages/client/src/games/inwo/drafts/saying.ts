import type { Position } from '../types';
import { type Blank, blanksOf, type Choice, type Fields } from './blanks';
import type { SentenceDraft, Unfinished } from './data';
import { filled, nextBlank, proposedPayment, settled } from './filling';

/** The sentence with obvious answers filled in: blanks with one answer, and the cheapest payment. */
const completed = (position: Position, draft: SentenceDraft): SentenceDraft => {
  const cleared = draft.proposes ? withoutPay(draft.partial) : draft.partial;
  const partial = settled(position, cleared);
  const pay = draft.proposes ? proposedPayment(position, partial) : null;
  return { ...draft, partial: pay ? ({ ...partial, pay } as Unfinished) : partial };
};

const withoutPay = (partial: Unfinished): Unfinished => {
  if (partial.type !== 'playPlot' && partial.type !== 'useAbility') return partial;
  const { pay: _, ...rest } = partial;
  return rest;
};

export const beginSentence = (position: Position, partial: Unfinished): SentenceDraft =>
  completed(position, { kind: 'sentence', partial, at: null, proposes: true });

export const openBlank = (position: Position, { partial, at: openName }: SentenceDraft): Blank | null => {
  const blanks = blanksOf(position, partial);
  return (
    (openName === null ? undefined : blanks.find(({ name }) => name === openName)) ??
    nextBlank(position, partial) ??
    blanks.find(({ list }) => list) ??
    null
  );
};

export const chosen = (position: Position, draft: SentenceDraft, blank: Blank, choice: Choice): SentenceDraft =>
  completed(position, {
    ...draft,
    partial: filled(draft.partial as Fields, blank, choice) as unknown as Unfinished,
    at: blank.list ? blank.name : null,
    proposes: draft.proposes && blank.name !== 'pay',
  });
