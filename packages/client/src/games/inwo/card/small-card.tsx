import type { CardId } from '@illuminice/rules';
import { findFacts } from '@illuminice/rules/inwo';
import { faceKey, faceSize } from '../../../card/face';
import { Painted } from '../../../card/painted';
import { printedFace } from './face-of';
import { paintFace } from './paint/face';

const CELL = 28;

/** A printed card. Its name stands beside it. `cell`: px, small by default */
export function SmallCard({ card, cell = CELL }: { card: CardId; cell?: number }) {
  const kind = findFacts(card)?.kind;
  const shape = kind === 'illuminati' ? 'lying' : kind === 'resource' ? 'square' : 'standing';
  const spec = printedFace(card, { shape, colour: null, line: null });
  const { w, h } = faceSize(shape, cell);
  return <Painted width={w} height={h} of={faceKey(spec)} paint={(p) => paintFace(p, spec, cell, 'table')} />;
}
