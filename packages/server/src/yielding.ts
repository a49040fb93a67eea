/** Slices of the event loop for long work. */
export interface Yielding {
  /** Begins a slice without waiting. @returns tells whether it is used up */
  now(): () => boolean;
  /** Waits for a slice, round-robin. @returns tells whether it is used up */
  next(): Promise<() => boolean>;
}

/** Length of a slice, in ms. */
const SLICE_MS = 4;

const waiting: (() => void)[] = [];

/** One slice a turn of the event loop: all other arrivals run between two of them. */
function next(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(next);
}

async function slice(): Promise<() => boolean> {
  await new Promise<void>((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(next);
  });
  return sliceOfNow();
}

function sliceOfNow(): () => boolean {
  const until = performance.now() + SLICE_MS;
  return () => performance.now() >= until;
}

export const EVENT_LOOP: Yielding = { now: sliceOfNow, next: slice };
