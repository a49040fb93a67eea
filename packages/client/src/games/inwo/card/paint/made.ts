import { type Detail, faceSize } from '../../../../card/face';
import { alpha, mix, poly } from '../../../../card/paint/shapes';
import { drawLines, fitName, font } from '../../../../card/paint/text';
import { paintUprightCard } from '../../../../card/paint/upright';
import { paintMetal } from '../../../../card/paint/window';
import type { Painter } from '../../../../card/painter';
import type { FaceSpec } from './face-spec';
import { type Ground, groundOf } from './materials';

type Made = Parameters<typeof groundOf>[1];

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

/** Cell size from which a Resource shows its name, px. */
const NAMED_FROM = 21;

export function paintResource(p: Painter, s: FaceSpec, cell: number): void {
  const { ctx } = p;
  const made = groundOf(p.look, 'resource');
  const size = 2 * cell;
  const name =
    cell < NAMED_FROM
      ? null
      : fitName(p, s, {
          face: 'narrow',
          px: Math.max(12, Math.min(16, cell * 0.34)),
          min: 10.5,
          width: size - cell * 0.36,
          // Two lines of the smallest letters, whatever the cell.
          height: Math.max(size * 0.42, 19),
          maxLines: 2,
        });
  // Below a name the corners are cut less: they would cut its letters.
  const cut = size * (name ? 0.1 : 0.18);
  const foot = name ? name.lines.length * name.px * 0.98 + Math.max(3, cell * 0.12) : 0;
  ctx.save();
  eightCorners(ctx, 1, size, cut);
  ctx.clip();
  paintMetal(p, { id: s.id, set: 'inwo' }, { x: 0, y: 0, w: size, h: size - foot * 0.86 }, made);
  if (name) {
    const y = size - foot;
    ctx.fillStyle = made.ground[2];
    ctx.fillRect(0, y, size, foot);
    ctx.fillStyle = alpha(made.rim, 0.6);
    ctx.fillRect(0, y, size, 1);
    ctx.fillStyle = made.text;
    drawLines(p, name, { x: cell, y: y + 1.5, align: 'center', leading: 0.98 });
  }
  ctx.restore();
  eightCorners(ctx, 1, size, cut);
  ctx.strokeStyle = s.colour ?? made.rim;
  ctx.lineWidth = Math.max(1.4, cell * 0.07);
  ctx.stroke();
}

/** Shape of a New World Order's colour, about the origin. */
function orderShape(ctx: CanvasRenderingContext2D, colour: 'red' | 'blue' | 'yellow', r: number): void {
  ctx.beginPath();
  if (colour === 'red') poly(ctx, 3, r * 1.2, -Math.PI / 2);
  else if (colour === 'blue') ctx.arc(0, 0, r, 0, Math.PI * 2);
  else ctx.rect(-r * 0.9, -r * 0.9, r * 1.8, r * 1.8);
}

const pennantPath = (ctx: CanvasRenderingContext2D, w: number, h: number): void => {
  ctx.beginPath();
  ctx.moveTo(1, 1);
  ctx.lineTo(w - 1, 1);
  ctx.lineTo(w - 1 - h * 0.22, h / 2);
  ctx.lineTo(w - 1, h - 1);
  ctx.lineTo(1, h - 1);
  ctx.closePath();
};

/** An empty slot for a New World Order, in shadow. */
function paintSlot(p: Painter, made: Ground, cell: number): void {
  const { ctx, look } = p;
  ctx.fillStyle = mix(look.ink.felt, made.ground[1], 0.16);
  ctx.fill();
  ctx.setLineDash([cell * 0.24, cell * 0.16]);
  ctx.strokeStyle = made.ground[0];
  ctx.stroke();
  ctx.setLineDash([]);
}

/** A New World Order's colour shape with its number in playing order. */
function paintOrder(p: Painter, s: FaceSpec, colour: 'red' | 'blue' | 'yellow', spot: { x: number; y: number; r: number }): void {
  const { ctx, look } = p;
  const made = groundOf(look, colour);
  ctx.save();
  ctx.translate(spot.x, spot.y);
  orderShape(ctx, colour, spot.r);
  ctx.fillStyle = s.empty ? made.ground[0] : made.text;
  ctx.fill();
  if (s.order !== null) {
    const px = Math.max(12, spot.r * 1.3);
    ctx.font = font(look, 'figures', px, 700);
    ctx.textAlign = 'center';
    ctx.textBaseline = 'alphabetic';
    ctx.fillStyle = made.ground[2];
    ctx.fillText(String(s.order), 0, px * 0.34 + (colour === 'red' ? spot.r * 0.12 : 0));
  }
  ctx.restore();
}

/** A lying New World Order: an enamel pennant with its picture, and the colour's shape with its number. */
export function paintPennant(
  p: Painter,
  s: FaceSpec,
  colour: 'red' | 'blue' | 'yellow',
  { cell, detail }: { cell: number; detail: Detail },
): void {
  const { ctx, look } = p;
  const made = groundOf(look, colour);
  const { w, h } = faceSize('lying', cell);
  const far = detail === 'far';
  ctx.lineWidth = Math.max(1, cell * 0.045);
  pennantPath(ctx, w, h);
  if (s.empty) paintSlot(p, made, cell);
  else {
    ctx.save();
    ctx.clip();
    const fill = ctx.createLinearGradient(0, 0, w * 0.7, h);
    fill.addColorStop(0, made.ground[0]);
    fill.addColorStop(0.5, made.ground[1]);
    fill.addColorStop(1, made.ground[2]);
    ctx.fillStyle = fill;
    ctx.fillRect(0, 0, w, h);
    paintMetal(p, { id: s.id, set: 'inwo' }, { x: 0, y: 0, w: h, h }, made);
    ctx.fillStyle = alpha(made.rim, 0.7);
    ctx.fillRect(h, 0, 1, h);
    ctx.restore();
    pennantPath(ctx, w, h);
    ctx.strokeStyle = made.rim;
    ctx.stroke();
  }
  const r = s.empty ? cell * (far ? 0.6 : 0.4) : Math.max(7, cell * 0.3);
  // On small pictures the shape stands beside the picture instead of in its corner.
  const corner = { x: r + 2, y: h - r - 2, r };
  paintOrder(p, s, colour, s.empty ? { x: cell, y: h / 2, r } : far ? { ...corner, x: h + (w - h) * 0.4, y: h / 2 } : corner);
  if (far) return;
  const x = h + cell * 0.16;
  const name = fitName(p, s, {
    face: cell >= 30 ? 'names' : 'narrow',
    weight: 600,
    px: Math.max(12, cell * 0.5),
    min: 10.5,
    width: w - x - h * 0.24,
    height: h - 4,
    maxLines: s.empty ? 2 : 3,
  });
  ctx.fillStyle = s.empty ? look.ink.muted : made.text;
  drawLines(p, name, { weight: 600, x, y: h / 2 - (name.lines.length * name.px * 1.02) / 2, leading: 1.02 });
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

export function paintUpright(p: Painter, s: FaceSpec, material: Made, { w, h }: { w: number; h: number }): void {
  const metal = groundOf(p.look, material);
  paintUprightCard(p, { id: s.id, set: 'inwo', name: s.name, short: s.short, metal, text: metal.text }, w, h);
  if (s.struck) bar(p, w, h);
}
