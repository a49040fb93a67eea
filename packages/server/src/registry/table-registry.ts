import { CLOSE } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';
import { ServerError } from 'colyseus';
import { opens } from '../secrets.js';
import type { Opening } from '../session/messages/opening.js';
import type { TableSession } from '../session/table-session.js';
import { recordSchema, type TableRecord } from '../store/record.js';
import type { Store, StoredTable } from '../store/store.js';
import { Elsewhere } from './elsewhere.js';
import { refusedJoin } from './join-error.js';

/** How long a table may take to wake, in ms. */
const PATIENCE = 20_000;

export interface OpenRoom {
  readonly session: Pick<
    TableSession,
    | 'code'
    | 'awaits'
    | 'seatOf'
    | 'summary'
    | 'connected'
    | 'isSomebodys'
    | 'names'
    | 'connectionOf'
    | 'erase'
    | 'openedAt'
    | 'tell'
    | 'unstick'
  >;
  /** True if nobody is here or about to come. */
  readonly isDeserted: boolean;
  disconnect(code: number): Promise<unknown>;
  /** Sends clients to the next process after pending work; resolves once the room is gone. */
  drain(): Promise<void>;
  /** True if a client is to open a socket under this reservation. */
  isExpected(sessionId: string): boolean;
  /** True if the reservation's holder comes back to a seat. */
  isReturning(sessionId: string): boolean;
}

export interface Claims {
  /** Takes a table. @returns true if it exists @throws Elsewhere if another process has it */
  claim(code: string, isNew: boolean): Promise<boolean>;
  release(code: string): Promise<void>;
  isHome(code: string): boolean;
}

export type OpenTable = (opening: Opening & { closed: () => void }) => Promise<unknown>;

/** Counts a table for the address that opens or wakes it. @returns undoes the count, or the refusal */
type Enter<Why> = () => (() => void) | Why;

/** True if the table is open after a change; or why it may not be woken. */
type Changed = boolean | ServerError;

type Entry<Room> =
  | { readonly state: 'waking' | 'removing'; readonly done: Promise<Changed> }
  | { readonly state: 'open'; readonly room: Room; readonly gone: Promise<void> }
  | { readonly state: 'closing'; readonly room: Room; readonly gone: Promise<void> };

/**
 * Tables of this process: `waking`, `open`, `closing` or `removing`; without an entry they sleep or do not exist. A failed change leaves
 * them asleep.
 */
export class TableRegistry<Room extends OpenRoom = OpenRoom> {
  readonly #tables = new Map<string, Entry<Room>>();

  /** @param openTable opens a table, which calls `opened` @param patience time-out of `wake`, in ms */
  constructor(
    private readonly store: Store,
    private readonly openTable: OpenTable,
    private readonly patience = PATIENCE,
    private readonly claims: Claims | null = null,
  ) {}

  /** Notes an open table. @param disposed resolves once its room is gone with all writes */
  opened(room: Room, disposed: Promise<void>): void {
    const { code } = room.session;
    const { claims } = this;
    const gone = claims ? disposed.then(() => claims.release(code)) : disposed;
    this.#tables.set(code, { state: 'open', room, gone });
    void gone.then(() => {
      const entry = this.#tables.get(code);
      if (entry && 'room' in entry && entry.room === room) this.#tables.delete(code);
    });
    // The lease ended meanwhile.
    if (claims && !claims.isHome(code)) setImmediate(() => void room.disconnect(CLOSE.stopping));
  }

  closing(room: Room): void {
    const { code } = room.session;
    const entry = this.#tables.get(code);
    if (entry?.state === 'open' && entry.room === room) this.#tables.set(code, { ...entry, state: 'closing' });
  }

  get(code: string): Room | undefined {
    const entry = this.#tables.get(code);
    return entry?.state === 'open' ? entry.room : undefined;
  }

