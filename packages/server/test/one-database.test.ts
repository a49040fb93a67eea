import { Client } from 'pg';
import { PostgresLock } from '../src/store/postgres-lock.js';
import { newDatabase, stopOwnCluster } from './harness/postgres.js';
import { startProcess } from './harness/process.js';

let database: string;
beforeEach(async () => {
  database = await newDatabase();
});
afterAll(stopOwnCluster);

const alone = () => startProcess({ DATABASE_URL: database });
const member = () => startProcess({ DATABASE_URL: database, CLUSTER_ADDRESS: '127.0.0.1' });

describe('U104 one PostgreSQL has one server, or one cluster', () => {
  test('a second server is refused in words, and the first plays on; when that ends, another may start', async () => {
    const first = alone();
    const url = await first.url();
    const second = await alone().ended;
    expect(second.code).toBe(1);
    expect(second.stderr).toMatch(
      /^Illuminice cannot start:\nDATABASE_URL: another server is running on this database\. .*CLUSTER_ADDRESS/,
    );
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const mixed = await member().ended;
    expect(mixed.code).toBe(1);
    expect(mixed.stderr).toContain('CLUSTER_ADDRESS: a server without one is running on this database');
    await first.stop('SIGKILL');
    const next = alone();
    await next.url();
    expect((await next.stop()).code).toBe(0);
  });

  test('processes of a cluster start beside each other, and let nobody in who is not of it', async () => {
    const members = [member(), member()];
    await Promise.all(members.map((it) => it.url()));
    expect((await alone().ended).stderr).toContain('DATABASE_URL: another server is running on this database');
    for (const it of members) expect((await it.stop()).code).toBe(0);
  });
});

describe('the lock of a database', () => {
  const free = async (): Promise<boolean> =>
    PostgresLock.take(database, 'alone', () => {}).then(
      (lock) => lock.release().then(() => true),
      () => false,
    );

  test('is taken again after its connection broke, as when the database is restarted', async () => {
    const lock = await PostgresLock.take(database, 'alone', () => {});
    const client = new Client({ connectionString: database });
    await client.connect();
    const holders =
      "FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())";
    const { rows } = await client.query<{ pid: number }>(`SELECT pid ${holders}`);
    await client.query(`SELECT pg_terminate_backend($1)`, [rows[0]?.pid]);
    let pid: number | undefined;
    do pid = (await client.query<{ pid: number }>(`SELECT pid ${holders}`)).rows[0]?.pid;
    while (pid === undefined || pid === rows[0]?.pid);
    await client.end();
    expect(await free()).toBe(false);
    await lock.release();
    expect(await free()).toBe(true);
  });
});
