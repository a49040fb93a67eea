import type { Rect } from '@illuminice/rules';
import type { Painter } from '../painter';
import { engraving } from './seal';
import { fnv1a, seeded } from './seal-plan';
import { alpha, mix, WHITE } from './shapes';

/** Side below which a ground has no lines, px. */
const ENGRAVED = 40;

const raysFor = (px: number): number => (px < 90 ? 36 : px < 180 ? 64 : 96);

/** Rays and woven lines about a ground's middle, the same for a card everywhere. */
function engraveGround(p: Painter, id: string, { x, y, w, h }: Rect, { ink, strength }: { ink: string; strength: number }): void {
  const px = Math.min(w, h);
  if (px < ENGRAVED || p.bold) return;
  const { ctx } = p;
  const next = seeded(fnv1a(id));
  const reach = Math.hypot(w, h) * 0.6;
  const rays = raysFor(px);
  const start = next() * Math.PI;
  ctx.save();
  ctx.translate(x + w / 2, y + h / 2);
  ctx.lineWidth = px < 90 ? 0.6 : 0.8;
  for (const [odd, from, opacity] of [
    [0, 0.36, 0.17],
    [1, 0.44, 0.1],
  ] as const) {
    ctx.strokeStyle = alpha(ink, opacity * strength);
    ctx.beginPath();
    for (let i = odd; i < rays; i += 2) {
      const turn = start + (i / rays) * Math.PI * 2;
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      ctx.moveTo(cos * from * reach, sin * from * reach);
      ctx.lineTo(cos * reach * 1.2, sin * reach * 1.2);
    }
    ctx.stroke();
  }
  ctx.strokeStyle = alpha(ink, 0.2 * strength);
  ctx.lineWidth = px < 90 ? 0.5 : 0.7;
  engraving(p, id, px * 0.49, px < 90 ? 3 : 5);
  ctx.restore();
}

/** Paper lit from the upper left, tinted by its ink. Callers clip. */
export function paperGround(p: Painter, id: string, box: Rect, { ink, paper }: { ink: string; paper: string }): void {
  const { ctx } = p;
  const { x, y, w, h } = box;
  if (p.bold) ctx.fillStyle = mix(paper, WHITE, 0.5);
  else {
    const reach = Math.hypot(w, h) * 0.6;
    const fill = ctx.createRadialGradient(x + w * 0.36, y + h * 0.3, 0, x + w / 2, y + h / 2, reach);
    fill.addColorStop(0, mix(paper, WHITE, 0.55));
    fill.addColorStop(0.55, mix(paper, ink, 0.08));
    fill.addColorStop(1, mix(paper, ink, 0.26));
    ctx.fillStyle = fill;
  }
  ctx.fillRect(x, y, w, h);
  engraveGround(p, id, box, { ink, strength: 1 });
}

/** A dark or metal ground in three tones, lit from the upper left, with lines in `line`. */
export function metalGround(
  p: Painter,
  id: string,
  box: Rect,
  { tones, line }: { tones: readonly [string, string, string]; line: string },
): void {
  const { ctx } = p;
  const { x, y, w, h } = box;
  const fill = ctx.createRadialGradient(x + w * 0.4, y + h * 0.34, 0, x + w / 2, y + h / 2, Math.hypot(w, h) * 0.6);
  fill.addColorStop(0, mix(tones[0], line, p.bold ? 0 : 0.18));
  fill.addColorStop(0.6, tones[1]);
  fill.addColorStop(1, tones[2]);
  ctx.fillStyle = fill;
  ctx.fillRect(x, y, w, h);
  engraveGround(p, id, box, { ink: line, strength: 1.4 });
}
