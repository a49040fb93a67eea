import type { AnyIntent } from '@illuminice/rules';
import { useEffect, useState } from 'preact/hooks';
import { useTable } from '../../table/table-context';
import { t } from '../../text';
import { Button } from '../../ui/button';
import { CardsIn } from '../named/cards-in';
import css from './advice.module.css';
import type { InWords, Name } from './in-words';

/** An expert's move for the viewer, with its reasons. @param ask asks the expert about a view; null: no advice for it */
export function ExpertAdvice<V, A extends { readonly intent: AnyIntent }>({
  view,
  ask,
  inWords,
}: {
  view: V;
  ask: (view: V) => Promise<A | null>;
  inWords: (advice: A, name: Name) => InWords;
}) {
  const table = useTable();
  const [advice, setAdvice] = useState<A | null | 'asked' | 'failed'>('asked');
  useEffect(() => {
    let here = true;
    const tell = (told: typeof advice) => here && setAdvice(told);
    ask(view).then(tell, () => tell('failed'));
    return () => {
      here = false;
    };
  }, [view, ask]);
  if (advice === null || typeof advice === 'string')
    return (
      <p class="small muted" data-testid="advice-none">
        {t('advice.none', { why: advice ?? 'none' })}
      </p>
    );
  const { move, reasons } = inWords(advice, table.name);
  return (
    <>
      <p class={css.move} data-testid="advice-move" data-move={advice.intent.type}>
        <CardsIn text={move} />
      </p>
      <ul class={css.reasons} data-testid="advice-reasons">
        {reasons.map((reason, i) => (
          <li key={i}>
            <CardsIn text={reason} />
          </li>
        ))}
      </ul>
      {!('perspective' in table.link) && (
        <Button size="small" icon="check" testid="advice-do" onClick={() => void table.game.act(advice.intent)}>
          {t('advice.do')}
        </Button>
      )}
    </>
  );
}
