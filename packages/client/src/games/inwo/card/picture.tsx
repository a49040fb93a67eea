import type { CardId } from '@illuminice/rules';
import { findFacts } from '@illuminice/rules/inwo';
import { groupInks, paintLacquered, paintMetal, paintRounded, paintWindow } from '../../../card/paint/window';
import { Painted } from '../../../card/painted';
import type { Painter } from '../../../card/painter';
import { PictureCredit } from '../../../card/picture-credit';
import { materialOf } from './face-of';
import { WINDOWS } from './paint/group';
import { groundOf } from './paint/materials';

const paintPictureOf = (p: Painter, card: CardId, w: number, h: number): void => {
  const facts = findFacts(card);
  const of = { id: card, set: 'inwo' } as const;
  const box = { x: 0, y: 0, w, h };
  if (facts && 'inward' in facts) {
    paintWindow(p, { ...of, shape: WINDOWS[facts.kind] }, box, groupInks(p, facts.alignments));
    return;
  }
  const material = facts ? materialOf(facts) : 'plot';
  if (material === 'illuminati' || material === 'group') paintLacquered(p, of, box, p.ink.brass);
  else paintMetal(p, of, box, groundOf(p.look, material));
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
export const CardCredit = ({ card }: { card: CardId }) => <PictureCredit set="inwo" card={card} />;