  get open(): Room[] {
    return [...this.#tables.values()].flatMap((entry) => (entry.state === 'open' ? [entry.room] : []));
  }

  /** True in any state: the stored table must not be touched. */
  isBusy(code: string): boolean {
    return this.#tables.has(code);
  }

  /** Opens a new table. @param closed is called once it is gone; not if opening fails */
  async create(opening: Extract<Opening, { order: unknown }>, closed: () => void): Promise<void> {
    const { code } = opening.order;
    await this.#change(code, 'waking', async () => {
      await this.claims?.claim(code, true).catch(noClaim);
      await this.#openOrRelease(code, { ...opening, closed });
      return true;
    });
  }

  /**
   * Opens a stored table if it sleeps; false if it does not exist. @param enter counts it before it is read, or returns a refusal @throws
   * ServerError with a sentence, if it cannot be opened, or not in time
   */
  wake(code: string, enter: () => Promise<(() => void) | ServerError>): Promise<boolean> {
    return this.#inTime(this.#wake(code, enter));
  }

  /**
   * Counts a table. Without room a deserted one is put to sleep first, nothing lost: those without seated people, then the longest awake.
   */
  async enter<Why>(enter: Enter<Why | 'tooManyTables'>): Promise<(() => void) | Why | 'tooManyTables'> {
    for (;;) {
      const entered = enter();
      if (entered !== 'tooManyTables') return entered;
      const deserted = this.open.filter((room) => room.isDeserted);
      const room = deserted.find(({ session }) => !session.isSomebodys) ?? deserted[0];
      if (!room) return entered;
      const { gone } = this.#tables.get(room.session.code) as { gone: Promise<void> };
      await room.disconnect(CLOSE.idle);
      await gone;
    }
  }

  /** Closes and deletes a table. Joins wait meanwhile, and find none. @returns true if it was open */
  async remove(code: string): Promise<boolean> {
    let entry = this.#tables.get(code);
    while (entry && 'done' in entry) {
      await entry.done.catch(() => {});
      entry = this.#tables.get(code);
    }
    if (!entry) return false;
    const { room, gone, state } = entry;
    await this.#change(code, 'removing', async () => {
      if (state === 'open') await room.disconnect(CLOSE.idle);
      await gone;
      await this.store.remove(code);
      return false;
    });
    return true;
  }

  /** Closes all tables at once: they belong to another process now. */
  abandon(): void {
    for (const room of this.open) void room.disconnect(CLOSE.stopping);
  }

  /** Drains all tables, each once its pending work is stored. */
  async drain(): Promise<void> {
    await Promise.all(this.open.map((room) => room.drain()));
  }

  /** Player whose seat a token opens, without waking the table; null: none. @throws ServerError if the store cannot be read */
  async seatOf(code: string, token: string): Promise<PlayerId | null> {
    const entry = this.#tables.get(code);
    if (entry && 'room' in entry) return entry.room.session.seatOf(token);
    const record = await orUnsaved(this.store.record(code));
    return record === undefined ? null : (seatsIn(record).find(({ tokenHash }) => opens(token, tokenHash))?.player ?? null);
  }

  async #wake(code: string, enter: () => Promise<(() => void) | ServerError>): Promise<boolean> {
    for (let entry = this.#tables.get(code); entry; entry = this.#tables.get(code)) {
      if (entry.state === 'open') return true;
      if (entry.state === 'closing') await entry.gone;
      else {
        const changed = await entry.done;
        // Another caller's refusal does not concern this one.
        if (typeof changed === 'boolean') return changed;
      }
    }
    const changed = await this.#change(code, 'waking', () => this.#bringBack(code, enter));
    if (typeof changed === 'boolean') return changed;
    throw changed;
  }

  #change(code: string, state: 'waking' | 'removing', work: () => Promise<Changed>): Promise<Changed> {
    const entry: Entry<Room> = {
      state,
      done: work().finally(() => {
        if (this.#tables.get(code) === entry) this.#tables.delete(code);
      }),
    };
    this.#tables.set(code, entry);
    return entry.done;
  }

  async #bringBack(code: string, enter: () => Promise<(() => void) | ServerError>): Promise<Changed> {
    const closed = await enter();
    if (closed instanceof ServerError) return closed;
    try {
      const isThere = this.claims === null || (await this.claims.claim(code, false).catch(noClaim));
      const stored = isThere ? await this.#load(code) : null;
      if (stored) await this.#openOrRelease(code, { stored, closed });
      else closed();
      return stored !== null;
    } catch (error) {
      closed();
      throw error;
    }
  }

  async #load(code: string): Promise<StoredTable | null> {
    try {
      const stored = await orUnsaved(this.store.load(code));
      if (!stored) await this.claims?.release(code);
      return stored;
    } catch (error) {
      await this.claims?.release(code);
      throw error;
    }
  }

  async #openOrRelease(code: string, opening: Opening & { closed: () => void }): Promise<void> {
    try {
      await this.openTable(opening);
    } catch (error) {
      await this.claims?.release(code);
      throw error;
    }
  }

  /** Closing goes on after the time-out; a new join waits for it. */
  async #inTime(work: Promise<boolean>): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(refusedJoin('unsaved')), this.patience);
    });
    try {
      return await Promise.race([work, late]);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** An undecidable claim is a refusal in words. */
function noClaim(error: unknown): never {
  throw error instanceof Elsewhere ? error : refusedJoin('unsaved');
}

/** An unreadable store is a refusal in words. */
const orUnsaved = <T>(reading: Promise<T>): Promise<T> =>
  reading.catch(() => {
    throw refusedJoin('unsaved');
  });

/** Seats of a record; none if it is unreadable: waking the table reports that. */
function seatsIn(record: string): TableRecord['seats']['all'] {
  try {
    return recordSchema.parse(JSON.parse(record)).seats.all;
  } catch {
    return [];
  }
}
