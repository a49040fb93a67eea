import type { Rect } from '../geometry.js';
import { INK } from '../palette.js';
import { type Ctx, cardInk, paintFrame, paintTab, parchment } from './face-parts.js';
import { type FaceSpec, splitTab } from './face-spec.js';
import { incomeSign, towerSign } from './glyphs.js';
import { engraveSeal } from './seal.js';
import { drawLines, figure, fitName, font } from './text.js';
import { paintTile } from './tiles.js';

/** Below this size of a cell Resistance and Income are left to the close-up. */
const NUMBERS_FROM = 23;

/** Power and what it lends: one above the other in a standing tab, side by side in a lying one. */
const paintPower = (ctx: Ctx, s: FaceSpec, tab: Rect, cell: number): void => {
  const big = Math.max(14, cell * 0.74);
  const small = Math.max(12, cell * 0.42);
  // In a small standing tab the money lies where this would stand.
  const lends = s.transferable > 0 && (s.tall || cell >= NUMBERS_FROM);
  ctx.textBaseline = 'alphabetic';
  ctx.textAlign = 'center';
  const x = tab.x + tab.w / 2;
  const y = tab.y + tab.h / 2;
  if (!s.tall) {
    ctx.fillStyle = '#FBF5E6';
    ctx.font = font('figures', big, 700);
    ctx.fillText(figure(s.power), x, lends ? y + big * 0.1 : y + big * 0.34);
    if (lends) {
      ctx.fillStyle = INK.brassBright;
      ctx.font = font('figures', small, 600);
      ctx.fillText(`/${s.transferable}`, x, y + big * 0.1 + small * 0.98);
    }
    return;
  }
  // The money pill hangs over the tab's right end, so the figures keep to the left.
  const left = tab.x + tab.w * (lends ? 0.17 : 0.3);
  ctx.textAlign = 'left';
  ctx.fillStyle = '#FBF5E6';
  ctx.font = font('figures', big, 700);
  ctx.fillText(figure(s.power), left, y + big * 0.34);
  if (lends) {
    const wide = ctx.measureText(figure(s.power)).width;
    ctx.fillStyle = INK.brassBright;
    ctx.font = font('figures', small, 600);
    ctx.fillText(`/${s.transferable}`, left + wide + 1, y + big * 0.34);
  }
};

/** A Group at table size: name, tiles, numbers, and the seal behind. */
export const paintTable = (ctx: Ctx, s: FaceSpec, cell: number): void => {
  const inside = paintFrame(ctx, s, cell);
  const { tab, body } = splitTab(inside, s.tab, cell * 0.93);
  parchment(ctx, body);
  const ink = cardInk(s);
  ctx.save();
  ctx.beginPath();
  ctx.rect(body.x, body.y, body.w, body.h);
  ctx.clip();
  const r = cell * 0.72;
  if (s.tall) engraveSeal(ctx, s.id, { x: body.x + body.w / 2, y: body.y + body.h * 0.5, r, ink, ...charged(s) });
  else engraveSeal(ctx, s.id, { x: body.x + body.w - r * 0.98, y: body.y + body.h * 0.46, r, ink, ...charged(s) });
  ctx.restore();
  paintTab(ctx, s, tab, cell);
  paintPower(ctx, s, tab, cell);
  ctx.fillStyle = INK.ink;
  const pad = cell * 0.14;
  if (s.tall) {
    const name = fitName(ctx, s, {
      face: 'narrow',
      px: Math.max(12, cell * 0.56),
      min: 12,
      width: body.w - pad * 1.1,
      maxLines: 2,
    });
    const top = body.y + cell * (name.lines.length > 1 ? 0.12 : 0.3);
    drawLines(ctx, name, { face: 'narrow', x: body.x + body.w / 2, y: top, align: 'center' });
    const tile = Math.max(11, cell * 0.46);
    tileRow(ctx, s, body.x + body.w / 2, body.y + body.h - cell * (cell < NUMBERS_FROM ? 0.5 : 1.02), tile, 'center', body.w - pad);
    if (cell >= NUMBERS_FROM) numbers(ctx, s, body.x + body.w / 2, body.y + body.h - cell * 0.36, cell, 'center');
    return;
  }
  const small = cell < 24;
  const face = small ? 'narrow' : 'figures';
  const name = fitName(ctx, s, {
    face,
    px: Math.max(12, cell * 0.52),
    min: 12,
    width: body.w - pad * (small ? 1.4 : 2),
    maxLines: small ? 1 : 2,
  });
  drawLines(ctx, name, { face, x: body.x + pad, y: body.y + cell * 0.12 });
  const tile = Math.max(11, cell * 0.5);
  const y = body.y + body.h - tile / 2 - cell * 0.13;
  const right = body.x + body.w - pad * 0.8;
  const left = cell < NUMBERS_FROM ? right : numbers(ctx, s, right, y, cell, 'right');
  tileRow(ctx, s, body.x + pad * 0.8 + tile / 2, y, tile, 'left', left - body.x - pad * 1.6);
};

const charged = (s: FaceSpec): { charge?: string } => (s.charge ? { charge: s.charge } : {});

/** Alignment tiles in a row; they move together when there is little room. */
const tileRow = (ctx: Ctx, s: FaceSpec, x: number, y: number, size: number, align: 'left' | 'center', room: number): void => {
  const n = s.alignments.length;
  if (n === 0) return;
  const step = Math.min(size * 1.12, n > 1 ? (room - size) / (n - 1) : size);
  const start = align === 'left' ? x : x - (step * (n - 1)) / 2;
  s.alignments.forEach((alignment, i) => {
    paintTile(ctx, alignment, start + i * step, y, size);
  });
};

/** Resistance and Income about or ending at x; answers where they begin. */
const numbers = (ctx: Ctx, s: FaceSpec, x: number, y: number, cell: number, align: 'right' | 'center'): number => {
  const px = Math.max(12, cell * 0.47);
  const sign = px * 0.8;
  ctx.font = font('figures', px, 600);
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
  const parts = [
    { draw: towerSign, text: figure(s.resistance ?? 0), ink: '#5B4A33' },
    { draw: incomeSign, text: figure(s.income), ink: '#8A6420' },
  ];
  const gap = px * 0.28;
  const widths = parts.map((p) => sign + 1 + ctx.measureText(p.text).width);
  const total = widths.reduce((a, b) => a + b, gap);
  let at = align === 'right' ? x - total : x - total / 2;
  const start = at;
  parts.forEach((p, i) => {
    ctx.fillStyle = p.ink;
    p.draw(ctx, at + sign / 2, y, sign);
    ctx.fillStyle = INK.ink;
    ctx.fillText(p.text, at + sign + 1, y + px * 0.34);
    at += (widths[i] as number) + gap;
  });
  return start;
};
