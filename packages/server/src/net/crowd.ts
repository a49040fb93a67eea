import { UNCOUNTED } from './addresses.js';
import type { Limits } from './limits.js';

/** What one address has open, and how much it has said in this second. */
interface Presence {
  connections: number;
  tables: number;
  seats: number;
  second: number;
  messages: number;
}

/** Messages a second that every connection may send, however busy its address is. */
const FAIR_SHARE = 5;

/** Who is here, by address. Nothing is kept of an address that has nothing open any more. */
export class Crowd {
  readonly #here = new Map<string, Presence>();
  readonly #seats = new WeakMap<object, () => void>();

  constructor(readonly limits: Limits) {}

  count(address: string, what: 'connections' | 'tables' | 'seats'): number {
    return address === UNCOUNTED ? 0 : (this.#here.get(address)?.[what] ?? 0);
  }

  /** A seat is taken from an address, until `free` is called for it. */
  take(address: string, seat: object): void {
    this.#seats.set(seat, this.open(address, 'seats'));
  }

  free(seat: object): void {
    this.#seats.get(seat)?.();
  }

  /** Counts something that has been opened. @returns what is to be called once when it is gone */
  open(address: string, what: 'connections' | 'tables' | 'seats'): () => void {
    const here = this.#here.get(address) ?? { connections: 0, tables: 0, seats: 0, second: 0, messages: 0 };
    this.#here.set(address, here);
    here[what] += 1;
    let open = true;
    return () => {
      if (!open) return;
      open = false;
      here[what] -= 1;
      if (here.connections + here.tables + here.seats === 0) this.#here.delete(address);
    };
  }

  /**
   * Counts a message of one of an address's connections.
   *
   * @param now milliseconds
   * @param own messages that this connection has sent in this second, this one included
   * @returns whether the address has said too much, and this connection more than its share of it
   */
  tooLoud(address: string, now: number, own: number): boolean {
    const here = this.#here.get(address);
    if (!here || address === UNCOUNTED) return false;
    const second = Math.floor(now / 1000);
    if (here.second !== second) Object.assign(here, { second, messages: 0 });
    here.messages += 1;
    return here.messages > this.limits.addressMessagesPerSecond && own > FAIR_SHARE;
  }

  get connections(): number {
    return [...this.#here.values()].reduce((sum, { connections }) => sum + connections, 0);
  }

  /** How many addresses have anything open. */
  get addresses(): number {
    return this.#here.size;
  }
}
