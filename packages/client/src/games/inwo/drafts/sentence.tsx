import { type DecisionKind, decision, type IntentType } from '@illuminice/rules/inwo';
import { formLife } from '../../../table/form-draft';
import { proposedLead } from '../card/lead';
import type { Inwo, Position } from '../types';
import { blanksOf, type Fields } from './blanks';
import type { SentenceDraft, Unfinished } from './data';
import { isFilled, isPicked, sayable } from './filling';
import { formOf } from './form';
import type { DraftKind } from './kind';
import { beginSentence } from './saying';
import { SentencePanel } from './sentence-panel';

/** Intents that a moment demands of an awaited player, whatever they are at. */
const DEMANDED: Partial<Readonly<Record<DecisionKind, IntentType>>> = {
  chooseIlluminati: 'chooseIlluminati',
  chooseLead: 'chooseLead',
  place: 'place',
  choose: 'choose',
};

const demanded = ({ view, me }: Position): IntentType | null => {
  const { kind, who } = decision(view.board);
  return who.includes(me) ? (DEMANDED[kind] ?? null) : null;
};

const isDemanded = (type: IntentType): boolean => Object.values(DEMANDED).includes(type);

export const sentenceDraft: DraftKind<SentenceDraft> = {
  ...formLife<Inwo, SentenceDraft>(formOf),
  revalidate(position, draft) {
    const { partial } = draft;
    if (isDemanded(partial.type) && demanded(position) !== partial.type) return null;
    return isLost(position, partial) ? null : draft;
  },
  forced(position, _decision, current) {
    const type = demanded(position);
    return type === null || (current?.kind === 'sentence' && current.partial.type === type)
      ? null
      : beginSentence(position, { type, ...(type === 'chooseLead' && proposedLead(position.view)) } as Unfinished);
  },
  cancelled: ({ partial: { type } }) =>
    isDemanded(type) ? { kind: 'sentence', partial: { type } as Unfinished, at: null, proposes: true } : null,
  intent: (position, { partial }) => sayable(position, partial),
  Panel: SentencePanel,
};

const isLost = (position: Position, partial: Unfinished): boolean =>
  blanksOf(position, partial).some(
    (blank) =>
      isFilled(partial as Fields, blank) &&
      !blank.list &&
      !blank.choices(position, partial as Fields).some((choice) => isPicked(partial as Fields, blank, choice)),
  );
