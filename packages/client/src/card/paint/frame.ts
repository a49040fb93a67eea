import type { Rect } from '@illuminice/rules';
import type { Look } from '@illuminice/themes';
import type { FrameLine } from '../../style/seats';
import { type CardFace, faceSize } from '../face';
import type { Painter } from '../painter';

/** A framed face. `line`: pattern of the owner's colour; null: solid and fine. */
export interface FramedFace extends Pick<CardFace, 'shape' | 'colour'> {
  readonly line: FrameLine | null;
}

export const cornerOf = (look: Look, cell: number): number => Math.max(2, Math.min(12, cell * look.corner));

/** Paints the frame in the owner's colour round a dark seam; clips to its inside and returns it. */
export const paintFrame = (p: Painter, s: FramedFace, cell: number): Rect => {
  const { ctx, ink, look } = p;
  const { w, h } = faceSize(s.shape, cell);
  // Patterns need some breadth.
  const line = s.line ? Math.max(2, Math.min(3.8, cell * 0.095)) : Math.max(1.2, Math.min(3, cell * 0.055));
  const seam = Math.max(0.8, cell * 0.03);
  const gap = Math.max(0.5, cell * 0.02);
  const r = cornerOf(look, cell);
  ctx.beginPath();
  ctx.roundRect(gap, gap, w - 2 * gap, h - 2 * gap, r);
  ctx.fillStyle = ink.seam;
  ctx.fill();
  ctx.strokeStyle = s.colour ?? ink.unowned;
  ctx.lineWidth = line;
  if (s.line === 'dashed') ctx.setLineDash([line * 3.2, line * 1.8]);
  if (s.line === 'dotted') {
    ctx.setLineDash([0.01, line * 1.8]);
    ctx.lineCap = 'round';
  }
  ctx.beginPath();
  ctx.roundRect(gap + line / 2, gap + line / 2, w - 2 * gap - line, h - 2 * gap - line, r - line / 2);
  ctx.stroke();
  ctx.setLineDash([]);
  ctx.lineCap = 'butt';
  if (s.line === 'double') {
    ctx.strokeStyle = ink.seam;
    ctx.lineWidth = line / 3;
    ctx.stroke();
  }
  const inset = gap + line + seam;
  const inside = { x: inset, y: inset, w: w - 2 * inset, h: h - 2 * inset };
  ctx.beginPath();
  ctx.roundRect(inside.x, inside.y, inside.w, inside.h, Math.max(1, r - line - seam));
  ctx.clip();
  return inside;
};

export const parchment = (p: Painter, r: Rect): void => {
  const { ctx, ink } = p;
  const fill = ctx.createLinearGradient(r.x, r.y, r.x + r.w * 0.35, r.y + r.h);
  fill.addColorStop(0, ink.parchmentTop);
  fill.addColorStop(0.45, ink.parchment);
  fill.addColorStop(1, ink.parchmentLow);
  ctx.fillStyle = fill;
  ctx.fillRect(r.x, r.y, r.w, r.h);
};
