/** Loaded into the server that is attacked: measures how late its event loop is, and tells its parent when asked. */
import { build } from 'hdr-histogram-js';

/** How often it looks, in ms. */
const EVERY = 5;

/** In ms, since it was last asked. */
export interface Lag {
  p99: number;
  max: number;
  /** As much of it as the server's own work explains, and not that others had the processor meanwhile. */
  own: { p99: number; max: number };
}

const newHistogram = () => build({ lowestDiscernibleValue: 1, highestTrackableValue: 60_000_000, numberOfSignificantValueDigits: 3 });
const late = newHistogram();
const own = newHistogram();
let due = performance.now() + EVERY;
let used = process.cpuUsage();
setInterval(() => {
  const now = performance.now();
  const { user, system } = process.cpuUsage(used);
  used = process.cpuUsage();
  const micros = Math.max(1, Math.round((now - due) * 1000));
  // A request in the middle of a long stop would have waited for the rest of it.
  late.recordValueWithExpectedInterval(micros, EVERY * 1000);
  own.recordValueWithExpectedInterval(Math.max(1, Math.min(micros, user + system)), EVERY * 1000);
  due = now + EVERY;
}, EVERY).unref();

const ms = (micros: number): number => Math.round(micros / 10) / 100;
const spread = (histogram: typeof late) => ({ p99: ms(histogram.getValueAtPercentile(99)), max: ms(histogram.maxValue) });
process.on('message', () => {
  process.send?.({ ...spread(late), own: spread(own) } satisfies Lag);
  for (const histogram of [late, own]) histogram.reset();
});
process.channel?.unref();
