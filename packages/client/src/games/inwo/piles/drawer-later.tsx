import { DrawerLater } from '../../../hud/shell/drawer-later';
import { lazyPart } from '../../../ui/lazy-part';
import { useTable } from '../use-table';

/** The drawer of the players' cards: nobody needs it at the first sight of a table. */
export const drawer = lazyPart(() => import('./drawer'));

export function Drawer() {
  const { game } = useTable();
  return <DrawerLater part={drawer} first={() => game.me ?? game.view.peek().board.seats[0]?.player ?? ''} />;
}
