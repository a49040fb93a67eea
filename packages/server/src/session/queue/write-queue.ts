import type { Counters } from '../../counters.js';
import { type Change, type Maybe, type Store, Uncertain } from '../../store/store.js';
import type { Time } from '../../time.js';
import { Backoff } from '../clock/backoff.js';
import type { Schedule } from '../clock/schedule.js';
import type { Outbox } from '../view/outbox.js';

/** Result of work at a table. `gone`: the table is closing, nobody needs an answer. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; why: 'unsaved' | 'broken' | 'gone' };

/** Waiting jobs before messages and joins are refused. */
const MOST_WAITING = 200;

interface Source {
  changes(): Omit<Change, 'rev'> | null;
  saved(change: Change): void;
}

export interface Failures {
  /** Restores the stored state. @returns true if it could */
  rollBack(rev: number): Promise<boolean>;
  /** The first saved change after failures: pauses can end. */
  recovered(): void;
  /** Memory and store differ: clients are sent away and come back to a reloaded table. */
  giveUp(): void;
}

interface Job<T> {
  readonly work: () => T;
  readonly after: (outcome: Outcome<T>) => void;
  readonly own: boolean;
}

interface WriteQueueDeps {
  readonly persistence: Source;
  readonly outbox: Pick<Outbox, 'deliver'>;
  readonly store: Pick<Store, 'write'>;
  readonly schedule: Pick<Schedule, 'after'>;
  readonly failures: Failures;
  readonly counters: Pick<Counters, 'stopwatch' | 'written'>;
  readonly time: Pick<Time, 'now'>;
  readonly report: (error: Error, where: string) => void;
}

/** Serial work queue of a table: mutate memory, persist, then notify. With a synchronous store all of it happens in `perform`. */
export class WriteQueue {
  readonly #waiting: (() => Maybe<void>)[] = [];
  /** For the server's own work. */
  readonly #backoff: Backoff;
  #busy = false;
  #ending = false;
  /** Stopped for good: the stored state is unknown. */
  #gone = false;
  #failing = false;
  #idle: (() => void)[] = [];

  /** @param rev stored revision of the table */
  constructor(
    private readonly deps: WriteQueueDeps,
    public rev: number,
  ) {
    this.#backoff = new Backoff(deps.time);
  }

  get isBusy(): boolean {
    return this.#busy;
  }

  /** True if no more work from outside is accepted. */
  get isFull(): boolean {
    return this.#waiting.length >= MOST_WAITING;
  }

  /** Does the server's own work in its turn; retried after a pause if it cannot be saved. */
  attempt(work: () => void): void {
    this.perform(work, undefined, true);
  }

  /** `attempt` after `ms`, later after failures. @returns cancels it, even in the queue */
  attemptAfter(ms: number, work: () => void): () => void {
    let cancelled = false;
    const cancel = this.deps.schedule.after(Math.max(ms, this.#backoff.left), () =>
      this.attempt(() => {
        if (!cancelled) work();
      }),
    );
    return () => {
      cancelled = true;
      cancel();
    };
  }

  /**
   * @param work changes memory whole or not at all; if it throws, the table is rolled back
   * @param after called once the work is saved and sent, or has failed @param own the server retries it
   */
  perform<T>(work: () => T, after: (outcome: Outcome<T>) => void = () => {}, own = false): void {
    if (this.#ending) {
      this.#answer(after, { ok: false, why: 'gone' });
      return;
    }
    this.#waiting.push(() => this.#run({ work, after, own }));
    this.#next();
  }

  /** `perform` with a read first, in the same turn; if it fails, nothing changes. @param read the table waits for it */
  performWith<R, T>(read: () => Promise<R>, work: (what: R) => T, after: (outcome: Outcome<T>) => void): void {
    if (this.#ending) {
      this.#answer(after, { ok: false, why: 'gone' });
      return;
    }
    this.#waiting.push(() =>
      read().then(
        (what) => this.#run({ work: () => work(what), after, own: false }),
        (error) => {
          this.#report(error, 'unsaved');
          this.#answer(after, { ok: false, why: this.#gone ? 'gone' : 'unsaved' });
        },
      ),
    );
    this.#next();
  }

  /** Resolves once nothing is being done and nothing waits. */
  idle(): Promise<void> {
    return this.#busy ? new Promise((resolve) => this.#idle.push(resolve)) : Promise.resolve();
  }

  /** Takes no new work; resolves once the former is done. */
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
        void later.catch((error) => this.deps.report(error as Error, 'queue')).finally(() => this.#rest());
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

  #run<T>(job: Job<T>): Maybe<void> {
    if (this.#gone) return this.#answer(job.after, { ok: false, why: 'gone' });
    let value: T;
    let change: Change;
    try {
      value = job.work();
      const changes = this.deps.persistence.changes();
      if (!changes) return this.#deliver(job, value);
      change = { ...changes, rev: this.rev };
    } catch (error) {
      return this.#undo(job, error, 'broken');
    }
    const began = this.deps.counters.stopwatch();
    const saved = () => {
      this.deps.counters.written(change.played?.entries.length ?? 0, began);
      this.#saved(job, value, change);
    };
    let writing: Maybe<void>;
    try {
      writing = this.deps.store.write(change);
    } catch (error) {
      return this.#undo(job, error, 'unsaved');
    }
    if (!writing) return saved();
    return writing.then(saved, (error) => this.#undo(job, error, 'unsaved'));
  }

  #saved<T>(job: Job<T>, value: T, change: Change): void {
    this.rev += 1;
    try {
      this.deps.persistence.saved(change);
    } catch (error) {
      // The change is stored, but memory does not know it.
      this.deps.report(error as Error, 'saved');
      this.#leave(job);
      return;
    }
    this.#deliver(job, value);
    if (!this.#failing && !(job.own && this.#backoff.active)) return;
    this.#failing = false;
    this.#backoff.reset();
    this.deps.failures.recovered();
  }

  #deliver<T>({ after }: Job<T>, value: T): void {
    try {
      this.deps.outbox.deliver();
    } catch (error) {
      this.deps.report(error as Error, 'telling');
    }
    this.#answer(after, { ok: true, value });
  }

  async #undo<T>(job: Job<T>, error: unknown, why: 'unsaved' | 'broken'): Promise<void> {
    if (job.own) this.#backoff.failed();
    this.#report(error, why);
    // An uncertain write may still arrive: no failure is reported, a resent message finds out.
    const isRestored =
      !this.#ending &&
      !(error instanceof Uncertain) &&
      (await this.deps.failures.rollBack(this.rev).catch((failed) => {
        this.#report(failed, 'unsaved');
        return false;
      }));
    if (isRestored) this.#answer(job.after, { ok: false, why });
    else this.#leave(job);
  }

  /** Clients resend their message and learn whether it was stored. */
  #leave<T>({ after }: Job<T>): void {
    this.#gone = true;
    this.deps.failures.giveUp();
    this.#answer(after, { ok: false, why: 'gone' });
  }

  /** Reports a failing store once, until it works again. */
  #report(error: unknown, why: 'unsaved' | 'broken'): void {
    if (why === 'broken') this.deps.report(error as Error, 'work');
    else if (!this.#failing) {
      this.#failing = true;
      this.deps.report(error as Error, 'store');
    }
  }

  #answer<T>(after: (outcome: Outcome<T>) => void, outcome: Outcome<T>): void {
    try {
      after(outcome);
    } catch (error) {
      this.deps.report(error as Error, 'telling');
    }
  }
}
