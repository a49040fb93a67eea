import { expertThread } from '../../../hud/advice/expert';
import type { Expert } from './expert';

/** Asks the expert of the classic game. */
export const askExpert = expertThread<Expert>(() => new Worker(new URL('./expert-worker.ts', import.meta.url), { type: 'module' }));
