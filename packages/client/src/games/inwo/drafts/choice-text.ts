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

type Text = (id: string, set: Choice['set'], view: View) => string;

const oneOfNumber: Text = (id) => t('say.option', { n: Number(id) + 1 });

/** Texts by the name of the blank; for others the id is a word. */
const TEXTS: Readonly<Record<string, Text>> = {
  alignment: (id) => (among<Alignment>(ALIGNMENTS, id) ? term('alignments', id) : id),
  stat: (id) => (among<Stat>(STATS, id) ? term('stats', id) : id),
  arrow: (id) => sideName(id as Side),
  card: (id) => cardName(id),
  pay: (_id, { pay }, view) =>
    Array.isArray(pay) ? (pay as string[]).map((copy) => copyName(view, copy)).join(' + ') : t('say.yes', { field: 'pay' }),
  by: (id) => (Number(id) > 0 ? `+${id}` : id.replace('-', '−')),
  keep: (id, _set, view) => cardName(view.mine?.looked?.cards[Number(id)] ?? id),
  ability: oneOfNumber,
  option: oneOfNumber,
  at: (id) => (id === 'top' || id === 'bottom' ? t('say.word', { word: id }) : t('say.depth', { n: Number(id) })),
  tokens: (id) => t('say.tokens', { n: Number(id) }),
  joint: () => t('say.yes', { field: 'joint' }),
  acceptLoss: () => t('say.yes', { field: 'acceptLoss' }),
};

/** Text of a choice on its chip; left out: a player. */
export const choiceText = (view: View, blank: Blank, choice: Choice): string | undefined => {
  const { id, card, set } = choice;
  if (blank.name === 'spot')
    return t('say.spot', { card: copyName(view, String(set.onto)), side: seenSide(view.board, String(set.onto), set.arrow as Side) });
  if (card !== undefined) return copyName(view, card);
  if (isPlayer(view, id)) return undefined;
  return TEXTS[blank.name]?.(id, set, view) ?? t('say.word', { word: id });
};
