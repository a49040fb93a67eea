import type { BoardWords } from '../../../board/contract';
import { countedNeed, isHopeless } from '../../../text';
import { t } from '../words';

/** The lowest roll of two dice: what needs less than that has no chance. */
const LOWEST_ROLL = 2;

const percent = (odds: number): string => t('scene.odds', { percent: Math.round((odds / 36) * 100) });

/** What the board writes, in the theme and language of the viewer. */
export const BOARD_WORDS: BoardWords = {
  label: (label) => t(`scene.${label}`),
  orLess: (needs) =>
    isHopeless(needs) ? { number: '', words: t('odds.never') } : { number: String(countedNeed(needs)), words: t('odds.orLess') },
  chance: ({ needs, odds }) => (odds > 0 ? percent(odds) : t('odds.missing', { n: LOWEST_ROLL - needs })),
  odds: percent,
  lent: (power) => t('scene.lent', { power: power > 0 ? `+${power}` : `−${-power}` }),
};
