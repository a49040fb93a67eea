import type { Rect } from '../geometry.js';
import { ALIGNMENT_INK, INK, LOOK } from '../palette.js';
import { type FaceSpec, faceSize } from './face-spec.js';
import { mix, roundRect } from './shapes.js';

export type Ctx = CanvasRenderingContext2D;

/** The first alignment's ink, umber for a Group without any: seal and stripe wear it. */
export const cardInk = (s: FaceSpec): string => (s.alignments[0] ? ALIGNMENT_INK[s.alignments[0]] : INK.umber);

/** Radius of a card's corners, px. */
export const cornerOf = (cell: number): number => Math.max(2, Math.min(12, cell * LOOK.corner));

/** The frame in the owner's colour round a dark seam; answers what is inside it, and clips to that. */
export const paintFrame = (ctx: Ctx, s: FaceSpec, cell: number): Rect => {
  const { w, h } = faceSize(s.tall, cell);
  // A pattern needs some breadth to be seen.
  const line = s.line ? Math.max(2, Math.min(3.8, cell * 0.095)) : Math.max(1.2, Math.min(3, cell * 0.055));
  const seam = Math.max(0.8, cell * 0.03);
  const gap = Math.max(0.5, cell * 0.02);
  const r = cornerOf(cell);
  ctx.beginPath();
  roundRect(ctx, gap, gap, w - 2 * gap, h - 2 * gap, r);
  ctx.fillStyle = INK.seam;
  ctx.fill();
  ctx.strokeStyle = s.colour ?? '#3D4A49';
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
    ctx.strokeStyle = INK.seam;
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

export const parchment = (ctx: Ctx, r: Rect): void => {
  const fill = ctx.createLinearGradient(r.x, r.y, r.x + r.w * 0.35, r.y + r.h);
  fill.addColorStop(0, INK.parchmentTop);
  fill.addColorStop(0.45, INK.parchment);
  fill.addColorStop(1, INK.parchmentLow);
  ctx.fillStyle = fill;
  ctx.fillRect(r.x, r.y, r.w, r.h);
};

/** The dark tab with its stripe in the card's ink on the side of the body. */
export const paintTab = (ctx: Ctx, s: FaceSpec, tab: Rect, cell: number): void => {
  const fill = ctx.createLinearGradient(tab.x, tab.y, tab.x + tab.w, tab.y + tab.h);
  fill.addColorStop(0, INK.tab);
  fill.addColorStop(1, INK.tabLow);
  ctx.fillStyle = fill;
  ctx.fillRect(tab.x, tab.y, tab.w, tab.h);
  const t = Math.max(1.5, cell * 0.07);
  ctx.fillStyle = mix(cardInk(s), '#FFFFFF', 0.12);
  if (s.tab === 'left') ctx.fillRect(tab.x + tab.w - t, tab.y, t, tab.h);
  else if (s.tab === 'right') ctx.fillRect(tab.x, tab.y, t, tab.h);
  else if (s.tab === 'top') ctx.fillRect(tab.x, tab.y + tab.h - t, tab.w, t);
  else ctx.fillRect(tab.x, tab.y, tab.w, t);
};
