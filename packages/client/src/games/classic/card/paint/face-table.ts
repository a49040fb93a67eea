import type { Rect } from '@illuminice/rules';
import { paintFrame, paintTab, parchment, sealBehind, splitTab } from '../../../../card/paint/frame';
import { incomeSign, towerSign } from '../../../../card/paint/glyphs';
import { engraveSeal } from '../../../../card/paint/seal';
import { drawLines, figure, fitName, font } from '../../../../card/paint/text';
import { paintTile } from '../../../../card/paint/tiles';
import type { Painter } from '../../../../card/painter';
import { cardInk, type FaceSpec } from './face-spec';

/** Below this size of a cell Resistance and Income are left to the close-up. */
const NUMBERS_FROM = 23;
/** How far the arrow of a master reaches into a card, in cells. */
const ARROW_REACH = 0.36;

/** Power and what it lends: one above the other in a standing tab, side by side in a lying one. */
const paintPower = (p: Painter, s: FaceSpec, tab: Rect, cell: number): void => {
  const { ctx, ink, look } = p;
  const big = Math.max(14, cell * 0.74);
  const small = Math.max(12, cell * 0.42);
  // In a small standing tab the money lies where this would stand.
  const lends = s.transferable > 0 && (s.shape === 'standing' || cell >= NUMBERS_FROM);
  ctx.textBaseline = 'alphabetic';
  const y = tab.y + tab.h / 2;
  if (s.shape === 'lying') {
    paintStandingPower(p, s, tab, big, lends ? small : 0);
    return;
  }
  const left = tab.x + tab.w * (lends ? 0.17 : 0.3);
  ctx.textAlign = 'left';
  ctx.fillStyle = ink.onTab;
  ctx.font = font(look, 'figures', big, 700);
  ctx.fillText(figure(s.power), left, y + big * 0.34);
  if (lends) {
    const wide = ctx.measureText(figure(s.power)).width;
    ctx.fillStyle = ink.brassBright;
    ctx.font = font(look, 'figures', small, 600);
    ctx.fillText(`/${s.transferable}`, left + wide + 1, y + big * 0.34);
  }
};

/** Power over what it lends (0: not shown); the money pill hangs over the tab's lower end, so they keep to the upper. */
export const paintStandingPower = (p: Painter, s: FaceSpec, tab: Rect, big: number, small: number): void => {
  const { ctx, ink, look } = p;
  const x = tab.x + tab.w / 2;
  const middle = tab.y + tab.h * (small ? 0.33 : 0.44);
  ctx.textBaseline = 'alphabetic';
  ctx.textAlign = 'center';
  ctx.fillStyle = ink.onTab;
  ctx.font = font(look, 'figures', big, 700);
  ctx.fillText(figure(s.power), x, middle + big * 0.34);
  if (!small) return;
  ctx.fillStyle = ink.brassBright;
  ctx.font = font(look, 'figures', small, 600);
  ctx.fillText(`/${s.transferable}`, x, middle + big * 0.34 + small * 0.92);
};

