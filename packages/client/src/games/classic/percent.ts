import { percent } from '../../hud/contest/percent';
import { t } from '../../text';

/** The lowest roll of two dice: smaller needs have no chance. */
const LOWEST_ROLL = 2;

/** "58 %"; without a chance the missing money, "+1 MB". */
export const chanceText = ({ needs, odds }: { needs: number; odds: number }): string =>
  odds > 0 ? t('scene.odds', { percent: percent(odds) }) : t('attack.missing', { n: LOWEST_ROLL - needs });
