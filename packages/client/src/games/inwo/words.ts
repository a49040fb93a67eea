import type { CardId } from '@illuminice/rules';
import type { Board, CopyId } from '@illuminice/rules/inwo';
import type { InwoWords } from '@illuminice/themes/inwo';
import { wordsOf } from '../../text';

const own = (): InwoWords => wordsOf<InwoWords>('inwo');

export const t: InwoWords['t'] = (key, values) => own().t(key, values);
export const cardName: InwoWords['cardName'] = (id) => own().cardName(id);
export const shortName: InwoWords['shortName'] = (id) => own().shortName(id);
export const cardText: InwoWords['cardText'] = (id) => own().cardText(id);
export const goalText: InwoWords['goalText'] = (goal, need) => own().goalText(goal, need);
export const sideName: InwoWords['sideName'] = (side) => own().sideName(side);
export const traitName: InwoWords['traitName'] = (trait) => own().traitName(trait);
export const term: InwoWords['term'] = (list, word) => own().term(list, word);
export const list: InwoWords['list'] = (items) => own().list(items);
export const logLine: InwoWords['logLine'] = (event, names) => own().logLine(event, names);

/** Card of a face-up copy; null: unknown to the viewer, or gone. */
export function cardOf({ cards, seats }: Board, copy: CopyId): CardId | null {
  const onTable = Object.hasOwn(cards, copy) ? cards[copy] : undefined;
  if (onTable) return onTable.card;
  for (const { plots, groups, discards, destroyed } of seats)
    for (const pile of [plots, groups, discards, destroyed]) {
      const found = pile.find(({ id }) => id === copy);
      if (found) return found.card;
    }
  return null;
}

export const nameOf = (board: Board, copy: CopyId): string => cardName(cardOf(board, copy) ?? copy);
