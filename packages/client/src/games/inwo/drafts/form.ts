import { type CopyId, findFacts, spotFor } from '@illuminice/rules/inwo';
import type { BoardPlace, MarkedPlace } from '../../../board/contract';
import type { FormBlank, FormChoice } from '../../../table/form-draft';
import { cardOf } from '../known';
import type { Position } from '../types';
import { t } from '../words';
import { type Blank, blanksOf, type Choice, type Fields, hangs } from './blanks';
import { choiceText, isPlayer } from './choice-text';
import type { SentenceDraft, Unfinished } from './data';
import { emptied, fits, isFilled, isPicked, nextBlank, whyUnfit } from './filling';
import { chosen, openBlank } from './saying';

/** The sentence as a form. A Plot or ability has its card in the title, not in a blank. */
export function formOf(position: Position, draft: SentenceDraft): FormBlank<SentenceDraft>[] {
  const { partial, at: openName } = draft;
  const open = openBlank(position, draft);
  const asked = nextBlank(position, partial);
  const plays = partial.type === 'playPlot' || partial.type === 'useAbility';
  return blanksOf(position, partial)
    .filter((blank) => !(plays && blank.name === 'card' && isFilled(partial as Fields, blank)))
    .map((blank) => {
      const filled = isFilled(partial as Fields, blank);
      const isOpen = blank.name === open?.name && (!filled || blank.list === true || openName === blank.name);
      return {
        name: blank.name,
        label: t('say.blank', { field: blank.name }),
        isOpen,
        isFilled: filled,
        isOptional: blank.optional && blank.name !== asked?.name,
        choices: unique(blank.choices(position, partial as Fields)).map((choice) => formChoice({ position, draft, blank, isOpen }, choice)),
        open: () => ({ ...draft, at: blank.name }),
        clear: () => ({ ...draft, partial: emptied(partial as Fields, blank) as unknown as Unfinished, at: null, proposes: false }),
      };
    });
}

const unique = (choices: readonly Choice[]): Choice[] => [...new Map(choices.map((choice) => [choice.id, choice])).values()];

interface Asked {
  position: Position;
  draft: SentenceDraft;
  blank: Blank;
  isOpen: boolean;
}

function formChoice({ position, draft, blank, isOpen }: Asked, choice: Choice): FormChoice<SentenceDraft> {
  const { partial } = draft;
  const { view } = position;
  const { id, card } = choice;
  const onTable = card !== undefined && Object.hasOwn(view.board.cards, card) ? view.board.cards[card] : undefined;
  const place = spotOf(position, partial, choice) ?? undefined;
  const picked = isPicked(partial as Fields, blank, choice);
  return {
    id,
    text: choiceText(view, blank, choice),
    card,
    shows: card ?? (findFacts(id) ? id : undefined),
    place,
    owner: isPlayer(view, id) ? id : (onTable?.owner ?? null),
    isPicked: picked,
    why:
      !isOpen || picked || fits(position, partial, blank, choice) ? undefined : (whyUnfit(position, partial, blank, choice) ?? 'unknown'),
    pick: () => chosen(position, draft, blank, choice),
  };
}

const movedBy = ({ view }: Position, partial: Unfinished): CopyId | undefined => {
  if (partial.type === 'place') return view.board.attack?.target;
  if (partial.type === 'move') return partial.group;
  if (partial.type === 'playPlot' || partial.type === 'useAbility') return partial.card2 ?? partial.on ?? partial.card;
  return partial.type === 'takeOver' ? partial.card : undefined;
};

/** Place of the card on a chosen arrow; null: none. */
const spotOf = (position: Position, partial: Unfinished, { set }: Choice): MarkedPlace | null => {
  const { onto, arrow } = set as Partial<BoardPlace>;
  const moved = movedBy(position, partial);
  const card = moved === undefined ? undefined : cardOf(position.view, moved);
  return onto === undefined || arrow === undefined || card === undefined || !hangs(card)
    ? null
    : { onto, arrow, spot: spotFor(position.view.board, card, onto, arrow) };
};
