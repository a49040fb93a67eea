import { paintFar } from './face-far.js';
import { paintIlluminati } from './face-illuminati.js';
import { paintNear } from './face-near.js';
import { type Ctx, cornerOf } from './face-parts.js';
import { type Detail, type FaceSpec, faceSize } from './face-spec.js';
import { paintTable } from './face-table.js';
import { alpha, roundRect } from './shapes.js';

/** Paints a card's face from 0, 0, `cell` px a cell. Letters stay upright; whoever calls turns nothing. */
export const paintFace = (ctx: Ctx, s: FaceSpec, cell: number, detail: Detail): void => {
  ctx.save();
  if (detail === 'far') paintFar(ctx, s, cell);
  else if (s.kind === 'illuminati') paintIlluminati(ctx, s, cell, detail);
  else if (detail === 'near') paintNear(ctx, s, cell);
  else paintTable(ctx, s, cell);
  if (s.used) fold(ctx, s, cell);
  if (s.faded) veil(ctx, s, cell);
  ctx.restore();
};

/** Used this turn: greyed, and the corner away from the name folded. */
const fold = (ctx: Ctx, s: FaceSpec, cell: number): void => {
  const { w, h } = faceSize(s.tall, cell);
  const gap = Math.max(0.5, cell * 0.02);
  const r = cornerOf(cell);
  ctx.restore();
  ctx.save();
  ctx.beginPath();
  roundRect(ctx, gap, gap, w - 2 * gap, h - 2 * gap, r);
  ctx.clip();
  ctx.globalCompositeOperation = 'saturation';
  ctx.fillStyle = '#777777';
  ctx.fillRect(0, 0, w, h);
  ctx.globalCompositeOperation = 'source-over';
  ctx.fillStyle = alpha('#0E1416', 0.38);
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
  paper.addColorStop(0, '#8F8A7E');
  paper.addColorStop(1, '#D9D4C8');
  ctx.fillStyle = paper;
  ctx.beginPath();
  ctx.moveTo(w - c, gap);
  ctx.lineTo(w - c, c);
  ctx.lineTo(w - gap, c);
  ctx.closePath();
  ctx.fill();
};

/** A card out of the game for now: dark, its words still readable. */
const veil = (ctx: Ctx, s: FaceSpec, cell: number): void => {
  const { w, h } = faceSize(s.tall, cell);
  ctx.globalCompositeOperation = 'source-atop';
  ctx.fillStyle = alpha('#0B1214', 0.5);
  ctx.fillRect(0, 0, w, h);
};
