import type { CardId } from '@illuminice/rules';
import { cardFacts } from '@illuminice/rules/classic';
import { groupInks, paintLacquered, paintMetal, paintWindow } from '../../../../card/paint/window';
import type { Painter } from '../../../../card/painter';
import { specialMetal } from './special';

export const paintPictureOf = (p: Painter, card: CardId, w: number, h: number): void => {
  const facts = cardFacts[card];
  const of = { id: card, set: p.look.pictures };
  const box = { x: 0, y: 0, w, h };
  if (facts?.kind === 'illuminati') paintLacquered(p, of, box, p.ink.brass);
  else if (facts?.kind === 'group') paintWindow(p, { ...of, shape: 'square' }, box, groupInks(p, facts.alignments));
  else paintMetal(p, of, box, specialMetal(p));
};
