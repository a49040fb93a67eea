import type { CardId } from '@illuminice/rules';
import { findFacts } from '@illuminice/rules/inwo';
import { groupInks, paintLacquered, paintMetal, paintWindow } from '../../../../card/paint/window';
import type { Painter } from '../../../../card/painter';
import { materialOf } from '../face-of';
import { WINDOWS } from './group';
import { groundOf } from './materials';

export const paintPictureOf = (p: Painter, card: CardId, w: number, h: number): void => {
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
