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
    const { said } = draft;
    if (isDemanded(said.type) && demanded(position) !== said.type) return null;
    return isLost(position, said) ? null : draft;
  },
  forced(position, _decision, current) {
    const type = demanded(position);
    return type === null || (current?.kind === 'sentence' && current.said.type === type)
      ? null
      : beginSentence(position, { type, ...(type === 'chooseLead' && proposedLead(position.view)) } as Unfinished);
  },
  cancelled: ({ said: { type } }) =>
    isDemanded(type) ? { kind: 'sentence', said: { type } as Unfinished, at: null, proposes: true } : null,
  intent: (position, { said }) => sayable(position, said),
  Panel: SentencePanel,
};

const isLost = (position: Position, said: Unfinished): boolean =>
  blanksOf(position, said).some(
    (blank) =>
      isFilled(said as Fields, blank) &&
      !blank.list &&
      !blank.choices(position, said as Fields).some((choice) => isPicked(said as Fields, blank, choice)),
  );
