import type { Painter } from '../painter';
import { type SealFrame, type SealPlan, sealPlan } from './seal-plan';
import { poly, star } from './shapes';

const plans = new Map<string, SealPlan>();

const planOf = (id: string): SealPlan => {
  let plan = plans.get(id);
  if (!plan) {
    plan = sealPlan(id);
    plans.set(id, plan);
  }
  return plan;
};

const sealFrame = (ctx: CanvasRenderingContext2D, frame: SealFrame, r: number): void => {
  ctx.beginPath();
  switch (frame) {
    case 'circle':
      ctx.arc(0, 0, r, 0, Math.PI * 2);
      break;
    case 'square':
      ctx.roundRect(-r * 0.86, -r * 0.86, r * 1.72, r * 1.72, r * 0.16);
      break;
    case 'lozenge':
      poly(ctx, 4, r * 1.12, -Math.PI / 2);
      break;
    case 'octagon':
      poly(ctx, 8, r * 1.04, Math.PI / 8);
      break;
    case 'hexagon':
      poly(ctx, 6, r * 1.06, -Math.PI / 2);
      break;
    case 'shield':
      ctx.moveTo(-r * 0.85, -r * 0.9);
      ctx.lineTo(r * 0.85, -r * 0.9);
      ctx.bezierCurveTo(r * 0.95, r * 0.2, r * 0.5, r * 0.8, 0, r * 1.1);
      ctx.bezierCurveTo(-r * 0.5, r * 0.8, -r * 0.95, r * 0.2, -r * 0.85, -r * 0.9);
      ctx.closePath();
      break;
    case 'cog':
      star(ctx, 14, r * 1.06, r * 0.9);
  }
};

/** A rosette of phased lines about the origin, five by default. */
export const rosette = (ctx: CanvasRenderingContext2D, plan: SealPlan, r: number, lines = plan.phases.length): void => {
  const steps = Math.max(90, plan.lobes * 16);
  for (const phase of plan.phases.slice(0, lines)) {
    ctx.beginPath();
    for (let i = 0; i <= steps; i++) {
      const t = (i / steps) * Math.PI * 2;
      const ripple = Math.cos(plan.lobes * t + phase * plan.lobes) + 0.35 * Math.cos(plan.waves * t + phase * 2);
      const radius = r * (1 - plan.depth + (plan.depth * ripple) / 1.35);
      const a = t + plan.turn;
      if (i === 0) ctx.moveTo(Math.cos(a) * radius, Math.sin(a) * radius);
      else ctx.lineTo(Math.cos(a) * radius, Math.sin(a) * radius);
    }
    ctx.stroke();
  }
};

/** Nested stars about the origin, for themes with a star in the felt. */
const stars = (ctx: CanvasRenderingContext2D, { lobes, turn }: SealPlan, r: number, lines: number): void => {
  ctx.save();
  ctx.rotate(turn);
  for (let i = 0; i < lines; i++) {
    ctx.beginPath();
    star(ctx, lobes + 3, r * (1 - i * 0.1), r * (0.74 - i * 0.08));
    ctx.stroke();
  }
  ctx.restore();
};

/** Woven lines of a card's ground about the origin, in the look's ornament. */
export const engraving = ({ ctx, look }: Painter, id: string, r: number, lines: number): void => {
  if (look.inlay === 'star') stars(ctx, planOf(id), r, lines);
  else rosette(ctx, planOf(id), r, lines);
};

/** Seal in place of a missing picture: a rosette in a frame, in one pale ink. */
export const paintSeal = (p: Painter, id: string, { x, y, r, ink }: { x: number; y: number; r: number; ink: string }): void => {
  const { ctx } = p;
  const plan = planOf(id);
  ctx.save();
  ctx.translate(x, y);
  ctx.strokeStyle = ink;
  ctx.lineWidth = Math.max(0.5, r * 0.014);
  ctx.globalAlpha = 0.35;
  engraving(p, id, r * 0.62, 5);
  ctx.globalAlpha = 0.5;
  ctx.lineWidth = Math.max(0.7, r * 0.04);
  sealFrame(ctx, plan.frame, r * 0.84);
  ctx.stroke();
  ctx.lineWidth = Math.max(0.5, r * 0.018);
  sealFrame(ctx, plan.frame, r * 0.74);
  ctx.stroke();
  ctx.restore();
};
