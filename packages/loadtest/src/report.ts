import { msAt, type Tally } from './tally.js';

/** Milliseconds at percentiles. */
export interface Latency {
  p50: number;
  p90: number;
  p99: number;
  p999: number;
  max: number;
}

/** One line of the report. */
export interface Report {
  games: number;
  finished: number;
  /** Games that were ended on purpose before they were over. */
  brokenOff: number;
  players: number;
  intents: number;
  refusals: number;
  refusedBy: Record<string, number>;
  /** Received by a client for each intent of anybody: patch, events, secrets, answers. */
  bytesPerIntentAndClient: number;
  /** From when an intent was to be sent until all clients have it, in ms. */
  latencyMs: Latency;
  /** The same with what a stall kept from being sent; the same figures if nobody thinks. */
  correctedMs: Latency;
  /** Connections that were dropped on purpose, and how soon their players were back, in ms. */
  returns: { count: number; p50: number; p99: number };
  seconds: number;
  /** How many there were. */
  errorCount: number;
  /** The first 20 different ones. */
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
