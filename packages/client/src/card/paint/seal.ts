import type { Charge, Look } from '@illuminice/themes';
import type { Painter } from '../painter';
import { chargeAt, fillCharge } from './charges';
import { type SealFrame, type SealPlan, sealPlan } from './seal-plan';
import { mix, poly, roundRect, star, WHITE } from './shapes';

const plans = new Map<string, SealPlan>();

const planOf = (id: string): SealPlan => {
  let plan = plans.get(id);
  if (!plan) {
    plan = sealPlan(id);
    plans.set(id, plan);
  }
  return plan;
};

/** The charge of a card: the theme's, if it names one, else the generated. */
export const chargeOf = (look: Look, id: string): Charge => look.charges[id] ?? chargeAt(planOf(id).charge);

/** A frame's outline of radius r about the origin, ready to fill or stroke. */
const sealFrame = (ctx: CanvasRenderingContext2D, frame: SealFrame, r: number): void => {
  ctx.beginPath();
  switch (frame) {
    case 'circle':
      ctx.arc(0, 0, r, 0, Math.PI * 2);
      break;
    case 'square':
      roundRect(ctx, -r * 0.86, -r * 0.86, r * 1.72, r * 1.72, r * 0.16);
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

/** The rosette: phased lines about the origin, five unless fewer are asked for. */
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

/** Nested stars about the origin: a theme with a star in its felt has them on its cards, too. */
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

/** The woven lines of a card's ground about the origin, in the look's ornament. */
export const engraving = ({ ctx, look }: Painter, id: string, r: number, lines: number): void => {
  if (look.inlay === 'star') stars(ctx, planOf(id), r, lines);
  else rosette(ctx, planOf(id), r, lines);
};

/** The seal as an engraving on parchment: rosette, frame, charge, all in one pale ink. */
export const engraveSeal = (p: Painter, id: string, opts: { x: number; y: number; r: number; ink: string; strength?: number }): void => {
  const { ctx, look } = p;
  const plan = planOf(id);
  const k = opts.strength ?? 1;
  ctx.save();
  ctx.translate(opts.x, opts.y);
  ctx.strokeStyle = opts.ink;
  ctx.fillStyle = opts.ink;
  ctx.lineWidth = Math.max(0.5, opts.r * 0.014);
  ctx.globalAlpha = 0.22 * k;
  rosette(ctx, plan, opts.r * 1.28);
  ctx.globalAlpha = 0.1 * k;
  sealFrame(ctx, plan.frame, opts.r * 0.84);
  ctx.fill();
  ctx.globalAlpha = 0.34 * k;
  ctx.lineWidth = Math.max(0.7, opts.r * 0.04);
  sealFrame(ctx, plan.frame, opts.r * 0.84);
  ctx.stroke();
  ctx.lineWidth = Math.max(0.5, opts.r * 0.018);
  sealFrame(ctx, plan.frame, opts.r * 0.74);
  ctx.stroke();
  ctx.globalAlpha = 0.36 * k;
  fillCharge(ctx, chargeOf(look, id), 0, 0, opts.r * 0.92);
  ctx.restore();
};

/** The seal as a badge: the frame filled, the charge cut out in a light colour. For small and far cards. */
export const badgeSeal = (
  p: Painter,
  id: string,
  opts: { x: number; y: number; r: number; fill: string | CanvasGradient; mark: string; frame?: SealFrame },
): void => {
  const { ctx, look } = p;
  ctx.save();
  ctx.translate(opts.x, opts.y);
  ctx.fillStyle = opts.fill;
  sealFrame(ctx, opts.frame ?? planOf(id).frame, opts.r);
  ctx.fill();
  ctx.fillStyle = opts.mark;
  fillCharge(ctx, chargeOf(look, id), 0, 0, opts.r * 1.16);
  ctx.restore();
};

/** The Illuminati's seal: a solid brass cog with a dark charge in a fine rosette. */
export const brassSeal = (p: Painter, id: string, opts: { x: number; y: number; r: number; strength?: number }): void => {
  const { ctx, ink } = p;
  const { x, y, r } = opts;
  ctx.save();
  ctx.globalAlpha = 0.3 * (opts.strength ?? 1);
  ctx.translate(x, y);
  ctx.strokeStyle = ink.brassBright;
  ctx.lineWidth = Math.max(0.5, r * 0.02);
  rosette(ctx, planOf(id), r * 1.36);
  ctx.restore();
  ctx.save();
  ctx.globalAlpha = opts.strength ?? 1;
  const gold = ctx.createLinearGradient(x - r, y - r, x + r, y + r);
  gold.addColorStop(0, mix(ink.brassBright, WHITE, 0.2));
  gold.addColorStop(0.45, ink.brass);
  gold.addColorStop(1, mix(ink.brass, ink.brassDeep, 0.5));
  badgeSeal(p, id, { x, y, r, fill: gold, mark: ink.sealMark, frame: 'cog' });
  ctx.translate(x, y);
  ctx.strokeStyle = ink.sealLine;
  ctx.globalAlpha *= 0.5;
  ctx.lineWidth = Math.max(0.6, r * 0.035);
  ctx.beginPath();
  ctx.arc(0, 0, r * 0.76, 0, Math.PI * 2);
  ctx.stroke();
  ctx.restore();
};
