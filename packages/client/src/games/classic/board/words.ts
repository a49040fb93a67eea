import type { BoardWords } from '../../../board/contract';
import { alignmentName, cardName, cardText, countedNeed, isHopeless, shortName, t } from '../../../text';

/** What stands on the table and on cards, in the theme and language of the viewer. */
export const BOARD_WORDS: BoardWords = {
  cardName,
  shortName,
  cardText,
  alignment: alignmentName,
  label: (label) => t(`scene.${label}`),
  orLess: (needs) =>
    isHopeless(needs) ? { number: '', words: t('odds.never') } : { number: String(countedNeed(needs)), words: t('odds.orLess') },
  odds: (odds) => t('scene.odds', { percent: Math.round((odds / 36) * 100) }),
  lent: (power) => t('scene.lent', { power }),
  count: (label, n) => t('scene.count', { label: t(`scene.${label}`), n }),
};
