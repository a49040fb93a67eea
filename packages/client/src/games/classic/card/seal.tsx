import type { CardId } from '@illuminice/rules';
import { cardFacts } from '@illuminice/rules/classic';
import type { Look } from '@illuminice/themes';
import { brassSeal, engraveSeal } from '../../../card/paint/seal';
import { Painted } from '../../../card/painted';

export function IlluminatiSeal({ card, size }: { card: CardId; size: number }) {
  return <Painted width={size} height={size} of={card} paint={(p) => brassSeal(p, card, { x: size / 2, y: size / 2, r: size * 0.35 })} />;
}

/** A card's seal, engraved in one ink: that of the first alignment, umber where there is none, copper on Specials. */
export function EngravedSeal({ card, size }: { card: CardId; size: number }) {
  return (
    <Painted
      width={size}
      height={size}
      of={card}
      paint={(p) => engraveSeal(p, card, { x: size / 2, y: size / 2, r: size * 0.38, ink: inkOf(p.look, card), strength: 1.5 })}
    />
  );
}

function inkOf(look: Look, card: CardId): string {
  const facts = cardFacts[card];
  if (facts?.kind === 'special') return look.ink.specialSeal;
  const first = facts?.kind === 'group' ? facts.alignments[0] : undefined;
  return first ? look.alignments[first] : look.ink.umber;
}
