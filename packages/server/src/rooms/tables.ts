import { CLOSE, TABLE_ROOM } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';
import { matchMaker, ServerError } from 'colyseus';
import { recordSchema, type TableRecord } from '../store/record.js';
import type { Store } from '../store/store.js';
import { opens } from '../table/secrets.js';
import { refusedJoin } from './join.js';
import type { Opening } from './opening.js';
import type { TableRoom } from './table-room.js';

/** How long somebody waits for a table to be brought back, in ms. */
const PATIENCE = 20_000;

/** A table with a room: open, or closing. `gone` resolves once the room is away with all that it had to write. */
interface Awake {
  room: TableRoom;
  gone: Promise<void>;
}

/**
 * The tables of this process by code, each in one state: asleep in the store (no entry), changing (being brought back or
 * removed; others wait for that), or awake. A change that fails leaves the table asleep.
 */
export class Tables {
  readonly #awake = new Map<string, Awake>();
  /** Each with whether the table is awake afterwards, or why whoever wanted to wake it may not. */
  readonly #changing = new Map<string, Promise<boolean | ServerError>>();

  /** @param patience how long `wake` takes at most, in ms */
  constructor(private readonly patience = PATIENCE) {}

  /** Notes that a room is open, until it is gone. */
  opened(room: TableRoom): void {
    const gone = new Promise<void>((resolve) => room._events.once('disconnect', resolve));
    const entry: Awake = { room, gone };
    this.#awake.set(room.roomId, entry);
    void gone.then(() => {
      if (this.#awake.get(room.roomId) === entry) this.#awake.delete(room.roomId);
    });
  }

  /** Whether a table has a room, is closing or is being brought back. */
  isBusy(code: string): boolean {
    return this.#awake.has(code) || this.#changing.has(code);
  }

  /**
   * Sees to it that the table of this code has a room, from the store if it sleeps there.
   *
   * @param enter counts the table for whoever wakes it, before anything is done: what is to be called once it is gone, or why
   *   they may not wake it
   * @returns whether there is such a table
   * @throws ServerError with a sentence, if it cannot be brought back, or not in time
   */
  wake(store: Store, code: string, enter: () => (() => void) | ServerError): Promise<boolean> {
    return this.#inTime(this.#wake(store, code, enter));
  }

  /**
   * Closes a table for good and removes it from the store. Whoever comes back meanwhile waits, and finds no table.
   *
   * @returns whether it was awake
   */
  async remove(store: Store, code: string): Promise<boolean> {
    for (let now = this.#changing.get(code); now; now = this.#changing.get(code)) await now.catch(() => {});
    const awake = this.#awake.get(code);
    if (!awake) return false;
    await this.#change(code, async () => {
      await awake.room.disconnect(CLOSE.idle);
      await awake.gone;
      await store.remove(code);
      return false;
    });
    return true;
  }

  /** Sends everybody away from all tables, each as soon as what is being done at it is done and stored. */
  async drain(): Promise<void> {
    await Promise.all([...this.#awake.values()].map(({ room }) => room.farewell()));
  }

  async #wake(store: Store, code: string, enter: () => (() => void) | ServerError): Promise<boolean> {
    for (;;) {
      if ((await matchMaker.query({ roomId: code })).length > 0) return true;
      const already = this.#changing.get(code);
      if (!already) break;
      const woken = await already;
      // Somebody else may not wake it; that says nothing of us.
      if (typeof woken === 'boolean') return woken;
    }
    const woken = await this.#change(code, () => this.#bringBack(store, code, enter));
    if (typeof woken === 'boolean') return woken;
    throw woken;
  }

  #change(code: string, work: () => Promise<boolean | ServerError>): Promise<boolean | ServerError> {
    const changing = work().finally(() => this.#changing.delete(code));
    this.#changing.set(code, changing);
    return changing;
  }

  async #bringBack(store: Store, code: string, enter: () => (() => void) | ServerError): Promise<boolean | ServerError> {
    await this.#awake.get(code)?.gone;
    const closed = enter();
    if (closed instanceof ServerError) return closed;
    try {
      const stored = await orUnsaved(store.load(code));
      if (stored) await matchMaker.createRoom(TABLE_ROOM, { stored, closed } satisfies Opening);
      else closed();
      return stored !== null;
    } catch (error) {
      closed();
      throw error;
    }
  }

  /** What is under way goes on after the time is over; whoever comes then waits for it anew. */
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

/** Those of this process: the library's match maker is one to a process, too. */
export const tables = new Tables();

/** A store that cannot be read is a refusal in words. */
const orUnsaved = <T>(reading: Promise<T>): Promise<T> =>
  reading.catch(() => {
    throw refusedJoin('unsaved');
  });

/**
 * Whose seat at a table a token opens. A table that sleeps is not woken for that.
 *
 * @returns null: nobody's, or there is no such table
 * @throws ServerError with a sentence, if the store cannot be read
 */
export async function seatOf(store: Store, code: string, token: string): Promise<PlayerId | null> {
  const room = matchMaker.getLocalRoomById(code) as TableRoom | undefined;
  if (room) return room.seatOf(token);
  const record = await orUnsaved(store.record(code));
  return record === undefined ? null : (tokensIn(record).find(({ tokenHash }) => opens(token, tokenHash))?.player ?? null);
}

/** The seats of a record; none, if it cannot be read: whoever wakes the table is told. */
function tokensIn(record: string): TableRecord['seats']['all'] {
  try {
    return recordSchema.parse(JSON.parse(record)).seats.all;
  } catch {
    return [];
  }
}
