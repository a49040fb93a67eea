import type { Rect } from '@illuminice/rules';
import { paintFrame, sealBehind } from '../../../../card/paint/frame';
import { incomeSign } from '../../../../card/paint/glyphs';
import { lacquer } from '../../../../card/paint/lacquer';
import { brassSeal } from '../../../../card/paint/seal';
import { alpha } from '../../../../card/paint/shapes';
import { drawLines, figure, fitName, font } from '../../../../card/paint/text';
import type { Painter } from '../../../../card/painter';
import type { FaceSpec } from './face-spec';
import { paintStandingPower } from './face-table';

export const paintIlluminati = (p: Painter, s: FaceSpec, cell: number): void => {
  const { ctx, ink } = p;
  const inside = paintFrame(p, s, cell);
  lacquer(p, inside, s.colour ?? ink.brass, cell);
  if (s.shape === 'standing') {
    paintTall(p, s, cell, inside);
    return;
  }
  const tab = { x: inside.x, y: inside.y, w: cell * 0.93, h: inside.h };
  const body = { x: tab.x + tab.w, w: inside.w - tab.w };
  // Below a name of one line.
  const seal = cell * 0.56;
  ctx.fillStyle = alpha(ink.lacquerTab, 0.5);
  ctx.fillRect(tab.x, tab.y, tab.w, tab.h);
  ctx.fillStyle = alpha(ink.brass, 0.6);
  ctx.fillRect(tab.x + tab.w - 1, tab.y + cell * 0.14, 1, tab.h - cell * 0.28);
  paintStandingPower(p, s, tab, Math.max(14, cell * 0.74), cell < 23 ? 0 : Math.max(12, cell * 0.42));
  const x = body.x + cell * 0.14;
  const small = cell < 24;
  const type = small ? ({ face: 'narrow', weight: 600 } as const) : ({ face: 'title', weight: 400 } as const);
  const name = fitName(p, s, {
    ...type,
    px: Math.max(12, cell * 0.47),
    min: 12,
    width: body.w - cell * 0.3,
    maxLines: small ? 1 : 2,
  });
  const lines = { x: body.x, y: inside.y, w: body.w, h: cell * 0.2 + name.lines.length * name.px * 1.08 };
  sealBehind(p, lines, (strength) =>
    brassSeal(p, s.id, {
      x: inside.x + inside.w - seal * 1.26,
      y: inside.y + inside.h - seal * 1.24,
      r: seal,
      strength: 0.8 * strength,
    }),
  );
  ctx.fillStyle = ink.onLacquer;
  ctx.shadowColor = ink.lacquer;
  ctx.shadowBlur = cell * 0.3;
  drawLines(p, name, { weight: type.weight, x, y: inside.y + cell * 0.15, leading: 1.02 });
  income(p, s, x, inside.y + inside.h - cell * 0.2, cell);
  ctx.shadowBlur = 0;
};

const power = (p: Painter, s: FaceSpec, x: number, y: number, cell: number): number => {
  const { ctx, ink, look } = p;
  const big = Math.max(14, cell * 0.58);
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
  ctx.fillStyle = ink.brassBright;
  ctx.font = font(look, 'figures', big, 700);
  ctx.fillText(figure(s.power), x, y);
  const wide = ctx.measureText(figure(s.power)).width;
  ctx.font = font(look, 'figures', Math.max(12, cell * 0.42), 600);
  ctx.fillText(`/${s.transferable}`, x + wide, y);
  return x + wide + ctx.measureText(`/${s.transferable}`).width;
};

const income = (p: Painter, s: FaceSpec, x: number, y: number, cell: number): void => {
  const { ctx, ink, look } = p;
  const px = Math.max(12, cell * 0.42);
  ctx.fillStyle = ink.brass;
  incomeSign(ctx, x + px * 0.4, y - px * 0.34, px * 0.82);
  ctx.font = font(look, 'figures', px, 600);
  ctx.fillText(figure(s.income), x + px * 0.92, y);
};

const paintTall = (p: Painter, s: FaceSpec, cell: number, inside: Rect): void => {
  const { ctx, ink, look } = p;
  const cx = inside.x + inside.w / 2;
  brassSeal(p, s.id, { x: cx, y: inside.y + cell * 0.98, r: cell * 0.6 });
  ctx.fillStyle = ink.onLacquer;
  const name = fitName(p, s, {
    face: 'title',
    weight: 400,
    px: Math.max(12, cell * 0.42),
    min: 12,
    width: inside.w - cell * 0.3,
    maxLines: 3,
  });
  // Little cards say who they are by their seal alone.
  if (!name.cut) drawLines(p, name, { weight: 400, x: cx, y: inside.y + cell * 1.85, leading: 1.06, align: 'center' });
  const big = Math.max(14, cell * 0.64);
  ctx.font = font(look, 'figures', big, 700);
  const wide = ctx.measureText(`${s.power}`).width;
  power(p, s, cx - wide, inside.y + inside.h - cell * 0.24, cell);
};
