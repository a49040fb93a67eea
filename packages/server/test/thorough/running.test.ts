/** What the host sees of a server that starts, runs, and stops: its log, its exit codes, /healthz and /readyz. */
import { mkdtempSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect, createServer as createConnections } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { Client } from 'pg';
import { errorCode } from '../../src/error-code.js';
import { newDatabase, stopOwnCluster } from '../harness/postgres.js';
import { startProcess } from '../harness/process.js';
import { get, post } from '../harness/server.js';
import { ask } from '../harness/wire.js';

// A machine that is busy with something else is no failure.
jest.setTimeout(180_000);
afterAll(stopOwnCluster);

const newFolder = () => mkdtempSync(join(tmpdir(), 'running-'));
/** Asks until the answer is this one: the store is asked every other second at most. */
async function until(url: string, status: number): Promise<unknown> {
  for (;;) {
    const answer = await get(url);
    if (answer.status === status) return answer.body;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

test('U104 the log says what was started, with which settings, and that it stops; a JSON line each', async () => {
  const server = startProcess({ LOG_LEVEL: 'info', MAX_TABLES: '7', ADMIN_PASSWORD: 'correct horse battery', DATA_DIR: newFolder() });
  const url = await server.url();
  expect((await get(`${url}/healthz`)).status).toBe(200);
  expect(await get(`${url}/readyz`)).toEqual({ status: 200, body: { ok: true } });
  expect(await server.stop()).toMatchObject({ code: 0, stderr: '' });
  const said = server.log.map(({ msg }) => msg);
  expect(said).toEqual(['started', expect.stringMatching(/^Illuminice is open at http/), 'stopping', 'stopped']);
  expect(server.log[0]).toMatchObject({ store: 'sqlite', tables: 0, schema: expect.any(Number), wire: expect.any(Number) });
  expect(server.log[0]?.settings).toMatchObject({ MAX_TABLES: '7', ADMIN_PASSWORD: '(not shown)', LOG_LEVEL: 'info' });
  expect(server.log[1]).toMatchObject({ release: expect.stringMatching(/^\d+\.\d+\.\d+/) });
  expect(server.stdout).not.toContain('correct horse');
});

test('U104 the line with the address stands in the log at any level, and is the only one when all is well', async () => {
  const server = startProcess({ LOG_LEVEL: 'error' });
  await server.url();
  expect(await server.stop()).toMatchObject({ code: 0 });
  expect(server.log).toHaveLength(1);
});

test('U104 a port that is taken, and an address of another machine, are named once, by their setting', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  const taken = await startProcess({ PORT: String(port) }).ended;
  expect(taken).toMatchObject({ code: 1, stdout: '' });
  expect(taken.stderr).toBe(
    `Illuminice cannot start:\nPORT: ${port} is taken by another program (EADDRINUSE); choose another one, like PORT=8080\n`,
  );
  other.close();
  const elsewhere = await startProcess({ HOST: '192.0.2.1' }).ended;
  expect(elsewhere).toMatchObject({ code: 1, stdout: '' });
  expect(elsewhere.stderr).toMatch(
    /^Illuminice cannot start:\nHOST: "192\.0\.2\.1" is no address of this machine \(EADDRNOTAVAIL\); .+\n$/,
  );
});

test('U104 while SQLite cannot be written, /readyz says so and the log says why; /healthz says that the process lives', async () => {
  const folder = newFolder();
  const server = startProcess({ DATA_DIR: folder });
  const url = await server.url();
  await until(`${url}/readyz`, 200);
  // Somebody else holds the file for writing.
  const db = new Database(join(folder, 'illuminice.db'));
  db.exec('BEGIN IMMEDIATE');
  expect(await until(`${url}/readyz`, 503)).toMatchObject({ refusal: { why: 'unsaved' } });
  expect((await get(`${url}/healthz`)).status).toBe(200);
  db.exec('ROLLBACK');
  db.close();
  await until(`${url}/readyz`, 200);
  await server.stop();
  const said = server.log.filter(({ msg }) => String(msg).startsWith('the store'));
  expect(said).toMatchObject([
    { level: 50, code: 'SQLITE_BUSY' },
    { level: 30, msg: 'the store can be written again' },
  ]);
});

test('U104 a server on a damaged file is not ready, and the log has the code', async () => {
  const folder = newFolder();
  const first = startProcess({ DATA_DIR: folder });
  const url = await first.url();
  for (let i = 0; i < 40; i += 1) await post(`${url}/api/tables`, { start: true, computers: 2, seats: 3 });
  await first.stop();
  const file = join(folder, 'illuminice.db');
  const db = new Database(file);
  const [{ rootpage }] = db.prepare("SELECT rootpage FROM sqlite_master WHERE name = 'tables'").all() as [{ rootpage: number }];
  db.close();
  const fd = await open(file, 'r+');
  await fd.write(Buffer.alloc(4096, 0xff), 0, 4096, (rootpage - 1) * 4096);
  await fd.close();
  const second = startProcess({ DATA_DIR: folder });
  const again = await second.url().catch(() => null);
  // It may also refuse to start, if it finds out at once.
  if (again === null) return expect(second.stderr).toContain('malformed');
  await until(`${again}/readyz`, 503);
  await second.stop();
  expect(second.log.map(({ code }) => code)).toContain('SQLITE_CORRUPT');
});

test('U104 while PostgreSQL refuses, /readyz says so, and goes on by itself', async () => {
  const url = await newDatabase();
  const server = startProcess({ DATABASE_URL: url });
  const at = await server.url();
  await until(`${at}/readyz`, 200);
  const { pathname } = new URL(url);
  const name = pathname.slice(1);
  const admin = new Client({ connectionString: Object.assign(new URL(url), { pathname: '/postgres' }).href });
  await admin.connect();
  await admin.query(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS false`);
  await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
  expect(await until(`${at}/readyz`, 503)).toMatchObject({ refusal: { why: 'unsaved' } });
  expect((await get(`${at}/healthz`)).status).toBe(200);
  await admin.query(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS true`);
  await admin.end();
  await until(`${at}/readyz`, 200);
  expect(await server.stop()).toMatchObject({ code: 0 });
  expect(server.log.some(({ level, code, msg }) => level === 50 && code && String(msg).startsWith('the store cannot'))).toBe(true);
});

test('U104 a PostgreSQL that is not up yet is waited for, one that refuses is not', async () => {
  const database = new URL(await newDatabase());
  const door = createConnections().listen(0, '127.0.0.1');
  await new Promise((resolve) => door.once('listening', resolve));
  const { port } = door.address() as AddressInfo;
  await new Promise((resolve) => door.close(resolve));
  const server = startProcess({ DATABASE_URL: Object.assign(new URL(database), { port: String(port) }).href });
  await server.wrote(/the database is not up yet; waiting for it/);
  // Now it comes up.
  const up = createConnections((socket) => {
    const real = connect(Number(database.port), database.hostname);
    socket.pipe(real).pipe(socket);
    for (const one of [socket, real]) one.on('error', () => {});
  }).listen(port, '127.0.0.1');
  await until(`${await server.url()}/readyz`, 200);
  expect(await server.stop()).toMatchObject({ code: 0 });
  expect(server.log[0]).toMatchObject({ level: 40, code: 'ECONNREFUSED' });
  up.close();

  const none = startProcess({ DATABASE_URL: Object.assign(new URL(database), { pathname: '/nowhere' }).href });
  const { code, stdout, stderr } = await none.ended;
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^Illuminice cannot start:\nDATABASE_URL: .*"nowhere" does not exist\n$/);
});

