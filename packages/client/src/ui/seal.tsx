import type { CardId } from '@illuminice/rules';
import { brassSeal } from '../scene/paint/seal';
import { Painted } from './painted';

/** An Illuminati's seal in brass. */
export function IlluminatiSeal({ card, size }: { card: CardId; size: number }) {
  return (
    <Painted width={size} height={size} of={card} paint={(ctx) => brassSeal(ctx, card, { x: size / 2, y: size / 2, r: size * 0.35 })} />
  );
}
