import { useRef } from 'preact/hooks';
import { prefs } from '../../prefs/prefs';
import { t } from '../../text';
import { Button } from '../../ui/button';
import { useTable } from '../model';
import { hintNow } from './hints';
import { sawHint, seenHints } from './seen-hints';
import './hint.css';

/** What is new to the viewer at this moment, in a few words; nothing waits for it, and it takes no room from the panel that it is about. */
export function Hint() {
  const table = useTable();
  const area = useRef<HTMLElement>(null);
  const id = prefs.hints.value ? hintNow(table, seenHints.value) : null;
  /** The keyboard goes on where the hint stood. */
  const away = (how: () => void) => () => {
    const focused = area.current?.contains(document.activeElement);
    how();
    if (focused) requestAnimationFrame(() => area.current?.focus());
  };
  return (
    <aside ref={area} class="hint-area" aria-label={t('hint.title')} tabIndex={-1} data-testid="hints">
      <p class={id ? 'hint-says' : ''} aria-live="polite" data-testid="hint" data-hint={id ?? ''}>
        {id && t(`hint.${id}`)}
      </p>
      {id && (
        <div class="hint-row">
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
