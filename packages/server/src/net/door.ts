import type { Logger } from 'pino';
import type { Config } from '../config.js';
import { Figures } from '../figures.js';
import { Addresses, addressList, readTrust } from './addresses.js';
import { Crowd } from './crowd.js';
import type { Limits } from './limits.js';
import { Origins } from './origins.js';
import { Pace } from './pace.js';
import { Rates } from './rates.js';

/** Everything that decides who may come in, by HTTP or by WebSocket. One to a server. */
export interface Door {
  limits: Limits;
  addresses: Addresses;
  origins: Origins;
  crowd: Crowd;
  rates: Rates;
  pace: Pace;
  figures: Figures;
  /** The server is about to stop: nobody is let in any more, those who are in are sent to the next process. */
  closing: boolean;
}

export function openDoor(config: Config, log: Logger): Door {
  const { limits } = config;
  const addresses = new Addresses(readTrust(config.trustProxy), addressList(config.unlimitedAddresses));
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
    crowd: new Crowd(limits),
    rates: new Rates(limits),
    pace: new Pace(),
    figures: new Figures(),
    closing: false,
  };
}
