import { useState } from 'preact/hooks';
import { at } from '../../base-path';
import { Refused } from '../../net/http';
import { eraseAll, exportAll, seatCount } from '../../net/own-data';
import { refusalText, t } from '../../text';
import { Button } from '../../ui/button';
import { OptionRow } from '../../ui/option-row';

type State = 'idle' | 'busy' | 'sure' | 'exported' | { readonly why: string };

function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url));
}

const whyNot = (error: unknown): { why: string } => ({
  why: error instanceof Refused ? refusalText(error.refusal) : t('home.noServer'),
});

/** One's own data: everything in one file, or gone. */
export function PrivacyTab() {
  const [state, setState] = useState<State>('idle');
  const busy = state === 'busy' ? t('own.busy') : null;
  const download = async () => {
    setState('busy');
    try {
      const data = await exportAll();
      save(`illuminice-${data.made.slice(0, 10)}.json`, JSON.stringify(data, null, 2));
      setState('exported');
    } catch (error) {
      setState(whyNot(error));
    }
  };
  const erase = async () => {
    setState('busy');
    try {
      await eraseAll();
      location.assign(at('/'));
    } catch (error) {
      setState(whyNot(error));
    }
  };
  return (
    <div data-testid="own-data">
      <OptionRow title={t('own.export')} help={t('own.export.help', { n: seatCount() })}>
        <Button size="small" testid="own-export" reason={busy} onClick={download}>
          {t('own.export.do')}
        </Button>
      </OptionRow>
      <OptionRow title={t('own.erase')} help={t('own.erase.help')}>
        <Button
          size="small"
          testid="own-erase"
          reason={busy}
          pressed={state === 'sure'}
          onClick={() => setState(state === 'sure' ? 'idle' : 'sure')}
        >
          {t('own.erase.do')}
        </Button>
      </OptionRow>
      {state === 'sure' && (
        <div class="note loss" role="alert">
          <p>{t('own.erase.means')}</p>
          <Button size="small" testid="own-erase-sure" onClick={erase}>
            {t('own.erase.sure')}
          </Button>
        </div>
      )}
      <p class="small" role="status" data-testid="own-status">
        {busy}
        {state === 'exported' && t('own.exported')}
        {typeof state === 'object' && state.why}
      </p>
    </div>
  );
}
