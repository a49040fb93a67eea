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
/** Longest pause before a failed backup is retried, in ms. */
const RETRY = HOUR;
/** Longest timer, in ms; then it is checked anew whether a backup is due. */
const LONGEST_WAIT = 24 * HOUR;

/** Pause while another process writes to the folder, in ms. */
const BUSY = 60_000;

/** Files of backups: begin, and store (earlier releases named none). Others in the folder are left alone. */
const NAME = /^illuminice-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z(?:-([0-9a-f]{8}))?\.jsonl(\.part)?$/;
const nameAt = (date: number, store: string): string =>
  `illuminice-${new Date(date).toISOString().slice(0, 19).replaceAll(':', '-')}Z-${store}.jsonl`;
const timeOf = (name: string): number => Date.parse(name.replace(NAME, '$1T$2:$3:$4Z'));

/** Id of a store in names of its backups: eight hexadecimal digits. */
function idOf({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>): string {
  const { host, pathname, search } =
    databaseUrl === undefined ? { host: '', pathname: resolve(dataDir), search: '' } : new URL(databaseUrl);
  return createHash('sha256').update(`${host} ${pathname} ${search}`).digest('hex').slice(0, 8);
}

/** Backup every so many hours; keeps the last ones. Continues after restarts from the newest file. Processes of a cluster share them. */
export class ScheduledBackups {
  #cancel: () => void = () => {};
  #stopped = false;
  readonly #store: string;
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

  /** Runs with the folder locked. @throws FileLocked if another process writes to it */
  async #alone<T>(work: () => Promise<T>): Promise<T> {
    const lock = FileLock.take(join(this.folder, '.lock'));
    try {
      return await work();
    } finally {
      lock.release();
    }
  }

  /** Begin of the newest whole backup, epoch ms; minus infinity: none. */
  async #newest(): Promise<number> {
    return Math.max(Number.NEGATIVE_INFINITY, ...(await this.#whole()).map(timeOf));
  }

  async #whole(): Promise<string[]> {
    return (await this.#own()).filter((name) => !name.endsWith('.part')).sort();
  }

  /** Names of this store's files, partial ones included. */
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
    // A connection of its own, for a consistent snapshot.
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
