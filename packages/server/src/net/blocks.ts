import { createHmac, randomBytes } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import { refuse } from '../refuse.js';
import type { Block, Store } from '../store/store.js';

/** Least number of IPv6 bits that identify one line of a provider: devices change the rest every day. */
const LINE_BITS = 64;
const KEY = 'blocks';

/** Unit of blocking: an IPv4 address, or the /64 of an IPv6 address. Null: no address. @param given `192.0.2.7`, `2001:db8::1`, `2001:db8::/64` */
export function lineOf(given: string): string | null {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d+))?$/.exec(given.trim()) ?? [];
  if (!ipaddr.isValid(address)) return null;
  const ip = ipaddr.process(address);
  // `isValid` takes 127.1 and 2130706433, too.
  if (!(ip instanceof ipaddr.IPv6)) return bits === undefined && /^(::ffff:)?\d+(\.\d+){3}$/i.test(address) ? ip.toString() : null;
  if (bits !== undefined && Number(bits) !== LINE_BITS) return null;
  const bytes = ip.toByteArray().map((byte, i) => (i < LINE_BITS / 8 ? byte : 0));
  return `${ipaddr.fromByteArray(bytes).toString()}/${LINE_BITS}`;
}

/** Refusal of a blocked line, with end and reason. */
export const blockedBy = ({ until, why }: Block) =>
  refuse('blocked', {
    until: until === null ? 'never' : `${new Date(until).toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    reason: why || 'none',
  });

/**
 * Lines blocked by the host. Stored as keyed hashes, so that neither the store nor its lists name an address; the key is in the store, but
 * in no backup.
 */
export class Blocks {
  #key = randomBytes(32).toString('base64url');
  #all: ReadonlyMap<string, Block> = new Map();
  readonly #watchers: (() => void)[] = [];

  /** Loads key and blocks; expired ones are removed. */
  async load(store: Store): Promise<void> {
    this.#key = await store.keep(KEY, this.#key);
    this.#all = new Map((await store.blocks(Date.now())).map((block) => [block.id, block]));
    for (const changed of this.#watchers) changed();
  }

  /** Registers a callback after every reload of the blocks. */
  watch(changed: () => void): void {
    this.#watchers.push(changed);
  }

  /** Id of an address's line; null: no address. */
  idOf(address: string): string | null {
    const line = lineOf(address);
    return line === null ? null : createHmac('sha256', this.#key).update(line).digest('hex').slice(0, 32);
  }

  /** Present block of an address; null: none. */
  of(address: string): Block | null {
    if (this.#all.size === 0) return null;
    const block = this.#all.get(this.idOf(address) ?? '');
    return block && (block.until === null || block.until > Date.now()) ? block : null;
  }

  get all(): Block[] {
    return [...this.#all.values()].filter(({ until }) => until === null || until > Date.now());
  }
}
