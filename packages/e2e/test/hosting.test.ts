/**
 * What the Dockerfile does, without Docker: its layout is made by the same script, its CMD and HEALTHCHECK are read from
 * it and run as they stand there, as somebody who is not root.
 */
import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { launch } from '../src/browser.js';
import { ROOT, Server } from '../src/server.js';

// A machine that is busy with something else is no failure.
jest.setTimeout(120_000);

const run = promisify(execFile);
const dockerfile = readFileSync(join(ROOT, 'Dockerfile'), 'utf8').replaceAll('\\\n', ' ');
/** The words of an instruction in its exec form. */
const words = (instruction: RegExp): string[] => JSON.parse(instruction.exec(dockerfile)?.[1] ?? 'null') as string[];
const command = words(/^CMD (\[.*\])$/m);
const health = words(/^HEALTHCHECK .* CMD (\[.*\])$/m);
/** Nobody, where we may become somebody else. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

let folder: string;
let shipped: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'illuminice-ship-'));
  chmodSync(folder, 0o755);
  shipped = join(folder, 'app');
  await run(process.execPath, ['scripts/ship.mjs', shipped], { cwd: ROOT, maxBuffer: 1 << 26 });
}, 240_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const host = (env: Record<string, string> = {}) =>
  Server.run(command.slice(1), { NODE_ENV: 'production', LOG_LEVEL: 'info', ...env }, { cwd: shipped, ...nobody });

const healthCheck = (port: string) =>
  run(health[0] === 'node' ? process.execPath : '', health.slice(1), { env: { PORT: port }, ...nobody }).then(
    () => 'healthy',
    () => 'unhealthy',
  );

test('U104: the shipped server runs as nobody, serves the pages, is healthy, and goes away when told to', async () => {
  expect(command[0]).toBe('node');
  const server = await host();
  const port = new URL(server.url).port;
  expect(await healthCheck(port)).toBe('healthy');
  const page = await (await fetch(server.url)).text();
  const script = /<script[^>]+src="([^"]+)"/.exec(page)?.[1] ?? '';
  expect((await fetch(server.url + script)).status).toBe(200);
  await server.openLobby();

  expect(await server.stop('SIGTERM')).toBe(0);
  expect(await healthCheck(port)).toBe('unhealthy');
});

test('U104: what is shipped is sent compressed', async () => {
  const server = await host();
  const page = await (await fetch(server.url)).text();
  const [, script] = /<script[^>]+src="([^"]+)"/.exec(page) ?? [];
  for (const encoding of ['br', 'gzip']) {
    const { headers } = await fetch(server.url + script, { headers: { 'accept-encoding': encoding } });
    expect(headers.get('content-encoding')).toBe(encoding);
  }
  await server.stop();
});

test('U104: a table outlives a server that is killed, and is found under its code in the next one', async () => {
  const data = mkdtempSync(join(tmpdir(), 'illuminice-kept-'));
  chmodSync(data, 0o777);
  const first = await host({ DATA_DIR: data });
  const code = await first.openLobby({ name: 'Kept' });
  expect(await first.stop('SIGKILL')).toBe('SIGKILL');
  const second = await host({ DATA_DIR: data });
  const found = await fetch(`${second.url}/api/tables/${code}`);
  expect(await found.json()).toMatchObject({ code, name: 'Kept', stage: 'lobby' });
  expect(await second.stop()).toBe(0);
  rmSync(data, { recursive: true, force: true });
});

test('U102, U104: a host in production never opens tables from scenarios', async () => {
  await expect(host({ ALLOW_SCENARIOS: '1' })).rejects.toThrow(/ALLOW_SCENARIOS/);
  const server = await host();
  await expect(server.openTable({ name: 'anything' })).rejects.toThrow('403');
  await server.stop();
});

test('U104: the first page asks for the password of a server that opens tables by one, and links to the pages of its host', async () => {
  const server = await host({ CREATE_PASSWORD: 'let us play', IMPRINT_URL: 'https://example.org/imprint' });
  const browser = await launch();
  const page = await browser.newPage();
  await page.goto(server.url);
  expect(await page.getByRole('link', { name: 'Imprint' }).getAttribute('href')).toBe('https://example.org/imprint');
  expect(await page.getByRole('link', { name: 'Privacy' }).count()).toBe(0);
  expect(await page.getByTestId('home-password').count()).toBe(0);
  await page.getByTestId('home-create').click();
  await page.getByTestId('home-password').fill('let us play');
  await page.getByTestId('home-create').click();
  await page.waitForURL(/\/t\/[A-Z0-9]{6}/);
  await browser.close();
  await server.stop();
});
