import type { Position } from '../types';
import { type Blank, blanksOf, type Choice, type Fields } from './blanks';
import type { SentenceDraft, Unfinished } from './data';
import { filled, nextBlank, proposedPayment, settled } from './filling';

/** The sentence with obvious answers filled in: blanks of one answer, and the cheapest payment. */
const completed = (position: Position, draft: SentenceDraft): SentenceDraft => {
  const cleared = draft.proposes ? withoutPay(draft.said) : draft.said;
  const said = settled(position, cleared);
  const pay = draft.proposes ? proposedPayment(position, said) : null;
  return { ...draft, said: pay ? ({ ...said, pay } as Unfinished) : said };
};

const withoutPay = (said: Unfinished): Unfinished => {
  if (said.type !== 'playPlot' && said.type !== 'useAbility') return said;
  const { pay: _, ...rest } = said;
  return rest;
};

export const beginSentence = (position: Position, said: Unfinished): SentenceDraft =>
  completed(position, { kind: 'sentence', said, at: null, proposes: true });

export const openBlank = (position: Position, { said, at }: SentenceDraft): Blank | null => {
  const blanks = blanksOf(position, said);
  return (
    (at === null ? undefined : blanks.find(({ name }) => name === at)) ??
    nextBlank(position, said) ??
    blanks.find(({ list }) => list) ??
    null
  );
};

export const chosen = (position: Position, draft: SentenceDraft, blank: Blank, choice: Choice): SentenceDraft =>
  completed(position, {
    ...draft,
    said: filled(draft.said as Fields, blank, choice) as unknown as Unfinished,
    at: blank.list ? blank.name : null,
    proposes: draft.proposes && blank.name !== 'pay',
  });
