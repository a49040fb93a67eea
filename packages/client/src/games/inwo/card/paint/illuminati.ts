import type { Detail } from '../../../../card/face';
import { paintFrame, sealBehind } from '../../../../card/paint/frame';
import { lacquer } from '../../../../card/paint/lacquer';
import { brassSeal } from '../../../../card/paint/seal';
import { alpha } from '../../../../card/paint/shapes';
import { drawLines, figure, fitName, font } from '../../../../card/paint/text';
import type { Painter } from '../../../../card/painter';
import type { FaceSpec } from './face-spec';
import { tonedBy } from './group';

export function paintIlluminati(p: Painter, s: FaceSpec, cell: number, detail: Detail): void {
  const { ctx, ink, look } = p;
  const inside = paintFrame(p, s, cell);
  lacquer(p, inside, s.colour ?? ink.brass, cell);
  const far = detail === 'far';
  const tab = { ...inside, w: cell * (far ? 1.6 : 0.93) };
  ctx.fillStyle = alpha(ink.lacquerTab, 0.5);
  ctx.fillRect(tab.x, tab.y, tab.w, tab.h);
  ctx.fillStyle = alpha(ink.brass, 0.6);
  ctx.fillRect(tab.x + tab.w - 1, tab.y + cell * 0.14, 1, tab.h - cell * 0.28);
  ctx.textBaseline = 'alphabetic';
  ctx.textAlign = 'center';
  if (s.power) {
    const big = Math.max(14, cell * 0.74);
    const small = far || cell < 23 ? 0 : Math.max(12, cell * 0.42);
    const middle = tab.y + tab.h * (small ? 0.35 : 0.46);
    ctx.fillStyle = tonedBy(s.power, ink.brassBright);
    ctx.font = font(look, 'figures', big, 700);
    ctx.fillText(figure(s.power.value), tab.x + tab.w / 2, middle + big * 0.34);
    if (small) {
      ctx.font = font(look, 'figures', small, 600);
      ctx.fillText(`/${s.global}`, tab.x + tab.w / 2, middle + big * 0.34 + small * 0.94);
    }
  }
  const r = cell * 0.56;
  const seal = (strength: number) =>
    brassSeal(p, s.id, {
      x: inside.x + inside.w - r * 1.26,
      y: inside.y + inside.h - r * (far ? inside.h / 2 / r : 1.24),
      r,
      strength: (far ? 1 : 0.85) * strength,
    });
  if (far) {
    seal(1);
    return;
  }
  const x = tab.x + tab.w + cell * 0.14;
  const narrow = cell < 24;
  const type = narrow ? ({ face: 'narrow', weight: 600 } as const) : ({ face: 'title', weight: 400 } as const);
  const width = inside.w - tab.w - cell * 0.28;
  const name = fitName(p, s, { ...type, px: Math.max(12, cell * 0.47), min: 12, width, maxLines: narrow ? 1 : 2 });
  sealBehind(p, { x, y: inside.y, w: width, h: cell * 0.2 + name.lines.length * name.px * 1.08 }, seal);
  ctx.fillStyle = ink.onLacquer;
  ctx.shadowColor = ink.lacquer;
  ctx.shadowBlur = cell * 0.3;
  drawLines(p, name, { weight: type.weight, x, y: inside.y + cell * 0.15, leading: 1.02 });
  ctx.shadowBlur = 0;
}
