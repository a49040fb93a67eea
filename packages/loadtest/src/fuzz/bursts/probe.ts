/** Probe inside the attacked server: measures event loop delay for its parent. */
import { build } from 'hdr-histogram-js';

/** Sampling interval in ms. */
const EVERY = 5;

/** In ms since the last query. */
export interface Lag {
  p99: number;
  max: number;
  /** Delay explained by the server's own work. */
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
  // Correct for coordinated omission: a request during a long stop waits for its rest.
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
