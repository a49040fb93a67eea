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

/** How long somebody waits for a table to be brought back, in ms. */
const PATIENCE = 20_000;

/** An open table with what delivers it. */
export interface OpenRoom {
  readonly session: Pick<TableSession, 'code' | 'seatOf' | 'summary' | 'connected' | 'isSomebodys' | 'openedAt' | 'tell' | 'unstick'>;
  /** Nobody is here, or about to come. */
  readonly isDeserted: boolean;
  disconnect(code: number): Promise<unknown>;
  /** Sends everybody to the next process, after what is being done; resolves once the room is gone. */
  drain(): Promise<void>;
  /** Somebody is to open a socket under this reservation. */
  isExpected(sessionId: string): boolean;
  /** The reservation's holder comes back to a seat of theirs. */
  isReturning(sessionId: string): boolean;
}

/** Ownership of tables, where several processes share a store. */
export interface Claims {
  /** Takes a table for this process. @returns whether there is such a table @throws Elsewhere if it is at home elsewhere */
  claim(code: string, isNew: boolean): Promise<boolean>;
  /** Gives it up, closed and written. */
  release(code: string): Promise<void>;
  /** It was claimed, and is this process's still. */
  isHome(code: string): boolean;
}

/** How a table is opened; `closed` is called once it is gone. */
export type OpenTable = (opening: Opening & { closed: () => void }) => Promise<unknown>;

/** Counts a table for whoever opens or wakes it: what is to be called once it is gone, or why there may be none. */
type Enter<Why> = () => (() => void) | Why;

/** A table is open after a change, or why whoever wanted to wake it may not. */
type Changed = boolean | ServerError;

type Entry<Room> =
  | { readonly state: 'waking' | 'removing'; readonly done: Promise<Changed> }
  | { readonly state: 'open'; readonly room: Room; readonly gone: Promise<void> }
  | { readonly state: 'closing'; readonly room: Room; readonly gone: Promise<void> };

/**
 * The tables of this process by code. Each is `waking` (being opened), `open`, `closing` or `removing`; a table without an
 * entry sleeps in the store, or does not exist. A change that fails leaves the table asleep.
 */
export class TableRegistry<Room extends OpenRoom = OpenRoom> {
  readonly #tables = new Map<string, Entry<Room>>();

  /**
   * @param openTable opens a table; what it opens calls `opened`
   * @param patience how long `wake` takes at most, in ms
   */
  constructor(
    private readonly store: Store,
    private readonly openTable: OpenTable,
    private readonly patience = PATIENCE,
    /** Null: this process has the store for itself. */
    private readonly claims: Claims | null = null,
  ) {}

  /** A table is open. @param disposed resolves once its room is away with all that it had to write */
  opened(room: Room, disposed: Promise<void>): void {
    const { code } = room.session;
    const { claims } = this;
    const gone = claims ? disposed.then(() => claims.release(code)) : disposed;
    this.#tables.set(code, { state: 'open', room, gone });
    void gone.then(() => {
      const entry = this.#tables.get(code);
      if (entry && 'room' in entry && entry.room === room) this.#tables.delete(code);
    });
    // The lease ended while it was being opened.
    if (claims && !claims.isHome(code)) setImmediate(() => void room.disconnect(CLOSE.stopping));
  }

  /** An open table begins to close. */
  closing(room: Room): void {
    const { code } = room.session;
    const entry = this.#tables.get(code);
    if (entry?.state === 'open' && entry.room === room) this.#tables.set(code, { ...entry, state: 'closing' });
  }

  /** The room of an open table. */
  get(code: string): Room | undefined {
    const entry = this.#tables.get(code);
    return entry?.state === 'open' ? entry.room : undefined;
  }

  /** The rooms of all open tables, the first that was opened first. */
  get open(): Room[] {
    return [...this.#tables.values()].flatMap((entry) => (entry.state === 'open' ? [entry.room] : []));
  }

  /** A table is in any of the states, so that it must be left alone in the store. */
  isBusy(code: string): boolean {
    return this.#tables.has(code);
  }

  /** Opens a new table. @param closed is called once it is gone; not if it cannot be opened */
  async create(opening: Extract<Opening, { order: unknown }>, closed: () => void): Promise<void> {
    const { code } = opening.order;
    await this.#change(code, 'waking', async () => {
      await this.claims?.claim(code, true).catch(noClaim);
      await this.#openOrRelease(code, { ...opening, closed });
      return true;
    });
  }

  /**
   * Sees to it that the table of this code is open, from the store if it sleeps there.
   *
   * @param enter counts the table for whoever wakes it, before it is read, or says why they may not wake it
   * @returns whether there is such a table
   * @throws ServerError with a sentence, if it cannot be brought back, or not in time
   */
  wake(code: string, enter: () => Promise<(() => void) | ServerError>): Promise<boolean> {
    return this.#inTime(this.#wake(code, enter));
  }

  /**
   * Counts a table. Where there is no room, one at which nobody is goes to sleep first, and nothing of it is lost: those first at
   * which nobody has a seat, then those that are awake for longest.
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

  /**
   * Closes a table for good and removes it from the store. Whoever comes back meanwhile waits, and finds no table.
   *
   * @returns whether it was open
   */
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

  /** Closes all tables at once: they are not this process's any more. */
  abandon(): void {
    for (const room of this.open) void room.disconnect(CLOSE.stopping);
  }

  /** Sends everybody away from all tables, each as soon as what is being done at it is done and stored. */
  async drain(): Promise<void> {
    await Promise.all(this.open.map((room) => room.drain()));
  }

  /**
   * Whose seat at a table a token opens. A table that sleeps is not woken for that.
   *
   * @returns null: nobody's, or there is no such table
   * @throws ServerError with a sentence, if the store cannot be read
   */
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
        // Somebody else may not wake it; that says nothing of us.
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

  /** Closing goes on after the time is over; a new join waits for it. */
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

/** A claim that nobody can decide now is a refusal in words, too. */
function noClaim(error: unknown): never {
  throw error instanceof Elsewhere ? error : refusedJoin('unsaved');
}

/** A store that cannot be read is a refusal in words. */
const orUnsaved = <T>(reading: Promise<T>): Promise<T> =>
  reading.catch(() => {
    throw refusedJoin('unsaved');
  });

/** The seats of a record; none, if it cannot be read: whoever wakes the table is told. */
function seatsIn(record: string): TableRecord['seats']['all'] {
  try {
    return recordSchema.parse(JSON.parse(record)).seats.all;
  } catch {
    return [];
  }
}
