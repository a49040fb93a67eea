import type { Alignment } from '@illuminice/rules';
import { paintTile } from '../scene/paint/tiles';
import { Painted } from './painted';

/** The sign of an alignment, as on the cards: told by shape as well as colour. */
export function AlignmentTile({ alignment, size = 18 }: { alignment: Alignment; size?: number }) {
  return <Painted width={size} height={size} of={alignment} paint={(ctx) => paintTile(ctx, alignment, size / 2, size / 2, size * 0.86)} />;
}
