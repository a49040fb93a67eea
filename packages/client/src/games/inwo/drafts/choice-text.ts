import type { Side } from '@illuminice/rules';
import { ALIGNMENTS, type Alignment, STATS, type Stat, type View } from '@illuminice/rules/inwo';
import { seenSide } from '../board/arrows';
import { cardOf } from '../known';
import { cardName, sideName, t, term } from '../words';
import type { Blank, Choice } from './blanks';

const among = <T extends string>(words: readonly T[], word: string): word is T => (words as readonly string[]).includes(word);

export const isPlayer = ({ board }: View, id: string): boolean => board.seats.some(({ player }) => player === id);

export const copyName = (view: View, copy: string): string => {
  const card = cardOf(view, copy);
  return card === undefined ? t('panel.hiddenCard') : cardName(card);
};

/** Text of a choice on its chip; absent: it is a player. */
export const choiceText = (view: View, blank: Blank, choice: Choice): string | undefined => {
  const { id, card, set } = choice;
  if (blank.name === 'spot')
    return t('say.spot', { card: copyName(view, String(set.onto)), side: seenSide(view.board, String(set.onto), set.arrow as Side) });
  if (card !== undefined) return copyName(view, card);
  if (isPlayer(view, id)) return undefined;
  switch (blank.name) {
    case 'alignment':
      return among<Alignment>(ALIGNMENTS, id) ? term('alignments', id) : id;
    case 'stat':
      return among<Stat>(STATS, id) ? term('stats', id) : id;
    case 'arrow':
      return sideName(id as Side);
    case 'card':
      return cardName(id);
    case 'pay':
      return Array.isArray(set.pay)
        ? (set.pay as string[]).map((copy) => copyName(view, copy)).join(' + ')
        : t('say.yes', { field: 'pay' });
    case 'by':
      return Number(id) > 0 ? `+${id}` : id.replace('-', '−');
    case 'keep':
      return cardName(view.mine?.looked?.cards[Number(id)] ?? id);
    case 'ability':
    case 'option':
      return t('say.option', { n: Number(id) + 1 });
    case 'at':
      return id === 'top' || id === 'bottom' ? t('say.word', { word: id }) : t('say.depth', { n: Number(id) });
    case 'tokens':
      return t('say.tokens', { n: Number(id) });
    case 'joint':
    case 'acceptLoss':
      return t('say.yes', { field: blank.name });
    default:
      return t('say.word', { word: id });
  }
};
