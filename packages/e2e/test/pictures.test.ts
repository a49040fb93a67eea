/** Pictures of the cards as they are served and seen: what they weigh on the wire, that cards are told apart by them, who drew them. */
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import { launch } from '../src/browser.js';
import { ROOT, Server } from '../src/server.js';
import { STUDIO_SERVER } from '../src/shots/studio.js';

/** kB that a browser receives at most. */
const MOST: Readonly<Record<string, number>> = {
  illuminati: 65,
  champions: 65,
  'inwo-table': 120,
  'inwo-plots': 80,
  'illuminati-front': 8,
  'champions-front': 8,
  'inwo-table-front': 8,
};

/** Squares of 256 in which the pictures of two cards differ at least. */
const LEAST_DIFFERENCE = 16;

let server: Server;
let browser: Browser;

beforeAll(async () => {
  server = await Server.start(STUDIO_SERVER);
  browser = await launch();
}, 60_000);

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Addresses of the files of pictures, by name: the worker keeps them all. */
async function files(): Promise<Map<string, string>> {
  const worker = await (await fetch(`${server.url}/sw.js`)).text();
  return new Map([...worker.matchAll(/assets\/pictures-([\w-]+?)-[\w-]{8}\.json/g)].map(([path, name]) => [name as string, `/${path}`]));
}

test('U120 each file of pictures weighs no more on the wire than it may, and is kept for good', async () => {
  const found = await files();
  expect([...found.keys()].sort()).toEqual(Object.keys(MOST).sort());
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const received = new Map<string, number>();
  const addresses = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, response }) => addresses.set(requestId, response.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    received.set(addresses.get(requestId) ?? '', encodedDataLength),
  );
  await page.goto(`${server.url}/credits`);
  for (const [name, path] of found) {
    const response = await page.evaluate(async (url) => {
      const answer = await fetch(url, { cache: 'no-store' });
      await answer.text();
      return answer.headers.get('cache-control');
    }, path);
    expect(response).toContain('immutable');
    const bytes = received.get(server.url + path) ?? Number.POSITIVE_INFINITY;
    expect([name, bytes / 1000 <= (MOST[name] as number), bytes > 1000]).toEqual([name, true, true]);
  }
  await page.close();
}, 60_000);

test.each([
  ['illuminati', ['illuminati']],
  ['champions', ['champions']],
  ['inwo', ['inwo-table', 'inwo-plots']],
])(
  'U120 no two cards of %s look alike from afar, even in one ink',
  async (set, names) => {
    const found = await files();
    const parts = await Promise.all(names.map(async (name) => (await fetch(server.url + (found.get(name) as string))).json()));
    const { outputFiles } = await build({
      entryPoints: [join(ROOT, 'packages/client/dev/far-faces.ts')],
      bundle: true,
      write: false,
      format: 'iife',
      conditions: ['source'],
      logLevel: 'silent',
    });
    const page = await browser.newPage();
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
    const { hashes } = await page.evaluate(
      ([of, packed]) =>
        (globalThis as unknown as { hashes(set: string, files: unknown): { hashes: Record<string, string> } }).hashes(of, packed),
      [set, parts] as [string, unknown],
    );
    await page.close();
    const cards = Object.entries(hashes);
    expect(cards.length).toBeGreaterThan(100);
    const alike = cards.flatMap(([a, x], i) =>
      cards.slice(i + 1).flatMap(([b, y]) => {
        const difference = [...x].filter((bit, at) => bit !== y[at]).length;
        return difference < LEAST_DIFFERENCE ? [`${a} ${b} ${difference}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  },
  60_000,
);

test('U120 the page of credits names the authors with their addresses, and is led to from the first page', async () => {
  const page = await browser.newPage();
  await page.goto(server.url);
  await page.locator('a[href="/credits"]').first().click();
  await page.getByRole('link', { name: 'Lorc' }).waitFor();
  expect(await page.locator('[data-testid="credits"] li').count()).toBeGreaterThanOrEqual(20);
  await page.close();
}, 60_000);
