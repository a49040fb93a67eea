import type { BoardWords } from '../../../board/contract';
import { percent } from '../../../hud/contest/percent';
import { cardName, countedNeed, isHopeless, shortName, t } from '../../../text';
import type { FaceWords } from '../card/paint/face-spec';
import { chanceText } from '../percent';

export interface CardWords extends FaceWords {
  count(zone: 'uncontrolled' | 'deck' | 'deadPile' | 'discard', n: number): string;
  bank(): string;
  /** Tag of a card whose player is open to offers for it. */
  forOffers(): string;
}

export const CARD_WORDS: CardWords = {
  cardName,
  shortName,
  count: (zone, n) => t('scene.count', { label: t(`scene.${zone}`), n }),
  bank: () => t('scene.bank'),
  forOffers: () => t('scene.offers'),
};

export const BOARD_WORDS: BoardWords = {
  label: (label) => t(`scene.${label}`),
  orLess: (needs) =>
    isHopeless(needs) ? { number: '', words: t('odds.never') } : { number: String(countedNeed(needs)), words: t('odds.orLess') },
  chance: chanceText,
  odds: (odds) => t('scene.odds', { percent: percent(odds) }),
  lent: (power) => t('scene.lent', { power }),
};
