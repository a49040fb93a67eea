/** Painting time of a frame, ms. */
const SLICE_MS = 4;

const waiting = new Set<() => void>();
let frame = 0;

const go = (): void => {
  frame = 0;
  const began = performance.now();
  for (const paint of waiting) {
    waiting.delete(paint);
    paint();
    if (performance.now() - began > SLICE_MS) break;
  }
  if (waiting.size > 0) frame = requestAnimationFrame(go);
};

/** Paints in one of the next frames. @returns cancels it */
export const paintLater = (paint: () => void): (() => void) => {
  waiting.add(paint);
  if (frame === 0) frame = requestAnimationFrame(go);
  return () => waiting.delete(paint);
};
