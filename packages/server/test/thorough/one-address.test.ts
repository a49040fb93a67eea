import { Guest, gather } from '../harness/guest.js';
import { startServer, type TestServer } from '../harness/server.js';

/** All of these come from 127.0.0.1, under the limits that a server has if nobody changes them. */
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'];

describe('U101 a school behind one address is not locked out', () => {
  test('five tables of eight, each with a spectator for everybody, and everybody reloads', async () => {
    const tables = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const code = await server.table({ seats: 8 });
        const players = await gather(server.url, code, NAMES);
        const watchers = await Promise.all(NAMES.map((name) => Guest.join(server.url, code, name, { spectate: true })));
        return { code, players, watchers };
      }),
    );
    for (const { code, players, watchers } of tables) {
      const back = await Promise.all(players.map(({ token }) => Guest.join(server.url, code, 'again', { token })));
      const [host] = back as [Guest];
      expect(host.seated).toEqual(NAMES);
      expect((await host.ask('start')).ok).toBe(true);
      for (const guest of [...back, ...watchers]) await guest.leave();
    }
  });

  test('and a player who clicks as fast as people can is never told to slow down', async () => {
    const code = await server.table();
    const [ann] = (await gather(server.url, code, ['Ann', 'Bob'])) as [Guest];
    for (let i = 0; i < 30; i += 1) expect((await ann.ask('colour', { colour: 2 + (i % 6) })).ok).toBe(true);
    await ann.leave();
  });
});
