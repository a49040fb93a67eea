import { lazyComponent } from '../../../ui/lazy-part';

export const BestAttacks = lazyComponent(() => import('./best-attacks'), 'BestAttacks');
