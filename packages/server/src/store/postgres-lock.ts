import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

/** Arbitrary advisory-lock number; the serving process holds it. */
const SERVING_LOCK = 5_318_008_225;
/** How long the former server may take to release, and the pause between attempts; ms. */
const PATIENCE = 5000;
const NEXT_ATTEMPT = 250;
/** Time-out of a connection; ms. */
const CONNECT = 5000;
/** Lets the database notice soon that the holder's machine is gone. */
const KEEPALIVE = 'SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3';

/**
 * Advisory lock, dropped with its holder's connection: for one server, or for all of a cluster. A broken connection is renewed with its
 * lock.
 */
export class PostgresLock {
  #client: Client | null = null;
  #released = false;

  private constructor(
    private readonly url: string,
    private readonly kind: 'alone' | 'together',
    private readonly lost: () => void,
  ) {}

  /**
   * @param kind `together`: shared with others of this kind @param lost called if another server took the database meanwhile
   * @throws Error in words for the host, if another server has the database
   */
  static async take(url: string, kind: 'alone' | 'together', lost: () => void): Promise<PostgresLock> {
    const lock = new PostgresLock(url, kind, lost);
    if (await lock.#tryFor(PATIENCE)) return lock;
    await lock.release();
    throw new Error(
      kind === 'alone'
        ? 'DATABASE_URL: another server is running on this database. Stop that one first, or give each of them a CLUSTER_ADDRESS (like CLUSTER_ADDRESS=auto), so that they share the tables'
        : 'CLUSTER_ADDRESS: a server without one is running on this database. Stop that one first, and start it with a CLUSTER_ADDRESS, too',
    );
  }

  async release(): Promise<void> {
    this.#released = true;
    await this.#client?.end().catch(() => {});
  }

  /** Connects, and tries for the lock for so many ms. */
  async #tryFor(ms: number): Promise<boolean> {
    const client = new Client({ connectionString: this.url, connectionTimeoutMillis: CONNECT, keepAlive: true });
    client.on('error', () => {});
    await client.connect();
    await client.query(KEEPALIVE);
    const ask = `SELECT ${this.kind === 'alone' ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared'}($1) AS held`;
    for (const until = performance.now() + ms; ; await pause(NEXT_ATTEMPT)) {
      const { rows } = await client.query<{ held: boolean }>(ask, [SERVING_LOCK]);
      if (rows[0]?.held) break;
      if (performance.now() < until) continue;
      await client.end();
      return false;
    }
    this.#client = client;
    client.once('end', () => void this.#takeAgain());
    // Released or broken meanwhile.
    if (this.#released) await client.end();
    return true;
  }

  async #takeAgain(): Promise<void> {
    let told = false;
    while (!this.#released) {
      const held = await this.#tryFor(0).catch(() => null);
      if (held) return;
      if (held === false && !told) {
        told = true;
        this.lost();
      }
      await pause(PATIENCE, undefined, { ref: false });
    }
  }
}
