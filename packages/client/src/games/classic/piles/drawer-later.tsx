import { DrawerLater } from '../../../hud/shell/drawer-later';
import { lazyPart } from '../../../ui/lazy-part';

/** The drawer of the piles: nobody needs it at the first sight of a table. */
export const drawer = lazyPart(() => import('./drawer'));

export const Drawer = () => <DrawerLater part={drawer} first={() => 'discard'} />;
