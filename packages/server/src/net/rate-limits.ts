import type { Limits } from '../config.js';
import { BruteForceLimit } from './brute-force-limit.js';
import { Counts } from './counts.js';

const MINUTE = 60_000;
/** New connections are counted in shorter windows, in ms: hundreds at once hold up everybody, spread over seconds nobody. */
const SHORT = 4000;
/** New connections that fit in such a window however few requests are allowed. */
const LEAST_CONNECTIONS = 100;
/** How often in a minute one seat may be come back to before coming back counts as a join like any other. */
const MOST_RETURNS = 30;

/** How often an address may ask for things in a minute. */
export class RateLimits {
  /** Requests, those for sockets among them. */
  readonly requests: Counts;
  /** Connections, before anything is said on them. */
  readonly connections: Counts;
  readonly joins: Counts;
  /** Tables that are opened, or woken by somebody who has no seat there. */
  readonly tables: Counts;
  /** Codes, passwords and tokens: all are counted before they are looked at, and right ones are given back. */
  readonly bruteForce: BruteForceLimit;
  /** Decks to be stored, in an hour. */
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

  /** Other limits hold from now on. */
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
