import type { CardId } from '@illuminice/rules';
import { findFacts } from '@illuminice/rules/inwo';
import { brassSeal, engraveSeal } from '../../../card/paint/seal';
import { Painted } from '../../../card/painted';

/** A card's seal: an Illuminati's in brass, any other engraved in the ink of its first alignment. */
export function Seal({ card, size }: { card: CardId; size: number }) {
  const facts = findFacts(card);
  const first = facts && 'alignments' in facts ? facts.alignments[0] : undefined;
  const at = { x: size / 2, y: size / 2, r: size * 0.36 };
  return (
    <Painted
      width={size}
      height={size}
      of={card}
      paint={(p) => {
        if (facts?.kind === 'illuminati') brassSeal(p, card, at);
        else {
          const plain = facts && ('inward' in facts || facts.kind === 'goal') ? p.look.ink.umber : p.look.ink.specialSeal;
          engraveSeal(p, card, { ...at, ink: first ? p.look.alignments[first] : plain, strength: 1.5 });
        }
      }}
    />
  );
}
