import type { Rect } from '@illuminice/rules';
import type { Look } from '@illuminice/themes';
import type { Painter } from '../painter';
import { type FramedFace, paintFrame, parchment } from './frame';
import { incomeSign, towerSign } from './glyphs';
import { mix } from './shapes';
import { drawLines, figure, fitName, font } from './text';
import { paintTile } from './tiles';
import { groupInks, type Pictured, paintLacquered, paintWindow, type WindowShape } from './window';

export interface Figure {
  readonly value: number;
  readonly ink?: string;
}

/** A table card's face: picture and words in two squares, beside or above each other, always upright. */
export interface TableFace extends FramedFace, Pictured {
  readonly name: string;
  readonly short: string;
  /** Null: an Illuminati, gold on lacquer. */
  readonly window: WindowShape | null;
  readonly alignments: readonly (keyof Look['alignments'])[];
  readonly power: Figure | null;
  /** Power to lend or global; 0: none. */
  readonly lent: number;
  readonly resistance: Figure | null;
  readonly income: number | null;
}

/** Least cell sizes, px, for words, tiles, Illuminati in title letters, and usual letters for names. */
const FROM = { words: 14, tiles: 17, title: 26, names: 30, second: 27 } as const;

/** Least size of a name's letters by cell size, px. */
const leastName = (cell: number): number => (cell < 20 ? 9.5 : cell < 21 ? 10 : cell < 24 ? 11 : 12);

const squares = ({ x, y, w, h }: Rect, { shape }: FramedFace): { picture: Rect; words: Rect } =>
  shape === 'standing'
    ? { picture: { x, y, w, h: h / 2 }, words: { x, y: y + h / 2, w, h: h / 2 } }
    : { picture: { x, y, w: w / 2, h }, words: { x: x + w / 2, y, w: w / 2, h } };

/** Paints a card in its frame; the caller saves the context. */
export function paintTwoSquares(p: Painter, face: TableFace, cell: number): void {
  const { ctx, ink } = p;
  const inside = paintFrame(p, face, cell);
  const { picture, words } = squares(inside, face);
  const colour = face.colour ?? ink.unowned;
  if (face.window === null) {
    paintLacquered(p, face, picture, colour);
    const fill = ctx.createLinearGradient(words.x, words.y, words.x + words.w, words.y + words.h);
    fill.addColorStop(0, mix(colour, ink.lacquer, 0.6));
    fill.addColorStop(1, mix(colour, ink.lacquer, 0.86));
    ctx.fillStyle = fill;
    ctx.fillRect(words.x, words.y, words.w, words.h);
  } else {
    parchment(p, inside);
    const foot = cell >= FROM.tiles && face.alignments.length > 0 ? tileSize(cell) * 0.74 : 0;
    paintWindow(p, { id: face.id, set: face.set, shape: face.window }, picture, { ...groupInks(p, face.alignments), foot });
  }
  const strip = cell < FROM.words ? words.h : stripHeight(face, cell);
  paintStrip(p, face, { ...words, y: words.y + words.h - strip, h: strip }, cell);
  if (cell < FROM.words) return;
  paintName(p, face, { ...words, h: words.h - strip }, cell);
  if (cell >= FROM.tiles) paintTiles(p, face, picture, cell);
  else paintStripe(p, face, words, strip);
}

const isStacked = ({ income, resistance }: TableFace, cell: number): boolean =>
  income !== null && resistance !== null && cell >= FROM.second;

const stripHeight = (face: TableFace, cell: number): number =>
  isStacked(face, cell) ? Math.max(25, cell * 0.86) : Math.max(12, cell * 0.74);

const SIGN = 0.74;

interface Sign {
  readonly draw: typeof towerSign;
  readonly value: number;
  readonly ink: string;
}

/** Dark strip below the name: Power left, Resistance and Income right. */
function paintStrip(p: Painter, face: TableFace, strip: Rect, cell: number): void {
  const { ctx, ink, look } = p;
  const { power, resistance, income, lent } = face;
  const fill = ctx.createLinearGradient(strip.x, strip.y, strip.x, strip.y + strip.h);
  fill.addColorStop(0, ink.tab);
  fill.addColorStop(1, ink.tabLow);
  ctx.fillStyle = fill;
  ctx.fillRect(strip.x, strip.y, strip.w, strip.h);
  ctx.textBaseline = 'alphabetic';
  const middle = strip.y + strip.h / 2;
  const pad = Math.max(2, cell * 0.14);
  const stacked = isStacked(face, cell);
  const signs: Sign[] = [
    ...(resistance ? [{ draw: towerSign, value: resistance.value, ink: resistance.ink ?? ink.onLacquerLow }] : []),
    ...(income !== null && cell >= 24 ? [{ draw: incomeSign, value: income, ink: ink.crystal }] : []),
  ];
  const wide = (px: number, text: string, weight = 600): number => {
    ctx.font = font(look, 'figures', px, weight);
    return ctx.measureText(text).width;
  };
  let big = Math.max(12.6, cell * 0.76);
  let small = Math.max(11, cell * 0.42);
  let px = stacked ? small : Math.max(11, cell * 0.54);
  const shown = power ? figure(power.value) : '';
  const more = lent > 0 && cell >= FROM.tiles ? `/${lent}` : '';
  const [first] = signs;
  if (first && cell >= FROM.words) {
    // Two figures of two digits each: all are smaller, rather than one is left out.
    const fits = strip.w / (2 * pad + 4 + wide(big, shown, 700) + wide(small, more) + wide(px, figure(first.value)) + px * SIGN);
    if (fits < 1) [big, small, px] = [big * fits, small * fits, px * fits];
  }
  ctx.font = font(look, 'figures', big, 700);
  if (power) ctx.fillStyle = power.ink ?? (face.window === null ? ink.crystal : ink.onTab);
  if (cell < FROM.words) {
    ctx.textAlign = 'center';
    if (power) ctx.fillText(shown, strip.x + strip.w / 2, middle + big * 0.34);
    return;
  }
  let left = strip.x + pad;
  ctx.textAlign = 'left';
  if (power) {
    ctx.fillText(shown, left, middle + big * 0.34);
    left += ctx.measureText(shown).width;
  }
  if (more) {
    left += 1;
    ctx.fillStyle = ink.crystal;
    const width = wide(small, more);
    ctx.fillText(more, left, middle + big * 0.34);
    left += width;
  }
  paintSigns(p, signs, { ...strip, x: left + 1, w: strip.x + strip.w - pad * 0.8 - left - 1 }, { px, stacked });
}

