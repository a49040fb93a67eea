import { once } from 'node:events';
import { connect } from 'node:net';
import { CLOSE, JOIN_ERROR } from '@illuminice/protocol';
import { Protocol } from 'colyseus';
import type WebSocket from 'ws';
import { Guest } from '../harness/guest.js';
import { MID_GAME } from '../harness/scenario.js';
import { startServer, type TestServer } from '../harness/server.js';
import { ask, askJoin, askTable, closed, joined, openSocket, refusedSocket, whyOf } from '../harness/wire.js';

let server: TestServer;
/** Each test comes from addresses of its own, for what was asked for counts for a minute. */
let net = 0;
const HOST = (host: number): string => `127.0.${net}.${host}`;
beforeAll(async () => {
  server = await startServer({
    allowScenarios: true,
    unlimitedAddresses: '127.0.0.1',
    limits: {
      requestsPerMinute: 100,
      joinsPerMinute: 40,
      tablesPerMinute: 10,
      missesPerMinute: 8,
      addressTables: 6,
      addressConnections: 20,
      addressSeats: 10,
      pingSeconds: 0.2,
      handshakeSeconds: 0.5,
      bytesPerSecond: 20_000,
      requestSeconds: 1,
    },
  });
});
afterAll(() => server.close());
beforeEach(() => {
  net += 1;
});

describe('U101 an address has limits, and is told so', () => {
  test('so many tables are opened a minute and no more; another address opens one meanwhile', async () => {
    const whys: string[] = [];
    for (let i = 0; i < 12; i += 1) {
      const reply = await askTable(server.url, { from: HOST(1) });
      whys.push(reply.status === 201 ? 'opened' : whyOf(reply));
      if (reply.status !== 201) expect([reply.status, JSON.parse(reply.body).refusal.with.most]).toEqual([429, i < 10 ? 6 : 10]);
    }
    expect(whys).toEqual([
      ...Array.from({ length: 6 }, () => 'opened'),
      ...Array.from({ length: 4 }, () => 'tooManyTablesHere'),
      ...Array.from({ length: 2 }, () => 'tooManyRequests'),
    ]);
    expect((await askTable(server.url, { from: HOST(2) })).status).toBe(201);
  });

  test('so many joins a minute; but whoever has a seat always comes back to it, from that very address', async () => {
    const code = await server.table();
    const seat = await joined(server.url, code, { name: 'Ann' }, HOST(1));
    const ann = await Guest.join(server.url, code, 'Bob');
    const replies = [];
    for (let i = 0; i < 45; i += 1) replies.push(await askJoin(server.url, code, {}, { from: HOST(1) }));
    const last = replies.at(-1);
    expect([last?.status, JSON.parse(last?.body ?? '')]).toMatchObject([
      429,
      { code: JOIN_ERROR.tooManyJoins, refusal: { why: 'tooManyJoins' } },
    ]);
    const back = await askJoin(server.url, code, { token: ann.token }, { from: HOST(1) });
    expect(back.status).toBe(200);
    expect((await askJoin(server.url, code, { token: 'made up' }, { from: HOST(1) })).status).toBe(429);
    seat.close();
    await ann.leave();
  });

  test('so many sockets at a time', async () => {
    const code = await server.table();
    const sockets = [];
    for (let i = 0; i < 20; i += 1) sockets.push(await joined(server.url, code, { spectate: true }, HOST(1)));
    const one = await openSocket(server.url, await askJoin(server.url, code, { spectate: true }, { from: HOST(1) }), { from: HOST(1) });
    const reply = await refusedSocket(one);
    expect([reply.status, whyOf(reply)]).toEqual([429, 'tooManyConnections']);
    const other = await joined(server.url, code, { spectate: true }, HOST(2));
    for (const socket of [...sockets, other]) socket.terminate();
  });

  test('so many seats, which are free again when they are given up', async () => {
    const sockets = [];
    const [one, other] = [await server.table({ seats: 8 }), await server.table({ seats: 8 })];
    for (let i = 0; i < 8; i += 1) sockets.push(await joined(server.url, one, {}, HOST(1)));
    for (let i = 0; i < 2; i += 1) sockets.push(await joined(server.url, other, {}, HOST(1)));
    const refused = async () =>
      closed(await openSocket(server.url, await askJoin(server.url, other, {}, { from: HOST(1) }), { from: HOST(1) }));
    expect(await refused()).toBe(4002);
    sockets[0]?.send(Buffer.from([Protocol.LEAVE_ROOM]));
    await once(sockets[0] as WebSocket, 'close');
    sockets.push(await joined(server.url, other, {}, HOST(1)));
    expect(await refused()).toBe(4002);
    for (const socket of sockets) socket.terminate();
  });

  test('codes and passwords are not to be guessed', async () => {
    const code = await server.table({ password: 'swordfish' });
    for (let i = 0; i < 5; i += 1) expect((await ask(`${server.url}/api/tables/BCDFGH`, { from: HOST(1) })).status).toBe(404);
    for (let i = 0; i < 3; i += 1) {
      const socket = await openSocket(server.url, await askJoin(server.url, code, { password: `guess ${i}` }, { from: HOST(1) }), {
        from: HOST(1),
      });
      expect(await closed(socket)).toBe(4002);
    }
    const looked = await ask(`${server.url}/api/tables/${code}`, { from: HOST(1) });
    expect([looked.status, whyOf(looked)]).toEqual([429, 'tooManyMisses']);
    for (const some of [code, 'BCDFGH']) {
      const reply = await askJoin(server.url, some, { password: 'swordfish' }, { from: HOST(1) });
      expect(JSON.parse(reply.body)).toMatchObject({ code: JOIN_ERROR.tooManyMisses });
    }
    expect((await askJoin(server.url, code, { password: 'swordfish' }, { from: HOST(2) })).status).toBe(200);
  });

  test('what a request says of its own address is not believed where no proxy is trusted', async () => {
    const from = HOST(1);
    const whys = new Set<string>();
    for (let i = 0; i < 12; i += 1) {
      const reply = await askTable(server.url, { from, headers: { 'x-forwarded-for': `203.0.113.${i}`, 'x-real-ip': `203.0.113.${i}` } });
      if (reply.status !== 201) whys.add(whyOf(reply));
    }
    expect([...whys]).toEqual(['tooManyTablesHere', 'tooManyRequests']);
  });
});

