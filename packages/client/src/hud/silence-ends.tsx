import { useAction } from '../input/use-action';
import { keysInWords } from '../prefs/key-words';
import { prefs } from '../prefs/prefs';
import { t } from '../text';
import { Button } from '../ui/button';
import { useTable } from './model';

/**
 * When the viewer's silence becomes a `done`, and how to say that it is none. The server counts alike whatever he holds;
 * which of his cards would fit he reads beside it (`SpecialsNow`).
 */
export function SilenceEnds() {
  const table = useTable();
  const left = table.silenceLeft.value;
  const counts = left !== null;
  useAction('wait', () => {
    table.wait();
    return counts;
  });
  if (!counts) return null;
  return (
    <>
      <Button icon="clock" testid="wait" hint={t('silence.waitHint')} onClick={table.wait}>
        {t('silence.wait')}
        <kbd>{keysInWords(prefs.bindings.value.wait)}</kbd>
      </Button>
      <p class="small muted foot-note" role="timer" data-testid="silence-ends" data-left={left}>
        {t('silence.until', { n: left })}
      </p>
    </>
  );
}
