import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import { errorCode } from '../error-code.js';
import type { Time, Timers } from '../time.js';
import { backUp } from './backup.js';
import { FileLock, FileLocked } from './file-lock.js';
import { openStore } from './open.js';
import { CALENDAR } from './retention.js';

const HOUR = 60 * 60_000;
/** After one that failed the next is tried so much later at most, in ms. */
const RETRY = HOUR;
/** The longest that a timer waits, in ms; whether a backup is due is looked at anew then. */
const LONGEST_WAIT = 24 * HOUR;

/** Until the folder is looked at anew while another process writes to it, in ms. */
const BUSY = 60_000;

/** Backups, when they were begun, and of which store; earlier releases named no store. Other files in the folder are left alone. */
const NAME = /^illuminice-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z(?:-([0-9a-f]{8}))?\.jsonl(\.part)?$/;
const nameAt = (at: number, store: string): string =>
  `illuminice-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}Z-${store}.jsonl`;
const timeOf = (name: string): number => Date.parse(name.replace(NAME, '$1T$2:$3:$4Z'));

/** Prefix of one store's backups among those of others in the same folder: eight hexadecimal digits. */
function idOf({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>): string {
  const { host, pathname, search } =
    databaseUrl === undefined ? { host: '', pathname: resolve(dataDir), search: '' } : new URL(databaseUrl);
  return createHash('sha256').update(`${host} ${pathname} ${search}`).digest('hex').slice(0, 8);
}

/**
 * Writes a backup of the running server every so many hours, and keeps the last ones. Over a restart it goes on from the
 * newest file that it finds, so a server that is restarted often makes no more of them, and no fewer. The processes of a
 * cluster that share the folder make one together; servers with stores of their own each make and keep theirs.
 */
export class ScheduledBackups {
  #cancel: () => void = () => {};
  #stopped = false;
  readonly #store: string;
  /** The backup under way, or the last one. */
  running: Promise<void>;

  private constructor(
    private readonly config: Config,
    private readonly folder: string,
    private readonly log: Logger,
    private readonly time: Pick<Time, 'now'> & Timers,
  ) {
    this.#store = idOf(config);
    this.running = this.#round();
  }

  /** @returns null without `BACKUP_DIR`. @throws Error that names the setting, if nothing can be written there */
  static async start(config: Config, log: Logger, time: Pick<Time, 'now'> & Timers = CALENDAR): Promise<ScheduledBackups | null> {
    const { backupDir } = config;
    if (backupDir === undefined) return null;
    try {
      await mkdir(backupDir, { recursive: true, mode: 0o700 });
      await access(backupDir, constants.R_OK | constants.W_OK | constants.X_OK);
    } catch (error) {
      throw new Error(
        `BACKUP_DIR: "${backupDir}" cannot be written (${errorCode(error)}); choose a folder, like BACKUP_DIR=./data/backups`,
      );
    }
    return new ScheduledBackups(config, backupDir, log, time);
  }

  /** Ends it, once the backup under way is through. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#cancel();
    await this.running;
  }

  async #round(): Promise<void> {
    const every = this.config.backupHours * HOUR;
    let wait = Math.min(every, RETRY);
    try {
      wait = await this.#alone(async () => {
        const left = (await this.#newest()) + every - this.time.now();
        if (left > 0 && left <= every) return left;
        await this.#backUp();
        return every;
      });
    } catch (error) {
      if (error instanceof FileLocked) wait = BUSY;
      else this.log.error({ code: errorCode(error) }, 'the scheduled backup failed');
    }
    if (this.#stopped) return;
    this.#cancel = this.time.after(Math.min(wait, LONGEST_WAIT), () => {
      this.running = this.#round();
    });
  }

  /** Does this while no other process writes to the folder. @throws FileLocked if one does */
  async #alone<T>(work: () => Promise<T>): Promise<T> {
    const lock = FileLock.take(join(this.folder, '.lock'));
    try {
      return await work();
    } finally {
      lock.release();
    }
  }

  /** When the newest whole one was begun, epoch ms; before all time if there is none. */
  async #newest(): Promise<number> {
    return Math.max(Number.NEGATIVE_INFINITY, ...(await this.#whole()).map(timeOf));
  }

  /** The names of those that are whole, oldest first. */
  async #whole(): Promise<string[]> {
    return (await this.#own()).filter((name) => !name.endsWith('.part')).sort();
  }

  /** The names of those of this store, half written ones included. */
  async #own(): Promise<string[]> {
    return (await readdir(this.folder)).filter((name) => {
      const [, , , , , store = this.#store] = NAME.exec(name) ?? [null, '', '', '', '', ''];
      return store === this.#store;
    });
  }

  async #backUp(): Promise<void> {
    // Leftovers of a killed process.
    const parts = (await this.#own()).filter((name) => name.endsWith('.part'));
    for (const part of parts) await rm(join(this.folder, part), { force: true });
    const name = nameAt(this.time.now(), this.#store);
    // A connection of its own: what the server writes meanwhile stays out of the backup.
    const store = await openStore(this.config, () => {});
    let tables: number;
    try {
      tables = await backUp(store, join(this.folder, name), this.time.now());
    } finally {
      await store.close();
    }
    const old = (await this.#whole()).slice(0, -this.config.backupsKept);
    for (const file of old) await rm(join(this.folder, file), { force: true });
    this.log.info({ file: name, tables, removed: old.length }, 'backed up');
  }
}
