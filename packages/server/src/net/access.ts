import type { Logger } from 'pino';
import type { Config, Limits } from '../config.js';
import { Counters } from '../counters.js';
import { addressList, readTrust } from '../settings/trust.js';
import { AddressScheduler } from './address-scheduler.js';
import { Addresses } from './addresses.js';
import { Blocks } from './blocks.js';
import { ConnectionCounts } from './connection-counts.js';
import { Origins } from './origins.js';
import { RateLimits } from './rate-limits.js';
import { Rounds } from './rounds.js';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Limits of an address that several processes share. Wrong guesses are counted in the cluster instead. */
const DIVIDED = [
  'addressMessagesPerSecond',
  'addressConnections',
  'addressSeats',
  'addressTables',
  'requestsPerMinute',
  'joinsPerMinute',
  'tablesPerMinute',
  'decksPerHour',
] as const satisfies readonly (keyof Limits)[];

/** Access to the server, by HTTP or by WebSocket; one a server. */
export interface Access {
  limits: Limits;
  addresses: Addresses;
  blocks: Blocks;
  origins: Origins;
  counts: ConnectionCounts;
  rates: RateLimits;
  scheduler: AddressScheduler;
  rounds: Rounds;
  counters: Counters;
  /** The server is stopping: no new clients, present ones are sent to the next process. */
  closing: boolean;
  /** Divides the limits of an address among the living processes. */
  share(processes: number): void;
}

export function openAccess(config: Config, log: Logger): Access {
  const limits: Writable<Limits> = { ...config.limits };
  const rates = new RateLimits(limits);
  const counts = new ConnectionCounts(limits);
  const trust = readTrust(config.trustProxy);
  const addresses = new Addresses(trust, addressList(config.unlimitedAddresses ?? ''));
  const origins = new Origins(config.allowedOrigins, config.requireOrigin, { trust, publicUrl: config.publicUrl }, (origin, host) =>
    log.warn(
      { origin, host },
      'a page of another address was refused; if it is the game itself, let the proxy pass Host and the scheme (X-Forwarded-Proto) on as they came, or set PUBLIC_URL',
    ),
  );
  return {
    limits,
    addresses,
    blocks: new Blocks(),
    origins,
    counts,
    rates,
    scheduler: new AddressScheduler(),
    rounds: new Rounds(),
    counters: new Counters(),
    closing: false,
    share(processes) {
      for (const name of DIVIDED) limits[name] = Math.max(1, Math.ceil(config.limits[name] / processes));
      rates.bruteForce.among(processes);
      rates.limitTo(limits);
      counts.limitTo(limits);
    },
  };
}
