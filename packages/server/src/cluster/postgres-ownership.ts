import { Pool } from 'pg';
import type { Peer } from '../registry/elsewhere.js';
import type { TableOwnership } from './table-ownership.js';

/** Query time-out, in ms: less than a lease, so that a hanging renewal is tried again in time. */
const PATIENCE = 1800;
/** One for the lease, the others for tables. */
const CONNECTIONS = 4;
/** Attempts of a claim that meets a process which ends at this moment. */
const ATTEMPTS = 4;

/** The database's clock, in epoch ms. */
const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

/** Ends expired leases, and their tables with them. One that is being renewed at this moment is skipped. */
const REAP = `DELETE FROM processes WHERE id IN (SELECT id FROM processes WHERE until < ${NOW} FOR UPDATE SKIP LOCKED)`;

/** Heartbeat: one statement, which also ends the leases of the dead. */
const RENEW = `
  WITH renewed AS (
    UPDATE processes SET until = ${NOW} + $2 WHERE id = $1 RETURNING id
  ), reaped AS (
    ${REAP} AND id <> $1 RETURNING id
  )
  SELECT (SELECT count(*) FROM renewed)::int AS renewed,
    ((SELECT count(*) FROM processes) - (SELECT count(*) FROM reaped))::int AS living`;

/** An insertion: the key lets one process through. The raised revision voids writes of the former owner that are still on their way. */
const claimOf = (which: string): string => `
  WITH claimed AS (
    INSERT INTO homes (code, process) SELECT $1, $2 ${which} ON CONFLICT (code) DO NOTHING RETURNING code
  ), fenced AS (
    UPDATE tables SET rev = rev + 1 WHERE code IN (SELECT code FROM claimed)
  )
  SELECT processes.id, address, secret FROM claimed JOIN processes ON processes.id = $2`;
const CLAIM_NEW = claimOf('');
const CLAIM_STORED = claimOf('WHERE EXISTS (SELECT 1 FROM tables WHERE code = $1)');

/** Ownership in PostgreSQL, over connections of its own: no write of a table delays a lease. */
export class PostgresOwnership implements TableOwnership {
  readonly #pool: Pool;

  /** @param report gets errors of idle connections */
  constructor(url: string, report: (error: Error) => void) {
    this.#pool = new Pool({
      connectionString: url,
      max: CONNECTIONS,
      connectionTimeoutMillis: PATIENCE,
      statement_timeout: PATIENCE,
      query_timeout: PATIENCE,
      keepAlive: true,
    });
    this.#pool.on('error', report);
    this.#pool.on('connect', (client) => client.on('error', () => {}));
  }

  async register({ id, address, secret }: Peer, lease: number): Promise<void> {
    await this.#pool.query(`INSERT INTO processes (id, address, secret, until) VALUES ($1, $2, $3, ${NOW} + $4)`, [
      id,
      address,
      secret,
      lease,
    ]);
  }

  async renew(id: string, lease: number): Promise<number | null> {
    const { rows } = await this.#pool.query<{ renewed: number; living: number }>(RENEW, [id, lease]);
    return rows[0]?.renewed === 1 ? rows[0].living : null;
  }

  async leave(id: string): Promise<void> {
    await this.#pool.query('DELETE FROM processes WHERE id = $1', [id]);
  }

  async claim(code: string, id: string, isNew: boolean): Promise<Peer | null> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const { rows } = await this.#pool.query<Peer>(isNew ? CLAIM_NEW : CLAIM_STORED, [code, id]);
      const home = rows[0] ?? (await this.ownerOf(code));
      if (home) return home;
      if (!isNew && (await this.#pool.query('SELECT 1 FROM tables WHERE code = $1', [code])).rowCount === 0) return null;
      await this.#pool.query(REAP);
    }
    throw new Error('nobody can be found at whom the table is at home');
  }

  async release(code: string, id: string): Promise<void> {
    await this.#pool.query('DELETE FROM homes WHERE code = $1 AND process = $2', [code, id]);
  }

  async ownerOf(code: string): Promise<Peer | null> {
    const { rows } = await this.#pool.query<Peer>(
      `SELECT id, address, secret FROM homes JOIN processes ON id = process WHERE code = $1 AND until >= ${NOW}`,
      [code],
    );
    return rows[0] ?? null;
  }

  async peers(id: string): Promise<Peer[]> {
    return (await this.#pool.query<Peer>(`SELECT id, address, secret FROM processes WHERE id <> $1 AND until >= ${NOW}`, [id])).rows;
  }

  async countMisses(spent: ReadonlyMap<string, number>, ms: number): Promise<Map<string, number>> {
    const isOld = `misses.since < ${NOW} - $3`;
    const { rows } = await this.#pool.query<{ address: string; spent: number }>(
      `INSERT INTO misses (address, spent, since) SELECT address, spent, ${NOW} FROM unnest($1::text[], $2::int[]) AS given (address, spent)
       ON CONFLICT (address) DO UPDATE SET
         spent = greatest(0, CASE WHEN ${isOld} THEN 0 ELSE misses.spent END + excluded.spent),
         since = CASE WHEN ${isOld} THEN excluded.since ELSE misses.since END
       RETURNING address, spent::int`,
      [[...spent.keys()], [...spent.values()], ms],
    );
    return new Map(rows.map((row) => [row.address, row.spent]));
  }

  /** Forgets guesses older than this, in ms. */
  async forgetMisses(ms: number): Promise<void> {
    await this.#pool.query(`DELETE FROM misses WHERE since < ${NOW} - $1`, [ms]);
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }
}
