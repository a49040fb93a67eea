import type { Rect } from '@illuminice/rules';
import type { Painter } from '../painter';
import type { PictureSet } from '../picture-files';
import { pictureOf } from '../pictures';
import { metalGround, paperGround } from './ground';
import { type PictureInks, paintPicture } from './picture';
import { paintSeal } from './seal';
import { mix } from './shapes';

export type WindowShape = 'square' | 'arch' | 'cameo';

export interface Pictured {
  readonly id: string;
  readonly set: PictureSet;
}

/** Side below which windows are plain, px. */
const SHAPED = 30;
/** Side below which gold is brighter, px. */
const BRIGHT = 60;

const FILLS = { square: 0.9, arch: 0.85, cameo: 0.82 } as const;

/** Largest square in a box, scaled, above its free foot. */
const squareIn = ({ x, y, w, h }: Rect, part: number, foot: number) => {
  const size = Math.min(Math.min(w, h) * part, h - foot - 2);
  return { x: x + (w - size) / 2, y: y + (h - foot - size) / 2, size };
};

const outline = ({ ctx }: Painter, shape: WindowShape, { x, y, w, h }: Rect): void => {
  ctx.beginPath();
  const side = Math.min(w, h);
  if (shape === 'square') ctx.rect(x, y, w, h);
  else if (shape === 'arch') {
    const gap = side * 0.03;
    const round = side * 0.42;
    ctx.roundRect(x + gap, y + gap, w - 2 * gap, h - gap + 4, [round, round, 0, 0]);
  } else {
    const [rx, ry] = [w / 2 - 1.5, h / 2 - 1.5];
    ctx.ellipse(x + w / 2, y + h / 2, Math.min(rx, Math.min(rx, ry) * 1.25), ry, 0, 0, Math.PI * 2);
  }
};

export const groupInks = ({ look, ink }: Painter, alignments: readonly (keyof typeof look.alignments)[]): PictureInks => {
  const [first, second] = alignments;
  const main = first ? look.alignments[first] : ink.umber;
  return {
    main,
    second: second ? look.alignments[second] : mix(main, ink.umber, 0.45),
    paper: ink.parchment,
    behind: 0.3,
    over: look.alignments.Communist,
  };
};

/** A window on paper: ground, picture, rim by shape. `foot`: px at its foot that the picture leaves free. */
export function paintWindow(
  p: Painter,
  pictured: Pictured & { readonly shape: WindowShape },
  box: Rect,
  { foot = 0, ...inks }: PictureInks & { readonly foot?: number },
): void {
  const { ctx } = p;
  const side = Math.min(box.w, box.h);
  const shape = side < SHAPED ? 'square' : pictured.shape;
  ctx.save();
  ctx.beginPath();
  ctx.rect(box.x, box.y, box.w, box.h);
  ctx.clip();
  if (shape !== 'square') {
    ctx.fillStyle = mix(inks.paper, inks.main, 0.34);
    ctx.fillRect(box.x, box.y, box.w, box.h);
  }
  ctx.save();
  outline(p, shape, box);
  ctx.clip();
  paperGround(p, pictured.id, box, { ink: inks.main, paper: inks.paper });
  const picture = pictureOf(pictured.set, pictured.id, p.front);
  const square = squareIn(box, side < 40 ? 0.94 : FILLS[shape], foot);
  if (picture) paintPicture(p, picture, square, inks);
  else {
    const r = square.size / 2;
    paintSeal(p, pictured.id, { x: square.x + r, y: square.y + r, r: r * 0.8, ink: inks.main });
  }
  ctx.restore();
  if (shape !== 'square') {
    outline(p, shape, box);
    ctx.lineWidth = side > 100 ? 2.2 : 1.1;
    ctx.strokeStyle = mix(inks.main, inks.paper, 0.18);
    ctx.stroke();
  }
  ctx.restore();
}

/** An Illuminati's window: gold on lacquer, lit in its seat's colour. */
export function paintLacquered(p: Painter, pictured: Pictured, box: Rect, colour: string): void {
  const { ctx, ink } = p;
  const side = Math.min(box.w, box.h);
  ctx.save();
  ctx.beginPath();
  ctx.rect(box.x, box.y, box.w, box.h);
  ctx.clip();
  const ground = [mix(colour, ink.lacquer, 0.42), mix(colour, ink.lacquer, 0.7), mix(colour, ink.lacquer, 0.9)] as const;
  metalGround(p, pictured.id, box, { tones: ground, line: ink.gilt });
  const square = squareIn(box, side < 46 ? 0.95 : 0.88, 0);
  const picture = pictureOf(pictured.set, pictured.id, p.front);
  if (picture)
    paintPicture(p, picture, square, {
      main: side < BRIGHT ? ink.crystal : ink.gilt,
      second: ink.keyholeLit,
      paper: ground[1],
      behind: 0.4,
      over: ink.minus,
    });
  else {
    const r = square.size / 2;
    paintSeal(p, pictured.id, { x: square.x + r, y: square.y + r, r: r * 0.8, ink: ink.gilt });
  }
  ctx.restore();
}

export interface Metal {
  readonly ground: readonly [string, string, string];
  readonly rim: string;
  readonly main: string;
  readonly second: string;
}

/** A window in metal, enamel or leather. The caller clips. */
export function paintMetal(p: Painter, pictured: Pictured, box: Rect, { ground, rim, main, second }: Metal): void {
  const { ctx } = p;
  const side = Math.min(box.w, box.h);
  ctx.save();
  ctx.beginPath();
  ctx.rect(box.x, box.y, box.w, box.h);
  ctx.clip();
  metalGround(p, pictured.id, box, { tones: ground, line: rim });
  const square = squareIn(box, side < 46 ? 0.94 : 0.88, 0);
  const picture = pictureOf(pictured.set, pictured.id, p.front);
  if (picture) paintPicture(p, picture, square, { main, second, paper: mix(ground[1], ground[0], 0.3), behind: 0.36, over: p.ink.minus });
  else {
    const r = square.size / 2;
    paintSeal(p, pictured.id, { x: square.x + r, y: square.y + r, r: r * 0.76, ink: main });
  }
  ctx.restore();
}

/** Rounds the corners of a w × h px painting. */
export function paintRounded({ ctx }: Painter, w: number, h: number, paint: () => void): void {
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(0, 0, w, h, Math.min(8, Math.min(w, h) * 0.1));
  ctx.clip();
  paint();
  ctx.restore();
}
