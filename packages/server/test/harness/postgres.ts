import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { Client } from 'pg';

let own: ChildProcess | undefined;
let cluster: Promise<string> | undefined;

/** The cluster that `npm test` started for all, else one for this file alone. */
async function clusterUrl(): Promise<string> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return given;
  own = spawn(process.execPath, [join(__dirname, '../../../../scripts/postgres.mjs')], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(own, 'exit').then(() => Promise.reject(new Error('no PostgreSQL to test with; see above')));
  const [line] = (await Promise.race([once(own.stdout as NodeJS.ReadableStream, 'data'), ended])) as [Buffer];
  return String(line).trim();
}

/** The address of a new, empty database. */
export async function newDatabase(): Promise<string> {
  cluster ??= clusterUrl();
  const url = new URL(await cluster);
  // One process runs several test files, each of which has this module anew.
  const name = `test_${randomBytes(8).toString('hex')}`;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}

export async function stopOwnCluster(): Promise<void> {
  if (!own) return;
  const ended = once(own, 'exit');
  own.stdin?.end();
  await ended;
}
