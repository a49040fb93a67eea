import type { Alignment } from '@illuminice/rules/classic';
import { Painted } from '../../../card/painted';
import { paintTile } from './paint/tiles';

/** The sign of an alignment, as on the cards: told by shape as well as colour. */
export function AlignmentTile({ alignment, size = 18 }: { alignment: Alignment; size?: number }) {
  return <Painted width={size} height={size} of={alignment} paint={(p) => paintTile(p, alignment, size / 2, size / 2, size * 0.86)} />;
}
