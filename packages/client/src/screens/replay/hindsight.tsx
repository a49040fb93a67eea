import type { PlayerId } from '@illuminice/rules';
import { useTable } from '../../table/table-context';
import { t } from '../../text';
import { Button } from '../../ui/button';
import { SeatMark } from '../../ui/seat-mark';
import type { LookedBack } from '../use-hindsight';
import css from './hindsight.module.css';

/** What an expert would have done at the moment that is shown, and the way to the other moments at which they would have decided otherwise. */
export function Hindsight({
  found,
  moment,
  onGo,
}: {
  found: LookedBack;
  moment: number;
  /** To a moment, seen by whoever decided. */
  onGo: (moment: number, player: PlayerId) => void;
}) {
  const table = useTable();
  const { ui, moves } = found;
  if (moves.length === 0) return null;
  const here = moves.find((one) => one.moment === moment);
  const before = moves.findLast((one) => one.moment < moment);
  const after = moves.find((one) => one.moment > moment);
  const said = here && ui.inWords(here, table.name);
  return (
    <section class={css.hindsight} aria-label={t('hindsight.title')} data-testid="hindsight">
      <div class={css.head}>
        <h2 class="panel-title">{t('hindsight.title')}</h2>
        <Button
          size="small"
          icon="stepBack"
          label={t('hindsight.back')}
          hint={t('hindsight.back')}
          testid="hindsight-back"
          reason={before ? null : t('hindsight.noneBefore')}
          onClick={() => before && onGo(before.moment, before.player)}
        />
        <Button
          size="small"
          icon="stepOn"
          label={t('hindsight.on')}
          hint={t('hindsight.on')}
          testid="hindsight-on"
          reason={after ? null : t('hindsight.noneAfter')}
          onClick={() => after && onGo(after.moment, after.player)}
        />
      </div>
      <div aria-live="polite" data-testid="hindsight-here">
        {here && said ? (
          <>
            <p>
              <SeatMark look={table.seat(here.player).look} size={13} /> <b>{table.name(here.player)}</b>: {said.fault}
            </p>
            <p class={css.move}>{t('hindsight.instead', { move: said.move })}</p>
            <ul>
              {said.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </>
        ) : (
          <p class="small muted">{t('hindsight.help', { n: moves.length })}</p>
        )}
      </div>
    </section>
  );
}
