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

test('a browser that was never here loads at most 80 kB of script for the first page, 350 kB for a classic table, 420 kB for INWO', async () => {
  const { homeScriptKb, tableScriptKb, inwoTableScriptKb, inwoTableStyleKb } = await scripts({ server, browser });
  expect(homeScriptKb).toBeGreaterThan(0);
  expect(homeScriptKb).toBeLessThanOrEqual(80);
  expect(tableScriptKb).toBeGreaterThan(homeScriptKb as number);
  expect(tableScriptKb).toBeLessThanOrEqual(350);
  expect(inwoTableScriptKb).toBeGreaterThan(homeScriptKb as number);
  expect(inwoTableScriptKb as number).toBeLessThanOrEqual(420);
  expect(inwoTableStyleKb).toBeGreaterThan(0);
}, 90_000);

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
