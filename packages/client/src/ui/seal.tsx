import { type CardId, cardFacts } from '@illuminice/rules';
import { brassSeal, engraveSeal } from '../scene/paint/seal';
import { ALIGNMENT_INK, INK } from '../scene/palette';
import { Painted } from './painted';

/** An Illuminati's seal in brass. */
export function IlluminatiSeal({ card, size }: { card: CardId; size: number }) {
  return (
    <Painted width={size} height={size} of={card} paint={(ctx) => brassSeal(ctx, card, { x: size / 2, y: size / 2, r: size * 0.35 })} />
  );
}

/** A card's seal, engraved in one ink: that of the first alignment, umber where there is none, copper on Specials. */
export function EngravedSeal({ card, size }: { card: CardId; size: number }) {
  const ink = inkOf(card);
  return (
    <Painted
      width={size}
      height={size}
      of={`${card} ${ink}`}
      paint={(ctx) => engraveSeal(ctx, card, { x: size / 2, y: size / 2, r: size * 0.38, ink, strength: 1.5 })}
    />
  );
}

function inkOf(card: CardId): string {
  const facts = cardFacts[card];
  if (facts?.kind === 'special') return INK.specialSeal;
  const first = facts?.kind === 'group' ? facts.alignments[0] : undefined;
  return first ? ALIGNMENT_INK[first] : INK.umber;
}
