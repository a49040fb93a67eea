import { CLOSE, type GameList, JOIN_ERROR, type TableList } from '@illuminice/protocol';
import { matchMaker } from 'colyseus';
import Database from 'libsql';
import type { TableRoom } from '../src/room/table-room.js';
import { Guest, gatherAndStart } from './harness/guest.js';
import { get, startServer, type TestServer } from './harness/server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const sleep = (code: string) => (matchMaker.getLocalRoomById(code) as TableRoom).disconnect(CLOSE.idle);
const reports = (name: string) => server.log.filter((line) => line.includes(name) && line.includes('cannot be read'));

/** Changes what is stored behind the server's back. */
function tamper(sql: string, ...values: unknown[]): void {
  const db = new Database(`${server.dataDir}/illuminice.db`);
  expect(db.prepare(sql).run(values as never).changes).toBe(1);
  db.close();
}

/** A public table whose game is over. @returns the id of the game */
async function finished(): Promise<string> {
  const code = await server.table({ seats: 2, public: true });
  const [ann, bob] = (await gatherAndStart(server.url, code, ['Ann', 'Bob'])) as [Guest, Guest];
  await ann.play({ type: 'concede' });
  await bob.until(() => bob.table.game !== '');
  return bob.table.game;
}

describe('U104 what cannot be read any more takes nothing from the rest', () => {
  test.each([
    ['of another release', '{"stage":"lobby","x":1}'],
    ['that is no JSON', '{"stage":'],
    ['that is nothing', 'null'],
  ])('a table %s is left out of the list, named once in the log, and refused in words', async (_, record) => {
    const [good, bad] = [await server.table({ public: true }), await server.table({ public: true })];
    for (const code of [good, bad]) await sleep(code);
    tamper('UPDATE tables SET record = ? WHERE code = ?', record, bad);
    for (let i = 0; i < 2; i += 1) {
      const list = await get(`${server.url}/api/tables`);
      expect(list.status).toBe(200);
      const codes = (list.body as TableList).tables.map(({ code }) => code);
      expect([codes.includes(good), codes.includes(bad)]).toEqual([true, false]);
    }
    expect(await get(`${server.url}/api/tables/${bad}`)).toMatchObject({ status: 500, body: { refusal: { why: 'damaged' } } });
    expect(reports(bad)).toHaveLength(1);
    await expect(Guest.join(server.url, bad, 'Ann')).rejects.toMatchObject({ code: JOIN_ERROR.damaged });
    expect((await get(`${server.url}/api/tables/${good}`)).status).toBe(200);
    expect(server.log.filter((line) => line.includes('request failed'))).toEqual([]);
  });

  test.each([
    ['the players', 'seats'],
    ['the outcome', 'outcome'],
  ])('U106 a finished game without %s is left out of the list', async (_, column) => {
    const [good, bad] = [await finished(), await finished()];
    tamper(`UPDATE games SET ${column} = ? WHERE id = ?`, '{"x":', bad);
    for (let i = 0; i < 2; i += 1) {
      const list = await get(`${server.url}/api/games`);
      const ids = (list.body as GameList).games.map(({ id }) => id);
      expect([list.status, ids.includes(good), ids.includes(bad)]).toEqual([200, true, false]);
    }
    expect(reports(bad)).toHaveLength(1);
  });

  test.each([
    ['seats', 'games', 'id'],
    ['players', 'games', 'id'],
    ['intent', 'journal', 'game'],
  ])('U106 a finished game with damaged %s is refused in words, and kept by no browser', async (column, table, key) => {
    const [good, bad] = [await finished(), await finished()];
    tamper(`UPDATE ${table} SET ${column} = ? WHERE ${key} = ?`, '{"x":', bad);
    const reply = await fetch(`${server.url}/api/games/${bad}`);
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([500, 'no-store']);
    expect(await reply.json()).toMatchObject({ refusal: { why: 'damaged' } });
    expect((await get(`${server.url}/api/games/${good}`)).status).toBe(200);
    expect((await get(`${server.url}/api/games`)).status).toBe(200);
    expect(reports(bad)).toHaveLength(1);
  });
});
