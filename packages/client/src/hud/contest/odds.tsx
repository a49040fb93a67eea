import { countedNeed, HIGHEST_WINNING_ROLL, isHopeless, t } from '../../text';
import { cx } from '../../ui/cx';
import css from './odds.module.css';
import { percent } from './percent';

/** Number of rolls of two dice that make 2, 3, … 12, of 36. */
const WAYS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

/**
 * "7 or less, 58 % chance" with a picture of all rolls; 11 and 12 never win (C-410). After the throw: the dice and their meaning. @param
 * props `more`: number up to which the effect is greater; striped. `never`: text if no roll wins
 */
export function Odds(props: {
  needs: number;
  odds: number;
  roll?: number | null;
  result?: string | null;
  more?: number | null;
  never?: string;
}) {
  const { needs, odds, roll = null, result = null, more = null, never = t('odds.never') } = props;
  const hopeless = isHopeless(needs);
  const number = roll ?? (hopeless ? null : countedNeed(needs));
  const wins = roll !== null && roll <= countedNeed(needs);
  const words = t('odds.said', { needs: countedNeed(needs), percent: percent(odds), hopeless: hopeless ? 'yes' : 'no' });
  return (
    <div class={cx(css.odds, roll === null ? '' : wins ? css.wins : css.loses)} data-testid="odds" data-needs={needs} data-odds={odds}>
      {number !== null && (
        <strong class={cx(css.oddsNumber, 'figures')} translate={false} key={number}>
          {number}
        </strong>
      )}
      {roll === null ? (
        <div class={css.oddsWords}>
          <span>{hopeless ? never : t('odds.orLess')}</span>
          <span class={css.chance}>{t('odds.chance', { percent: percent(odds), wasted: Math.max(0, needs - HIGHEST_WINNING_ROLL) })}</span>
        </div>
      ) : (
        <div class={css.oddsWords} data-testid="attack-roll-result">
          <span>{t('odds.outcome', { outcome: result ?? (wins ? 'wins' : 'loses') })}</span>
          <span class={css.chance}>{t('odds.margin', margin(roll, needs))}</span>
        </div>
      )}
      <div class={css.histogram} translate={false} role="img" aria-label={words}>
        {WAYS.map((ways, index) => {
          const sum = index + 2;
          const kind = sum > HIGHEST_WINNING_ROLL ? 'fails' : sum <= needs ? 'wins' : 'loses';
          return (
            <i
              key={sum}
              class={cx(css[kind], roll === sum && css.rolled, kind === 'wins' && more !== null && sum <= more && css.more)}
              style={{ '--ways': ways }}
            >
              {sum}
            </i>
          );
        })}
      </div>
      {roll === null && needs >= HIGHEST_WINNING_ROLL && (
        <p class={cx(css.most, 'small')} data-testid="odds-most">
          {t('odds.most')}
        </p>
      )}
    </div>
  );
}

function margin(roll: number, needs: number) {
  const counted = countedNeed(needs);
  const relation = roll === counted ? 'exactly' : roll < counted ? 'under' : 'over';
  const how = isHopeless(needs) ? 'never' : roll > HIGHEST_WINNING_ROLL ? 'always' : relation;
  return { how, by: Math.abs(counted - roll), needs: counted };
}
