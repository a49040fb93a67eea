import { INK } from '../palette.js';
import { type Ctx, cardInk, paintFrame, parchment } from './face-parts.js';
import { type FaceSpec, faceSize } from './face-spec.js';
import { badgeSeal } from './seal.js';
import { figure, font } from './text.js';

/** A card far away: seal and power. */
export const paintFar = (ctx: Ctx, s: FaceSpec, cell: number): void => {
  const inside = paintFrame(ctx, s, cell);
  const dark = s.kind === 'illuminati';
  if (dark) {
    ctx.fillStyle = INK.lacquer;
    ctx.fillRect(inside.x, inside.y, inside.w, inside.h);
  } else parchment(ctx, inside);
  const { w, h } = faceSize(s.tall, cell);
  const r = Math.max(4.5, cell * 0.62);
  const at = s.tall ? { x: w / 2, y: h * 0.3 } : { x: w * 0.29, y: h * 0.5 };
  badgeSeal(ctx, s.id, {
    ...at,
    r,
    fill: dark ? INK.brass : cardInk(s),
    mark: dark ? INK.lacquer : INK.parchmentTop,
    ...(dark ? { frame: 'cog' as const } : {}),
  });
  const px = Math.max(9, cell * 1.1);
  ctx.font = font('figures', px, 700);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  ctx.fillStyle = dark ? INK.brassBright : INK.ink;
  if (s.tall) ctx.fillText(figure(s.power), w / 2, h * 0.75 + px * 0.34);
  else ctx.fillText(figure(s.power), w * 0.76, h / 2 + px * 0.34);
};