test('U104 a page that is refused because a proxy passed on another Host is named in the log, once', async () => {
  const server = startProcess({});
  const url = await server.url();
  for (let i = 0; i < 3; i += 1) {
    const refused = await ask(`${url}/api/tables`, {
      method: 'POST',
      headers: { origin: 'https://games.example', host: 'localhost:2567' },
    });
    expect(refused.status).toBe(403);
  }
  for (let i = 0; i < 20; i += 1) await ask(`${url}/api/tables`, { method: 'POST', headers: { origin: `https://evil${i}.example` } });
  await server.stop();
  const warnings = server.log.filter(({ msg }) => String(msg).startsWith('a page of another address was refused'));
  expect(warnings[0]).toMatchObject({
    level: 40,
    origin: 'https://games.example',
    host: 'localhost:2567',
    msg: expect.stringContaining('PUBLIC_URL'),
  });
  expect(warnings.filter(({ origin }) => origin === 'https://games.example')).toHaveLength(1);
  expect(warnings.length).toBeLessThanOrEqual(5);
});

test('U102 of an error the log has the code, however deep it lies, and nothing else', () => {
  expect(errorCode(Object.assign(new Error('secret'), { code: 'SQLITE_FULL' }))).toBe('SQLITE_FULL');
  expect(errorCode(new Error('outer', { cause: Object.assign(new Error('inner'), { code: 'ECONNREFUSED' }) }))).toBe('ECONNREFUSED');
  for (const odd of [null, undefined, 'text', new Error('x'), { code: 7 }, { code: 'my secret card' }])
    expect(errorCode(odd)).toBeUndefined();
});
