import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MID_GAME } from '../src/mid-game.js';
import { Server } from '../src/server.js';
import { stage } from '../src/stage.js';

const flow = stage();

/** What browsers say while there is no server. */
const UNREACHED = /ERR_CONNECTION|Failed to load resource|WebSocket connection/;

/** A port that nothing listens on. */
async function freePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return String(port);
}

flow(
  'U103: the server is replaced, and then killed, in the middle of an attack; both browsers go on by themselves where they were',
  async ({ guest }) => {
    const env = { PORT: await freePort(), DATA_DIR: mkdtempSync(join(tmpdir(), 'illuminice-restart-')) };
    let server = await Server.start(env);
    try {
      const code = await server.openTable(MID_GAME);
      const [ann, bob] = [await guest('Ann'), await guest('Bob')];
      for (const who of [ann, bob]) {
        await who.page.goto(`${server.url}/t/${code}`);
        await who.gate.takeSeat(who.name);
      }
      const reloads = () => Promise.all([ann, bob].map(({ page }) => page.evaluate(() => performance.timeOrigin)));
      const before = await reloads();
      await ann.table.attack('bavarian-illuminati', 'texas', 4);
      await bob.table.see('attack-panel');

      expect(await server.stop('SIGTERM')).toBe(0);
      await ann.table.read('connection', /restarting/);
      server = await Server.start(env);
      for (const who of [ann, bob]) await who.table.gone('connection');
      await bob.table.see('hand-assassination');
      await bob.table.press('done');
      await ann.table.see('attack-roll');

      await server.stop('SIGKILL');
      await bob.table.see('connection', { status: 'reconnecting' });
      server = await Server.start(env);
      for (const who of [ann, bob]) await who.table.gone('connection');
      await ann.table.press('attack-roll');
      for (const who of [ann, bob]) await who.table.read('log', /12/);
      expect(await reloads()).toEqual(before);
    } finally {
      await server.stop('SIGKILL');
      rmSync(env.DATA_DIR, { recursive: true, force: true });
    }
  },
  UNREACHED,
);
