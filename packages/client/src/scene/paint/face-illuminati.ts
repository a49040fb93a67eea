import type { Rect } from '../geometry.js';
import { INK } from '../palette.js';
import { paintLabel } from './face-near.js';
import { type Ctx, paintFrame } from './face-parts.js';
import type { Detail, FaceSpec } from './face-spec.js';
import { paintStandingPower } from './face-table.js';
import { incomeSign } from './glyphs.js';
import { brassSeal } from './seal.js';
import { alpha, mix, roundRect } from './shapes.js';
import { drawLines, figure, fit, fitName, font } from './text.js';

/** Dark lacquer with a light in the owner's colour, and a double hairline of brass. */
const lacquer = (ctx: Ctx, inside: Rect, colour: string, cell: number): void => {
  ctx.fillStyle = INK.lacquer;
  ctx.fillRect(inside.x, inside.y, inside.w, inside.h);
  const glow = ctx.createRadialGradient(
    inside.x + inside.w * 0.56,
    inside.y + inside.h * 0.42,
    0,
    inside.x + inside.w * 0.56,
    inside.y + inside.h * 0.42,
    Math.max(inside.w, inside.h) * 0.62,
  );
  glow.addColorStop(0, alpha(mix(colour, '#2A0F0A', 0.4), 0.95));
  glow.addColorStop(0.6, alpha(mix(colour, '#0A0605', 0.68), 0.85));
  glow.addColorStop(1, alpha('#0A0605', 0.2));
  ctx.fillStyle = glow;
  ctx.fillRect(inside.x, inside.y, inside.w, inside.h);
  const sheen = ctx.createLinearGradient(0, inside.y, 0, inside.y + inside.h * 0.5);
  sheen.addColorStop(0, alpha('#FFFFFF', 0.1));
  sheen.addColorStop(1, alpha('#FFFFFF', 0));
  ctx.fillStyle = sheen;
  ctx.fillRect(inside.x, inside.y, inside.w, inside.h * 0.5);
  const d = Math.max(1.5, cell * 0.075);
  for (const [inset, strength] of [
    [d, 0.85],
    [d * 1.9, 0.3],
  ] as const) {
    ctx.beginPath();
    roundRect(ctx, inside.x + inset, inside.y + inset, inside.w - 2 * inset, inside.h - 2 * inset, Math.max(1, cell * 0.08));
    ctx.strokeStyle = alpha(INK.brass, strength);
    ctx.lineWidth = Math.max(0.7, cell * 0.022);
    ctx.stroke();
  }
};

export const paintIlluminati = (ctx: Ctx, s: FaceSpec, cell: number, detail: Detail): void => {
  const inside = paintFrame(ctx, s, cell);
  lacquer(ctx, inside, s.colour ?? INK.brass, cell);
  if (s.tall) {
    paintTall(ctx, s, cell, inside);
    return;
  }
  if (detail === 'near') {
    const seal = cell * 0.42;
    brassSeal(ctx, s.id, { x: inside.x + inside.w - seal * 1.62, y: inside.y + seal * 1.7, r: seal });
    paintNearWords(ctx, s, cell, inside);
    return;
  }
  const tab = { x: inside.x, y: inside.y, w: cell * 0.93, h: inside.h };
  const body = { x: tab.x + tab.w, w: inside.w - tab.w };
  // Below a name of one line.
  const seal = cell * 0.56;
  brassSeal(ctx, s.id, { x: inside.x + inside.w - seal * 1.26, y: inside.y + inside.h - seal * 1.24, r: seal, strength: 0.8 });
  ctx.fillStyle = alpha('#060302', 0.5);
  ctx.fillRect(tab.x, tab.y, tab.w, tab.h);
  ctx.fillStyle = alpha(INK.brass, 0.6);
  ctx.fillRect(tab.x + tab.w - 1, tab.y + cell * 0.14, 1, tab.h - cell * 0.28);
  paintStandingPower(ctx, s, tab, Math.max(14, cell * 0.74), cell < 23 ? 0 : Math.max(12, cell * 0.42));
  const x = body.x + cell * 0.14;
  const small = cell < 24;
  const type = small ? ({ face: 'narrow', weight: 600 } as const) : ({ face: 'title', weight: 400 } as const);
  ctx.fillStyle = '#F6EBD3';
  ctx.shadowColor = INK.lacquer;
  ctx.shadowBlur = cell * 0.3;
  const name = fitName(ctx, s, {
    ...type,
    px: Math.max(12, cell * 0.47),
    min: 12,
    width: body.w - cell * 0.3,
    maxLines: small ? 1 : 2,
  });
  drawLines(ctx, name, { weight: type.weight, x, y: inside.y + cell * 0.15, leading: 1.02 });
  income(ctx, s, x, inside.y + inside.h - cell * 0.2, cell);
  ctx.shadowBlur = 0;
};

const power = (ctx: Ctx, s: FaceSpec, x: number, y: number, cell: number): number => {
  const big = Math.max(14, cell * 0.58);
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
  ctx.fillStyle = INK.brassBright;
  ctx.font = font('figures', big, 700);
  ctx.fillText(figure(s.power), x, y);
  const wide = ctx.measureText(figure(s.power)).width;
  ctx.font = font('figures', Math.max(12, cell * 0.42), 600);
  ctx.fillText(`/${s.transferable}`, x + wide, y);
  return x + wide + ctx.measureText(`/${s.transferable}`).width;
};

