import type { Rect } from '@illuminice/rules';
import { type Detail, faceSize } from '../../../../card/face';
import { badgeSeal, rosette } from '../../../../card/paint/seal';
import { sealPlan } from '../../../../card/paint/seal-plan';
import { alpha, mix, poly, roundRect, star, WHITE } from '../../../../card/paint/shapes';
import { drawLines, fitName, font } from '../../../../card/paint/text';
import type { Painter } from '../../../../card/painter';
import type { FaceSpec } from './face-spec';
import { type Ground, groundOf } from './materials';

type Made = Parameters<typeof groundOf>[1];

const fillGround = ({ ctx }: Painter, { ground: [light, middle, dark] }: Ground, { x, y, w, h }: Rect): void => {
  const fill = ctx.createRadialGradient(x + w / 2, y + h * 0.42, 0, x + w / 2, y + h * 0.42, Math.max(w, h) * 0.72);
  fill.addColorStop(0, light);
  fill.addColorStop(0.5, middle);
  fill.addColorStop(1, dark);
  ctx.fillStyle = fill;
  ctx.fill();
};

/** The outline of a Resource: a square with its corners cut. */
const eightCorners = (ctx: CanvasRenderingContext2D, d: number, size: number, cut: number): void => {
  ctx.beginPath();
  ctx.moveTo(d + cut, d);
  ctx.lineTo(size - d - cut, d);
  ctx.lineTo(size - d, d + cut);
  ctx.lineTo(size - d, size - d - cut);
  ctx.lineTo(size - d - cut, size - d);
  ctx.lineTo(d + cut, size - d);
  ctx.lineTo(d, size - d - cut);
  ctx.lineTo(d, d + cut);
  ctx.closePath();
};

export function paintResource(p: Painter, s: FaceSpec, cell: number, detail: Detail): void {
  const { ctx, ink, look } = p;
  const made = groundOf(look, 'resource');
  const size = 2 * cell;
  const cut = cell * 0.34;
  eightCorners(ctx, 1, size, cut);
  fillGround(p, made, { x: 0, y: 0, w: size, h: size });
  ctx.strokeStyle = s.colour ?? made.rim;
  ctx.lineWidth = Math.max(1.4, cell * 0.06);
  ctx.stroke();
  eightCorners(ctx, cell * 0.16, size, cut * 0.92);
  ctx.strokeStyle = alpha(made.rim, 0.75);
  ctx.lineWidth = Math.max(0.7, cell * 0.03);
  ctx.stroke();
  const far = detail === 'far';
  ctx.globalAlpha = far ? 0.9 : 0.42;
  badgeSeal(p, s.id, { x: cell, y: cell * (far ? 1 : 1.2), r: cell * (far ? 0.6 : 0.56), fill: made.rim, mark: made.ground[1] });
  ctx.globalAlpha = 1;
  if (far) return;
  const name = fitName(p, s, { face: 'narrow', px: Math.max(12, cell * 0.46), min: 12, width: size - cell * 0.42, maxLines: 3 });
  ctx.fillStyle = made.text;
  ctx.shadowColor = ink.shadow;
  ctx.shadowBlur = 3;
  drawLines(p, name, { x: cell, y: cell - (name.lines.length * name.px) / 2, align: 'center', leading: 1 });
  ctx.shadowBlur = 0;
}

/** The shape by which a New World Order is told, about the origin. */
function orderShape(ctx: CanvasRenderingContext2D, colour: 'red' | 'blue' | 'yellow', r: number): void {
  ctx.beginPath();
  if (colour === 'red') poly(ctx, 3, r * 1.2, -Math.PI / 2);
  else if (colour === 'blue') ctx.arc(0, 0, r, 0, Math.PI * 2);
  else ctx.rect(-r * 0.9, -r * 0.9, r * 1.8, r * 1.8);
}

const pennantPath = (ctx: CanvasRenderingContext2D, x: number, y: number, w: number, h: number): void => {
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.lineTo(x + w, y);
  ctx.lineTo(x + w - h * 0.22, y + h / 2);
  ctx.lineTo(x + w, y + h);
  ctx.lineTo(x, y + h);
  ctx.closePath();
};

/** A New World Order, lying: a pennant of enamel with its shape and number. */
export function paintPennant(p: Painter, s: FaceSpec, colour: 'red' | 'blue' | 'yellow', cell: number, detail: Detail): void {
  const { ctx, look } = p;
  const made = groundOf(look, colour);
  const { w, h } = faceSize('lying', cell);
  const d = 1;
  pennantPath(ctx, d, d, w - 2 * d, h - 2 * d);
  ctx.lineWidth = Math.max(1, cell * 0.045);
  if (s.empty) {
    // What lies under it is shadow.
    ctx.fillStyle = mix(look.ink.felt, made.ground[1], 0.16);
    ctx.fill();
    ctx.setLineDash([cell * 0.24, cell * 0.16]);
    ctx.strokeStyle = made.ground[0];
    ctx.stroke();
    ctx.setLineDash([]);
  } else {
    fillGround(p, made, { x: 0, y: 0, w, h });
    ctx.strokeStyle = made.rim;
    ctx.stroke();
    ctx.fillStyle = made.rim;
    ctx.fillRect(d, d, Math.max(2, cell * 0.12), h - 2 * d);
  }
  const r = cell * (detail === 'far' ? 0.6 : 0.4);
  const at = { x: cell * (detail === 'far' ? 1.2 : 0.72), y: h / 2 };
  ctx.save();
  ctx.translate(at.x, at.y);
  orderShape(ctx, colour, r);
  ctx.fillStyle = s.empty ? made.ground[0] : made.text;
  ctx.fill();
  if (s.order !== null) {
    const px = Math.max(12, r * 1.3);
    ctx.font = font(look, 'figures', px, 700);
    ctx.textAlign = 'center';
    ctx.textBaseline = 'alphabetic';
    ctx.fillStyle = made.ground[2];
    ctx.fillText(String(s.order), 0, px * 0.34 + (colour === 'red' ? r * 0.12 : 0));
  }
  ctx.restore();
  if (detail === 'far') return;
  const x = cell * 1.3;
  const name = fitName(p, s, {
    face: 'names',
    weight: 600,
    px: Math.max(12, cell * 0.46),
    min: 12,
    width: w - x - cell * 0.55,
    maxLines: s.empty ? 1 : 2,
  });
  ctx.fillStyle = s.empty ? look.ink.muted : made.text;
  drawLines(p, name, { weight: 600, x, y: h / 2 - (name.lines.length * name.px * 1.04) / 2 });
}

