import type { Browser } from 'playwright-core';
import { scripts, sourcesOfTable } from '../src/bench/scripts.js';
import { launch } from '../src/browser.js';
import { Server } from '../src/server.js';
import { STUDIO_SERVER } from '../src/shots/studio.js';

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

test('a browser that was never here receives at most 80 kB of script for the first page, 350 kB for a classic table, 420 kB for INWO', async () => {
  const figures = await scripts({ server, browser });
  expect(figures.homeScriptKb).toBeGreaterThan(0);
  expect(figures.homeScriptKb).toBeLessThanOrEqual(80);
  expect(figures.tableScriptKb).toBeGreaterThan(figures.homeScriptKb as number);
  expect(figures.tableScriptKb).toBeLessThanOrEqual(350);
  expect(figures.inwoTableScriptKb).toBeGreaterThan(figures.homeScriptKb as number);
  expect(figures.inwoTableScriptKb).toBeLessThanOrEqual(420);
  // Script, style, fonts and pictures together, until the table stands.
  expect(figures.homeKb).toBeLessThanOrEqual(240);
  expect(figures.tableKb).toBeLessThanOrEqual(560);
  expect(figures.inwoTableKb).toBeLessThanOrEqual(620);
  expect(figures.inwoTableStyleKb).toBeGreaterThan(0);
}, 90_000);

test('no file that is served names its source map, and none is served', async () => {
  const page = await (await fetch(server.url)).text();
  const script = /<script[^>]+src="([^"]+)"/.exec(page)?.[1] as string;
  const text = await (await fetch(server.url + script)).text();
  expect(text.length).toBeGreaterThan(1000);
  expect(text).not.toContain('sourceMappingURL');
  expect((await fetch(`${server.url}${script}.map`)).status).toBe(404);
});

test.each([
  ['four-late', 'classic', 'inwo'],
  ['inwo-four', 'inwo', 'classic'],
])(
  'a browser that opens %s loads the code of the game %s and nothing of %s',
  async (table, own, other) => {
    const files = await sourcesOfTable({ server, browser }, table);
    const of = (game: string) =>
      files.filter((file) =>
        new RegExp(`^(client/src/games|rules/src|bots/src)/${game}/|/${game}/words|messages-${game}-(?!.*front)`).test(file),
      );
    expect(of(own).length).toBeGreaterThan(80);
    expect(of(other)).toEqual([]);
  },
  60_000,
);
