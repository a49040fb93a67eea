import type { Rect } from '@illuminice/rules';
import type { Painter } from '../painter';
import { alpha, mix, roundRect, WHITE } from './shapes';

/** Dark lacquer with a light in the owner's colour, and a double hairline of brass. */
export const lacquer = (p: Painter, inside: Rect, colour: string, cell: number): void => {
  const { ctx, ink } = p;
  ctx.fillStyle = ink.lacquer;
  ctx.fillRect(inside.x, inside.y, inside.w, inside.h);
  const glow = ctx.createRadialGradient(
    inside.x + inside.w * 0.56,
    inside.y + inside.h * 0.42,
    0,
    inside.x + inside.w * 0.56,
    inside.y + inside.h * 0.42,
    Math.max(inside.w, inside.h) * 0.62,
  );
  glow.addColorStop(0, alpha(mix(colour, ink.lacquerLit, 0.4), 0.95));
  glow.addColorStop(0.6, alpha(mix(colour, ink.lacquerDeep, 0.68), 0.85));
  glow.addColorStop(1, alpha(ink.lacquerDeep, 0.2));
  ctx.fillStyle = glow;
  ctx.fillRect(inside.x, inside.y, inside.w, inside.h);
  const sheen = ctx.createLinearGradient(0, inside.y, 0, inside.y + inside.h * 0.5);
  sheen.addColorStop(0, alpha(WHITE, 0.1));
  sheen.addColorStop(1, alpha(WHITE, 0));
  ctx.fillStyle = sheen;
  ctx.fillRect(inside.x, inside.y, inside.w, inside.h * 0.5);
  const d = Math.max(1.5, cell * 0.075);
  for (const [inset, strength] of [
    [d, 0.85],
    [d * 1.9, 0.3],
  ] as const) {
    ctx.beginPath();
    roundRect(ctx, inside.x + inset, inside.y + inset, inside.w - 2 * inset, inside.h - 2 * inset, Math.max(1, cell * 0.08));
    ctx.strokeStyle = alpha(ink.brass, strength);
    ctx.lineWidth = Math.max(0.7, cell * 0.022);
    ctx.stroke();
  }
};
