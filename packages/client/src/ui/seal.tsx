import type { CardId } from '@illuminice/rules';
import { brassSeal, engraveSeal } from '../scene/paint/seal';
import { Painted } from './painted';

/** An Illuminati's seal in brass. */
export function IlluminatiSeal({ card, size }: { card: CardId; size: number }) {
  return (
    <Painted width={size} height={size} of={card} paint={(ctx) => brassSeal(ctx, card, { x: size / 2, y: size / 2, r: size * 0.35 })} />
  );
}

/** Any other card's seal, engraved in one ink. */
export function EngravedSeal({ card, size, ink }: { card: CardId; size: number; ink: string }) {
  return (
    <Painted
      width={size}
      height={size}
      of={`${card} ${ink}`}
      paint={(ctx) => engraveSeal(ctx, card, { x: size / 2, y: size / 2, r: size * 0.38, ink, strength: 1.5 })}
    />
  );
}
