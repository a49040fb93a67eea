import { t } from '../text';
import { useTable } from './model';

/** Tells whoever has no seat in a running game that they watch it: somebody may have followed a link to play. */
export function Watching() {
  const table = useTable();
  if (table.me !== null || table.view.value.board.outcome) return null;
  return (
    <p class="watching small" role="status" data-testid="watching">
      {t('watching')}
    </p>
  );
}
