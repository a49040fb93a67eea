import { t } from '../../text';
import './odds.css';

/** Of 36 rolls of two dice, how many come to 2, 3, … 12. */
const WAYS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

const percent = (odds: number) => Math.round((odds / 36) * 100);

/** "7 or less, 58 % chance" with a picture of all rolls; 11 and 12 never win (C-410). */
export function Odds({ needs, odds, roll }: { needs: number; odds: number; roll?: number | null }) {
  const said = t('odds.said', { needs, percent: percent(odds), hopeless: needs < 2 ? 'yes' : 'no' });
  return (
    <div class="odds" data-testid="odds" data-needs={needs} data-odds={odds}>
      <strong class="odds-number figures" key={needs}>
        {String(needs).replace('-', '−')}
      </strong>
      <div class="odds-words">
        <span class={needs < 2 ? 'never' : ''}>{needs < 2 ? t('odds.never') : t('odds.orLess')}</span>
        <span class="chance">{t('odds.chance', { percent: percent(odds) })}</span>
      </div>
      <div class="histogram" role="img" aria-label={said}>
        {WAYS.map((ways, index) => {
          const sum = index + 2;
          const kind = sum > 10 ? 'fails' : sum <= needs ? 'wins' : 'loses';
          return (
            <i key={sum} class={`${kind} ${roll === sum ? 'rolled' : ''}`} style={{ '--ways': ways }}>
              {sum}
            </i>
          );
        })}
      </div>
    </div>
  );
}
