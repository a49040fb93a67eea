import type { Logger } from 'pino';
import type { Config, Limits } from '../config.js';
import { Counters } from '../counters.js';
import { addressList, readTrust } from '../settings/trust.js';
import { Addresses } from './addresses.js';
import { ConnectionCounts } from './connection-counts.js';
import { Origins } from './origins.js';
import { Pace } from './pace.js';
import { RateLimits } from './rate-limits.js';

/** Everything that decides who may come in, by HTTP or by WebSocket. One to a server. */
export interface Access {
  limits: Limits;
  addresses: Addresses;
  origins: Origins;
  counts: ConnectionCounts;
  rates: RateLimits;
  pace: Pace;
  counters: Counters;
  /** The server is about to stop: nobody is let in any more, those who are in are sent to the next process. */
  closing: boolean;
}

export function openAccess(config: Config, log: Logger): Access {
  const { limits } = config;
  const addresses = new Addresses(readTrust(config.trustProxy), addressList(config.unlimitedAddresses ?? ''));
  const origins = new Origins(
    [...config.allowedOrigins, ...(config.publicUrl ? [new URL(config.publicUrl).origin] : [])],
    config.requireOrigin,
    (origin, host) =>
      log.warn(
        { origin, host },
        'a page of another address was refused; if it is the game itself, let the proxy pass Host on as it came, or set PUBLIC_URL',
      ),
  );
  return {
    limits,
    addresses,
    origins,
    counts: new ConnectionCounts(limits),
    rates: new RateLimits(limits),
    pace: new Pace(),
    counters: new Counters(),
    closing: false,
  };
}