/** Rays about the seal of a Disaster, rings about that of an Assassination; a rosette about all others. */
function ornament(p: Painter, s: FaceSpec, made: Ground, x: number, y: number, r: number): void {
  const { ctx } = p;
  ctx.save();
  ctx.translate(x, y);
  ctx.strokeStyle = alpha(made.rim, 0.5);
  ctx.lineWidth = Math.max(0.6, r * 0.04);
  if (s.material === 'disaster') {
    ctx.beginPath();
    star(ctx, 16, r * 1.9, r * 1.35);
    ctx.stroke();
  } else if (s.material === 'assassination') {
    for (const ring of [1.3, 1.6, 1.95]) {
      ctx.beginPath();
      ctx.arc(0, 0, r * ring, 0, Math.PI * 2);
      ctx.stroke();
    }
  } else rosette(ctx, sealPlan(s.id), r * 1.5);
  ctx.restore();
}

const bar = ({ ctx, ink }: Painter, w: number, h: number): void => {
  ctx.strokeStyle = ink.minus;
  ctx.lineWidth = Math.max(2.5, w * 0.05);
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(w * 0.08, h * 0.68);
  ctx.lineTo(w * 0.92, h * 0.4);
  ctx.stroke();
};

export function paintUpright(p: Painter, s: FaceSpec, material: Made, w: number, h: number): void {
  const { ctx, look } = p;
  const made = groundOf(look, material);
  const r = Math.min(12, w * 0.06);
  ctx.beginPath();
  roundRect(ctx, 0.5, 0.5, w - 1, h - 1, r);
  fillGround(p, made, { x: 0, y: 0, w, h });
  ctx.save();
  ctx.clip();
  if (s.material === 'goal') {
    ctx.strokeStyle = alpha(made.rim, 0.16);
    ctx.lineWidth = 0.7;
    for (let y = 2; y < h; y += 3) {
      ctx.beginPath();
      ctx.moveTo(0, y);
      ctx.lineTo(w, y);
      ctx.stroke();
    }
  }
  const wide = w > h;
  const named = w >= 54;
  const cx = w * (wide && named ? 0.8 : 0.5);
  const cy = h * (named && !wide ? 0.58 : 0.5);
  const seal = Math.min(w, h) * (wide ? 0.26 : named ? 0.2 : 0.3);
  ornament(p, s, made, cx, cy, seal);
  const fill = s.material === 'goal' ? made.rim : mix(made.rim, WHITE, 0.5);
  badgeSeal(p, s.id, {
    x: cx,
    y: cy,
    r: seal,
    fill,
    mark: made.ground[2],
    ...(s.material === 'spare' ? { frame: 'cog' as const } : {}),
  });
  if (s.material === 'assassination') {
    ctx.strokeStyle = '#C8323A';
    ctx.lineWidth = Math.max(1, w * 0.012);
    ctx.beginPath();
    ctx.moveTo(w * 0.34, 0);
    ctx.bezierCurveTo(w * 0.9, h * 0.3, w * 0.3, h * 0.5, w * 0.86, h);
    ctx.stroke();
  }
  ctx.restore();
  const d = w * 0.045;
  for (const [inset, strength, line] of [
    [0.5, 1, 0.02],
    [d, 0.7, 0.008],
  ] as const) {
    ctx.beginPath();
    roundRect(ctx, inset, inset, w - 2 * inset, h - 2 * inset, r);
    ctx.strokeStyle = alpha(made.rim, strength);
    ctx.lineWidth = Math.max(0.7, w * line);
    ctx.stroke();
  }
  if (s.struck) bar(p, w, h);
  if (!named) return;
  ctx.fillStyle = made.text;
  const unit = wide ? h * 1.6 : w;
  const type = { face: 'title', weight: 400, px: Math.max(12, unit * 0.118), min: 12, maxLines: 3 } as const;
  const name = fitName(p, s, { ...type, width: wide ? w * 0.6 : w - d * 3 });
  if (wide) drawLines(p, name, { weight: 400, x: d * 1.6, y: (h - name.lines.length * name.px * 1.06) / 2, leading: 1.06 });
  else drawLines(p, name, { weight: 400, x: w / 2, y: d * 2, align: 'center', leading: 1.06 });
}
