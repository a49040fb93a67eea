import type { ComponentType } from 'preact';
import { useRef } from 'preact/hooks';
import { useAction } from '../../prefs/use-action';
import { useTable } from '../../table/table-context';
import { Later, type LazyPart } from '../../ui/lazy-part';

/** What shows a pile. `takesFocus`: it was opened by a key. */
export interface ShownPile {
  readonly pile: string;
  readonly takesFocus: boolean;
}

/** A pile of the table in a drawer, opened by a click on it or by a key. `first`: which one the key opens at first. */
export function DrawerLater({ part, first }: { part: LazyPart<{ Drawer: ComponentType<ShownPile> }>; first: () => string }) {
  const { ui } = useTable();
  const byKey = useRef(false);
  useAction('piles', () => {
    byKey.current = true;
    ui.drawer.toggle(ui.drawer.pile.peek() ?? first());
    return true;
  });
  const pile = ui.drawer.pile.value;
  if (pile === null) {
    byKey.current = false;
    return null;
  }
  return <Later part={part}>{({ Drawer }) => <Drawer pile={pile} takesFocus={byKey.current} />}</Later>;
}
