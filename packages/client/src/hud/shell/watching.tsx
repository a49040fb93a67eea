import { useTable } from '../../table/table-context';
import { t } from '../../text';
import { cx } from '../../ui/cx';
import css from './watching.module.css';

/** Tells whoever has no seat in a running game that they watch it: somebody may have followed a link to play. */
export function Watching() {
  const table = useTable();
  if (table.game.me !== null || table.link.local || table.game.view.value.board.outcome) return null;
  return (
    <p class={cx(css.watching, 'small')} role="status" data-testid="watching">
      {t('watching')}
    </p>
  );
}