/** A Group at table size: name, tiles, numbers, and the seal behind. */
export const paintTable = (p: Painter, s: FaceSpec, cell: number): void => {
  const { ctx, ink, look } = p;
  const inside = paintFrame(p, s, cell);
  const { tab, body } = splitTab(inside, s.tab, cell * 0.93);
  parchment(p, body);
  const own = cardInk(look, s);
  paintTab(p, s.tab, tab, cell, cardInk(look, s));
  paintPower(p, s, tab, cell);
  const pad = cell * 0.14;
  const r = cell * 0.72;
  const seal = (lines: number, px: number) => {
    const at =
      s.shape === 'standing'
        ? { x: body.x + body.w / 2, y: body.y + body.h * 0.5 }
        : { x: body.x + body.w - r * 0.98, y: body.y + body.h * 0.46 };
    ctx.save();
    ctx.beginPath();
    ctx.rect(body.x, body.y, body.w, body.h);
    ctx.clip();
    sealBehind(p, { x: body.x, y: body.y, w: body.w, h: cell * 0.14 + lines * px * 1.06 }, (strength) =>
      engraveSeal(p, s.id, { ...at, r, ink: own, strength }),
    );
    ctx.restore();
    ctx.fillStyle = ink.ink;
  };
  if (s.shape === 'standing') {
    const name = fitName(p, s, {
      face: 'narrow',
      px: Math.max(12, cell * 0.56),
      min: 12,
      width: body.w - pad * 1.1,
      maxLines: 2,
    });
    const top = body.y + cell * (name.lines.length > 1 ? 0.12 : 0.3);
    seal(name.lines.length, name.px);
    drawLines(p, name, { x: body.x + body.w / 2, y: top, align: 'center' });
    const tile = Math.max(LEAST_TILE, cell * 0.46);
    const y = body.y + body.h - cell * (cell < NUMBERS_FROM ? 0.5 : 1.02);
    tileRows(p, s, body.x + body.w / 2, y, tile, 'center', body.w - pad);
    if (cell >= NUMBERS_FROM) numbers(p, s, body.x + body.w / 2, body.y + body.h - cell * 0.36, cell, 'center');
    return;
  }
  const small = cell < 24;
  const row = Math.max(LEAST_TILE, cell * 0.5);
  const bottom = body.y + body.h - cell * 0.13;
  const right = body.x + body.w - pad * 0.8;
  const left = cell < NUMBERS_FROM ? right : numbers(p, s, right, bottom - row / 2, cell, 'right', true);
  const room = left - body.x - pad * 1.6;
  // A second row of tiles takes the place of a second line of the name.
  const tilesAbove = s.alignments.length > perRow(row, room);
  // The master's arrow points into the middle of the side without the tab: long names begin beside it.
  const type = {
    face: small ? 'narrow' : 'names',
    weight: 600,
    px: Math.max(12, cell * 0.5),
    min: 12,
    maxLines: small || tilesAbove ? 1 : 2,
  } as const;
  let name = fitName(p, s, { ...type, width: body.w - pad * (small ? 1.4 : 2) });
  const inset = name.lines.length > 1 ? cell * ARROW_REACH : 0;
  if (inset) name = fitName(p, s, { ...type, width: body.w - pad * 2 - inset });
  seal(name.lines.length, name.px);
  drawLines(p, name, { weight: 600, x: body.x + pad + (s.tab === 'right' ? inset : 0), y: body.y + cell * 0.1, leading: 1 });
  if (cell >= NUMBERS_FROM) numbers(p, s, right, bottom - row / 2, cell, 'right');
  tileRows(p, s, body.x + pad * 0.8 + row / 2, bottom - row / 2, row, 'left', room);
};

const LEAST_TILE = 12;

const perRow = (size: number, room: number): number => Math.max(1, Math.floor((room - size) / (size * 1.04)) + 1);

/** Alignment tiles from the lower edge up: a row, or as many as they need at their size. */
const tileRows = (p: Painter, s: FaceSpec, x: number, y: number, most: number, align: 'left' | 'center', room: number): void => {
  const n = s.alignments.length;
  if (n === 0) return;
  const size = n > perRow(most, room) ? LEAST_TILE : most;
  const columns = Math.ceil(n / Math.ceil(n / perRow(size, room)));
  const step = size * 1.04;
  s.alignments.forEach((alignment, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, n - row * columns);
    const start = align === 'left' ? x : x - (step * (inRow - 1)) / 2;
    paintTile(p, alignment, start + (i % columns) * step, y - row * step, size);
  });
};

/** Resistance and Income about or ending at x; `measured`: not painted. @returns where they begin */
const numbers = (p: Painter, s: FaceSpec, x: number, y: number, cell: number, align: 'right' | 'center', measured = false): number => {
  const { ctx, ink, look } = p;
  const px = Math.max(12, cell * 0.47);
  const sign = px * 0.8;
  ctx.font = font(look, 'figures', px, 600);
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
  const parts = [
    { draw: towerSign, text: figure(s.resistance ?? 0), ink: ink.inkSoft },
    { draw: incomeSign, text: figure(s.income), ink: ink.incomeInk },
  ];
  const gap = px * 0.28;
  const widths = parts.map((p) => sign + 1 + ctx.measureText(p.text).width);
  const total = widths.reduce((a, b) => a + b, gap);
  let at = align === 'right' ? x - total : x - total / 2;
  const start = at;
  if (measured) return start;
  parts.forEach((p, i) => {
    ctx.fillStyle = p.ink;
    p.draw(ctx, at + sign / 2, y, sign);
    ctx.fillStyle = ink.ink;
    ctx.fillText(p.text, at + sign + 1, y + px * 0.34);
    at += (widths[i] as number) + gap;
  });
  return start;
};
