import type { Rect } from '@illuminice/rules';
import type { Detail } from '../../../../card/face';
import { paintFrame, paintTab, parchment, sealBehind, splitTab } from '../../../../card/paint/frame';
import { towerSign } from '../../../../card/paint/glyphs';
import { badgeSeal, engraveSeal } from '../../../../card/paint/seal';
import { drawLines, figure, fitName, font } from '../../../../card/paint/text';
import { paintTile } from '../../../../card/paint/tiles';
import type { Painter } from '../../../../card/painter';
import { cardInk, type FaceSpec, type LiveNumber } from './face-spec';
import { hasSign, paintSign } from './signs';

const SIGN_INK = '#4A3A22';
/** A number above what is printed, and one below it: on the dark tab, and on parchment. */
const MORE = { tab: '#A9EFC3', paper: '#17592F' };
const LESS = { tab: '#FFB89A', paper: '#8A2F0C' };

/** Below this size of a cell Resistance and signs are left to the close-up. */
const NUMBERS_FROM = 23;
/** Smaller ones cannot be told from each other, px. */
const LEAST_SIGN = 12;

export const tonedBy = ({ differs }: LiveNumber, plain: string, on: 'tab' | 'paper' = 'tab'): string =>
  differs > 0 ? MORE[on] : differs < 0 ? LESS[on] : plain;

function paintPower(p: Painter, s: FaceSpec, tab: Rect, cell: number): void {
  if (!s.power) return;
  const { ctx, ink, look } = p;
  const big = Math.max(14, cell * 0.74);
  const small = s.global > 0 && cell >= NUMBERS_FROM ? Math.max(12, cell * 0.42) : 0;
  const toned = tonedBy(s.power, ink.onTab);
  ctx.textBaseline = 'alphabetic';
  ctx.fillStyle = toned;
  ctx.font = font(look, 'figures', big, 700);
  const power = figure(s.power.value);
  if (s.shape === 'standing') {
    const y = tab.y + tab.h / 2 + big * 0.34;
    const wide = ctx.measureText(power).width;
    ctx.font = font(look, 'figures', small || 12, 600);
    const global = small ? ctx.measureText(`/${s.global}`).width : 0;
    const left = tab.x + (tab.w - wide - global) / 2;
    ctx.textAlign = 'left';
    ctx.font = font(look, 'figures', big, 700);
    ctx.fillText(power, left, y);
    if (!small) return;
    ctx.fillStyle = ink.brassBright;
    ctx.font = font(look, 'figures', small, 600);
    ctx.fillText(`/${s.global}`, left + wide + 1, y);
    return;
  }
  const x = tab.x + tab.w / 2;
  const middle = tab.y + tab.h * (small ? 0.35 : 0.46);
  ctx.textAlign = 'center';
  ctx.fillText(power, x, middle + big * 0.34);
  if (!small) return;
  ctx.fillStyle = ink.brassBright;
  ctx.font = font(look, 'figures', small, 600);
  ctx.fillText(`/${s.global}`, x, middle + big * 0.34 + small * 0.94);
}

