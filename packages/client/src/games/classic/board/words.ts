import type { BoardWords } from '../../../board/contract';
import { percent } from '../../../hud/contest/percent';
import { cardName, countedNeed, isHopeless, shortName, t } from '../../../text';
import type { FaceWords } from '../card/paint/face-spec';
import { chanceText } from '../percent';

/** What stands on cards and over the zones of the middle. */
export interface CardWords extends FaceWords {
  /** "Uncontrolled · 4". */
  count(zone: 'uncontrolled' | 'deck' | 'deadPile' | 'discard', n: number): string;
  bank(): string;
  /** On a card whose player is open to offers for it. */
  forOffers(): string;
}

/** They stand in the theme and language of the viewer. */
export const CARD_WORDS: CardWords = {
  cardName,
  shortName,
  count: (zone, n) => t('scene.count', { label: t(`scene.${zone}`), n }),
  bank: () => t('scene.bank'),
  forOffers: () => t('scene.offers'),
};

/** What else the board writes, in the same. */
export const BOARD_WORDS: BoardWords = {
  label: (label) => t(`scene.${label}`),
  orLess: (needs) =>
    isHopeless(needs) ? { number: '', words: t('odds.never') } : { number: String(countedNeed(needs)), words: t('odds.orLess') },
  chance: chanceText,
  odds: (odds) => t('scene.odds', { percent: percent(odds) }),
  lent: (power) => t('scene.lent', { power }),
};
