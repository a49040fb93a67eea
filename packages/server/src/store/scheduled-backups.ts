import { constants } from 'node:fs';
import { access, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import { errorCode } from '../error-code.js';
import type { Time, Timers } from '../time.js';
import { backUp } from './backup.js';
import { openStore } from './open.js';
import { CALENDAR } from './tidy.js';

const HOUR = 60 * 60_000;
/** After one that failed the next is tried so much later at most, in ms. */
const RETRY = HOUR;
/** The longest that a timer waits, in ms; whether a backup is due is looked at anew then. */
const LONGEST_WAIT = 24 * HOUR;

/** Backups of ours, and when they were begun; other files in the folder are left alone. */
const NAME = /^illuminice-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.jsonl(\.part)?$/;
const nameAt = (at: number): string => `illuminice-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}Z.jsonl`;
const timeOf = (name: string): number => Date.parse(name.replace(NAME, '$1T$2:$3:$4Z'));

/**
 * Writes a backup of the running server every so many hours, and keeps the last ones. Over a restart it goes on from the
 * newest file that it finds, so a server that is restarted often makes no more of them, and no fewer.
 */
export class ScheduledBackups {
  #cancel: () => void = () => {};
  #stopped = false;
  /** The backup under way, or the last one. */
  running: Promise<void>;

  private constructor(
    private readonly config: Config,
    private readonly folder: string,
    private readonly log: Logger,
    private readonly time: Pick<Time, 'now'> & Timers,
  ) {
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
      wait = (await this.#newest()) + every - this.time.now();
      if (wait <= 0 || wait > every) {
        await this.#backUp();
        wait = every;
      }
    } catch (error) {
      this.log.error({ code: errorCode(error) }, 'the scheduled backup failed');
    }
    if (this.#stopped) return;
    this.#cancel = this.time.after(Math.min(wait, LONGEST_WAIT), () => {
      this.running = this.#round();
    });
  }

  /** When the newest whole one was begun, epoch ms; before all time if there is none. */
  async #newest(): Promise<number> {
    return Math.max(Number.NEGATIVE_INFINITY, ...(await this.#whole()).map(timeOf));
  }

  /** The names of those that are whole, oldest first. */
  async #whole(): Promise<string[]> {
    return (await readdir(this.folder)).filter((name) => NAME.test(name) && !name.endsWith('.part')).sort();
  }

  async #backUp(): Promise<void> {
    // What a process that was killed left half done.
    const parts = (await readdir(this.folder)).filter((name) => NAME.test(name) && name.endsWith('.part'));
    for (const part of parts) await rm(join(this.folder, part), { force: true });
    const name = nameAt(this.time.now());
    // A connection of its own: what the server writes meanwhile stays out of the backup.
    const store = await openStore(this.config, () => {});
    let tables: number;
    try {
      tables = await backUp(store, join(this.folder, name), this.time.now());
    } finally {
      await store.close();
    }
    const old = (await this.#whole()).slice(0, -this.config.backupsKept);
    for (const one of old) await rm(join(this.folder, one), { force: true });
    this.log.info({ file: name, tables, removed: old.length }, 'backed up');
  }
}
