/** The client in Python, as strangers get it: installed by pip in an environment of its own, type-checked, and played with. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTable } from '@illuminice/client-sdk';
import { ROOT, Server } from '../../src/server.js';

jest.setTimeout(600_000);

const home = mkdtempSync(join(tmpdir(), 'python-'));
let server: Server;

async function run(command: string, ...args: string[]): Promise<{ code: number; out: string }> {
  const child = spawn(command, args, { cwd: join(home, 'python'), stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes) => {
      out += bytes;
    });
  const [code] = (await once(child, 'close')) as [number];
  return { code, out };
}
const bin = (name: string): string => join(home, 'venv/bin', name);

cpSync(join(ROOT, 'examples/python'), join(home, 'python'), { recursive: true });
const done = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { cwd: join(home, 'python'), timeout: 90_000, stdio: 'ignore' }).status === 0;
const pip = ['install', '--quiet', '--timeout', '10', '--retries', '2'];
const isInstalled = done('python3', '-m', 'venv', join(home, 'venv')) && done(bin('pip'), ...pip, '.');
const hasTypes = isInstalled && done(bin('pip'), ...pip, 'mypy');
if (!hasTypes) console.error(`The client in Python is not ${isInstalled ? 'type-checked' : 'tested'}: pip cannot install what that needs.`);
const playing = isInstalled ? test : test.skip;

beforeAll(async () => {
  server = await Server.start({ UNLIMITED_ADDRESSES: 'loopback', LONGEST_PAUSE_MS: '0' });
});
afterAll(async () => {
  await server?.stop();
  rmSync(home, { recursive: true, force: true });
});

(hasTypes ? test : test.skip)('U109 the client in Python has the types that it says', async () => {
  expect(await run(bin('mypy'))).toEqual({ code: 0, out: expect.stringMatching(/^Success/) });
});

playing('U109 two bots in Python play a whole classic game', async () => {
  const { link } = await openTable(server.url, { seats: 2 });
  const both = await Promise.all(['Ada', 'Eve'].map((name) => run(bin('illuminice-bot'), link, name)));
  expect(both).toEqual([
    { code: 0, out: expect.stringMatching(/^won by p\d\n$/) },
    { code: 0, out: both[0]?.out },
  ]);
});

playing('U109 a bot in Python plays a whole game of INWO against computers', async () => {
  const { link } = await openTable(server.url, { ruleset: 'inwo', seats: 3, computers: 2, start: true, options: { decks: 'dealt' } });
  expect(await run(bin('illuminice-bot'), link, 'Ada')).toEqual({ code: 0, out: expect.stringMatching(/^won by p\d/) });
});

playing('U109 a table that is not there is named in words', async () => {
  expect(await run(bin('illuminice-bot'), `${server.url}/t/BCDFGH`)).toMatchObject({
    code: 1,
    out: expect.stringMatching(/^There is no table/),
  });
  expect(await run(bin('illuminice-bot'))).toMatchObject({ code: 1, out: expect.stringMatching(/^usage:/) });
});
