import { useEffect } from 'preact/hooks';
import { useTable } from '../../table/table-context';
import type { TableModel } from '../../table/table-model';
import { t } from '../../text';
import { Later, lazyPart } from '../../ui/lazy-part';
import css from './absences.module.css';

/** Loaded lazily: absences and votes are rare. */
const votes = lazyPart(() => import('./votes'));

export function Absences() {
  const table = useTable();
  useSigns(table);
  useEffect(() => table.link.onEvents(votes.preload), [table]);
  const { lobby } = table.link;
  const { me, view } = table.game;
  const seen = lobby.value;
  const isQuiet =
    !seen?.paused &&
    !seen?.decided &&
    !seen?.proposals.length &&
    (me === null || seen?.heir !== me) &&
    seen?.seats.every(({ presence }) => presence === 'connected' || presence === 'empty');
  if (!seen || isQuiet || view.value.board.outcome) return null;
  return (
    <section class={css.absences} aria-label={t('absence.title')} data-testid="absences">
      <Later part={votes}>{({ Votes }) => <Votes />}</Later>
    </section>
  );
}

/** Least pause between two signs of presence, ms; idle viewers: a twentieth. */
const SIGN_MS = 20_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'input', 'wheel'] as const;

/** Sends a sign of presence on pointer moves, keys and taps, so that long thought does not count as idleness. */
function useSigns(table: TableModel): void {
  useEffect(() => {
    const { me } = table.game;
    if (me === null || table.link.local) return;
    let told = 0;
    const onSign = () => {
      const isLate = table.seat(me).presence !== 'connected';
      if ((!isLate && !table.game.isAwaited.peek()) || Date.now() - told < (isLate ? SIGN_MS / 20 : SIGN_MS)) return;
      told = Date.now();
      void table.link.send('here', {});
    };
    for (const sign of SIGNS) addEventListener(sign, onSign, true);
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, onSign, true);
    };
  }, [table]);
}
