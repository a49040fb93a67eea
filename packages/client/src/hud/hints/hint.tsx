import { useRef } from 'preact/hooks';
import { prefs } from '../../prefs/prefs';
import { useGameUi, useTable } from '../../table/table-context';
import { t } from '../../text';
import { Button } from '../../ui/button';
import css from './hint.module.css';
import { sawHint, seenHints } from './seen-hints';

/** A hint for this moment; it needs no answer and covers no part of the panel. */
export function Hint() {
  const table = useTable();
  const area = useRef<HTMLElement>(null);
  const { play } = useGameUi();
  const hint = prefs.hints.value ? play.hint(table, seenHints.value) : null;
  const id = hint?.id ?? null;
  const away = (act: () => void) => () => {
    const focused = area.current?.contains(document.activeElement);
    act();
    if (focused) requestAnimationFrame(() => area.current?.focus());
  };
  return (
    <aside ref={area} class={css.hintArea} data-says={id !== null} aria-label={t('hint.title')} tabIndex={-1} data-testid="hints">
      <p aria-live="polite" data-testid="hint" data-hint={id ?? ''}>
        {hint?.text}
      </p>
      {id && (
        <div class={css.hintRow}>
          <Button
            size="small"
            kind="quiet"
            testid="hint-none"
            onClick={away(() => {
              prefs.hints.value = false;
            })}
          >
            {t('hint.none')}
          </Button>
          <Button size="small" testid="hint-ok" onClick={away(() => sawHint(id))}>
            {t('hint.ok')}
          </Button>
        </div>
      )}
    </aside>
  );
}
