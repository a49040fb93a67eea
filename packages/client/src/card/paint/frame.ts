import type { Rect, Side } from '@illuminice/rules';
import type { Look } from '@illuminice/themes';
import type { FrameLine } from '../../style/seats';
import { type CardFace, faceSize } from '../face';
import type { Painter } from '../painter';
import { mix, roundRect, WHITE } from './shapes';

/** A face with a frame. `line`: how it is drawn in the owner's colour; null: solid and fine. */
export interface FramedFace extends Pick<CardFace, 'shape' | 'colour'> {
  readonly line: FrameLine | null;
}

/** Radius of a card's corners, px. */
export const cornerOf = (look: Look, cell: number): number => Math.max(2, Math.min(12, cell * look.corner));

/** The frame in the owner's colour round a dark seam; answers what is inside it, and clips to that. */
export const paintFrame = (p: Painter, s: FramedFace, cell: number): Rect => {
  const { ctx, ink, look } = p;
  const { w, h } = faceSize(s.shape, cell);
  // A pattern needs some breadth to be seen.
  const line = s.line ? Math.max(2, Math.min(3.8, cell * 0.095)) : Math.max(1.2, Math.min(3, cell * 0.055));
  const seam = Math.max(0.8, cell * 0.03);
  const gap = Math.max(0.5, cell * 0.02);
  const r = cornerOf(look, cell);
  ctx.beginPath();
  roundRect(ctx, gap, gap, w - 2 * gap, h - 2 * gap, r);
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
  roundRect(ctx, gap + line / 2, gap + line / 2, w - 2 * gap - line, h - 2 * gap - line, r - line / 2);
  ctx.stroke();
  ctx.setLineDash([]);
  ctx.lineCap = 'butt';
  if (s.line === 'double') {
    ctx.strokeStyle = ink.seam;
    ctx.lineWidth = line / 3;
    ctx.stroke();
  }
  const at = gap + line + seam;
  const inside = { x: at, y: at, w: w - 2 * at, h: h - 2 * at };
  ctx.beginPath();
  roundRect(ctx, inside.x, inside.y, inside.w, inside.h, Math.max(1, r - line - seam));
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

/** The dark tab at a side, with its stripe in the card's ink on the side of the body. */
export const paintTab = (p: Painter, side: Side, tab: Rect, cell: number, stripe: string): void => {
  const { ctx, ink } = p;
  const fill = ctx.createLinearGradient(tab.x, tab.y, tab.x + tab.w, tab.y + tab.h);
  fill.addColorStop(0, ink.tab);
  fill.addColorStop(1, ink.tabLow);
  ctx.fillStyle = fill;
  ctx.fillRect(tab.x, tab.y, tab.w, tab.h);
  const t = Math.max(1.5, cell * 0.07);
  ctx.fillStyle = mix(stripe, WHITE, 0.12);
  if (side === 'left') ctx.fillRect(tab.x + tab.w - t, tab.y, t, tab.h);
  else if (side === 'right') ctx.fillRect(tab.x, tab.y, t, tab.h);
  else if (side === 'top') ctx.fillRect(tab.x, tab.y + tab.h - t, tab.w, t);
  else ctx.fillRect(tab.x, tab.y, tab.w, t);
};

/** Paints a seal behind a name: at 30 % of its strength under the lines, so that they can be read. */
export const sealBehind = ({ ctx }: Painter, name: Rect, seal: (strength: number) => void): void => {
  for (const [under, strength] of [
    [true, 0.3],
    [false, 1],
  ] as const) {
    ctx.save();
    ctx.beginPath();
    if (!under) ctx.rect(name.x - 999, name.y - 999, name.w + 1998, name.h + 1998);
    ctx.rect(name.x, name.y, name.w, name.h);
    ctx.clip('evenodd');
    seal(strength);
    ctx.restore();
  }
};

/** Splits a card's inside into the power tab and the rest. */
export const splitTab = (inside: Rect, tab: Side, length: number): { tab: Rect; body: Rect } => {
  const { x, y, w, h } = inside;
  switch (tab) {
    case 'left':
      return { tab: { x, y, w: length, h }, body: { x: x + length, y, w: w - length, h } };
    case 'right':
      return { tab: { x: x + w - length, y, w: length, h }, body: { x, y, w: w - length, h } };
    case 'top':
      return { tab: { x, y, w, h: length }, body: { x, y: y + length, w, h: h - length } };
    default:
      return { tab: { x, y: y + h - length, w, h: length }, body: { x, y, w, h: h - length } };
  }
};
