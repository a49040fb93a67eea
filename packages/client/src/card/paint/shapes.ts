/** Light and shade, and the base of tinted pictures. */
export const WHITE = '#FFFFFF';
export const BLACK = '#000000';

export const poly = (ctx: CanvasRenderingContext2D, n: number, r: number, start: number): void => {
  for (let i = 0; i < n; i++) {
    const a = start + (i / n) * Math.PI * 2;
    if (i === 0) ctx.moveTo(Math.cos(a) * r, Math.sin(a) * r);
    else ctx.lineTo(Math.cos(a) * r, Math.sin(a) * r);
  }
  ctx.closePath();
};

/** A star of n points about the origin, first point up. */
export const star = (ctx: CanvasRenderingContext2D, n: number, outer: number, inner: number): void => {
  for (let i = 0; i < n * 2; i++) {
    const a = -Math.PI / 2 + (i / (n * 2)) * Math.PI * 2;
    const r = i % 2 ? inner : outer;
    if (i === 0) ctx.moveTo(Math.cos(a) * r, Math.sin(a) * r);
    else ctx.lineTo(Math.cos(a) * r, Math.sin(a) * r);
  }
  ctx.closePath();
};

/** Red, green and blue of #RRGGBB, 0 to 255. */
const channels = (colour: string): number[] => [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16));

/** True if a #RRGGBB colour is nearer to black than to white, to the eye. */
export const isDark = (colour: string): boolean => {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  return red * 0.299 + green * 0.587 + blue * 0.114 < 128;
};

/** Mixes two #RRGGBB colours; 0: the first. */
export const mix = (a: string, b: string, t: number): string => {
  const [x, y] = [channels(a), channels(b)];
  return `#${x
    .map((v, i) =>
      Math.round(v + ((y[i] as number) - v) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
};

export const alpha = (colour: string, a: number): string =>
  `${colour}${Math.round(Math.max(0, Math.min(1, a)) * 255)
    .toString(16)
    .padStart(2, '0')}`;
