import { prefs } from '../../prefs/prefs';
import { useAction } from '../../prefs/use-action';
import { useTable } from '../../table/table-context';
import { t } from '../../text';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';
import { keysInWords } from '../../ui/key-words';
import { footPart } from './panel-foot';

/**
 * When the viewer's silence becomes a `done`, and how to say that it is none. The server counts alike whatever they hold;
 * which of their cards would fit stands beside it (`SpecialsNow`).
 */
export function SilenceEnds() {
  const table = useTable();
  const left = table.clock.autoPassLeft.value;
  const counts = left !== null;
  useAction('wait', () => {
    table.clock.cancelAutoPass();
    return counts;
  });
  if (!counts) return null;
  return (
    <>
      <Button icon="clock" testid="wait" hint={t('silence.waitHint')} onClick={table.clock.cancelAutoPass}>
        {t('silence.wait')}
        <kbd>{keysInWords(prefs.bindings.value.wait)}</kbd>
      </Button>
      <p class={cx('small muted', footPart.note)} role="timer" data-testid="silence-ends" data-left={left}>
        {t('silence.until', { n: left })}
      </p>
    </>
  );
}
