import { randomBytes } from 'node:crypto';
import { Elsewhere, type Peer } from '../registry/elsewhere.js';
import type { Time, Timers } from '../time.js';
import type { TableOwnership } from './table-ownership.js';

/** How long a lease holds by the database's clock, and how often it is renewed; ms. */
export const LEASE = 5000;
export const HEARTBEAT = 1250;
/** A lease counts as lost this long before its end: tables close before anybody else may open them; ms. */
export const MARGIN = 1000;
/** Pause after a database error; ms. */
const AGAIN = 500;

export interface Fate {
  /** The lease could not be renewed: every table must close. */
  lost(): void;
  living(count: number): void;
  /** The database cannot be asked; called once, until it can. */
  failed(error: unknown): void;
  /** The database answers again, under a new lease. */
  joined(): void;
}

/** Lease of this process, and the tables that are at home here under it. */
export class Membership {
  /** Own process, and until when the lease counts, by `time.now`. */
  #lease: { self: Peer; until: number } | null = null;
  readonly #claimed = new Map<string, string>();
  #cancelBeat = () => {};
  #cancelEnd = () => {};
  #failing = false;
  #stopped = false;

  /** @param address `host:port` for other processes */
  constructor(
    private readonly ownership: TableOwnership,
    private readonly address: string,
    private readonly time: Pick<Time, 'now'> & Timers,
    private readonly fate: Fate,
  ) {}

  async start(): Promise<void> {
    await this.#join();
    await this.#beat();
  }

  /** True if the lease holds, so that tables may be opened here. */
  get holds(): boolean {
    return this.#lease !== null && this.time.now() < this.#lease.until;
  }

  get self(): Peer | null {
    return this.#lease?.self ?? null;
  }

  /** True if a table was claimed under the present lease. */
  isHome(code: string): boolean {
    return this.holds && this.#claimed.get(code) === this.#lease?.self.id;
  }

  /** Takes a table; false if it does not exist. @param isNew the table does not exist yet @throws Elsewhere if another process has it */
  async claim(code: string, isNew: boolean): Promise<boolean> {
    const { self } = this.#lease ?? {};
    if (!self || !this.holds) throw new Error('this process holds no lease');
    const home = await this.ownership.claim(code, self.id, isNew);
    if (home === null) return false;
    if (home.id !== self.id) throw new Elsewhere(home);
    this.#claimed.set(code, self.id);
    return true;
  }

  /** Gives up a closed and written table. If the database cannot be asked, it stays at home here. */
  async release(code: string): Promise<void> {
    const id = this.#claimed.get(code);
    if (id === undefined) return;
    this.#claimed.delete(code);
    if (id === this.#lease?.self.id) await this.ownership.release(code, id).catch(() => {});
  }

  /** Owner of a table, if that is another living process. */
  async elsewhere(code: string): Promise<Peer | null> {
    const home = await this.ownership.ownerOf(code);
    return home && home.id !== this.#lease?.self.id ? home : null;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#cancelBeat();
    this.#cancelEnd();
    const { self } = this.#lease ?? {};
    this.#lease = null;
    if (self) await this.ownership.leave(self.id).catch(() => {});
  }

  async #join(): Promise<void> {
    const asked = this.time.now();
    const self = { id: randomBytes(9).toString('base64url'), address: this.address, secret: randomBytes(24).toString('base64url') };
    await this.ownership.register(self, LEASE);
    if (this.#stopped) return;
    this.#hold(self, asked);
  }

  /** The lease counts from the request, so that it ends here before it ends in the database. */
  #hold(self: Peer, asked: number): void {
    const until = asked + LEASE - MARGIN;
    this.#lease = { self, until };
    this.#cancelEnd();
    this.#cancelEnd = this.time.after(Math.max(0, until - this.time.now()), () => this.#lose());
  }

  async #beat(): Promise<void> {
    let next = HEARTBEAT;
    try {
      await this.#renew();
      this.#failing = false;
    } catch (error) {
      if (!this.#failing) this.fate.failed(error);
      this.#failing = true;
      next = AGAIN;
    }
    if (!this.#stopped) this.#cancelBeat = this.time.after(next, () => void this.#beat());
  }

  async #renew(): Promise<void> {
    if (!this.#lease) {
      await this.#join();
      this.fate.joined();
    }
    if (!this.#lease) return;
    const { self } = this.#lease;
    const asked = this.time.now();
    const living = await this.ownership.renew(self.id, LEASE);
    // The lease may have ended during the request, or the process may have stood still.
    if (this.#stopped || this.#lease?.self !== self) return;
    if (living === null || !this.holds) this.#lose();
    else {
      this.#hold(self, asked);
      this.fate.living(living);
    }
  }

  #lose(): void {
    if (!this.#lease) return;
    this.#cancelEnd();
    this.#lease = null;
    this.fate.lost();
  }
}
