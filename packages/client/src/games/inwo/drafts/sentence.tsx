import { type DecisionKind, decision, type IntentType } from '@illuminice/rules/inwo';
import { formLife } from '../../../table/form-draft';
import { proposedLead } from '../card/lead';
import type { Inwo, Position } from '../types';
import { blanksOf, type Fields } from './blanks';
import type { SentenceDraft, Unfinished } from './data';
import { isFilled, isPicked, refusalOf, sayable } from './filling';
import { formOf } from './form';
import type { DraftKind } from './kind';
import { beginSentence, openBlank } from './saying';
import { SentencePanel } from './sentence-panel';

/** Intents that an awaited player must send, whatever draft is open. */
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

const AT_ONCE: ReadonlySet<IntentType> = new Set(['takeOver', 'place']);

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
  placed(position, { partial }, before) {
    if (!AT_ONCE.has(partial.type) || openBlank(position, before)?.name !== 'spot' || !('arrow' in partial)) return null;
    // The button also accepts the losses.
    if ('acceptLoss' in partial && partial.acceptLoss) return null;
    return refusalOf(position, partial) ? null : sayable(position, partial);
  },
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
