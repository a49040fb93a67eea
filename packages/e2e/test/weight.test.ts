import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { scripts, sourcesOfTable } from '../src/bench/scripts.js';
import { launch } from '../src/browser.js';
import { ROOT, Server } from '../src/server.js';
import { STUDIO_SERVER } from '../src/shots/studio.js';

/** kB of script that arrive at most for the first page and for a table of each game. */
const MOST = { home: 49, classic: 323, inwo: 403 };
/** kB of all that arrives but the pictures of cards. */
const WHOLE = { home: 104, classic: 430, inwo: 515 };

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

test('a browser that was never here receives no more than docs/performance.md allows', async () => {
  const page = readFileSync(join(ROOT, 'docs/performance.md'), 'utf8');
  expect(page).toContain(`| script, first page | ${MOST.home} kB |`);
  expect(page).toContain(`| script, table of the classic game, all in all | ${MOST.classic} kB |`);
  expect(page).toContain(`| script, table of INWO, all in all | ${MOST.inwo} kB |`);
  const figures = await scripts({ server, browser });
  expect(figures.homeScriptKb).toBeGreaterThan(0);
  expect(figures.homeScriptKb).toBeLessThanOrEqual(MOST.home);
  expect(figures.tableScriptKb).toBeGreaterThan(figures.homeScriptKb as number);
  expect(figures.tableScriptKb).toBeLessThanOrEqual(MOST.classic);
  expect(figures.inwoTableScriptKb).toBeGreaterThan(figures.homeScriptKb as number);
  expect(figures.inwoTableScriptKb).toBeLessThanOrEqual(MOST.inwo);
  // All that arrives but the pictures of cards.
  expect(page).toContain(`| first page, all but pictures | 120 kB | ${WHOLE.home} kB |`);
  expect(page).toContain(`| table of the classic game, all but pictures | 400 kB | ${WHOLE.classic} kB |`);
  expect(page).toContain(`| table of INWO, all but pictures | 480 kB | ${WHOLE.inwo} kB |`);
  expect(figures.homeKb).toBeLessThanOrEqual(WHOLE.home);
  expect(figures.tableKb).toBeLessThanOrEqual(WHOLE.classic);
  expect(figures.inwoTableKb).toBeLessThanOrEqual(WHOLE.inwo);
  expect(figures.inwoTableStyleKb).toBeGreaterThan(0);
}, 90_000);

test('U104 no file that is served names its source map, and none is served', async () => {
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
