import { faceSize } from '../../../../card/face';
import { paintFrame, parchment } from '../../../../card/paint/frame';
import { badgeSeal } from '../../../../card/paint/seal';
import { figure, font } from '../../../../card/paint/text';
import type { Painter } from '../../../../card/painter';
import { cardInk, type FaceSpec } from './face-spec';

export const paintFar = (p: Painter, s: FaceSpec, cell: number): void => {
  const { ctx, ink, look } = p;
  const inside = paintFrame(p, s, cell);
  const dark = s.kind === 'illuminati';
  if (dark) {
    ctx.fillStyle = ink.lacquer;
    ctx.fillRect(inside.x, inside.y, inside.w, inside.h);
  } else parchment(p, inside);
  const { w, h } = faceSize(s.shape, cell);
  const r = Math.max(4.5, cell * 0.62);
  const at = s.shape === 'standing' ? { x: w / 2, y: h * 0.3 } : { x: w * 0.29, y: h * 0.5 };
  badgeSeal(p, s.id, {
    ...at,
    r,
    fill: dark ? ink.brass : cardInk(look, s),
    mark: dark ? ink.lacquer : ink.parchmentTop,
    ...(dark ? { frame: 'cog' as const } : {}),
  });
  const px = Math.max(9, cell * 1.1);
  ctx.font = font(look, 'figures', px, 700);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  ctx.fillStyle = dark ? ink.brassBright : ink.ink;
  if (s.shape === 'standing') ctx.fillText(figure(s.power), w / 2, h * 0.75 + px * 0.34);
  else ctx.fillText(figure(s.power), w * 0.76, h / 2 + px * 0.34);
};
