import type { ComponentType } from 'preact';
import { useRef } from 'preact/hooks';
import { useAction } from '../../prefs/use-action';
import { useTable } from '../../table/table-context';
import type { TableModel } from '../../table/table-model';
import { lazyComponent } from '../../ui/lazy-part';

/** `takesFocus`: a key opened it. */
export interface ShownPile {
  readonly pile: string;
  readonly takesFocus: boolean;
}

/** Drawer of a game's piles, opened by a click on one or by a key. `first`: the pile that the key opens first. */
export function lazyDrawer(load: () => Promise<{ Drawer: ComponentType<ShownPile> }>, first: (table: TableModel) => string) {
  const Loaded = lazyComponent(load, 'Drawer');
  function Drawer() {
    const table = useTable();
    const { drawer } = table.ui;
    const byKey = useRef(false);
    useAction('piles', () => {
      byKey.current = true;
      drawer.toggle(drawer.pile.peek() ?? first(table));
      return true;
    });
    const pile = drawer.pile.value;
    if (pile !== null) return <Loaded pile={pile} takesFocus={byKey.current} />;
    byKey.current = false;
    return null;
  }
  return Object.assign(Drawer, { part: Loaded.part });
}
