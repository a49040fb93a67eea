import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { backUp, restore } from '../../src/store/backup.js';
import { openStore } from '../../src/store/open.js';
import type { SqlStore } from '../../src/store/sql-store.js';
import { Guest } from '../harness/guest.js';
import { newDatabase, stopOwnCluster } from '../harness/postgres.js';
import { MID_GAME } from '../harness/scenario.js';
import { startServer, type TestServer } from '../harness/server.js';

let server: TestServer;
let code: string;
let ann: Guest;
let folder: string;
beforeAll(async () => {
  server = await startServer({ allowScenarios: true });
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  code = await server.table({ scenario: MID_GAME });
  ann = await Guest.join(server.url, code, 'ann');
  await ann.play({ type: 'taxFrom', card: 'republicans' });
  await ann.ask('chat', { text: 'before' });
});
afterAll(async () => {
  await server.close();
  await stopOwnCluster();
});

const open = (dataDir: string, databaseUrl?: string) => openStore({ dataDir, databaseUrl, durability: 'normal' }, () => {});

async function by<T>(store: Promise<SqlStore>, work: (store: SqlStore) => Promise<T>): Promise<T> {
  const opened = await store;
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
}

/** The command as one types it, beside the server that runs. */
const command = (name: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [join(__dirname, '../../bundle/cli', `${name}.js`), ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: server.dataDir },
  });

describe('U104 backups of a running server', () => {
  test('hold everything, for their owner alone, and come back whole in the other database', async () => {
    const file = join(folder, 'whole');
    expect((await command('backup', file)).stdout).toContain('1 tables');
    expect(statSync(file).mode & 0o077).toBe(0);
    const stored = await by(open(server.dataDir), (store) => store.packed(code));
    const url = await newDatabase();
    expect(await by(open('', url), (store) => restore(store, file, false))).toEqual({ added: 1, replaced: 0, left: 0 });
    expect(await by(open('', url), (store) => store.packed(code))).toEqual(stored);
    expect(await by(open('', url), (store) => store.isUsed(code))).toBe(true);
    const again = join(folder, 'again');
    await by(open('', url), (store) => backUp(store, again, 1));
    expect(readFileSync(again, 'utf8').split('\n').slice(1, -2)).toEqual(readFileSync(file, 'utf8').split('\n').slice(1, -2));
    await expect(command('backup', file)).rejects.toMatchObject({ stderr: expect.stringContaining('is there already') });
  });

  test('leave alone what is there, unless it is to be replaced; then whoever plays goes on from the backup', async () => {
    const file = join(folder, 'replace');
    await command('backup', file);
    const board = structuredClone(ann.board);
    await ann.play({ type: 'taxFrom', card: 'bavarian-illuminati' });
    await ann.ask('chat', { text: 'after' });
    expect((await command('restore', file)).stdout).toContain('0 tables added, 0 replaced, 1 left');
    expect((await ann.ask('chat', { text: 'still here' })).ok).toBe(true);
    expect((await command('restore', '--replace', file)).stdout).toContain('1 replaced');
    // The server finds out with the next thing that happens, and everybody comes back to what the backup had.
    void ann.ask('chat', { text: 'gone' }).catch(() => {});
    await ann.until(() => ann.left !== null);
    const back = await Guest.join(server.url, code, 'ann', { token: ann.token });
    expect(back.board).toEqual(board);
    const said = back.heard.flatMap(({ type, message }) => (type === 'chat' ? (message as { lines: { text: string }[] }).lines : []));
    expect(said.map(({ text }) => text)).toEqual(['before']);
  });

  /** A command between a file at its standard input and one at its output. */
  const piped = async (name: string, args: string[], env: Record<string, string>, input: string, output: string) => {
    const shell = `exec "$0" "$@" < "${input}" > "${output}"`;
    return promisify(execFile)('sh', ['-c', shell, process.execPath, join(__dirname, '../../bundle/cli', `${name}.js`), ...args], {
      env: { PATH: process.env.PATH, ...env },
    });
  };

  test('go through pipes, too, out of one store and into another, with nothing but the backup in them', async () => {
    const [out, said, into] = [join(folder, 'piped'), join(folder, 'said'), mkdtempSync(join(tmpdir(), 'into-'))];
    const { stderr } = await piped('backup', ['-'], { DATA_DIR: server.dataDir }, '/dev/null', out);
    expect(stderr).toBe('1 tables\n');
    await piped('restore', ['-'], { DATA_DIR: into }, out, said);
    expect(readFileSync(said, 'utf8')).toContain('1 tables added');
    expect(await by(open(into), (store) => store.packed(code))).toEqual(await by(open(server.dataDir), (store) => store.packed(code)));
    expect(readdirSync(into).filter((name) => !name.startsWith('illuminice.db'))).toEqual([]);
    // What was cut off on its way is refused, whole.
    const [cut, empty] = [join(folder, 'cut'), mkdtempSync(join(tmpdir(), 'empty-'))];
    writeFileSync(cut, readFileSync(out, 'utf8').split('\n').slice(0, -2).join('\n'));
    await expect(piped('restore', ['-'], { DATA_DIR: empty }, cut, said)).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('the end of the backup is missing'),
    });
    expect(await by(open(empty), (store) => store.codes('', 10))).toEqual([]);
    expect(readdirSync(empty).filter((name) => !name.startsWith('illuminice.db'))).toEqual([]);
  });

  test.each([
    ['nothing', '', /the end of the backup is missing/],
    ['something else', 'hello\n', /line 1: this is not a backup/],
    ['the middle of one', '{"used":[]}\n', /line 1: this is not a backup/],
    ['one of a later release', '{"illuminice":"backup","format":3,"at":1}\n', /line 1: not what a backup of format 2/],
  ])('that are %s are refused, and nothing is written', async (_, text, why) => {
    const file = join(folder, 'bad');
    writeFileSync(file, text);
    const empty = mkdtempSync(join(tmpdir(), 'empty-'));
    await expect(by(open(empty), (store) => restore(store, file, false))).rejects.toThrow(why);
    expect(await by(open(empty), (store) => store.codes('', 10))).toEqual([]);
  });

  test('that were cut off or changed are refused, and nothing is written', async () => {
    const [whole, bad] = [join(folder, 'good'), join(folder, 'worse')];
    await by(open(server.dataDir), (store) => backUp(store, whole, 1));
    const text = readFileSync(whole, 'utf8');
    const empty = mkdtempSync(join(tmpdir(), 'empty-'));
    writeFileSync(bad, `${text.split('\n').slice(0, -2).join('\n')}\n`);
    await expect(by(open(empty), (store) => restore(store, bad, false))).rejects.toThrow('the end of the backup is missing');
    writeFileSync(bad, text.replaceAll('republicans', 'communists'));
    await expect(by(open(empty), (store) => restore(store, bad, false))).rejects.toThrow('was changed');
    expect(await by(open(empty), (store) => store.codes('', 10))).toEqual([]);
  });
});
