import type { Painter } from '../painter';
import type { Picture } from '../pictures';
import { compose, type Part, type Role, SIDE } from './compose';
import { alpha, BLACK, isDark, mix, WHITE } from './shapes';

export interface Square {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface PictureInks {
  readonly main: string;
  readonly second: string;
  /** Paper: light edges, hatching and rims are mixed with it. */
  readonly paper: string;
  readonly behind: number;
  /** Ink of a strike-through. */
  readonly over: string;
}

/** Side below which the background is left out, px. */
const SMALL = 46;
/** Side from which light and shade are visible, px. */
const SHADED = 30;
/** Side of an icon from which it is hatched, px. */
const HATCHED = 54;

/** Hatching of an icon, strongest on the lit side. */
function hatch({ ctx }: Painter, path: Path2D, paper: string, unit: number): void {
  ctx.save();
  ctx.clip(path);
  const light = ctx.createLinearGradient(0, 0, SIDE, SIDE * 0.25);
  light.addColorStop(0, alpha(paper, 0.34));
  light.addColorStop(0.75, alpha(paper, 0));
  ctx.strokeStyle = light;
  ctx.lineWidth = Math.min(6, Math.max(2.2, 0.55 * unit));
  const step = Math.max(11, 2.6 * unit);
  ctx.beginPath();
  for (let x = -120; x < SIDE * 0.9; x += step) {
    ctx.moveTo(x - 40, -10);
    ctx.bezierCurveTo(x + 120, 170, x - 160, 330, x, 522);
  }
  ctx.stroke();
  ctx.restore();
}

function paintFlat({ ctx }: Painter, { path }: Part['icon'], ink: string, strength: number): void {
  ctx.globalAlpha *= strength;
  ctx.fillStyle = mix(ink, BLACK, 0.12);
  ctx.fill(path);
}

/** Prints an icon lit from the upper left: light edge, shaded edge, body, and hatching if large enough. */
function paintEngraved(
  p: Painter,
  { path }: Part['icon'],
  { ink, paper }: { ink: string; paper: string },
  { unit, px }: { unit: number; px: number },
): void {
  const { ctx } = p;
  if (px < SHADED || p.bold) {
    ctx.fillStyle = p.bold ? mix(ink, isDark(paper) ? WHITE : BLACK, 0.35) : mix(ink, BLACK, 0.12);
    ctx.fill(path);
    return;
  }
  for (const [shift, edge] of [
    [-1.1, alpha(mix(paper, WHITE, 0.75), 0.85)],
    [1, alpha(mix(ink, BLACK, 0.6), 0.28)],
  ] as const) {
    ctx.save();
    ctx.translate(shift * unit, shift * unit);
    ctx.fillStyle = edge;
    ctx.fill(path);
    ctx.restore();
  }
  const body = ctx.createLinearGradient(60, 40, 440, 480);
  body.addColorStop(0, mix(ink, paper, 0.16));
  body.addColorStop(0.45, ink);
  body.addColorStop(1, mix(ink, BLACK, 0.38));
  ctx.fillStyle = body;
  ctx.fill(path);
  if (px >= HATCHED) hatch(p, path, paper, unit);
}

const inkOf = (role: Role, inks: PictureInks): string => (role === 'main' ? inks.main : role === 'over' ? inks.over : inks.second);

/** Rim, in the ground's colour, of an icon on another; null: none. */
const haloOf = (role: Role, hasBack: boolean, { paper }: PictureInks): string | null => {
  if (role === 'second') return paper;
  return role === 'main' && hasBack ? alpha(paper, 0.6) : null;
};

export function paintPicture(p: Painter, picture: Picture, { x, y, size }: Square, inks: PictureInks): void {
  const { ctx } = p;
  const parts = compose(picture, size < SMALL);
  const hasBack = parts.some(({ role }) => role === 'behind');
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(size / SIDE, size / SIDE);
  for (const { icon, role, x: cx, y: cy, scale, squash } of parts) {
    const { box } = icon;
    // A screen px in the icon's units.
    const unit = SIDE / size / scale;
    ctx.save();
    ctx.translate(cx, cy);
    ctx.scale(scale, scale * squash);
    ctx.translate(-box.x - box.w / 2, -box.y - box.h / 2);
    const halo = haloOf(role, hasBack, inks);
    if (halo && !(role === 'main' && p.bold)) {
      ctx.strokeStyle = halo;
      ctx.fillStyle = halo;
      ctx.lineWidth = Math.max(30, 2.2 * unit);
      ctx.lineJoin = 'round';
      ctx.stroke(icon.path);
      ctx.fill(icon.path);
    }
    if (role === 'behind') paintFlat(p, icon, inks.second, p.bold ? inks.behind / 2 : inks.behind);
    else {
      if (role === 'over') ctx.globalAlpha *= 0.8;
      paintEngraved(p, icon, { ink: inkOf(role, inks), paper: inks.paper }, { unit, px: size * scale });
    }
    ctx.restore();
  }
  ctx.restore();
}
