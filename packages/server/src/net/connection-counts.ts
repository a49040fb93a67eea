import type { Limits } from '../config.js';
import { counted, UNCOUNTED } from './addresses.js';
import { Counts } from './counts.js';

/** Kinds of counted things; `kept`: tables in the room reserved for returning players. */
type Thing = 'connections' | 'tables' | 'kept' | 'seats';

/** Counts of one address. */
type Presence = Record<Thing, number>;

/** One in so many tables may be woken by who has a seat there alone; one in so many of those by one address. */
const KEPT = 10;

/** Messages a second that every connection may send, however busy its address is. */
const FAIR_SHARE = 5;
/** How many times what it may say an address says before its loud connections are cut off. */
const DEAFENING = 2;

/** Bytes that may wait for any connection, however much waits for its address. */
const FAIR_BUFFER = 64 * 1024;
/** As many connections of one address may each have all waiting for them that one may have. */
const MOST_SLOW = 32;

/** Something that bytes wait for. */
interface Reader {
  readonly waiting: number;
}

/** Open connections, seats and tables by address. An address with nothing open is forgotten. */
export class ConnectionCounts {
  readonly #here = new Map<string, Presence>();
  readonly #seats = new WeakMap<object, () => void>();
  readonly #messages: Counts;
  readonly #readers = new Map<string, Set<Reader>>();
  #tables = 0;

  constructor(readonly limits: Limits) {
    this.#messages = new Counts(limits.addressMessagesPerSecond, 1000);
  }

  /** Other limits hold from now on. */
  limitTo({ addressMessagesPerSecond }: Limits): void {
    this.#messages.most = addressMessagesPerSecond;
  }

  /** An address has so many of these, or the wider network that it lies in too many. */
  isFull(address: string, what: Thing, most: number): boolean {
    if (address === UNCOUNTED) return false;
    return counted(address).some(([key, times]) => (this.#here.get(key)?.[what] ?? 0) >= times * most);
  }

  /** A seat is taken from an address, until `free` is called for it. */
  take(address: string, seat: object): void {
    this.#seats.set(seat, this.open(address, 'seats'));
  }

  free(seat: object): void {
    this.#seats.get(seat)?.();
  }

  /** Counts something that has been opened. @returns what is to be called once when it is gone */
  open(address: string, what: Thing): () => void {
    const keys = counted(address).map(([key]) => key);
    for (const key of keys) {
      const here = this.#here.get(key) ?? { connections: 0, tables: 0, kept: 0, seats: 0 };
      this.#here.set(key, here);
      here[what] += 1;
    }
    let open = true;
    return () => {
      if (!open) return;
      open = false;
      for (const key of keys) {
        const here = this.#here.get(key) as Presence;
        here[what] -= 1;
        if (here.connections + here.tables + here.kept + here.seats === 0) this.#here.delete(key);
      }
    };
  }

  /**
   * Counts a table that is about to be opened or woken, before anything is done for it.
   *
   * @param most tables that may be awake at once, whoever opened them
   * @param mostHere the same of this address alone
   * @param returning whether its address comes back to a seat there: a part of the room is kept for those
   * @returns what is to be called once when it is gone, or why there may not be another one
   */
  openTable(address: string, most: number, mostHere: number, returning = false): (() => void) | 'tooManyTables' | 'tooManyTablesHere' {
    const kept = Math.floor(most / KEPT);
    const isKept = this.#tables >= most - kept;
    if (this.#tables >= most || (isKept && !returning)) return 'tooManyTables';
    if (isKept && this.isFull(address, 'kept', Math.ceil(kept / KEPT))) return 'tooManyTables';
    if (this.isFull(address, 'tables', mostHere)) return 'tooManyTablesHere';
    const close = this.open(address, 'tables');
    const leave = isKept ? this.open(address, 'kept') : () => {};
    this.#tables += 1;
    let open = true;
    return () => {
      if (open) this.#tables -= 1;
      open = false;
      close();
      leave();
    };
  }

  /**
   * Counts a message, or any other frame, of one of an address's connections.
   *
   * @param own messages that this connection has sent in this second, this one included
   * @param cost how many messages this one counts as
   * @returns whether the address has said too much, and this connection more than its share of it; by far: `deafening`
   */
  loudness(address: string, own: number, cost = 1): 'loud' | 'deafening' | null {
    const excess = this.#messages.excess(address, cost);
    if (excess <= 0 || own <= FAIR_SHARE) return null;
    return excess > (DEAFENING - 1) * this.#messages.most ? 'deafening' : 'loud';
  }

  /** Bytes may wait for this one from now on. @returns what is to be called when it is gone */
  waitsFor(address: string, reader: Reader): () => void {
    const readers = this.#readers.get(address) ?? new Set();
    this.#readers.set(address, readers.add(reader));
    return () => {
      readers.delete(reader);
      if (readers.size === 0) this.#readers.delete(address);
    };
  }

  /**
   * Too much waits for a connection, or it has more than its share while too much waits for all of its address.
   *
   * @param waiting bytes that wait for this one
   */
  isFlooded(address: string, waiting: number): boolean {
    const most = this.limits.bufferedBytes;
    if (waiting > most) return true;
    if (waiting <= FAIR_BUFFER || address === UNCOUNTED) return false;
    let sum = 0;
    for (const reader of this.#readers.get(address) ?? []) sum += reader.waiting;
    return sum > MOST_SLOW * most;
  }

  get connections(): number {
    return [...this.#here.values()].reduce((sum, { connections }) => sum + connections, 0);
  }

  /** Tables that were opened or woken by somebody who came by the network. */
  get tables(): number {
    return this.#tables;
  }

  /** How many addresses have anything open. */
  get addresses(): number {
    return this.#here.size;
  }
}
