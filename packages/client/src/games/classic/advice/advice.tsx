import type { View } from '@illuminice/rules/classic';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../../text';
import { useTable } from '../use-table';
import css from './advice.module.css';
import type { Expert } from './expert';
import { askExpert } from './expert-thread';
import { moveInWords, reasonsInWords } from './in-words';

/** An expert's move for the viewer, with its reasons. */
export function Advice({ view }: { view: View }) {
  const table = useTable();
  const [advice, setAdvice] = useState<ReturnType<Expert['advise']> | 'asked' | 'failed'>('asked');
  useEffect(() => {
    let here = true;
    const tell = (told: typeof advice) => here && setAdvice(told);
    askExpert('advise', view).then(tell, () => tell('failed'));
    return () => {
      here = false;
    };
  }, [view]);
  const name = (player: string) => table.name(player);
  if (advice === null || typeof advice === 'string')
    return (
      <p class="small muted" data-testid="advice-none">
        {t('advice.none', { why: advice ?? 'none' })}
      </p>
    );
  return (
    <>
      <p class={css.move} data-testid="advice-move" data-move={advice.intent.type}>
        {moveInWords(advice.intent, name)}
      </p>
      <ul class={css.reasons} data-testid="advice-reasons">
        {reasonsInWords(advice, name).map((reason, i) => (
          <li key={i}>{reason}</li>
        ))}
      </ul>
    </>
  );
}
