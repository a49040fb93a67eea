/** Loaded into the server that is attacked: measures how late its event loop is, and tells its parent when asked. */
import { build } from 'hdr-histogram-js';

/** How often it looks, in ms. */
const EVERY = 5;

/** In ms, since it was last asked. */
export interface Lag {
  p99: number;
  max: number;
}

const histogram = build({ lowestDiscernibleValue: 1, highestTrackableValue: 60_000_000, numberOfSignificantValueDigits: 3 });
let due = performance.now() + EVERY;
setInterval(() => {
  const now = performance.now();
  // One that had come in the middle of a long stop would have waited for the rest of it.
  histogram.recordValueWithExpectedInterval(Math.max(1, Math.round((now - due) * 1000)), EVERY * 1000);
  due = now + EVERY;
}, EVERY).unref();

const ms = (micros: number): number => Math.round(micros / 10) / 100;
process.on('message', () => {
  process.send?.({ p99: ms(histogram.getValueAtPercentile(99)), max: ms(histogram.maxValue) } satisfies Lag);
  histogram.reset();
});
process.channel?.unref();
