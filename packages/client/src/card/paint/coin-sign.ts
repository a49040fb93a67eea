/** A struck coin with the M of megabucks, about the origin. */
export const coinSign = (ctx: CanvasRenderingContext2D, size: number, ink: string): void => {
  const r = size / 2;
  ctx.save();
  ctx.strokeStyle = ink;
  ctx.lineWidth = Math.max(1, size * 0.1);
  ctx.lineJoin = 'round';
  ctx.beginPath();
  ctx.arc(0, 0, r * 0.9, 0, Math.PI * 2);
  ctx.stroke();
  ctx.beginPath();
  ctx.moveTo(-r * 0.42, r * 0.4);
  ctx.lineTo(-r * 0.42, -r * 0.36);
  ctx.lineTo(0, r * 0.16);
  ctx.lineTo(r * 0.42, -r * 0.36);
  ctx.lineTo(r * 0.42, r * 0.4);
  ctx.stroke();
  ctx.restore();
};
