/** The packages for developers, as strangers get them: packed, installed in an empty folder, compiled strictly, and played with. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTable } from '@illuminice/client-sdk';
import { ROOT, Server } from '../../src/server.js';

jest.setTimeout(600_000);

const PUBLISHED = ['client-sdk', 'protocol', 'rules'];
const home = mkdtempSync(join(tmpdir(), 'packages-'));
const packed = join(home, 'packed');
let server: Server;

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly errors: string;
}

async function run(command: string, args: readonly string[], cwd: string): Promise<Ran> {
  const { PATH, HOME, ...rest } = process.env;
  const child = spawn(command, args, { cwd, env: { ...(rest.npm_config_cache ? rest : {}), PATH, HOME } });
  let out = '';
  let errors = '';
  child.stdout.on('data', (bytes) => {
    out += bytes;
  });
  child.stderr.on('data', (bytes) => {
    errors += bytes;
  });
  const [code] = (await once(child, 'close')) as [number];
  return { code, out, errors };
}

const tsc = (args: string[]) => run(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), ...args], home);

beforeAll(async () => {
  mkdirSync(packed);
  const { code, errors } = await run(process.execPath, ['scripts/packages.mjs', packed], ROOT);
  expect([code, code === 0 ? '' : errors]).toEqual([0, '']);
  writeFileSync(join(home, 'package.json'), JSON.stringify({ name: 'stranger', private: true, type: 'module' }));
  const files = readdirSync(packed).map((file) => join(packed, file));
  const installed = await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', ...files, '@types/node@20'], home);
  expect([installed.code, installed.code === 0 ? '' : installed.errors]).toEqual([0, '']);
  server = await Server.start({ UNLIMITED_ADDRESSES: 'loopback', LONGEST_PAUSE_MS: '0' });
});
afterAll(async () => {
  await server?.stop();
  rmSync(home, { recursive: true, force: true });
});

describe.each(PUBLISHED)('@illuminice/%s', (name) => {
  const folder = join(home, 'node_modules/@illuminice', name);
  const manifest = () => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

  test('says what it is, whose, and since which Node it runs', () => {
    expect(manifest()).toMatchObject({
      license: 'MIT',
      description: expect.any(String),
      engines: { node: '>=20.19' },
      repository: { directory: `packages/${name}` },
    });
    expect(manifest().private).toBeUndefined();
  });

  test('holds what is run, its types, a README and the licence, and nothing else', () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
    expect(files.filter((file) => !/^dist\/.*\.(js|d\.ts)$/.test(file)).sort()).toEqual(['LICENSE', 'README.md', 'package.json']);
    expect(files.filter((file) => file.includes('/cli/'))).toEqual([]);
  });

  test('exports files with types that are there, of one version', () => {
    const { exports, version, dependencies } = manifest();
    for (const entry of Object.values(exports)) {
      expect(Object.keys(entry as object)).toEqual(['types', 'default']);
      for (const file of Object.values(entry as object)) expect(readFileSync(join(folder, file), 'utf8')).not.toBe('');
    }
    for (const [need, of] of Object.entries(dependencies)) if (need.startsWith('@illuminice/')) expect([need, of]).toEqual([need, version]);
  });
});

test('U109 bots outside this repository compile strictly, with the types of all that they stand on', async () => {
  for (const bot of ['bot', 'attacker', 'conspirator']) cpSync(join(ROOT, 'examples', `${bot}.ts`), join(home, `${bot}.ts`));
  const options = ['--strict', '--noUncheckedIndexedAccess', '--skipLibCheck', 'false', '--types', 'node', '--target', 'es2022'];
  const all = [...options, '--module', 'nodenext', '--outDir', 'built', 'bot.ts', 'attacker.ts', 'conspirator.ts'];
  expect(await tsc(all)).toMatchObject({ code: 0, out: '' });
});

test('U109 wrong words are refused by the compiler', async () => {
  const wrong = `import { join } from '@illuminice/client-sdk';
const table = await join('', { name: 'Ada', ruleset: 'inwo' });
await table.act({ type: 'attak' });
export const nothing = table.view?.board.nothing;\n`;
  writeFileSync(join(home, 'wrong.ts'), wrong);
  const { code, out } = await tsc(['--strict', '--noEmit', '--types', 'node', '--target', 'es2022', '--module', 'nodenext', 'wrong.ts']);
  expect(code).not.toBe(0);
  expect(out.match(/wrong\.ts\(\d+/g)).toEqual(['wrong.ts(3', 'wrong.ts(4']);
});

/** Has these bots play at one table. @returns what they say at its end */
async function play(order: { seats: number; ruleset?: 'classic' | 'inwo'; options?: Record<string, unknown> }, ...bots: string[]) {
  const { link } = await openTable(server.url, order);
  return Promise.all(bots.map((bot, i) => run(process.execPath, [`built/${bot}.js`, link, `Bot ${i + 1}`], home)));
}

test.each([
  ['classic', () => play({ seats: 2 }, 'attacker', 'bot')],
  ['INWO', () => play({ seats: 3, ruleset: 'inwo', options: { decks: 'dealt' } }, 'conspirator', 'conspirator', 'conspirator')],
])('U109 bots outside this repository play a whole game of %s', async (_game, played) => {
  const all = await played();
  for (const { code, out } of all) expect([code, out]).toEqual([0, expect.stringMatching(/^won by /)]);
  expect(new Set(all.map(({ out }) => out)).size).toBe(1);
});
