import type { Rect } from '@illuminice/rules';
import type { Painter } from '../painter';
import { alpha } from './shapes';
import { drawLines, fitName } from './text';
import { type Metal, type Pictured, paintMetal } from './window';

/** A hand card: its material, and ink of its name. */
export interface UprightCard extends Pictured {
  readonly name: string;
  readonly short: string;
  readonly metal: Metal;
  readonly text: string;
}

/** Width from which names are shown, px. */
const NAMED_FROM = 54;
/** Width from which names are in title letters, px. */
const TITLED_FROM = 86;

/** Splits a card into picture and name: stacked, or side by side if lying. */
const split = (w: number, h: number): { picture: Rect; name: Rect } => {
  if (w < NAMED_FROM) return { picture: { x: 0, y: 0, w, h }, name: { x: 0, y: h, w, h: 0 } };
  if (w > h) return { picture: { x: 0, y: 0, w: h, h }, name: { x: h, y: 0, w: w - h, h } };
  const high = Math.min(h * 0.68, w * 0.98);
  return { picture: { x: 0, y: 0, w, h: high }, name: { x: 0, y: high, w, h: h - high } };
};

/** Paints an upright card into w × h px with its frame. */
export function paintUprightCard(p: Painter, card: UprightCard, w: number, h: number): void {
  const { ctx } = p;
  const { ground, rim } = card.metal;
  const unit = Math.min(w, h);
  const r = Math.min(12, unit * 0.07);
  const { picture, name } = split(w, h);
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(0.5, 0.5, w - 1, h - 1, r);
  ctx.clip();
  const fill = ctx.createLinearGradient(0, name.y, w * 0.4, h);
  fill.addColorStop(0, ground[0]);
  fill.addColorStop(0.5, ground[1]);
  fill.addColorStop(1, ground[2]);
  ctx.fillStyle = fill;
  ctx.fillRect(0, 0, w, h);
  paintMetal(p, card, picture, card.metal);
  if (name.w > 0 && name.h > 0) {
    ctx.fillStyle = alpha(rim, 0.7);
    if (w > h) ctx.fillRect(name.x, 0, 1, h);
    else ctx.fillRect(0, name.y, w, 1);
    const titled = unit >= TITLED_FROM;
    const letters = titled ? ({ face: 'title', weight: 400 } as const) : ({ face: 'narrow', weight: 600 } as const);
    const fitted = fitName(p, card, {
      ...letters,
      px: Math.max(12, Math.min(20, unit * 0.145)),
      min: titled ? 12 : 10.5,
      width: name.w - unit * 0.09,
      height: name.h - 4,
      maxLines: 3,
    });
    ctx.fillStyle = card.text;
    drawLines(p, fitted, {
      weight: letters.weight,
      x: name.x + name.w / 2,
      y: name.y + (name.h - fitted.lines.length * fitted.px * 1.04) / 2 + 1,
      align: 'center',
    });
  }
  ctx.restore();
  ctx.strokeStyle = rim;
  ctx.lineWidth = Math.max(1.2, unit * 0.02);
  ctx.beginPath();
  ctx.roundRect(0.75, 0.75, w - 1.5, h - 1.5, r);
  ctx.stroke();
}
