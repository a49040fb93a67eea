import { badgeSeal, rosette } from '../../../../card/paint/seal';
import { sealPlan } from '../../../../card/paint/seal-plan';
import { alpha, mix, roundRect, WHITE } from '../../../../card/paint/shapes';
import { drawLines, fit } from '../../../../card/paint/text';
import type { Painter } from '../../../../card/painter';

/** A Special, upright, in oxblood and copper; small ones leave the text out, tiny ones the name too. */
export const paintSpecial = (p: Painter, spec: { id: string; name: string; text: string }, w: number, h: number): void => {
  const { ctx, ink } = p;
  const unit = w;
  const r = Math.min(12, unit * 0.06);
  ctx.save();
  ctx.beginPath();
  roundRect(ctx, 0.5, 0.5, w - 1, h - 1, r);
  const ground = ctx.createRadialGradient(w / 2, h * 0.4, 0, w / 2, h * 0.4, h * 0.75);
  ground.addColorStop(0, ink.specialTop);
  ground.addColorStop(0.5, ink.special);
  ground.addColorStop(1, ink.specialLow);
  ctx.fillStyle = ground;
  ctx.fill();
  ctx.clip();
  ctx.strokeStyle = ink.specialRim;
  ctx.lineWidth = Math.max(1.2, unit * 0.02);
  ctx.beginPath();
  roundRect(ctx, 0.5, 0.5, w - 1, h - 1, r);
  ctx.stroke();
  const d = unit * 0.045;
  ctx.lineWidth = Math.max(0.6, unit * 0.008);
  ctx.strokeStyle = alpha(ink.specialRim, 0.7);
  ctx.beginPath();
  roundRect(ctx, d, d, w - 2 * d, h - 2 * d, r * 0.6);
  ctx.stroke();
  const wordy = unit >= 120;
  const named = unit >= 64;
  const cy = h * (wordy ? 0.42 : named ? 0.56 : 0.5);
  const seal = unit * (named ? 0.2 : 0.32);
  ctx.save();
  ctx.translate(w / 2, cy);
  ctx.strokeStyle = alpha(ink.specialSeal, 0.42);
  ctx.lineWidth = Math.max(0.5, unit * 0.005);
  rosette(ctx, sealPlan(spec.id), seal * 1.4);
  ctx.restore();
  const copper = ctx.createLinearGradient(0, cy - seal, 0, cy + seal);
  copper.addColorStop(0, mix(ink.specialSeal, WHITE, 0.62));
  copper.addColorStop(1, ink.specialSeal);
  badgeSeal(p, spec.id, { x: w / 2, y: cy, r: seal, fill: copper, mark: ink.specialLow });
  if (named) {
    ctx.fillStyle = ink.onSpecial;
    const name = fit(p, spec.name, {
      face: 'title',
      weight: 400,
      px: Math.max(12, unit * 0.118),
      min: 12,
      width: w - d * 3.2,
      maxLines: 3,
    });
    drawLines(p, name, { weight: 400, x: w / 2, y: d * 2, align: 'center', leading: 1.08 });
  }
  if (wordy && spec.text) {
    ctx.fillStyle = ink.text;
    const text = fit(p, spec.text, {
      face: 'story',
      weight: 400,
      px: Math.max(12, unit * 0.088),
      min: 12,
      width: w - d * 3.4,
      maxLines: 5,
    });
    drawLines(p, text, {
      weight: 400,
      x: w / 2,
      y: h - d * 2 - text.lines.length * text.px * 1.14,
      align: 'center',
      leading: 1.14,
    });
  }
  ctx.restore();
};
