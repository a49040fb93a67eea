import { useLayoutEffect } from 'preact/hooks';
import { optionsOpen } from '../prefs/options-open';
import { t } from '../text';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Leave } from './absence/leave';
import { MoveDevice } from './absence/move-device';
import { type MenuPage, useTable } from './model';
import { StandingOrders } from './standing-orders';

const TITLES = { menu: 'menu.title', orders: 'orders.title', leaving: 'leave.title', moving: 'move.title' } as const;

/** Until a closed menu has left the stack of dialogs, ms. */
const MENU_GOES = 60;

/** Esc: resume, leave or concede with what that means, quit to home (U95). */
export function EscapeMenu() {
  const table = useTable();
  const page = table.menu.value ?? 'menu';
  const setPage = (to: MenuPage | null) => {
    table.menu.value = to;
  };
  const { concede } = table.offers.value;

  // Before it is painted: who sees the table can press Esc.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || table.menu.value || optionsOpen.value) return;
      if (table.closeUp.value) table.closeUp.value = null;
      else if (table.gesture.value && !(table.gesture.value.kind === 'place' && table.gesture.value.why === 'captured')) table.cancel();
      else table.menu.value = 'menu';
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [table]);

  const close = () => setPage(null);

  return (
    <Dialog open={table.menu.value !== null} onClose={close} title={t(TITLES[page])} testid="menu">
      {page === 'leaving' ? (
        <Leave onStay={close} />
      ) : page === 'moving' ? (
        <MoveDevice onBack={() => setPage('menu')} />
      ) : page === 'orders' ? (
        <StandingOrders onBack={() => setPage('menu')} />
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
              // What opens over the menu closes with it; so the menu has to be gone first.
              setTimeout(() => {
                optionsOpen.value = true;
              }, MENU_GOES);
            }}
          >
            {t('options.open')}
          </Button>
          {table.me && (
            <Button size="big" icon="clock" testid="menu-orders" onClick={() => setPage('orders')}>
              {t('orders.title')}
            </Button>
          )}
          <Button size="big" icon="leave" testid="menu-home" hint={t('menu.homeHint')} onClick={() => location.assign('/')}>
            {t('menu.home')}
          </Button>
          {table.me && (
            <Button size="big" icon="link" testid="menu-move" onClick={() => setPage('moving')}>
              {t('move.open')}
            </Button>
          )}
          {table.me && (
            <Button size="big" icon="flag" testid="menu-leave" reason={table.why(concede.refusal)} onClick={() => setPage('leaving')}>
              {t('leave.open')}
            </Button>
          )}
          <p class="menu-links">
            {(['rules', 'cards'] as const).map((where) => (
              <a key={where} class="button" href={`/${where}`} target="_blank" rel="noreferrer" data-testid={`menu-${where}`}>
                {t(`home.${where}`)}
              </a>
            ))}
          </p>
        </div>
      )}
    </Dialog>
  );
}
