import { msAt, type Tally } from './tally.js';

export interface Latency {
  p50: number;
  p90: number;
  p99: number;
  p999: number;
  max: number;
}

export interface Report {
  games: number;
  finished: number;
  brokenOff: number;
  players: number;
  intents: number;
  refusals: number;
  refusedBy: Record<string, number>;
  /** Bytes per intent and client: patches, events, secrets, answers. */
  bytesPerIntentAndClient: number;
  /** From the planned sending of an intent until all clients have it, in ms. */
  latencyMs: Latency;
  /** Latency corrected for coordinated omission; equal without thinking time. */
  correctedMs: Latency;
  /** Intended drops of connections, and the time of return in ms. */
  returns: { count: number; p50: number; p99: number };
  seconds: number;
  errorCount: number;
  errors: string[];
}

const latencyOf = (histogram: Tally['latency']): Latency => ({
  p50: msAt(histogram, 50),
  p90: msAt(histogram, 90),
  p99: msAt(histogram, 99),
  p999: msAt(histogram, 99.9),
  max: msAt(histogram, 100),
});

export function report(tally: Tally, players: number, seconds: number): Report {
  return {
    games: tally.games,
    finished: tally.finished,
    brokenOff: tally.brokenOff,
    players,
    intents: tally.intents,
    refusals: tally.refusals,
    refusedBy: { ...tally.refusedBy },
    bytesPerIntentAndClient: tally.bytesPerIntent(),
    latencyMs: latencyOf(tally.latency),
    correctedMs: latencyOf(tally.corrected),
    returns: { count: tally.returns.totalCount, p50: msAt(tally.returns, 50), p99: msAt(tally.returns, 99) },
    seconds: Math.round(seconds * 100) / 100,
    errorCount: tally.errors.length,
    errors: [...new Set(tally.errors)].slice(0, 20),
  };
}
