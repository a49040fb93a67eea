import type { Painter } from '../painter';
import { coinSign } from './coin-sign';
import { alpha, BLACK, mix, WHITE } from './shapes';
import { figure, font } from './text';

/** Tinted pictures: light is white here. */

/** A triangle pointing right in the middle of a square, with a dark rim. */
export const paintArrow = (p: Painter, size: number): void => {
  const { ctx, ink } = p;
  ctx.lineJoin = 'round';
  ctx.beginPath();
  ctx.moveTo(size * 0.26, size * 0.16);
  ctx.lineTo(size * 0.78, size * 0.5);
  ctx.lineTo(size * 0.26, size * 0.84);
  ctx.closePath();
  ctx.strokeStyle = ink.arrowRim;
  ctx.lineWidth = size * 0.2;
  ctx.stroke();
  ctx.fillStyle = WHITE;
  ctx.fill();
  const shade = ctx.createLinearGradient(0, size * 0.16, 0, size * 0.84);
  shade.addColorStop(0.49, alpha(BLACK, 0));
  shade.addColorStop(0.51, alpha(BLACK, 0.22));
  ctx.fillStyle = shade;
  ctx.fill();
};

/** A bar across a blocked arrow, right of the middle. */
export const paintBlocked = (p: Painter, size: number): void => {
  const { ctx, ink } = p;
  ctx.globalAlpha = 0.9;
  paintArrow(p, size * 0.86);
  ctx.globalAlpha = 1;
  ctx.fillStyle = ink.arrowRim;
  ctx.beginPath();
  ctx.roundRect(size * 0.76, size * 0.08, size * 0.2, size * 0.84, size * 0.06);
  ctx.fill();
  ctx.fillStyle = WHITE;
  ctx.beginPath();
  ctx.roundRect(size * 0.8, size * 0.12, size * 0.11, size * 0.76, size * 0.04);
  ctx.fill();
};

export const paintDashedRing = (p: Painter, size: number): void => {
  const { ctx } = p;
  ctx.strokeStyle = WHITE;
  ctx.lineWidth = size * 0.045;
  ctx.setLineDash([size * 0.12, size * 0.075]);
  ctx.beginPath();
  ctx.arc(size / 2, size / 2, size * 0.42, 0, Math.PI * 2);
  ctx.stroke();
  ctx.globalAlpha = 0.16;
  ctx.fillStyle = WHITE;
  ctx.fill();
};

/** The dashed outline of a place a card could take. */
export const paintGhost = (p: Painter, w: number, h: number, cell: number): void => {
  const { ctx } = p;
  const d = cell * 0.08;
  ctx.beginPath();
  ctx.roundRect(d, d, w - 2 * d, h - 2 * d, cell * 0.2);
  ctx.fillStyle = alpha(WHITE, 0.11);
  ctx.fill();
  ctx.strokeStyle = WHITE;
  ctx.lineWidth = cell * 0.06;
  ctx.setLineDash([cell * 0.26, cell * 0.17]);
  ctx.stroke();
};

/** Room round a card in its glow and shadow pictures, in cells. */
export const HALO = 1;

/** A soft light round a card of w × h cells; `cell` px a cell. */
export const paintGlow = (p: Painter, w: number, h: number, cell: number): void => {
  const { ctx } = p;
  const x = HALO * cell;
  ctx.fillStyle = WHITE;
  for (const [blur, strength] of [
    [cell * 0.85, 0.75],
    [cell * 0.4, 0.8],
  ] as const) {
    ctx.save();
    ctx.shadowColor = alpha(WHITE, strength);
    ctx.shadowBlur = blur;
    ctx.beginPath();
    ctx.roundRect(x, x, w * cell, h * cell, cell * 0.2);
    ctx.fill();
    ctx.restore();
  }
  ctx.globalCompositeOperation = 'destination-out';
  ctx.beginPath();
  ctx.roundRect(x + cell * 0.06, x + cell * 0.06, (w - 0.12) * cell, (h - 0.12) * cell, cell * 0.16);
  ctx.fill();
};

/** Width of the ring of a marked card, in cells. */
const RING = 0.13;

export const paintRing = (p: Painter, w: number, h: number, cell: number): void => {
  const { ctx } = p;
  const x = HALO * cell;
  ctx.strokeStyle = WHITE;
  ctx.lineWidth = cell * RING;
  const d = cell * RING * 0.4;
  ctx.beginPath();
  ctx.roundRect(x - d, x - d, w * cell + 2 * d, h * cell + 2 * d, cell * 0.19 + d);
  ctx.stroke();
};

export const paintShadow = (p: Painter, w: number, h: number, cell: number): void => {
  const { ctx, ink } = p;
  ctx.shadowColor = ink.shadow;
  ctx.shadowBlur = cell * 0.42;
  ctx.shadowOffsetY = cell * 0.14;
  ctx.globalAlpha = 0.62;
  ctx.fillStyle = ink.shadow;
  ctx.beginPath();
  ctx.roundRect(HALO * cell, HALO * cell, w * cell, h * cell, cell * 0.2);
  ctx.fill();
};

