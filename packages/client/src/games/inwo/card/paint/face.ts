import { type Detail, faceSize } from '../../../../card/face';
import { alpha } from '../../../../card/paint/shapes';
import { font } from '../../../../card/paint/text';
import type { Painter } from '../../../../card/painter';
import { t } from '../../words';
import type { FaceSpec } from './face-spec';
import { paintGroup } from './group';
import { paintPennant, paintResource, paintUpright } from './made';

/** Paints a card's face from 0, 0, `cell` px a cell. Letters stay upright; callers rotate nothing. */
export function paintFace(p: Painter, s: FaceSpec, cell: number, detail: Detail): void {
  const { ctx } = p;
  ctx.save();
  paintMaterial(p, s, cell, detail);
  ctx.restore();
  if (s.linked > 0 || s.tied) clips(p, s, cell);
  if (s.devastated) scorch(p, s, cell);
  else if (s.faded) shade(p, s, cell);
}

function paintMaterial(p: Painter, s: FaceSpec, cell: number, detail: Detail): void {
  const { material, shape } = s;
  const { w, h } = faceSize(shape, cell);
  if (material === 'group' || material === 'illuminati') paintGroup(p, s, cell);
  else if (material === 'resource' && shape === 'square') paintResource(p, s, cell);
  else if ((material === 'red' || material === 'blue' || material === 'yellow') && shape === 'lying')
    paintPennant(p, s, material, { cell, detail });
  else paintUpright(p, s, material, { w, h });
}

/**
 * Clips at the picture's upper corner, away from the tokens: copper and square for linked Plots, with their number, verdigris for a
 * Resource.
 */
function clips(p: Painter, s: FaceSpec, cell: number): void {
  const { ctx, ink, look } = p;
  const { w } = faceSize(s.shape, cell);
  const size = Math.max(13, cell * 0.5);
  const standing = s.shape === 'standing';
  let x = standing ? size * 0.62 : w / 2 - size * 0.62;
  const y = size * 0.62;
  const put = (fill: string, rim: string, text: string) => {
    ctx.fillStyle = fill;
    ctx.strokeStyle = rim;
    ctx.lineWidth = Math.max(1, size * 0.09);
    ctx.beginPath();
    ctx.roundRect(x - size / 2, y - size / 2, size, size, size * 0.16);
    ctx.fill();
    ctx.stroke();
    ctx.fillStyle = rim;
    ctx.font = font(look, 'figures', Math.max(12, size * 0.8), 700);
    ctx.textAlign = 'center';
    ctx.textBaseline = 'alphabetic';
    ctx.fillText(text, x, y + Math.max(12, size * 0.8) * 0.34);
    x += standing ? size * 1.1 : -size * 1.1;
  };
  if (s.linked > 0) put(s.asleep ? ink.grey : ink.special, s.asleep ? ink.muted : ink.specialRim, String(s.linked));
  if (s.tied) put('#2D534A', '#8FC7B2', '◆');
}

/** Devastated: greyed, scorched at the edges, cracked, and labelled. */
function scorch(p: Painter, s: FaceSpec, cell: number): void {
  const { ctx, look } = p;
  const { w, h } = faceSize(s.shape, cell);
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(1, 1, w - 2, h - 2, Math.max(2, cell * look.corner));
  ctx.clip();
  ctx.globalCompositeOperation = 'saturation';
  ctx.fillStyle = p.ink.grey;
  ctx.fillRect(0, 0, w, h);
  ctx.globalCompositeOperation = 'source-over';
  const burnt = ctx.createRadialGradient(w / 2, h / 2, Math.min(w, h) * 0.2, w / 2, h / 2, Math.max(w, h) * 0.62);
  burnt.addColorStop(0, alpha('#1C0E07', 0.12));
  burnt.addColorStop(1, alpha('#1C0E07', 0.86));
  ctx.fillStyle = burnt;
  ctx.fillRect(0, 0, w, h);
  ctx.strokeStyle = alpha('#1C0E07', 0.9);
  ctx.lineWidth = Math.max(1, cell * 0.05);
  for (const turn of [0.2, 1.5, 2.7, 3.9, 5.1]) {
    ctx.beginPath();
    ctx.moveTo(w / 2, h / 2);
    for (let i = 1; i <= 4; i++)
      ctx.lineTo(
        w / 2 + Math.cos(turn + (i % 2 ? 0.25 : -0.1)) * i * cell * 0.6,
        h / 2 + Math.sin(turn + (i % 2 ? 0.25 : -0.1)) * i * cell * 0.6,
      );
    ctx.stroke();
  }
  const px = 12;
  ctx.font = font(look, 'narrow', px, 600);
  const word = t('scene.devastated');
  const wide = ctx.measureText(word).width + 8;
  // On narrow cards the word runs upwards.
  const upwards = wide > w;
  if (wide <= Math.max(w, h)) {
    ctx.translate(w / 2, h / 2);
    if (upwards) ctx.rotate(-Math.PI / 2);
    ctx.fillStyle = '#1C0E07';
    ctx.strokeStyle = '#FF8F4D';
    ctx.lineWidth = 1;
    ctx.beginPath();
    ctx.roundRect(-wide / 2, -9, wide, 18, 3);
    ctx.fill();
    ctx.stroke();
    ctx.fillStyle = '#FFC09A';
    ctx.textAlign = 'center';
    ctx.textBaseline = 'alphabetic';
    ctx.fillText(word, 0, px * 0.34);
  }
  ctx.restore();
}

function shade(p: Painter, s: FaceSpec, cell: number): void {
  const { ctx, ink } = p;
  const { w, h } = faceSize(s.shape, cell);
  ctx.save();
  ctx.globalCompositeOperation = 'source-atop';
  ctx.fillStyle = alpha(ink.veil, 0.5);
  ctx.fillRect(0, 0, w, h);
  ctx.restore();
}
