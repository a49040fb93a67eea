import type { GameRecord } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../text';

type Charts = typeof import('./charts').default;

/** How the game went, once it is there; what draws it is loaded for nobody who does not come to an end. */
export function Course({ record, winners }: { record: GameRecord | 'none' | null; winners: readonly PlayerId[] }) {
  const [charts, setCharts] = useState<{ Charts: Charts } | 'none' | null>(null);
  useEffect(() => {
    let here = true;
    import('./charts').then(
      ({ default: Charts }) => here && setCharts({ Charts }),
      () => here && setCharts('none'),
    );
    return () => {
      here = false;
    };
  }, []);
  if (record === 'none' || charts === 'none') {
    return (
      <p class="panel end-note muted" data-testid="charts-none">
        {t('charts.none')}
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
