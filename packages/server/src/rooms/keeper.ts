import type { Change, Maybe, Store } from '../store/store.js';

/** How a piece of work at a table ended. `gone`: the table is being closed, and nobody needs an answer any more. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; why: 'unsaved' | 'broken' | 'gone' };

/** What the keeper needs of the room. */
export interface Kept {
  /** What became of the table since the last change that was saved, or null. */
  changes(): Omit<Change, 'rev'> | null;
  /** What was changed is saved. */
  saved(change: Change): void;
  /** Tells everybody what has been held back until it was saved. */
  flush(): void;
  /** Goes back to what is stored, and forgets what was to be told. @returns whether it could */
  rollBack(rev: number): Promise<boolean>;
  /** Lets everybody go; they come back to a table that is read from the store. */
  giveUp(): void;
  onUncaughtException(error: Error, where: string): void;
}

/**
 * Does one thing after the other at a table: work that changes what is in memory, then the writing of it, then the
 * telling. Nobody hears of anything that a crash could take back. With a store that writes at once, all of it happens
 * before `perform` returns.
 */
export class Keeper {
  readonly #waiting: (() => Maybe<void>)[] = [];
  #busy = false;
  #gone = false;
  #idle: (() => void)[] = [];

  /** @param rev revision of the table in the store */
  constructor(
    private readonly room: Kept,
    private readonly store: Store,
    public rev: number,
  ) {}

  /**
   * @param work changes what is in memory, whole or not at all; if it throws, the table goes back to what is stored
   * @param after is called once the work is saved and told, or has failed
   */
  perform<T>(work: () => T, after: (outcome: Outcome<T>) => void = () => {}): void {
    this.#waiting.push(() => this.#one(work, after));
    this.#next();
  }

  /** Nothing is done any more; resolves once what is being written is written. */
  end(): Promise<void> {
    this.#gone = true;
    return this.#busy ? new Promise((resolve) => this.#idle.push(resolve)) : Promise.resolve();
  }

  #next(): void {
    if (this.#busy) return;
    for (let job = this.#waiting.shift(); job; job = this.#waiting.shift()) {
      this.#busy = true;
      const later = job();
      if (later) {
        void later.then(() => this.#rest());
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

  #one<T>(work: () => T, after: (outcome: Outcome<T>) => void): Maybe<void> {
    if (this.#gone) return after({ ok: false, why: 'gone' });
    let value: T;
    let change: Change;
    try {
      value = work();
      const changes = this.room.changes();
      if (!changes) return this.#told(value, after);
      change = { ...changes, rev: this.rev };
    } catch (error) {
      return this.#undo(error, 'broken', after);
    }
    try {
      const writing = this.store.write(change);
      if (!writing) return this.#saved(change, value, after);
      return writing.then(
        () => this.#saved(change, value, after),
        (error) => this.#undo(error, 'unsaved', after),
      );
    } catch (error) {
      return this.#undo(error, 'unsaved', after);
    }
  }

  #saved<T>(change: Change, value: T, after: (outcome: Outcome<T>) => void): void {
    this.rev += 1;
    this.room.saved(change);
    this.#told(value, after);
  }

  #told<T>(value: T, after: (outcome: Outcome<T>) => void): void {
    try {
      this.room.flush();
      after({ ok: true, value });
    } catch (error) {
      this.room.onUncaughtException(error as Error, 'telling');
    }
  }

  async #undo<T>(error: unknown, why: 'unsaved' | 'broken', after: (outcome: Outcome<T>) => void): Promise<void> {
    this.room.onUncaughtException(error as Error, why === 'broken' ? 'work' : 'store');
    const back = await this.room.rollBack(this.rev).catch((failed) => {
      this.room.onUncaughtException(failed as Error, 'store');
      return false;
    });
    if (!back) {
      // Whether it was written is not known: those who come back and say it again find out.
      this.#gone = true;
      this.room.giveUp();
    }
    try {
      after(back ? { ok: false, why } : { ok: false, why: 'gone' });
    } catch (failed) {
      this.room.onUncaughtException(failed as Error, 'telling');
    }
  }
}
