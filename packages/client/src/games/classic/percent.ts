import { percent } from '../../hud/contest/percent';
import { t } from '../../text';

/** The lowest roll of two dice: what needs less than that has no chance. */
const LOWEST_ROLL = 2;

/** "58 %"; without a chance what is missing for one, "+1 MB". */
export const chanceText = ({ needs, odds }: { needs: number; odds: number }): string =>
  odds > 0 ? t('scene.odds', { percent: percent(odds) }) : t('attack.missing', { n: LOWEST_ROLL - needs });
