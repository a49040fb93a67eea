import type { AnyEvent } from '@illuminice/rules';
import { useMemo } from 'preact/hooks';
import { useGameUi, useTable } from '../../table/table-context';
import { t, words } from '../../text';
import { Button } from '../../ui/button';
import css from './recap.module.css';
import { RecapTurns } from './recap-turns';

const MOST = 9;

/** Acts of the other players since the viewer's last turn, from the log: public facts only. */
export function Recap({ turn, events, onClose }: { turn: number; events: readonly AnyEvent[]; onClose: () => void }) {
  const table = useTable();
  const { log } = useGameUi();
  const { turns } = useMemo(() => log.recap(events), [events, log, words()]);
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
