import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import { errorCode } from '../error-code.js';
import type { Time, Timers } from '../time.js';
import type { Limits, Overdue, Store } from './store.js';

export const DAY = 24 * 60 * 60_000;
/** Days until an idle lobby is removed. */
const LOBBY_DAYS = 1;
/** Tables and games removed at a time, so that players notice nothing, and the pause between; ms. */
const BATCH = 20;
const BREATHER = 100;
const MOST_NAMED = 50;

/** Limits of age at `now` (epoch ms). Only days with a running server count: neither a rest nor a wrong clock makes anything old. */
export async function limitsAt(
  now: number,
  store: Pick<Store, 'earlierDay'>,
  { retentionDays, abandonedDays }: Pick<Config, 'retentionDays' | 'abandonedDays'>,
): Promise<Limits> {
  const daysAgo = async (days: number) => {
    const earlier = await store.earlierDay(Math.floor(now / DAY), days);
    return earlier === null ? 0 : Math.min(now - days * DAY, earlier * DAY);
  };
  return { lobbies: await daysAgo(LOBBY_DAYS), abandoned: await daysAgo(abandonedDays), finished: await daysAgo(retentionDays) };
}

/** Timers by elapsed time, independent of the clock; they do not keep the process alive. */
export const CALENDAR: Pick<Time, 'now'> & Timers = {
  now: Date.now,
  after: (ms, run) => {
    const timeout = setTimeout(run, ms).unref();
    return () => clearTimeout(timeout);
  },
};

interface RetentionDeps {
  readonly store: Store;
  readonly config: Pick<Config, 'retentionDays' | 'abandonedDays'>;
  readonly log: Logger;
  /** Awake tables stay. */
  readonly isOpen: (code: string) => boolean;
  /** Left out: the calendar. */
  readonly time?: Pick<Time, 'now'> & Timers;
}

/** Removes expired data once a day, logged a day before by the same process: so nothing goes in its first day. */
export class Retention {
  #announced: ReadonlySet<string> = new Set();
  #cancel: () => void = () => {};
  #stopped = false;
  readonly #time: Pick<Time, 'now'> & Timers;
  running: Promise<void> = Promise.resolve();

  constructor(private readonly deps: RetentionDeps) {
    this.#time = deps.time ?? CALENDAR;
    this.#again();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#cancel();
    await this.running;
  }

  #again(): void {
    this.running = this.#run().catch((error) => this.deps.log.error({ code: errorCode(error) }, 'could not tidy up'));
    this.#cancel = this.#time.after(DAY, () => this.#again());
  }

  async #run(): Promise<void> {
    const time = this.#time;
    const { store } = this.deps;
    await store.noteDay(Math.floor(time.now() / DAY));
    const limits = await limitsAt(time.now(), store, this.deps.config);
    const { tables, games, decks } = await store.overdue(limits);
    await this.#remove({
      tables: tables.filter(({ code }) => this.#announced.has(code) && !this.deps.isOpen(code)),
      games: games.filter((id) => this.#announced.has(id)),
      decks: decks.filter((id) => this.#announced.has(id)),
    });
    // Removed tables may have left finished games.
    const left = await store.overdue(limits);
    this.#announce({ ...left, tables: left.tables.filter(({ code }) => !this.deps.isOpen(code)) });
  }

  async #remove({ tables, games, decks }: Overdue): Promise<void> {
    const removals = [
      ...tables.map(
        ({ code }) =>
          () =>
            this.deps.isOpen(code) ? undefined : this.deps.store.remove(code),
      ),
      ...games.map((id) => () => this.deps.store.removeGame(id)),
      ...decks.map((id) => () => this.deps.store.removeDeck(id)),
    ];
    if (removals.length === 0) return;
    const codes = tables.slice(0, MOST_NAMED).map(({ code }) => code);
    this.deps.log.info({ ...counts(tables), replays: games.length, decks: decks.length, codes }, 'removing what was announced a day ago');
    for (const [i, remove] of removals.entries()) {
      if (this.#stopped) return;
      if (i > 0 && i % BATCH === 0) await pause(BREATHER);
      await remove();
    }
    this.deps.log.info({ gone: removals.length }, 'tidied up');
  }

  #announce({ tables, games, decks }: Overdue): void {
    this.#announced = new Set([...tables.map(({ code }) => code), ...games, ...decks]);
    if (this.#announced.size === 0) return;
    const from = new Date(this.#time.now() + DAY).toISOString();
    const codes = tables.slice(0, MOST_NAMED).map(({ code }) => code);
    const what = { from, ...counts(tables), replays: games.length, decks: decks.length, codes };
    this.deps.log.warn(what, 'past their time, and removed in a day, unless somebody comes to them or the server is stopped before');
  }
}

const counts = (tables: Overdue['tables']) => ({
  lobbies: tables.filter(({ stage }) => stage === 'lobby').length,
  unfinished: tables.filter(({ stage }) => stage === 'playing').length,
  finished: tables.filter(({ stage }) => stage === 'over').length,
});
