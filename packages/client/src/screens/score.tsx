import type { Lobby } from '../net/table-link';
import { named, t } from '../text';
import { cx } from '../ui/cx';
import css from './score.module.css';

/** Games won by each player at this table. Empty before the first end. */
export function Score({ score }: { score: Lobby['score'] }) {
  if (score.length === 0) return null;
  return (
    <section class={cx('panel', css.score)} aria-labelledby="score" data-testid="score">
      <h2 id="score" class="panel-title">
        {t('score.title')}
      </h2>
      <ul>
        {named(score).map(({ name, won, games }) => (
          <li key={name} data-testid="score-row">
            <bdi>{name}</bdi> <span class="muted">{t('score.won', { won, games })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
