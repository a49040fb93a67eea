import type { Browser } from 'playwright-core';
import { scripts } from '../src/bench/scripts.js';
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

// The aim for a table is 350 kB (docs/performance.md); what is above it is held, so that it does not grow unseen.
test('a browser that was never here loads at most 80 kB of script for the first page and 355 kB for a table', async () => {
  const { homeScriptKb, tableScriptKb } = await scripts({ server, browser });
  expect(homeScriptKb).toBeGreaterThan(0);
  expect(homeScriptKb).toBeLessThanOrEqual(80);
  expect(tableScriptKb).toBeGreaterThan(homeScriptKb as number);
  expect(tableScriptKb).toBeLessThanOrEqual(355);
}, 60_000);
