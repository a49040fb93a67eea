import type { GameRecord } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../text';
import { whenLoaded } from '../../ui/when-loaded';

type Charts = typeof import('./charts').default;

/** How the game went, once it is there; what draws it is loaded for nobody who does not come to an end. */
export function Course({ record, winners }: { record: GameRecord | 'none' | null; winners: readonly PlayerId[] }) {
  const [charts, setCharts] = useState<{ Charts: Charts } | 'failed' | null>(null);
  useEffect(() => {
    let here = true;
    void whenLoaded(
      () => import('./charts'),
      ({ default: Charts }) => here && setCharts({ Charts }),
      () => here && setCharts('failed'),
    );
    return () => {
      here = false;
    };
  }, []);
  if (record === 'none' || charts === 'failed') {
    return (
      <p class="panel end-note muted" data-testid="charts-none">
        {record === 'none' ? t('charts.none') : t('charts.failed')}
      </p>
    );
  }
  if (!record || !charts) {
    return (
      <p class="panel end-note muted" role="status">
        {t('charts.loading')}
      </p>
    );
  }
  return <charts.Charts game={record} winners={winners} />;
}