/** A Group at table size: name, tiles, signs, Resistance, and the seal behind. */
function paintTable(p: Painter, s: FaceSpec, cell: number): void {
  const { ctx, ink, look } = p;
  const inside = paintFrame(p, s, cell);
  const { tab, body } = splitTab(inside, s.tab, cell * 0.93);
  const own = cardInk(look, s);
  parchment(p, body);
  paintTab(p, s.tab, tab, cell, own);
  paintPower(p, s, tab, cell);
  const standing = s.shape === 'standing';
  const pad = cell * 0.14;
  const r = cell * 0.72;
  const name = fitName(p, s, {
    face: 'narrow',
    px: Math.max(12, cell * (standing ? 0.54 : 0.5)),
    min: 12,
    width: body.w - pad * (standing ? 1.1 : 2),
    maxLines: standing || cell >= 24 ? 2 : 1,
  });
  const at = standing
    ? { x: body.x + body.w / 2, y: body.y + body.h * 0.52 }
    : { x: body.x + body.w - r * 0.98, y: body.y + body.h * 0.46 };
  ctx.save();
  ctx.beginPath();
  ctx.rect(body.x, body.y, body.w, body.h);
  ctx.clip();
  sealBehind(p, { x: body.x, y: body.y, w: body.w, h: cell * 0.14 + name.lines.length * name.px * 1.06 }, (strength) =>
    engraveSeal(p, s.id, { ...at, r, ink: own, strength }),
  );
  ctx.restore();
  ctx.fillStyle = ink.ink;
  if (standing) {
    const top = body.y + cell * (name.lines.length > 1 ? 0.1 : 0.26);
    drawLines(p, name, { x: body.x + body.w / 2, y: top, align: 'center', leading: 1 });
    const row = Math.max(LEAST_SIGN, cell * 0.46);
    const bottom = body.y + body.h - cell * 0.1 - row / 2;
    const numbered = cell >= NUMBERS_FROM;
    tiles(p, s, body.x + body.w / 2, numbered ? bottom - row * 1.14 : bottom, row, body.w - pad, 'center');
    if (numbered) foot(p, s, { x: body.x + pad * 0.6, w: body.w - pad * 1.2 }, bottom, row, 'center');
    return;
  }
  drawLines(p, name, { x: body.x + pad, y: body.y + cell * 0.1, leading: 1 });
  const row = Math.max(LEAST_SIGN, cell * 0.48);
  const bottom = body.y + body.h - cell * 0.12 - row / 2;
  const right = body.x + body.w - pad * 0.8;
  const left =
    cell < NUMBERS_FROM
      ? right
      : foot(p, s, { x: body.x + pad + row * 1.2 * Math.min(2, s.alignments.length), w: 0 }, bottom, row, 'right', right);
  tiles(p, s, body.x + pad * 0.8 + row / 2, bottom, row, left - body.x - pad * 1.6, 'left');
}

function tiles(p: Painter, s: FaceSpec, x: number, y: number, most: number, room: number, align: 'left' | 'center'): void {
  const n = s.alignments.length;
  if (n === 0) return;
  const perRow = (size: number) => Math.max(1, Math.floor((room - size) / (size * 1.04)) + 1);
  const size = n > perRow(most) ? LEAST_SIGN : most;
  const columns = Math.ceil(n / Math.ceil(n / perRow(size)));
  const step = size * 1.04;
  s.alignments.forEach((alignment, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, n - row * columns);
    const start = align === 'left' ? x : x - (step * (inRow - 1)) / 2;
    paintTile(p, alignment, start + (i % columns) * step, y - row * step, size);
  });
}

/** The kind's sign first, then attributes as far as there is room, then Resistance. @returns where they begin */
function foot(
  p: Painter,
  s: FaceSpec,
  room: { x: number; w: number },
  y: number,
  row: number,
  align: 'center' | 'right',
  right = 0,
): number {
  const { ctx, ink, look } = p;
  const px = Math.max(12, row);
  const size = px * 0.86;
  ctx.font = font(look, 'figures', px, 600);
  const number = s.resistance ? figure(s.resistance.value) : '';
  const tower = s.resistance ? size + 1 + ctx.measureText(number).width : 0;
  // An Organization is told by its seal.
  const words = [...(s.kind && s.kind !== 'organization' ? [s.kind] : []), ...s.attributes].filter(hasSign);
  const width = align === 'center' ? room.w : right - room.x;
  const shown = words.slice(0, Math.max(0, Math.floor((width - tower) / (size * 1.16))));
  const total = shown.length * size * 1.16 + tower;
  const from = align === 'center' ? room.x + (room.w - total) / 2 : right - total;
  let at = from;
  for (const sign of shown) {
    paintSign(ctx, sign, at + size / 2, y, size, SIGN_INK);
    at += size * 1.16;
  }
  if (!s.resistance) return from;
  ctx.fillStyle = ink.inkSoft;
  towerSign(ctx, at + size / 2, y, size);
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
  ctx.fillStyle = tonedBy(s.resistance, ink.ink, 'paper');
  ctx.fillText(number, at + size + 1, y + px * 0.34);
  return from;
}

