import { INK } from '../palette.js';
import type { Ctx } from './face-parts.js';
import { badgeSeal, rosette } from './seal.js';
import { sealPlan } from './seal-plan.js';
import { alpha, mix, roundRect } from './shapes.js';
import { drawLines, fit } from './text.js';

/** A Special, upright, in oxblood and copper; small ones leave the text out, tiny ones the name too. */
export const paintSpecial = (ctx: Ctx, spec: { id: string; name: string; text: string }, w: number, h: number): void => {
  const unit = w;
  const r = Math.min(12, unit * 0.06);
  ctx.save();
  ctx.beginPath();
  roundRect(ctx, 0.5, 0.5, w - 1, h - 1, r);
  const ground = ctx.createRadialGradient(w / 2, h * 0.4, 0, w / 2, h * 0.4, h * 0.75);
  ground.addColorStop(0, INK.specialTop);
  ground.addColorStop(0.5, INK.special);
  ground.addColorStop(1, INK.specialLow);
  ctx.fillStyle = ground;
  ctx.fill();
  ctx.clip();
  ctx.strokeStyle = INK.specialRim;
  ctx.lineWidth = Math.max(1.2, unit * 0.02);
  ctx.beginPath();
  roundRect(ctx, 0.5, 0.5, w - 1, h - 1, r);
  ctx.stroke();
  const d = unit * 0.045;
  ctx.lineWidth = Math.max(0.6, unit * 0.008);
  ctx.strokeStyle = alpha(INK.specialRim, 0.7);
  ctx.beginPath();
  roundRect(ctx, d, d, w - 2 * d, h - 2 * d, r * 0.6);
  ctx.stroke();
  const wordy = unit >= 120;
  const named = unit >= 64;
  const cy = h * (wordy ? 0.42 : named ? 0.56 : 0.5);
  const seal = unit * (named ? 0.2 : 0.32);
  ctx.save();
  ctx.translate(w / 2, cy);
  ctx.strokeStyle = alpha(INK.specialSeal, 0.42);
  ctx.lineWidth = Math.max(0.5, unit * 0.005);
  rosette(ctx, sealPlan(spec.id), seal * 1.4);
  ctx.restore();
  const copper = ctx.createLinearGradient(0, cy - seal, 0, cy + seal);
  copper.addColorStop(0, mix(INK.specialSeal, '#FFFFFF', 0.62));
  copper.addColorStop(1, INK.specialSeal);
  badgeSeal(ctx, spec.id, { x: w / 2, y: cy, r: seal, fill: copper, mark: INK.specialLow });
  if (named) {
    ctx.fillStyle = '#FBEFDD';
    const name = fit(ctx, spec.name, {
      face: 'title',
      weight: 400,
      px: Math.max(12, unit * 0.118),
      min: 12,
      width: w - d * 3.2,
      maxLines: 3,
    });
    drawLines(ctx, name, { weight: 400, x: w / 2, y: d * 2, align: 'center', leading: 1.08 });
  }
  if (wordy && spec.text) {
    ctx.fillStyle = INK.text;
    const text = fit(ctx, spec.text, {
      face: 'story',
      weight: 400,
      px: Math.max(12, unit * 0.088),
      min: 12,
      width: w - d * 3.4,
      maxLines: 5,
    });
    drawLines(ctx, text, {
      weight: 400,
      x: w / 2,
      y: h - d * 2 - text.lines.length * text.px * 1.14,
      align: 'center',
      leading: 1.14,
    });
  }
  ctx.restore();
};
