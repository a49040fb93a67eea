import { useEffect, useState } from 'preact/hooks';
import { optionsOpen } from '../prefs/options-open';
import { t } from '../text';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { useTable } from './model';
import { StandingOrders } from './standing-orders';

/** Esc: resume, leave or concede with what that means, quit to home (U95). */
export function EscapeMenu() {
  const table = useTable();
  const [leaving, setLeaving] = useState(false);
  const open = table.menuOpen.value;
  const { concede } = table.offers.value;

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || table.menuOpen.value || optionsOpen.value) return;
      if (table.closeUp.value) table.closeUp.value = null;
      else if (table.gesture.value && !(table.gesture.value.kind === 'place' && table.gesture.value.why === 'captured')) table.cancel();
      else table.menuOpen.value = true;
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [table]);

  const close = () => {
    setLeaving(false);
    table.menuOpen.value = false;
  };

  return (
    <Dialog open={open} onClose={close} title={leaving ? t('menu.leaveTitle') : t('menu.title')} testid="menu">
      {leaving ? (
        <>
          <p>{t('menu.leaveMeans')}</p>
          <div class="step-row">
            <Button testid="menu-stay" onClick={() => setLeaving(false)}>
              {t('menu.stay')}
            </Button>
            <Button
              kind="brass"
              icon="flag"
              testid="menu-concede"
              reason={table.why(concede.refusal)}
              onClick={async () => {
                if (await table.act({ type: 'concede' })) close();
              }}
            >
              {t('menu.concede')}
            </Button>
          </div>
        </>
      ) : (
        <div class="menu-list">
          <Button kind="brass" size="big" testid="menu-resume" onClick={close}>
            {t('menu.resume')}
          </Button>
          <Button
            size="big"
            icon="gear"
            testid="options-open"
            onClick={() => {
              close();
              optionsOpen.value = true;
            }}
          >
            {t('options.open')}
          </Button>
          <Button size="big" icon="leave" testid="menu-home" hint={t('menu.homeHint')} onClick={() => location.assign('/')}>
            {t('menu.home')}
          </Button>
          {table.me && (
            <Button size="big" icon="flag" testid="menu-leave" reason={table.why(concede.refusal)} onClick={() => setLeaving(true)}>
              {t('menu.leave')}
            </Button>
          )}
          {table.me && <StandingOrders />}
        </div>
      )}
    </Dialog>
  );
}
