import { useEffect, useLayoutEffect } from 'preact/hooks';
import { optionsOpen } from '../../prefs/options-open';
import { useGameUi, useTable } from '../../table/table-context';
import { t } from '../../text';
import { Dialog } from '../../ui/dialog';
import { Later, lazyPart } from '../../ui/lazy-part';

const TITLES = {
  menu: 'menu.title',
  orders: 'orders.title',
  leaving: 'leave.title',
  moving: 'move.title',
  voting: 'votes.open',
  muting: 'mute.open',
} as const;

const waysOut = lazyPart(() => import('../seats/ways-out'));
const AGAIN_MS = 3000;

/** Esc menu: resume, leave or concede with the consequences, quit to home (U95). */
export function EscapeMenu() {
  const table = useTable();
  const page = table.ui.menu.page.value ?? 'menu';
  const { play } = useGameUi();

  // Before paint: Esc works as soon as the table is visible.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || table.ui.menu.page.value || optionsOpen.value) return;
      // Hover previews close by themselves; Esc first closes a pinned one.
      if (table.ui.putAway()) return;
      if (table.ui.drawer.pile.value) table.ui.drawer.close();
      else if (table.draft.current.value && !table.draft.isForced.value) table.draft.cancel();
      else table.ui.menu.open('menu');
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [table]);

  // Preloaded once the game goes on: the server may have newer pages by the time these are needed.
  useEffect(
    () =>
      table.link.onEvents(() => {
        waysOut.preload();
        play.ownOrders.preload();
      }),
    [table, play],
  );

  const { close, open } = table.ui.menu;

  return (
    <Dialog open={table.ui.menu.page.value !== null} onClose={close} title={t(TITLES[page])} testid="menu">
      {page === 'leaving' ? (
        <Later part={waysOut} againMs={AGAIN_MS}>
          {({ Leave }) => <Leave onStay={close} />}
        </Later>
      ) : page === 'moving' ? (
        <Later part={waysOut} againMs={AGAIN_MS}>
          {({ MoveDevice }) => <MoveDevice onBack={() => open('menu')} />}
        </Later>
      ) : page === 'voting' ? (
        <Later part={waysOut} againMs={AGAIN_MS}>
          {({ Propose }) => <Propose onDone={close} />}
        </Later>
      ) : page === 'muting' ? (
        <Later part={waysOut} againMs={AGAIN_MS}>
          {({ MutingPage }) => <MutingPage table={table} onBack={() => open('menu')} />}
        </Later>
      ) : page === 'orders' ? (
        <Later part={waysOut} againMs={AGAIN_MS}>
          {({ StandingOrders }) => <StandingOrders onBack={() => open('menu')} />}
        </Later>
      ) : (
        <Later part={waysOut} againMs={AGAIN_MS}>
          {({ MenuPage }) => <MenuPage />}
        </Later>
      )}
    </Dialog>
  );
}
