import { type CopyId, spotFor } from '@illuminice/rules/inwo';
import type { BoardPlace, MarkedPlace } from '../../../board/contract';
import { cardOf } from '../known';
import type { Position } from '../types';
import { type Choice, hangs } from './blanks';
import type { Unfinished } from './data';

const movedBy = ({ view }: Position, partial: Unfinished): CopyId | undefined => {
  if (partial.type === 'place') return view.board.attack?.target;
  if (partial.type === 'move') return partial.group;
  if (partial.type === 'playPlot' || partial.type === 'useAbility') return partial.card2 ?? partial.on ?? partial.card;
  return partial.type === 'takeOver' ? partial.card : undefined;
};

/** Place of the card on a chosen arrow; null: none. */
export const spotOf = (position: Position, partial: Unfinished, { set }: Choice): MarkedPlace | null => {
  const { onto, arrow } = set as Partial<BoardPlace>;
  const moved = movedBy(position, partial);
  const card = moved === undefined ? undefined : cardOf(position.view, moved);
  return onto === undefined || arrow === undefined || card === undefined || !hangs(card)
    ? null
    : { onto, arrow, spot: spotFor(position.view.board, card, onto, arrow) };
};
