import type { Advice as Advised, Reason } from '@illuminice/bots';
import type { Intent, View } from '@illuminice/rules/classic';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../../text';
import { Waiting } from '../../../ui/lazy-part';
import { useTable } from '../use-table';
import css from './advice.module.css';
import { askExpert } from './expert-thread';
import { moveInWords, reasonInWords } from './in-words';

/** As many reasons are told, the weightiest first. */
const MOST_REASONS = 4;

/** Moves that are made where nothing better is to be had; of another that reason says nothing. */
const IDLE: ReadonlySet<Intent['type']> = new Set(['pass', 'endTurn', 'done', 'roll']);

/** An expert's move for the viewer, with its reasons. */
export function Advice({ view }: { view: View }) {
  const table = useTable();
  const [advice, setAdvice] = useState<Advised<Intent, Reason> | 'thinking' | 'failed' | null>('thinking');
  useEffect(() => {
    let here = true;
    askExpert('advise', view).then(
      (said) => here && setAdvice(said),
      () => here && setAdvice('failed'),
    );
    return () => {
      here = false;
    };
  }, [view]);
  const name = (player: string) => table.name(player);
  if (advice === 'thinking') return <Waiting />;
  if (advice === null || advice === 'failed') return <p class="small muted">{t(advice ? 'advice.failed' : 'advice.none')}</p>;
  const reasons = advice.reasons.filter(({ kind }) => kind !== 'nothingBetter' || IDLE.has(advice.intent.type));
  return (
    <>
      <p class={css.move} data-testid="advice-move" data-move={advice.intent.type}>
        {moveInWords(advice.intent, name)}
      </p>
      <ul class={css.reasons} data-testid="advice-reasons">
        {reasons.slice(0, MOST_REASONS).map((reason, i) => (
          <li key={i}>{reasonInWords(reason, name)}</li>
        ))}
      </ul>
    </>
  );
}
