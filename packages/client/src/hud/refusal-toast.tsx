import { useEffect, useState } from 'preact/hooks';
import { t } from '../text';
import { useTable } from './model';
import './refusal-toast.css';

const SHOWN_MS = 5200;

/** A refused intent says why, beside what was clicked. */
export function RefusalToast() {
  const table = useTable();
  const refused = table.refused.value;
  const [gone, setGone] = useState<number | null>(null);
  useEffect(() => {
    if (!refused) return;
    const clock = setTimeout(() => setGone(refused.id), SHOWN_MS);
    return () => clearTimeout(clock);
  }, [refused]);
  const shown = refused && refused.id !== gone ? refused : null;
  const left = shown ? Math.max(170, Math.min(shown.x, innerWidth - 170)) : 0;
  const above = shown ? shown.y > 140 : false;
  return (
    <div role="alert" class="refusal-area">
      {shown && (
        <p
          key={shown.id}
          class={`refusal ${above ? 'above' : ''}`}
          style={{ left: `${left}px`, top: `${above ? shown.y - 16 : shown.y + 24}px` }}
          data-testid="refusal"
          data-code={shown.code}
        >
          {shown.text}
          {shown.code && <span class="rule">{t('rule', { code: shown.code })}</span>}
        </p>
      )}
    </div>
  );
}
