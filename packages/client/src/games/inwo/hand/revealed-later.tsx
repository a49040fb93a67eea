import { Later, lazyPart } from '../../../ui/lazy-part';

const part = lazyPart(() => import('./revealed'));

/** What comes over the table by itself; it listens as soon as it has been loaded. */
export const Revealed = () => <Later part={part}>{({ default: Shown }) => <Shown />}</Later>;
