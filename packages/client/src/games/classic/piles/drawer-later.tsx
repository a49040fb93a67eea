import { useRef } from 'preact/hooks';
import { useAction } from '../../../prefs/use-action';
import { Later, lazyPart } from '../../../ui/lazy-part';
import { useTable } from '../use-table';

/** The drawer of the piles: nobody needs it at the first sight of a table. */
export const drawer = lazyPart(() => import('./drawer'));

/** A pile of the table, opened by a click on it or by a key. */
export function DrawerLater() {
  const { ui } = useTable();
  const byKey = useRef(false);
  useAction('piles', () => {
    byKey.current = true;
    ui.drawer.toggle(ui.drawer.pile.peek() ?? 'discard');
    return true;
  });
  const pile = ui.drawer.pile.value;
  if (pile === null) {
    byKey.current = false;
    return null;
  }
  return <Later part={drawer}>{({ Drawer, isPile }) => isPile(pile) && <Drawer pile={pile} takesFocus={byKey.current} />}</Later>;
}
