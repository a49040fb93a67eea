/** The host's page in a real browser: what it sends with a form is for the browser to say, and the server believes it. */
import type { Browser } from 'playwright-core';
import { launch } from '../../src/browser.js';
import { Server } from '../../src/server.js';

// A machine that is busy with something else is no failure.
jest.setTimeout(120_000);

const ADMIN_PASSWORD = 'correct horse battery';

let server: Server;
let browser: Browser;
beforeAll(async () => {
  server = await Server.start({ ADMIN_PASSWORD });
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('U104: the button of the admin’s page closes its table, and leaves the others alone', async () => {
  const [kept, closed] = [await server.openLobby({ name: 'Kept' }), await server.openLobby({ name: 'Closed' })];
  const context = await browser.newContext({ httpCredentials: { username: 'host', password: ADMIN_PASSWORD } });
  const page = await context.newPage();
  await page.goto(`${server.url}/admin`);
  await page.getByRole('row', { name: closed }).getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL(`${server.url}/admin`);
  await page.getByRole('heading', { name: 'Tables that are awake: 1' }).waitFor({ timeout: 30_000 });
  const status = async (code: string) => (await fetch(`${server.url}/api/tables/${code}`)).status;
  expect([await status(kept), await status(closed)]).toEqual([200, 404]);
  await context.close();
});
