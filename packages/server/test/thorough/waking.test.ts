import { CLOSE, JOIN_ERROR } from '@illuminice/protocol';
import { matchMaker } from 'colyseus';
import type { TableRoom } from '../../src/room/table-room.js';
import { Guest } from '../harness/guest.js';
import { startServer, type TestServer } from '../harness/server.js';
import { askJoin, askTable, type Reply } from '../harness/wire.js';

/** A table that is woken costs what one costs that is opened. */
let server: TestServer;
let net = 0;
const HOST = (host: number): string => `127.3.${net}.${host}`;
beforeAll(async () => {
  server = await startServer({
    maxTables: 12,
    unlimitedAddresses: '127.0.0.1',
    limits: { addressTables: 3, joinsPerMinute: 40, missesPerMinute: 20, tablesPerMinute: 30 },
  });
});
afterAll(() => server.close());
beforeEach(() => {
  net += 1;
});
afterEach(async () => {
  for (const { roomId } of await matchMaker.query({})) await sleep(roomId);
});

const awake = async (): Promise<number> => (await matchMaker.query({})).length;
const sleep = async (code: string): Promise<void> => (matchMaker.getLocalRoomById(code) as TableRoom).disconnect(CLOSE.idle);
const codeOf = ({ body }: Reply): number | undefined => (JSON.parse(body) as { code?: number }).code;

/** Tables that sleep, each with the token of a seat at it. */
async function sleeping(count: number): Promise<{ code: string; token: string }[]> {
  const tables = [];
  for (let i = 0; i < count; i += 1) {
    const code = await server.table();
    const guest = await Guest.join(server.url, code, 'Ann');
    tables.push({ code, token: guest.token as string });
    await guest.leave(false);
    await sleep(code);
  }
  return tables;
}

describe('U101 U103 tables that are woken', () => {
  test('by somebody without a seat there count like those they open', async () => {
    const tables = await sleeping(5);
    const replies = await Promise.all(tables.map(({ code }) => askJoin(server.url, code, { spectate: true }, { from: HOST(1) })));
    expect(replies.filter(({ body }) => 'sessionId' in JSON.parse(body))).toHaveLength(3);
    expect(replies.filter((reply) => codeOf(reply) === JOIN_ERROR.tooManyJoins)).toHaveLength(2);
    expect(await awake()).toBe(3);
    // One that is awake already costs nothing more, and another address wakes its own.
    const up = tables.find(({ code }) => matchMaker.getLocalRoomById(code)) as { code: string };
    const down = tables.find(({ code }) => !matchMaker.getLocalRoomById(code)) as { code: string };
    expect((await askJoin(server.url, up.code, { spectate: true }, { from: HOST(1) })).body).toContain('sessionId');
    expect((await askJoin(server.url, down.code, { spectate: true }, { from: HOST(2) })).body).toContain('sessionId');
    // When they sleep again they are not counted any more.
    for (const { roomId } of await matchMaker.query({})) await sleep(roomId);
    expect((await askJoin(server.url, up.code, { spectate: true }, { from: HOST(1) })).body).toContain('sessionId');
  });

  test('are not more in all than the server takes, whoever wakes them', async () => {
    const tables = await sleeping(14);
    const replies = await Promise.all(tables.map(({ code }, i) => askJoin(server.url, code, {}, { from: HOST(1 + i) })));
    expect(await awake()).toBe(11);
    expect(replies.filter((reply) => codeOf(reply) === JOIN_ERROR.tooManyTables)).toHaveLength(3);
  });

  test('by strangers who fill the server keep nobody from a seat of theirs', async () => {
    const [own, other] = (await sleeping(2)) as [{ code: string; token: string }, { code: string; token: string }];
    const strangers: Guest[] = [];
    for (let i = 0; i < 11; i += 1) strangers.push(await Guest.join(server.url, await server.table(), 'Eve'));
    expect((await askTable(server.url, { from: HOST(9) })).status).toBe(503);
    expect(codeOf(await askJoin(server.url, own.code, {}, { from: HOST(1) }))).toBe(JOIN_ERROR.tooManyTables);
    expect((await askJoin(server.url, own.code, { token: own.token }, { from: HOST(1) })).body).toContain('sessionId');
    // The room that is kept is taken; one of the strangers' tables goes to sleep as soon as nobody is there.
    expect(codeOf(await askJoin(server.url, other.code, { token: other.token }, { from: HOST(2) }))).toBe(JOIN_ERROR.tooManyTables);
    await strangers[0]?.leave();
    while (matchMaker.getLocalRoomById(strangers[0]?.room.roomId as string)?.clients.length) await new Promise(setImmediate);
    expect((await askJoin(server.url, other.code, { token: other.token }, { from: HOST(2) })).body).toContain('sessionId');
    expect(matchMaker.getLocalRoomById(strangers[0]?.room.roomId as string)).toBeUndefined();
    for (const guest of strangers.slice(1)) await guest.leave();
  });

  test('by a made-up token: each try costs a join, and wakes nothing beyond the limit', async () => {
    const tables = await sleeping(5);
    for (let i = 0; i < 50; i += 1)
      await askJoin(server.url, (tables[i % 5] as { code: string }).code, { token: `made up ${i}` }, { from: HOST(1) });
    expect(await awake()).toBe(3);
    const last = await askJoin(server.url, (tables[0] as { code: string }).code, { token: 'made up' }, { from: HOST(1) });
    expect([last.status, codeOf(last)]).toEqual([429, JOIN_ERROR.tooManyJoins]);
  });

  test('by those who have a seat there: all come back at once after a restart, although their address has used up its joins', async () => {
    const tables = await sleeping(6);
    for (let i = 0; i < 45; i += 1) await askJoin(server.url, 'BCDFGH', {}, { from: HOST(1) });
    const back = await Promise.all(tables.map(({ code, token }) => askJoin(server.url, code, { token }, { from: HOST(1) })));
    expect(back.map(({ body }) => 'sessionId' in JSON.parse(body))).toEqual(tables.map(() => true));
    // There is an end to that, too.
    const [more] = (await sleeping(1)) as [{ code: string; token: string }];
    expect(codeOf(await askJoin(server.url, more.code, { token: more.token }, { from: HOST(1) }))).toBe(JOIN_ERROR.tooManyJoins);
  });

  test('so often a minute somebody comes back to one seat, and then they pay for a join', async () => {
    const [{ code, token }] = (await sleeping(1)) as [{ code: string; token: string }];
    const replies = [];
    for (let i = 0; i < 71; i += 1) replies.push(await askJoin(server.url, code, { token }, { from: HOST(1) }));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(70);
    expect(replies.at(-1)?.status).toBe(429);
  });
});

describe('U101 tables that are opened', () => {
  test('all at once are not more than the limit', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => askTable(server.url, { from: HOST(1) })));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(7);
  });
});
