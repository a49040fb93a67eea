import type { BoardWords } from '../../../board/contract';
import { percent as inPercent, signed } from '../../../hud/contest/percent';
import { countedNeed, isHopeless } from '../../../text';
import { t, traitName } from '../words';
import type { OrderChange } from './order-changes';

const LOWEST_ROLL = 2;

const percent = (odds: number): string => t('scene.odds', { percent: inPercent(odds) });

/** "Power +3, Weird": an Order's changes of one card. */
export const changeText = ({ numbers, added, removed }: OrderChange): string =>
  [
    ...numbers.map(({ stat, by }) => `${t(`card.${stat}`)} ${signed(by)}`),
    ...added.map((trait) => `+ ${traitName(trait)}`),
    ...removed.map((trait) => `− ${traitName(trait)}`),
  ].join(', ');

export const BOARD_WORDS: BoardWords = {
  label: (label) => t(`scene.${label}`),
  orLess: (needs) =>
    isHopeless(needs) ? { number: '', words: t('odds.never') } : { number: String(countedNeed(needs)), words: t('odds.orLess') },
  chance: ({ needs, odds }) => (odds > 0 ? percent(odds) : t('odds.missing', { n: LOWEST_ROLL - needs })),
  odds: percent,
  lent: (power) => t('scene.lent', { power: signed(power) }),
};
