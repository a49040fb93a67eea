import { faceSize } from '../../../../card/face';
import { cornerOf } from '../../../../card/paint/frame';
import { alpha } from '../../../../card/paint/shapes';
import { paintTwoSquares } from '../../../../card/paint/two-squares';
import type { Painter } from '../../../../card/painter';
import type { FaceSpec } from './face-spec';

/** Paints a card's face from 0, 0, `cell` px a cell. Letters stay upright; callers rotate nothing. */
export const paintFace = (p: Painter, s: FaceSpec, cell: number): void => {
  const { ctx } = p;
  const isGroup = s.kind === 'group';
  ctx.save();
  paintTwoSquares(
    p,
    {
      ...s,
      set: p.look.pictures,
      window: isGroup ? 'square' : null,
      power: { value: s.power },
      lent: s.transferable,
      resistance: s.resistance === null ? null : { value: s.resistance },
    },
    cell,
  );
  if (s.used) fold(p, s, cell);
  if (s.faded) veil(p, s, cell);
  ctx.restore();
};

/** Used this turn: greyed, and the corner away from the name folded. */
const fold = (p: Painter, s: FaceSpec, cell: number): void => {
  const { ctx, ink, look } = p;
  const { w, h } = faceSize(s.shape, cell);
  const gap = Math.max(0.5, cell * 0.02);
  const r = cornerOf(look, cell);
  ctx.restore();
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(gap, gap, w - 2 * gap, h - 2 * gap, r);
  ctx.clip();
  ctx.globalCompositeOperation = 'saturation';
  ctx.fillStyle = ink.grey;
  ctx.fillRect(0, 0, w, h);
  ctx.globalCompositeOperation = 'source-over';
  ctx.fillStyle = alpha(ink.usedShade, 0.38);
  ctx.fillRect(0, 0, w, h);
  ctx.restore();
  ctx.save();
  const c = Math.min(cell * 0.46, 16);
  ctx.globalCompositeOperation = 'destination-out';
  ctx.beginPath();
  ctx.moveTo(w - c, 0);
  ctx.lineTo(w, 0);
  ctx.lineTo(w, c);
  ctx.fill();
  ctx.globalCompositeOperation = 'source-over';
  const paper = ctx.createLinearGradient(w - c, c, w - c / 2, c / 2);
  paper.addColorStop(0, ink.foldLow);
  paper.addColorStop(1, ink.fold);
  ctx.fillStyle = paper;
  ctx.beginPath();
  ctx.moveTo(w - c, gap);
  ctx.lineTo(w - c, c);
  ctx.lineTo(w - gap, c);
  ctx.closePath();
  ctx.fill();
};

const veil = (p: Painter, s: FaceSpec, cell: number): void => {
  const { ctx, ink } = p;
  const { w, h } = faceSize(s.shape, cell);
  ctx.globalCompositeOperation = 'source-atop';
  ctx.fillStyle = alpha(ink.veil, 0.5);
  ctx.fillRect(0, 0, w, h);
};
