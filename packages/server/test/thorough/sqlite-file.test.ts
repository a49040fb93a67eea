/** The SQLite file as the host handles it: copied, shared by mistake, in a folder of somebody else. */
import { chmodSync, copyFileSync, existsSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../src/store/open.js';
import { SQLITE_FILE } from '../../src/store/sqlite.js';
import { command, startProcess } from '../harness/process.js';
import { post } from '../harness/server.js';

// A machine that is busy with something else is no failure.
jest.setTimeout(180_000);

const newFolder = () => mkdtempSync(join(tmpdir(), 'file-'));
const openTables = async (url: string, count: number) => {
  for (let i = 0; i < count; i += 1)
    expect((await post(`${url}/api/tables`, { start: true, computers: 2, seats: 2 + 1 })).status).toBe(201);
};
const walSize = (folder: string) => statSync(join(folder, `${SQLITE_FILE}-wal`), { throwIfNoEntry: false })?.size ?? 0;

test('U104 after a clean stop, a copy of the database file alone holds every table', async () => {
  const folder = newFolder();
  const server = startProcess({ DATA_DIR: folder });
  await openTables(await server.url(), 3);
  expect(walSize(folder)).toBeGreaterThan(0);
  expect(await server.stop()).toMatchObject({ code: 0 });

  expect(walSize(folder)).toBe(0);
  const copy = newFolder();
  copyFileSync(join(folder, SQLITE_FILE), join(copy, SQLITE_FILE));
  expect((await command('verify', [], { DATA_DIR: copy })).stdout).toBe('3 tables, 0 damaged\n');
});

test('U104 after a restore, too, and after a server that was killed once a command has looked at it', async () => {
  const [folder, empty] = [newFolder(), newFolder()];
  const server = startProcess({ DATA_DIR: folder });
  await openTables(await server.url(), 2);
  await server.stop('SIGKILL');
  expect(walSize(folder)).toBeGreaterThan(0);
  const file = join(newFolder(), 'kept');
  await command('backup', [file], { DATA_DIR: folder });
  expect(walSize(folder)).toBe(0);
  expect((await command('restore', [file], { DATA_DIR: empty })).stdout).toContain('2 tables added');
  expect(walSize(empty)).toBe(0);
});

test('U104 a second server on one SQLite file is refused, commands are not, and after a SIGKILL the next one starts at once', async () => {
  const folder = newFolder();
  const first = startProcess({ DATA_DIR: folder });
  await openTables(await first.url(), 1);

  const second = startProcess({ DATA_DIR: folder });
  await expect(second.url()).rejects.toThrow(/DATA_DIR: .*illuminice\.db cannot be opened: another server is running on it/);
  expect(await second.ended).toMatchObject({ code: 1, signal: null });
  expect((await command('verify', [], { DATA_DIR: folder })).stdout).toBe('1 tables, 0 damaged\n');
  expect((await command('backup', [join(newFolder(), 'kept')], { DATA_DIR: folder })).stdout).toContain('1 tables');
  await openTables(await first.url(), 1);

  await first.stop('SIGKILL');
  const third = startProcess({ DATA_DIR: folder });
  await third.url();
  expect(await third.stop()).toMatchObject({ code: 0 });
});

test('U104 the lock goes with the store that held it, and only its owner may read it', async () => {
  const place = { dataDir: newFolder(), databaseUrl: undefined, durability: 'normal' as const };
  const first = await openStore(place, () => {}, true);
  await expect(openStore(place, () => {}, true)).rejects.toThrow('another server');
  expect(statSync(join(place.dataDir, `${SQLITE_FILE}.lock`)).mode & 0o077).toBe(0);
  await first.close();
  await (await openStore(place, () => {}, true)).close();
});

describe('U104 a folder that cannot be used', () => {
  test('below /proc is refused instead of waited for', async () => {
    const place = { dataDir: '/proc/none/data', databaseUrl: undefined, durability: 'normal' as const };
    await expect(openStore(place, () => {})).rejects.toThrow(/DATA_DIR: .*ENOENT/);
  });

  const asNobody = process.getuid?.() === 0 && existsSync('/etc/passwd') ? test : test.skip;
  asNobody('by this user is named, with who must own it', async () => {
    const folder = newFolder();
    chmodSync(folder, 0o755);
    const server = startProcess({ DATA_DIR: folder }, { uid: 65_534, gid: 65_534 });
    await expect(server.url()).rejects.toThrow(/DATA_DIR: .*must belong to the user 65534: chown -R 65534:65534/);
    expect(await server.ended).toMatchObject({ code: 1 });
  });
});
