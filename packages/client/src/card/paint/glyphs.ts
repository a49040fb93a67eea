/** Icons beside numbers: a tower for Resistance, a hand with coins for Income. */

const TOWER = 'M3 2h3v2h2.5V2h3v2H14V2h3v5l-2 1.5V15l2 1.5V18H3v-1.5L5 15V8.5L3 7z';
const INCOME = 'M10 2.5a2.6 2.6 0 0 1 1.5 4.7l2 4.3h3.5v2H3v-2h3.5l2-4.3A2.6 2.6 0 0 1 10 2.5zM3 15h14v2.5H3z';

/** Lazy: Path2D exists in browsers only, and tests read this file. */
const paths = new Map<string, Path2D>();

const draw = (ctx: CanvasRenderingContext2D, data: string, { x, y }: { x: number; y: number }, size: number): void => {
  const path = paths.get(data) ?? new Path2D(data);
  paths.set(data, path);
  ctx.save();
  ctx.translate(x - size / 2, y - size / 2);
  ctx.scale(size / 20, size / 20);
  ctx.fill(path, 'evenodd');
  ctx.restore();
};

export const towerSign = (ctx: CanvasRenderingContext2D, x: number, y: number, size: number): void => draw(ctx, TOWER, { x, y }, size);

export const incomeSign = (ctx: CanvasRenderingContext2D, x: number, y: number, size: number): void => draw(ctx, INCOME, { x, y }, size);
