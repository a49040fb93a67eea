import type { PromiseInfo } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';
import { useTable } from '../../table/table-context';
import { t } from '../../text';
import { cx } from '../../ui/cx';
import css from './talk.module.css';

export function TrackRecordPill({ player }: { player: PlayerId }) {
  const table = useTable();
  const { kept: keptCount, broken } = trackRecord(table.link.promises.value, player);
  return (
    <span class={cx('pill', css.trackRecord)} data-testid={`record-${table.seat(player).place}`} data-kept={keptCount} data-broken={broken}>
      {t('trade.record', { name: table.name(player), kept: keptCount, broken, known: keptCount + broken > 0 ? 'yes' : 'no' })}
    </span>
  );
}

/** Kept and broken promises of a player, as reported by the recipients (C-804). */
export interface TrackRecord {
  kept: number;
  broken: number;
}

export const trackRecord = (promises: readonly Pick<PromiseInfo, 'by' | 'state'>[], player: PlayerId): TrackRecord => {
  const count = (state: PromiseInfo['state']) => promises.filter((promise) => promise.by === player && promise.state === state).length;
  return { kept: count('kept'), broken: count('broken') };
};
