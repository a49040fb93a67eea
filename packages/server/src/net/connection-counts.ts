import type { Limits } from '../config.js';
import { counted, UNCOUNTED } from './addresses.js';
import { Counts } from './counts.js';

/** Counted things; `kept`: tables in the room reserved for returning players. */
type Thing = 'connections' | 'tables' | 'kept' | 'seats';

type Presence = Record<Thing, number>;

/** One in so many tables is reserved for returning players; likewise among the tables of one address. */
const KEPT = 10;

/** Messages a second that every connection may send, however busy its address is. */
const FAIR_SHARE = 5;
/** An address beyond so many times its rate gets its loud connections cut off. */
const DEAFENING = 2;

/** Bytes that may wait for any connection, regardless of its address's total. */
const FAIR_BUFFER = 64 * 1024;
/** Connections of one address that may each fill their whole buffer. */
const MOST_SLOW = 32;

interface Reader {
  readonly waiting: number;
}

/** Open connections, seats and tables by address; an address with nothing open is forgotten. */
export class ConnectionCounts {
  readonly #here = new Map<string, Presence>();
  readonly #seats = new WeakMap<object, () => void>();
  readonly #messages: Counts;
  readonly #readers = new Map<string, Set<Reader>>();
  #tables = 0;

  constructor(readonly limits: Limits) {
    this.#messages = new Counts(limits.addressMessagesPerSecond, 1000);
  }

  limitTo({ addressMessagesPerSecond }: Limits): void {
    this.#messages.most = addressMessagesPerSecond;
  }

  /** True if an address, or its wider network, has too many of these. */
  isFull(address: string, what: Thing, most: number): boolean {
    if (address === UNCOUNTED) return false;
    return counted(address).some(([key, times]) => (this.#here.get(key)?.[what] ?? 0) >= times * most);
  }

  /** Counts a seat of an address, until `free`. */
  take(address: string, seat: object): void {
    this.#seats.set(seat, this.open(address, 'seats'));
  }

  free(seat: object): void {
    this.#seats.get(seat)?.();
  }

  /** Counts an opened thing. @returns uncounts it */
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
   * Counts a table before it is opened or woken. @param most tables awake, over all addresses
   * @param mostHere the same of this address @param returning its owner comes back: part of the room is reserved
   * @returns uncounts it, or why it is refused
   */
  openTable(address: string, most: number, mostHere: number, returning = false): (() => void) | 'tooManyTables' | 'tooManyTablesHere' {
    const reserved = Math.floor(most / KEPT);
    const isKept = this.#tables >= most - reserved;
    if (this.#tables >= most || (isKept && !returning)) return 'tooManyTables';
    if (isKept && this.isFull(address, 'kept', Math.ceil(reserved / KEPT))) return 'tooManyTables';
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
   * Counts a frame of a connection. @param own its messages in this second @param cost messages it counts as
   * @returns `loud`: the address and this connection exceed their rates; `deafening`: by far
   */
  loudness(address: string, own: number, cost = 1): 'loud' | 'deafening' | null {
    const excess = this.#messages.excess(address, cost);
    if (excess <= 0 || own <= FAIR_SHARE) return null;
    return excess > (DEAFENING - 1) * this.#messages.most ? 'deafening' : 'loud';
  }

  /** Tracks the bytes that wait for a reader. @returns stops it */
  waitsFor(address: string, reader: Reader): () => void {
    const readers = this.#readers.get(address) ?? new Set();
    this.#readers.set(address, readers.add(reader));
    return () => {
      readers.delete(reader);
      if (readers.size === 0) this.#readers.delete(address);
    };
  }

  /** True if a connection's waiting bytes exceed its limit, or its share of its address's. @param waiting bytes that wait for it */
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

  get tables(): number {
    return this.#tables;
  }

  get addresses(): number {
    return this.#here.size;
  }
}
