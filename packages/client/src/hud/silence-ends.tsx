import { useEffect } from 'preact/hooks';
import { onAction } from '../input/keys';
import { keysInWords } from '../prefs/key-words';
import { prefs } from '../prefs/prefs';
import { cardName, t } from '../text';
import { Button } from '../ui/button';
import { playableNow } from './gestures/special';
import { useTable } from './model';

/**
 * When the viewer's silence becomes a `done`, and how to say that it is none. The server counts alike whatever he holds; so
 * it is here that he reads which of his cards would fit.
 */
export function SilenceEnds() {
  const table = useTable();
  const left = table.silenceLeft.value;
  const counts = left !== null;
  useEffect(() =>
    onAction('wait', () => {
      table.wait();
      return counts;
    }),
  );
  if (!counts) return null;
  const now = table.table.value;
  const cards = now ? playableNow(now).map(cardName) : [];
  return (
    <>
      <Button icon="clock" testid="wait" hint={t('silence.waitHint')} onClick={table.wait}>
        {t('silence.wait')}
        <kbd>{keysInWords(prefs.bindings.value.wait)}</kbd>
      </Button>
      <p class="small muted foot-note" role="timer" data-testid="silence-ends" data-left={left}>
        {t('silence.until', { n: left })} {cards.length > 0 && <b>{t('silence.couldPlay', { cards: cards.join(', ') })}</b>}
      </p>
    </>
  );
}
