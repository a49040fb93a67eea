import { type Change, type Maybe, type Store, Uncertain } from '../store/store.js';
import type { Time } from '../table/time.js';
import { Backoff } from './backoff.js';

/** How a piece of work at a table ended. `gone`: the table is being closed, and nobody needs an answer any more. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; why: 'unsaved' | 'broken' | 'gone' };

/** Pieces of work that may wait at a table before messages and joins are refused. */
const MOST_WAITING = 200;

/** What the keeper needs of the room. */
export interface Kept {
  readonly time: Time;
  /** What became of the table since the last change that was saved, or null. */
  changes(): Omit<Change, 'rev'> | null;
  /** What was changed is saved. */
  saved(change: Change): void;
  /** Tells everybody what has been held back until it was saved. */
  flush(): void;
  /** Goes back to what is stored, and forgets what was to be told. @returns whether it could */
  rollBack(rev: number): Promise<boolean>;
  /** A change was saved after others had failed: what waits for the end of a pause need not wait any more. */
  recovered(): void;
  /** Lets everybody go; they come back to a table that is read from the store. */
  giveUp(): void;
  onUncaughtException(error: Error, where: string): void;
}

/**
 * Serial work queue of a table: change what is in memory, store it, then tell. Nobody hears of anything that a crash could
 * take back. With a store that writes at once, all of it happens before `perform` returns.
 */
export class Keeper {
  readonly #waiting: (() => Maybe<void>)[] = [];
  /** For what the server does by itself. */
  readonly #backoff: Backoff;
  #busy = false;
  /** No new work is taken. */
  #ending = false;
  /** Nothing is done any more: it is not known what is stored. */
  #gone = false;
  /** The last write, or the last attempt to go back to what is stored, failed. */
  #failing = false;
  #idle: (() => void)[] = [];

  /** @param rev revision of the table in the store */
  constructor(
    private readonly room: Kept,
    private readonly store: Store,
    public rev: number,
  ) {
    this.#backoff = new Backoff(room.time);
  }

  /** Whether something is being written, so that what comes now has to wait. */
  get busy(): boolean {
    return this.#busy;
  }

  /** Whether so much waits that no more may be asked for from outside. */
  get full(): boolean {
    return this.#waiting.length >= MOST_WAITING;
  }

  /** How long the server should wait before it does something by itself, in ms; 0 unless the last attempts failed. */
  get pause(): number {
    return this.#backoff.left;
  }

  /**
   * @param work changes what is in memory, whole or not at all; if it throws, the table goes back to what is stored
   * @param after is called once the work is saved and told, or has failed
   * @param own the server does it by itself, and will try again if it fails
   */
  perform<T>(work: () => T, after: (outcome: Outcome<T>) => void = () => {}, own = false): void {
    if (this.#ending) {
      this.#answer(after, { ok: false, why: 'gone' });
      return;
    }
    this.#waiting.push(() => this.#one(work, after, own));
    this.#next();
  }

  /** Resolves once nothing is being done and nothing waits. */
  idle(): Promise<void> {
    return this.#busy ? new Promise((resolve) => this.#idle.push(resolve)) : Promise.resolve();
  }

  /** Takes no new work; resolves once all that was asked for before is done. */
  end(): Promise<void> {
    this.#ending = true;
    return this.idle();
  }

  #next(): void {
    if (this.#busy) return;
    for (let job = this.#waiting.shift(); job; job = this.#waiting.shift()) {
      this.#busy = true;
      const later = job();
      if (later) {
        void later.catch((error) => this.room.onUncaughtException(error as Error, 'queue')).finally(() => this.#rest());
        return;
      }
      this.#busy = false;
    }
    for (const resolve of this.#idle.splice(0)) resolve();
  }

  #rest(): void {
    this.#busy = false;
    this.#next();
  }

  #one<T>(work: () => T, after: (outcome: Outcome<T>) => void, own: boolean): Maybe<void> {
    if (this.#gone) return this.#answer(after, { ok: false, why: 'gone' });
    let value: T;
    let change: Change;
    try {
      value = work();
      const changes = this.room.changes();
      if (!changes) return this.#told(value, after);
      change = { ...changes, rev: this.rev };
    } catch (error) {
      return this.#undo(error, 'broken', after, own);
    }
    let writing: Maybe<void>;
    try {
      writing = this.store.write(change);
    } catch (error) {
      return this.#undo(error, 'unsaved', after, own);
    }
    if (!writing) return this.#saved(change, value, after, own);
    return writing.then(
      () => this.#saved(change, value, after, own),
      (error) => this.#undo(error, 'unsaved', after, own),
    );
  }

  #saved<T>(change: Change, value: T, after: (outcome: Outcome<T>) => void, own: boolean): void {
    this.rev += 1;
    try {
      this.room.saved(change);
    } catch (error) {
      // It is stored, but what is in memory does not know it.
      this.room.onUncaughtException(error as Error, 'saved');
      this.#leave(after);
      return;
    }
    this.#told(value, after);
    if (!this.#failing && !(own && this.#backoff.active)) return;
    this.#failing = false;
    this.#backoff.reset();
    this.room.recovered();
  }

  #told<T>(value: T, after: (outcome: Outcome<T>) => void): void {
    try {
      this.room.flush();
    } catch (error) {
      this.room.onUncaughtException(error as Error, 'telling');
    }
    this.#answer(after, { ok: true, value });
  }

  async #undo<T>(error: unknown, why: 'unsaved' | 'broken', after: (outcome: Outcome<T>) => void, own: boolean): Promise<void> {
    if (own) this.#backoff.failed();
    this.#report(error, why);
    // What is not stored yet may be in a moment: nobody is told that it was not done. Whoever says it again finds out.
    const back =
      !this.#ending &&
      !(error instanceof Uncertain) &&
      (await this.room.rollBack(this.rev).catch((failed) => {
        this.#report(failed, 'unsaved');
        return false;
      }));
    if (back) this.#answer(after, { ok: false, why });
    else this.#leave(after);
  }

  /** What is stored is not what is in memory: those who come back and say it again find out. */
  #leave<T>(after: (outcome: Outcome<T>) => void): void {
    this.#gone = true;
    this.room.giveUp();
    this.#answer(after, { ok: false, why: 'gone' });
  }

  /** A store that fails is reported once, until it works again. */
  #report(error: unknown, why: 'unsaved' | 'broken'): void {
    if (why === 'broken') this.room.onUncaughtException(error as Error, 'work');
    else if (!this.#failing) {
      this.#failing = true;
      this.room.onUncaughtException(error as Error, 'store');
    }
  }

  #answer<T>(after: (outcome: Outcome<T>) => void, outcome: Outcome<T>): void {
    try {
      after(outcome);
    } catch (error) {
      this.room.onUncaughtException(error as Error, 'telling');
    }
  }
}
