/** A PostgreSQL of its own for tests, on a free port and in a temporary folder; gone when they are. */
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptInstall } from './apt.mjs';
import { say } from './workspace.mjs';

const DEBIAN = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

/** The folder with `initdb` and `postgres`, or null. */
function binaries() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions.map((version) => join(DEBIAN, version, 'bin')).find((folder) => existsSync(join(folder, 'postgres')));
  if (found) return found;
  const config = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  const folder = config.status === 0 ? config.stdout.trim() : '';
  return folder && existsSync(join(folder, 'initdb')) ? folder : null;
}

/** The same, installed first where it is missing and we may. */
async function findOrInstall() {
  const here = binaries();
  if (here) return here;
  await aptInstall('PostgreSQL', 'postgresql');
  return binaries();
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** PostgreSQL refuses to run as root; Debian's package brings a user of its own. */
function unprivileged() {
  if (!isRoot) return {};
  for (const name of ['postgres', 'nobody']) {
    const id = (flag) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout);
    const [uid, gid] = [id('-u'), id('-g')];
    if (uid > 0) return { uid, gid };
  }
  return null;
}

/**
 * Starts a cluster.
 *
 * @returns {Promise<{ url: string, stop: () => void, pause: () => void, resume: () => void } | null>} the address of an empty
 *   database, and what ends it for good, or for a while; null, having said why
 */
export async function startPostgres() {
  const bin = await findOrInstall();
  const user = unprivileged();
  if (!bin || !user) {
    say(
      [
        'No PostgreSQL was found, and none could be installed. The tests of the store need one:',
        '  Debian, Ubuntu:  apt-get install postgresql',
        '  elsewhere: pg_config on the PATH has to tell where initdb and postgres are (the server, not only the client)',
      ].join('\n'),
    );
    return null;
  }
  const folder = mkdtempSync(join(tmpdir(), 'illuminice-postgres-'));
  if (user.uid) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const call = (name, ...args) => {
    const { status, stdout, stderr, error } = spawnSync(join(bin, name), args, { ...user, cwd: folder, encoding: 'utf8', timeout: 60_000 });
    if (status !== 0) throw new Error(`${name} failed: ${error?.message ?? ''}${stdout ?? ''}${stderr ?? ''}`);
  };
  const stop = () => {
    spawnSync(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], { ...user, cwd: folder, stdio: 'ignore' });
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    call('initdb', '-D', data, '-U', 'illuminice', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync');
    const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off`;
    call('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-w', '-o', settings, 'start');
    const pause = () => call('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
    const resume = () => call('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-w', '-o', settings, 'start');
    return { url: `postgres://illuminice@127.0.0.1:${port}/postgres`, stop, pause, resume };
  } catch (error) {
    say(String(error.message));
    stop();
    return null;
  }
}
