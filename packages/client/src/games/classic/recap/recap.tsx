import type { GameEvent } from '@illuminice/rules/classic';
import { useMemo } from 'preact/hooks';
import { RecapTurns } from '../../../hud/talk/recap-turns';
import { useGameUi } from '../../../table/table-context';
import { t, words } from '../../../text';
import { Button } from '../../../ui/button';
import { useTable } from '../use-table';
import css from './recap.module.css';
import { recapOf } from './summary';

const MOST = 9;

/** Acts of the others since the viewer's last turn. Public facts alone, as the log has them. */
export function Recap({ turn, events, onClose }: { turn: number; events: readonly GameEvent[]; onClose: () => void }) {
  const table = useTable();
  const { log } = useGameUi();
  const { turns } = useMemo(() => recapOf(events), [events, words()]);
  const title = t('recap.since');
  return (
    <section class={css.recap} aria-label={title} data-testid="recap" data-turn={turn}>
      <header>
        <h2>{title}</h2>
        <Button kind="quiet" size="small" icon="close" label={t('close')} testid="recap-close" onClick={onClose} />
      </header>
      <RecapTurns turns={turns} most={MOST} line={(event, names) => log.line(event, names, table.game.view.peek())} seat={table.seat} />
    </section>
  );
}