const income = (ctx: Ctx, s: FaceSpec, x: number, y: number, cell: number): void => {
  const px = Math.max(12, cell * 0.42);
  ctx.fillStyle = INK.brass;
  incomeSign(ctx, x + px * 0.4, y - px * 0.34, px * 0.82);
  ctx.font = font('figures', px, 600);
  ctx.fillText(figure(s.income), x + px * 0.92, y);
};

const paintTall = (ctx: Ctx, s: FaceSpec, cell: number, inside: Rect): void => {
  const cx = inside.x + inside.w / 2;
  brassSeal(ctx, s.id, { x: cx, y: inside.y + cell * 0.98, r: cell * 0.6 });
  ctx.fillStyle = '#F6EBD3';
  const name = fitName(ctx, s, {
    face: 'title',
    weight: 400,
    px: Math.max(12, cell * 0.42),
    min: 12,
    width: inside.w - cell * 0.3,
    maxLines: 3,
  });
  // Little cards say who they are by their seal alone.
  if (!name.cut) drawLines(ctx, name, { weight: 400, x: cx, y: inside.y + cell * 1.85, leading: 1.06, align: 'center' });
  const big = Math.max(14, cell * 0.64);
  ctx.font = font('figures', big, 700);
  const wide = ctx.measureText(`${s.power}`).width;
  power(ctx, s, cx - wide, inside.y + inside.h - cell * 0.24, cell);
};

/** All words, in a card that is large on the screen. */
const paintNearWords = (ctx: Ctx, s: FaceSpec, cell: number, inside: Rect): void => {
  const tab = { x: inside.x, y: inside.y, w: cell * 0.72, h: inside.h };
  ctx.fillStyle = alpha('#060302', 0.45);
  ctx.fillRect(tab.x, tab.y, tab.w, tab.h);
  ctx.fillStyle = alpha(INK.brass, 0.5);
  ctx.fillRect(tab.x + tab.w, tab.y + cell * 0.12, Math.max(0.7, cell * 0.012), tab.h - cell * 0.24);
  const cx = tab.x + tab.w / 2 + cell * 0.03;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  ctx.fillStyle = INK.brassBright;
  ctx.font = font('figures', cell * 0.56, 700);
  ctx.fillText(figure(s.power), cx, inside.y + cell * 0.86);
  ctx.font = font('figures', Math.max(12, cell * 0.24), 600);
  ctx.fillText(`/${s.transferable}`, cx, inside.y + cell * 1.14);
  paintLabel(ctx, s.words.power, cx, inside.y + cell * 1.38, Math.max(12, cell * 0.12), tab.w - cell * 0.1);
  const x = tab.x + tab.w + cell * 0.16;
  const right = inside.x + inside.w - cell * 0.16;
  ctx.fillStyle = '#F6EBD3';
  const name = fitName(ctx, s, {
    face: 'title',
    weight: 400,
    px: Math.max(14, cell * 0.27),
    min: 14,
    width: right - x - cell * 1.05,
    maxLines: 2,
  });
  drawLines(ctx, name, { weight: 400, x, y: inside.y + cell * 0.13 });
  // Clear of the brass hairlines below.
  const rule = inside.y + inside.h - cell * 0.48;
  ctx.fillStyle = '#E3D3B2';
  const words = (width: number) =>
    fit(ctx, s.text, { face: 'story', weight: 400, px: Math.max(12, cell * 0.155), min: 12, width, maxLines: 4 });
  const topOf = ({ lines, px }: ReturnType<typeof words>) => rule - cell * 0.1 - lines.length * px * 1.14;
  const whole = words(right - x);
  // Lines that would reach up to the seal keep to its left.
  const text = topOf(whole) < inside.y + cell * 1.2 ? words(right - x - cell * 0.98) : whole;
  const top = topOf(text);
  // Where the words would be cut off, or run into the name, they are left to the close-up.
  if (!text.cut && top >= inside.y + cell * 0.13 + name.lines.length * name.px)
    drawLines(ctx, text, { weight: 400, x, y: top, leading: 1.14 });
  ctx.fillStyle = alpha(INK.brass, 0.4);
  ctx.fillRect(x, rule, right - x, 1);
  const px = Math.max(12, cell * 0.13);
  ctx.fillStyle = INK.brass;
  incomeSign(ctx, x + px * 0.45, rule + cell * 0.15, px * 0.9);
  ctx.textAlign = 'left';
  ctx.fillStyle = '#E9DDC3';
  ctx.font = font('ui', px, 500);
  ctx.fillText(s.words.income, x + px * 1.25, rule + cell * 0.15 + px * 0.36);
  const wide = ctx.measureText(s.words.income).width;
  ctx.font = font('figures', px * 1.25, 700);
  ctx.fillText(figure(s.income), x + px * 1.25 + wide + px * 0.5, rule + cell * 0.15 + px * 0.42);
};