describe('U101 only the game’s own pages talk to the server', () => {
  test('others are refused, by HTTP and by WebSocket', async () => {
    const code = await server.table();
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1', `${server.url}.evil.example`]) {
      for (const reply of [
        await askTable(server.url, { headers: { origin } }),
        await askJoin(server.url, code, {}, { headers: { origin } }),
        await refusedSocket(await openSocket(server.url, await askJoin(server.url, code), { origin })),
      ])
        expect([origin, reply.status, whyOf(reply)]).toEqual([origin, 403, 'wrongOrigin']);
    }
  });

  test('its own are welcome, and so are programs that have no page', async () => {
    expect((await askTable(server.url, { headers: { origin: server.url } })).status).toBe(201);
    const code = await server.table();
    const socket = await openSocket(server.url, await askJoin(server.url, code), { origin: server.url });
    await once(socket, 'message');
    socket.terminate();
  });
});

describe('U101 sockets that nobody needs end', () => {
  test('one without a reservation does not open', async () => {
    const code = await server.table();
    for (const path of [
      `/x/${code}?sessionId=__proto__`,
      `/x/${code}?sessionId=abc`,
      `/x/${code}`,
      '/',
      '/x/constructor?sessionId=1',
      '//%ff?',
    ]) {
      const granted = { status: 200, headers: {}, body: JSON.stringify({ room: { processId: 'x', roomId: code }, sessionId: 'x' }) };
      const socket = await openSocket(server.url + path, granted);
      expect((await refusedSocket(socket)).status).toBe(404);
    }
    expect(server.log.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  test('one that never says that it is there', async () => {
    const code = await server.table();
    expect(await closed(await openSocket(server.url, await askJoin(server.url, code)))).toBe(1006);
  });

  test('one that gives no sign of life; its seat waits, and the others play on', async () => {
    const code = await server.table({ scenario: MID_GAME });
    const bob = await Guest.join(server.url, code, 'bob');
    const gone = await joined(server.url, code, { name: 'ann' });
    gone.pause();
    await bob.until(() => bob.seat('ann')?.presence === 'reconnecting');
    expect((await bob.ask('sync')).ok).toBe(true);
    gone.terminate();
    await bob.leave();
  });

  test('one that floods with pings, or with bytes that become no message', async () => {
    const code = await server.table();
    const pinging = await joined(server.url, code, { spectate: true });
    for (let i = 0; i < 200; i += 1) pinging.ping();
    expect(await closed(pinging)).toBe(CLOSE.tooFast);
    const loud = await joined(server.url, code, { spectate: true });
    const pieces = setInterval(() => loud.send(Buffer.alloc(1000), { fin: false }), 5);
    expect([CLOSE.tooFast, CLOSE.tooLarge, 1008]).toContain(await closed(loud));
    clearInterval(pieces);
  });

  test('one that floods with pongs that nobody asked for, or says again and again that it is there', async () => {
    const code = await server.table();
    const ponging = await joined(server.url, code, { spectate: true });
    for (let i = 0; i < 200; i += 1) ponging.pong();
    expect(await closed(ponging)).toBe(CLOSE.tooFast);
    const present = await joined(server.url, code, { spectate: true });
    for (let i = 0; i < 400; i += 1) present.send(Buffer.from([Protocol.JOIN_ROOM]));
    expect(await closed(present)).toBe(CLOSE.tooFast);
  });

  test('one that reads nothing, however many signs of life it makes up', async () => {
    const code = await server.table({ seats: 2 });
    const bob = await Guest.join(server.url, code, 'Bob');
    const blind = await joined(server.url, code, { spectate: true });
    await bob.until(() => bob.table.spectators === 1);
    blind.pause();
    const pongs = setInterval(() => blind.pong(), 100);
    await bob.until(() => bob.table.spectators === 0);
    clearInterval(pongs);
    blind.terminate();
    await bob.leave();
  });

  test('a request that dawdles', async () => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n');
    let said = '';
    socket.on('data', (bytes) => {
      said += bytes;
    });
    await once(socket, 'close');
    expect(said).toMatch(/^HTTP\/1.1 408 /);
  });
});
