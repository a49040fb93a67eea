import { useMemo } from 'preact/hooks';
import { useGameUi, useTable } from '../../table/table-context';
import { t, words } from '../../text';
import { Button } from '../../ui/button';
import { RecapTurns } from './recap-turns';
import css from './while-away.module.css';

const MOST = 8;

/** Events since this device last saw the table, until closed. Only facts that its player may know. */
export function WhileAway() {
  const table = useTable();
  const { log } = useGameUi();
  const events = table.link.missed?.events.value ?? [];
  const { turns, passes } = useMemo(() => log.recap(events), [events, log, words()]);
  const passed = passes.filter((player) => player === table.game.me).length;
  if (turns.length === 0 && passed === 0) return null;
  return (
    <section class={css.away} aria-labelledby="while-away" data-testid="while-away">
      <header>
        <h2 id="while-away">{t('away.title')}</h2>
        <Button
          kind="quiet"
          size="small"
          icon="close"
          label={t('close')}
          testid="while-away-close"
          onClick={() => table.link.missed?.putAway()}
        />
      </header>
      {passed > 0 && <p class="small">{t('away.passed', { n: passed })}</p>}
      <RecapTurns turns={turns} most={MOST} line={(event, names) => log.line(event, names, table.game.view.peek())} seat={table.seat} />
    </section>
  );
}
