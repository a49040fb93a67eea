import type { CardId } from '@illuminice/rules';
import { cardFacts } from '@illuminice/rules/classic';
import { groupInks, paintLacquered, paintMetal, paintRounded, paintWindow } from '../../../card/paint/window';
import { Painted } from '../../../card/painted';
import type { Painter } from '../../../card/painter';
import { PictureCredit } from '../../../card/picture-credit';
import { currentLook } from '../../../text';
import { specialMetal } from './paint/special';

const paintPictureOf = (p: Painter, card: CardId, w: number, h: number): void => {
  const facts = cardFacts[card];
  const of = { id: card, set: p.look.pictures };
  const box = { x: 0, y: 0, w, h };
  if (facts?.kind === 'illuminati') paintLacquered(p, of, box, p.ink.brass);
  else if (facts?.kind === 'group') paintWindow(p, { ...of, shape: 'square' }, box, groupInks(p, facts.alignments));
  else paintMetal(p, of, box, specialMetal(p));
};

/** A card's picture on the ground of its kind, by itself. Which card it is is said beside it. */
export function CardPicture({ card, width, height = width }: { card: CardId; width: number; height?: number }) {
  return (
    <Painted
      width={width}
      height={height}
      of={card}
      paint={(p) => paintRounded(p, width, height, () => paintPictureOf(p, card, width, height))}
    />
  );
}

/** Who drew a card's picture. */
export function CardCredit({ card }: { card: CardId }) {
  const look = currentLook();
  return look && <PictureCredit set={look.pictures} card={card} />;
}
