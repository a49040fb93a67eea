import { findSeat } from '@illuminice/rules/classic';
import { t } from '../../../text';
import { Icon } from '../../../ui/icon';
import { useTable } from '../use-table';
import css from './out-panel.module.css';

/** Options of somebody who is out of the game: to watch, to look at the cards, or a new game. */
export function OutPanel() {
  const { game } = useTable();
  const status = findSeat(game.view.value.board, game.me)?.status ?? 'left';
  return (
    <section class={css.out} role="status" data-testid="out-panel">
      <h2 class="panel-title">{t('out.title')}</h2>
      <p>{t('out.means', { how: status })}</p>
      <a class="button small" href="/" data-testid="out-home">
        <Icon name="play" /> {t('out.again')}
      </a>
    </section>
  );
}
