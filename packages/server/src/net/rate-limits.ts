import type { Limits } from '../config.js';
import { BruteForceLimit } from './brute-force-limit.js';
import { Counts } from './counts.js';

const MINUTE = 60_000;
/** Window of new connections, in ms: hundreds at once delay everybody, spread over seconds nobody. */
const SHORT = 4000;
/** New connections that fit in such a window however few requests are allowed. */
const LEAST_CONNECTIONS = 100;
/** Returns to one seat in a minute before they count as joins. */
const MOST_RETURNS = 30;

/** Rates of an address, a minute each. */
export class RateLimits {
  /** Requests, socket upgrades included. */
  readonly requests: Counts;
  /** Connections, before their first byte. */
  readonly connections: Counts;
  readonly joins: Counts;
  /** Tables opened, or woken by somebody without a seat. */
  readonly tables: Counts;
  /** Codes, passwords and tokens: counted before the check; right ones are given back. */
  readonly bruteForce: BruteForceLimit;
  /** Decks stored, in an hour. */
  readonly decks: Counts;
  /** By seat, not by address. */
  readonly returns = new Counts(MOST_RETURNS, MINUTE);

  constructor(limits: Rates) {
    const { requests, connections, joins, tables, decks } = rates(limits);
    this.requests = new Counts(requests, MINUTE);
    this.connections = new Counts(connections, SHORT);
    this.joins = new Counts(joins, MINUTE);
    this.tables = new Counts(tables, MINUTE);
    this.bruteForce = new BruteForceLimit(limits.missesPerMinute, MINUTE);
    this.decks = new Counts(decks, 60 * MINUTE);
  }

  limitTo(limits: Rates): void {
    const all = rates(limits);
    for (const name of ['requests', 'connections', 'joins', 'tables', 'decks'] as const) this[name].most = all[name];
  }
}

type Rates = Pick<Limits, 'requestsPerMinute' | 'joinsPerMinute' | 'tablesPerMinute' | 'missesPerMinute' | 'decksPerHour'>;

const rates = ({ requestsPerMinute, joinsPerMinute, tablesPerMinute, decksPerHour }: Rates) => ({
  requests: requestsPerMinute,
  connections: Math.max(LEAST_CONNECTIONS, Math.ceil((requestsPerMinute * SHORT) / MINUTE)),
  joins: joinsPerMinute,
  tables: tablesPerMinute,
  decks: decksPerHour,
});