/** Coins of a stack, by amount: under 5, under 15, more. */
const stackOf = (amount: number): number => (amount <= 0 ? 0 : amount < 5 ? 1 : amount < 15 ? 2 : 4);

/** Size of a money pill in px, by cell size; its coins stand out above by `rise`. */
export const pillSize = (amount: number, cell: number): { w: number; h: number; rise: number } => {
  const h = Math.max(17, cell * 0.66);
  const coins = stackOf(amount);
  return { w: h * ((coins ? 1.22 : 0.6) + 0.42 * figure(amount).length), h, rise: Math.max(0, (coins - 2.4) * h * COIN_THICK) };
};

const COIN_THICK = 0.15;

/** Coins on each other, seen from above; the lowest's middle at x, y. */
const paintStack = (p: Painter, coins: number, { x, y }: { x: number; y: number }, h: number): void => {
  const { ctx, ink } = p;
  const rx = h * 0.4;
  const ry = h * 0.19;
  const thick = h * COIN_THICK;
  for (let i = 0; i < coins; i++) {
    const cx = x + (i % 2 ? 0.5 : -0.5) * h * 0.03;
    const top = y - i * thick;
    ctx.fillStyle = ink.coinRim;
    ctx.beginPath();
    ctx.ellipse(cx, top + thick * 0.6, rx + 0.7, ry + 0.7, 0, 0, Math.PI * 2);
    ctx.ellipse(cx, top, rx + 0.7, ry + 0.7, 0, 0, Math.PI * 2);
    ctx.fill();
    ctx.fillStyle = mix(ink.brass, ink.coinRim, 0.42);
    ctx.beginPath();
    ctx.ellipse(cx, top + thick * 0.5, rx, ry, 0, 0, Math.PI * 2);
    ctx.fill();
    ctx.fillStyle = mix(ink.brass, ink.coinGlint, 0.16);
    ctx.beginPath();
    ctx.ellipse(cx, top, rx, ry, 0, 0, Math.PI * 2);
    ctx.fill();
    ctx.strokeStyle = mix(ink.brass, ink.coinRim, 0.3);
    ctx.lineWidth = Math.max(0.5, h * 0.03);
    ctx.beginPath();
    ctx.ellipse(cx, top, rx * 0.62, ry * 0.62, 0, 0, Math.PI * 2);
    ctx.stroke();
  }
};

/** The bank's stacks from left to right: place in its width and height, number of coins. */
const BANK = [
  [0.16, 0.8, 7],
  [0.4, 0.86, 4],
  [0.64, 0.8, 5],
  [0.86, 0.86, 3],
] as const;

export const paintBank = (p: Painter, w: number, h: number): void => {
  for (const [x, y, coins] of BANK) paintStack(p, coins, { x: x * w, y: y * h }, h * 0.62);
};

/** A dark pill with gold rim: coins and amount, from 0, 0 with 2 px of room. */
export const paintPill = (p: Painter, amount: number, cell: number): void => {
  const { ctx, ink, look } = p;
  const text = figure(amount);
  const coins = stackOf(amount);
  const { w, h, rise } = pillSize(amount, cell);
  ctx.translate(2, 2 + rise);
  ctx.save();
  ctx.shadowColor = alpha(BLACK, 0.69);
  ctx.shadowBlur = 3;
  ctx.shadowOffsetY = 1;
  ctx.fillStyle = ink.tabLow;
  ctx.beginPath();
  ctx.roundRect(0, 0, w, h, h / 2);
  ctx.fill();
  ctx.restore();
  const line = Math.max(1, h * 0.065);
  ctx.strokeStyle = coins ? ink.brass : mix(ink.brass, ink.tabLow, 0.55);
  ctx.lineWidth = line;
  ctx.beginPath();
  ctx.roundRect(line / 2, line / 2, w - line, h - line, (h - line) / 2);
  ctx.stroke();
  paintStack(p, coins, { x: h * 0.52, y: h * (coins > 1 ? 0.68 : 0.52) }, h);
  ctx.fillStyle = coins ? mix(ink.brassBright, WHITE, 0.35) : mix(ink.text, ink.tabLow, 0.35);
  const px = Math.max(12, h * 0.76);
  ctx.font = font(look, 'figures', px, 700);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  ctx.fillText(text, coins ? h * 0.98 + (w - h * 1.18) / 2 : w / 2, h / 2 + px * 0.34);
};

export const paintCoin = (p: Painter, size: number): void => {
  const { ctx, ink } = p;
  const r = size / 2;
  ctx.translate(r, r);
  ctx.fillStyle = ink.coinRim;
  ctx.beginPath();
  ctx.arc(0, 0, r * 0.96, 0, Math.PI * 2);
  ctx.fill();
  const gold = ctx.createRadialGradient(-r * 0.3, -r * 0.4, 0, 0, 0, r);
  gold.addColorStop(0, ink.coinLit);
  gold.addColorStop(0.5, ink.coin);
  gold.addColorStop(1, ink.coinLow);
  ctx.fillStyle = gold;
  ctx.beginPath();
  ctx.arc(0, 0, r * 0.88, 0, Math.PI * 2);
  ctx.fill();
  coinSign(ctx, size * 0.76, ink.coinSign);
};