/** From this size of a cell on a name can be read on a far card, px. */
const FAR_NAMES_FROM = 13;
/** How much of a far card's length its name takes. */
const FAR_NAME = 0.7;

/** Far away, but near enough for a name: name, a stripe of the first alignment, Power. A standing card's name runs up it. */
function paintFarNamed(p: Painter, s: FaceSpec, power: LiveNumber, cell: number): void {
  const { ctx, ink, look } = p;
  const inside = paintFrame(p, s, cell);
  parchment(p, inside);
  const standing = s.shape === 'standing';
  const long = standing ? inside.h : inside.w;
  const broad = standing ? inside.w : inside.h;
  const stripe = Math.max(2, cell * 0.16);
  ctx.save();
  ctx.translate(inside.x, inside.y);
  if (standing) {
    ctx.translate(0, long * FAR_NAME);
    ctx.rotate(-Math.PI / 2);
  }
  const name = fitName(p, s, { face: 'narrow', px: 13, min: 10.5, width: long * FAR_NAME - stripe - 3, maxLines: broad >= 21 ? 2 : 1 });
  ctx.fillStyle = cardInk(look, s);
  if (standing) ctx.fillRect(0, 0, stripe, broad);
  else ctx.fillRect(long * FAR_NAME - stripe, 0, stripe, broad);
  ctx.fillStyle = ink.ink;
  const x = standing ? stripe + 2 : 2;
  drawLines(p, name, { x, y: (broad - name.lines.length * name.px) / 2, leading: 1 });
  ctx.restore();
  const px = Math.max(12, cell * 0.95);
  ctx.font = font(look, 'figures', px, 700);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  ctx.fillStyle = tonedBy(power, ink.ink, 'paper');
  const middle = (1 + FAR_NAME) / 2;
  // Clips lie beside or below the number.
  const clipped = s.linked > 0 || s.tied;
  const at = standing ? { x: clipped ? 0.3 : 0.5, y: middle } : { x: middle, y: clipped ? 0.3 : 0.5 };
  ctx.fillText(figure(power.value), inside.x + inside.w * at.x, inside.y + inside.h * at.y + px * 0.34);
}

function paintFar(p: Painter, s: FaceSpec, cell: number): void {
  if (s.power && cell >= FAR_NAMES_FROM) {
    paintFarNamed(p, s, s.power, cell);
    return;
  }
  const { ctx, ink, look } = p;
  const inside = paintFrame(p, s, cell);
  parchment(p, inside);
  const standing = s.shape === 'standing';
  const r = Math.max(4.5, cell * 0.62);
  const x = inside.x + inside.w * (standing ? 0.5 : 0.29);
  const y = inside.y + inside.h * (standing ? 0.3 : 0.5);
  const frame = s.kind === 'personality' ? 'circle' : s.kind === 'place' ? 'shield' : 'octagon';
  badgeSeal(p, s.id, { x, y, r, fill: cardInk(look, s), mark: ink.parchmentTop, frame });
  if (!s.power) return;
  const px = Math.max(12, cell * 1.1);
  ctx.font = font(look, 'figures', px, 700);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  ctx.fillStyle = tonedBy(s.power, ink.ink, 'paper');
  ctx.fillText(
    figure(s.power.value),
    inside.x + inside.w * (standing ? 0.5 : 0.76),
    inside.y + inside.h * (standing ? 0.75 : 0.5) + px * 0.34,
  );
}

export const paintGroup = (p: Painter, s: FaceSpec, cell: number, detail: Detail): void =>
  detail === 'far' ? paintFar(p, s, cell) : paintTable(p, s, cell);
