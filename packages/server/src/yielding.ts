/** Time of the event loop for work that takes long, in slices. */
export interface Yielding {
  /** A slice that begins now, without waiting. @returns tells whether it is used up */
  now(): () => boolean;
  /** Waits for a slice; those of all who wait go round. @returns tells whether it is used up */
  next(): Promise<() => boolean>;
}

/** How long work that takes long goes on before others have their turn, in ms. */
const SLICE_MS = 4;

/** Those who wait for a slice, in the order they came. */
const waiting: (() => void)[] = [];

/** One slice a turn of the event loop, whoever's it is: between two of them everything else that arrived is done. */
function next(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(next);
}

/**
 * Waits for a slice of the event loop's time; slices of all who wait go round.
 *
 * @returns tells whether the slice is used up, so that another one is to be waited for
 */
async function slice(): Promise<() => boolean> {
  await new Promise<void>((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(next);
  });
  return sliceOfNow();
}

/** A slice that begins now, without waiting. */
function sliceOfNow(): () => boolean {
  const until = performance.now() + SLICE_MS;
  return () => performance.now() >= until;
}

/** Slices of this process. */
export const EVENT_LOOP: Yielding = { now: sliceOfNow, next: slice };