/** Numbers with icons, right-aligned in a room: stacked, or as many side by side as fit. */
function paintSigns(p: Painter, signs: readonly Sign[], room: Rect, { px, stacked }: { px: number; stacked: boolean }): void {
  const { ctx, look, ink } = p;
  const sign = px * SIGN;
  ctx.font = font(look, 'figures', px, 600);
  ctx.textAlign = 'right';
  let right = room.x + room.w;
  for (const [i, { draw, value, ink: own }] of signs.entries()) {
    const wide = ctx.measureText(figure(value)).width + sign + 1.5;
    const y = stacked ? room.y + room.h * (0.28 + 0.44 * i) : room.y + room.h / 2;
    if (!stacked && i > 0 && right - wide < room.x) return;
    ctx.fillStyle = own;
    ctx.fillText(figure(value), right, y + px * 0.34);
    ctx.fillStyle = mix(ink.onTabLow, own, 0.4);
    draw(ctx, right - wide + sign / 2, y, sign);
    if (!stacked) right -= wide + px * 0.2;
  }
}

function paintName(p: Painter, face: TableFace, room: Rect, cell: number): void {
  const isTitled = face.window === null && cell >= FROM.title;
  const standing = face.shape === 'standing';
  const pad = Math.max(1.5, cell * 0.1);
  const letters = isTitled
    ? ({ face: 'title', weight: 400, lead: 1.04 } as const)
    : ({ face: cell >= FROM.names ? 'names' : 'narrow', weight: 600, lead: 0.98 } as const);
  const least = leastName(cell);
  const name = fitName(p, face, {
    ...letters,
    px: Math.max(least + 1, cell * (isTitled ? 0.5 : 0.56)),
    min: least,
    width: room.w - 2 * pad,
    // From afar descenders may touch the strip, or a second line would not fit.
    height: cell < FROM.title ? room.h : room.h - cell * 0.12,
    maxLines: isTitled ? 2 : 3,
  });
  p.ctx.fillStyle = face.window === null ? p.ink.onLacquer : p.ink.ink;
  const high = ((name.lines.length - 1) * letters.lead + 0.84) * name.px;
  const y = room.y + (room.h - high) / 2;
  drawLines(p, name, {
    weight: letters.weight,
    x: standing ? room.x + room.w / 2 : room.x + pad,
    y,
    leading: letters.lead,
    align: standing ? 'center' : 'left',
  });
}

const tileSize = (cell: number): number => Math.max(11, cell * 0.48);

function paintTiles(p: Painter, { alignments, window: shape }: TableFace, picture: Rect, cell: number): void {
  if (shape === null || alignments.length === 0) return;
  const { ctx, ink } = p;
  const size = tileSize(cell);
  const step = Math.min(size * 1.1, (picture.w - size - 2) / Math.max(1, alignments.length - 1));
  const y = picture.y + picture.h - size * 0.58;
  alignments.forEach((alignment, i) => {
    const x = picture.x + picture.w / 2 + step * (i - (alignments.length - 1) / 2);
    ctx.fillStyle = ink.tileGround;
    ctx.beginPath();
    ctx.arc(x, y, size * 0.58, 0, Math.PI * 2);
    ctx.fill();
    paintTile(p, alignment, { x, y }, size);
  });
}

/** Alignments of a far card: a stripe between picture and words. */
function paintStripe({ ctx, look }: Painter, { alignments, shape, window: kind }: TableFace, words: Rect, strip: number): void {
  if (kind === null) return;
  const standing = shape === 'standing';
  const piece = (standing ? words.w : words.h - strip) / alignments.length;
  alignments.forEach((alignment, i) => {
    ctx.fillStyle = look.alignments[alignment];
    const gap = i > 0 ? 0.6 : 0;
    if (standing) ctx.fillRect(words.x + i * piece + gap, words.y - 1.6, piece - gap, 3.2);
    else ctx.fillRect(words.x - 1.6, words.y + i * piece + gap, 3.2, piece - gap);
  });
}
