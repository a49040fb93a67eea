import type { PlayerId } from '@illuminice/rules';
import { useTable } from '../../table/table-context';
import { t } from '../../text';
import { cx } from '../../ui/cx';
import css from './talk.module.css';
import { trackRecord } from './track-record';

/** What somebody's promises were worth so far. */
export function TrackRecordPill({ player }: { player: PlayerId }) {
  const table = useTable();
  const { kept, broken } = trackRecord(table.link.promises.value, player);
  return (
    <span class={cx('pill', css.trackRecord)} data-testid={`record-${table.seat(player).place}`} data-kept={kept} data-broken={broken}>
      {t('trade.record', { name: table.name(player), kept, broken, known: kept + broken > 0 ? 'yes' : 'no' })}
    </span>
  );
}
