import type { Painter } from '../painter';

/** The house mark: a frost crystal whose six arms are arrows, with a lit keyhole in its heart. */
export const crystal = (p: Painter, x: number, y: number, r: number): void => {
  const { ctx, ink } = p;
  ctx.save();
  ctx.translate(x, y);
  const gold = ctx.createLinearGradient(0, -r, 0, r);
  gold.addColorStop(0, ink.crystal);
  gold.addColorStop(1, ink.crystalLow);
  ctx.strokeStyle = gold;
  ctx.fillStyle = gold;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  for (let i = 0; i < 6; i++) {
    ctx.save();
    ctx.rotate((i * Math.PI) / 3);
    ctx.lineWidth = r * 0.075;
    ctx.beginPath();
    ctx.moveTo(0, -r * 0.36);
    ctx.lineTo(0, -r * 0.84);
    ctx.moveTo(-r * 0.17, -r * 0.76);
    ctx.lineTo(0, -r * 0.58);
    ctx.lineTo(r * 0.17, -r * 0.76);
    ctx.stroke();
    ctx.beginPath();
    ctx.moveTo(0, -r);
    ctx.lineTo(r * 0.13, -r * 0.78);
    ctx.lineTo(-r * 0.13, -r * 0.78);
    ctx.closePath();
    ctx.fill();
    ctx.restore();
  }
  ctx.lineWidth = r * 0.06;
  ctx.beginPath();
  for (let i = 0; i < 6; i++) {
    const a = -Math.PI / 2 + (i * Math.PI) / 3;
    ctx.lineTo(Math.cos(a) * r * 0.36, Math.sin(a) * r * 0.36);
  }
  ctx.closePath();
  ctx.fillStyle = ink.crystalHeart;
  ctx.fill();
  ctx.stroke();
  keyhole(ctx, r * 0.46, ink.keyholeLit);
  ctx.restore();
};

export const keyhole = (ctx: CanvasRenderingContext2D, height: number, fill: string): void => {
  const r = height * 0.26;
  ctx.fillStyle = fill;
  ctx.beginPath();
  ctx.arc(0, -height * 0.2, r, 0, Math.PI * 2);
  ctx.fill();
  ctx.beginPath();
  ctx.moveTo(-r * 0.45, -height * 0.1);
  ctx.lineTo(r * 0.45, -height * 0.1);
  ctx.lineTo(r * 0.85, height * 0.46);
  ctx.lineTo(-r * 0.85, height * 0.46);
  ctx.closePath();
  ctx.fill();
};
