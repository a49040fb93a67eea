import { Later, lazyPart } from '../../../ui/lazy-part';
import type { Position } from '../drafts/kind';

export const bestAttacks = lazyPart(() => import('./best-attacks'));

/** The best attacks of one's own turn, fetched when a turn first shows them. */
export const BestAttacksLater = ({ position }: { position: Position }) => (
  <Later part={bestAttacks}>{({ BestAttacks }) => <BestAttacks position={position} />}</Later>
);
