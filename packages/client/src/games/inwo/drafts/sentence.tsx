import { type DecisionKind, decision, type IntentType } from '@illuminice/rules/inwo';
import { type BoardHighlights, type MarkedPlace, NO_MARKS } from '../../../board/contract';
import { proposedLead } from '../card/lead';
import type { Position } from '../types';
import { type Blank, blanksOf, type Choice, type Fields } from './blanks';
import type { SentenceDraft, Unfinished } from './data';
import { fits, isFilled, isPicked, sayable, whyUnfit } from './filling';
import type { DraftKind } from './kind';
import { beginSentence, chosen, openBlank } from './saying';
import { SentencePanel } from './sentence-panel';
import { spotOf } from './spots';

const fittingNow = (position: Position, draft: SentenceDraft, blank: Blank): readonly Choice[] =>
  blank.choices(position, draft.said as Fields).filter((choice) => fits(position, draft.said, blank, choice));

const marks = (position: Position, draft: SentenceDraft): BoardHighlights => {
  const blank = openBlank(position, draft);
  const { said } = draft;
  const picked = blanksOf(position, said).flatMap((one) =>
    isFilled(said as Fields, one) ? one.choices(position, said as Fields).filter((choice) => isPicked(said as Fields, one, choice)) : [],
  );
  const selected = picked.flatMap(({ card }) => (card === undefined ? [] : [card]));
  if (!blank) return { ...NO_MARKS, selected };
  const open = fittingNow(position, draft, blank);
  const places = open.flatMap((choice): MarkedPlace[] => {
    const place = spotOf(position, said, choice);
    return place ? [place] : [];
  });
  return {
    ...NO_MARKS,
    legal: blank.name === 'spot' ? [] : open.flatMap(({ card }) => (card === undefined ? [] : [card])),
    selected,
    places,
    dim: blank.name !== 'spot' && open.some(({ card }) => card !== undefined && Object.hasOwn(position.view.board.cards, card)),
  };
};

/** What a moment demands of whoever it waits for, whatever they are at: one intent, put together as a sentence. */
const DEMANDED: Partial<Readonly<Record<DecisionKind, IntentType>>> = {
  chooseIlluminati: 'chooseIlluminati',
  chooseLead: 'chooseLead',
  place: 'place',
  choose: 'choose',
};

/** The intent that is demanded of the viewer now; null: none. */
const demanded = ({ view, me }: Position): IntentType | null => {
  const { kind, who } = decision(view.board);
  return who.includes(me) ? (DEMANDED[kind] ?? null) : null;
};

const isDemanded = (type: IntentType): boolean => Object.values(DEMANDED).includes(type);

export const sentenceDraft: DraftKind<SentenceDraft> = {
  tap(position, draft, card) {
    const blank = openBlank(position, draft);
    const choice = blank?.choices(position, draft.said as Fields).find((one) => one.card === card && blank.name !== 'spot');
    if (blank && choice) {
      if (fits(position, draft.said, blank, choice)) return { draft: chosen(position, draft, blank, choice) };
      const refused = whyUnfit(position, draft.said, blank, choice);
      return refused && { refused };
    }
    return { preview: 'over' };
  },
  place(position, draft, { onto, arrow }) {
    const blank = openBlank(position, draft);
    const choice = blank?.choices(position, draft.said as Fields).find(({ set }) => set.onto === onto && set.arrow === arrow);
    return blank && choice ? chosen(position, draft, blank, choice) : null;
  },
  highlights: marks,
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

/** Whether something that is named is not there any more. */
const isLost = (position: Position, said: Unfinished): boolean =>
  blanksOf(position, said).some(
    (blank) =>
      isFilled(said as Fields, blank) &&
      !blank.list &&
      !blank.choices(position, said as Fields).some((choice) => isPicked(said as Fields, blank, choice)),
  );
