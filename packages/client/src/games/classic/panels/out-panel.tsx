import { findSeat } from '@illuminice/rules/classic';
import { at } from '../../../base-path';
import { t } from '../../../text';
import { Icon } from '../../../ui/icon';
import { useTable } from '../use-table';
import css from './out-panel.module.css';

/** Options of an eliminated player: watch, browse the cards, or start a new game. */
export function OutPanel() {
  const { game } = useTable();
  const status = findSeat(game.view.value.board, game.me)?.status ?? 'left';
  return (
    <section class={css.out} role="status" data-testid="out-panel">
      <h2 class="panel-title">{t('out.title')}</h2>
      <p>{t('out.means', { how: status })}</p>
      <a class="button small" href={at('/')} data-testid="out-home">
        <Icon name="play" /> {t('out.again')}
      </a>
    </section>
  );
}
