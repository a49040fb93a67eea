import { expertThread } from '../../../hud/advice/expert';
import type { Expert } from './expert';

export const askExpert = expertThread<Expert>(() => new Worker(new URL('./expert-worker.ts', import.meta.url), { type: 'module' }));
