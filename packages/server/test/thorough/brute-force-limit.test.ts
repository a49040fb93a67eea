import { connect } from 'node:net';
import { newCode } from '../../src/http/codes.js';
import { startServer, type TestServer } from '../harness/server.js';
import { ask, askJoin, closed, openSocket, whyOf } from '../harness/wire.js';

/** Every guess is counted before it is looked at, so that asking all at once tells no more than asking one by one. */
const BOUND = 5;
const PASSWORD = 'correct horse battery';
const TOKEN = 'sixteen characters';

let server: TestServer;
/** Each test comes from an address of its own, for guesses count for a minute. */
let net = 0;
const from = (): string => `127.1.${net}.1`;
beforeAll(async () => {
  server = await startServer({
    adminPassword: PASSWORD,
    metricsToken: TOKEN,
    unlimitedAddresses: '127.0.0.1',
    limits: { missesPerMinute: BOUND, requestsPerMinute: 10_000, joinsPerMinute: 10_000 },
  });
});
afterAll(() => server.close());
beforeEach(() => {
  net += 1;
});

/** Sends all requests down connections of a few each, without waiting for an answer. @returns how often each status came back */
async function atOnce(requests: string[]): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  const connections = Array.from({ length: Math.ceil(requests.length / 8) }, (_, i) => requests.slice(8 * i, 8 * i + 8));
  await Promise.all(
    connections.map(
      (some) =>
        new Promise<void>((done, fail) => {
          const socket = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1', localAddress: from() });
          let said = '';
          socket.on('data', (bytes) => {
            said += bytes;
            if (said.split('HTTP/1.1 ').length > some.length) socket.end();
          });
          socket.on('close', () => {
            for (const [, status] of said.matchAll(/HTTP\/1\.1 (\d+)/g)) statuses[status as string] = (statuses[status as string] ?? 0) + 1;
            done();
          });
          socket.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNRESET' ? undefined : fail(error)));
          socket.write(some.join(''));
        }),
    ),
  );
  return statuses;
}

const line = (path: string, headers = ''): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`;
const many = (make: (i: number) => string): string[] => Array.from({ length: 400 }, (_, i) => make(i));

describe('U101 guesses that are made all at once', () => {
  test('of codes: fifty connections with eight in a row each tell as much as five guesses', async () => {
    const statuses = await atOnce(many(() => line(`/api/tables/${newCode()}`)));
    expect(statuses['404']).toBe(BOUND);
    expect(statuses['429']).toBeGreaterThan(BOUND);
  });

  test('of the admin’s password', async () => {
    const guess = (i: number) => `Authorization: Basic ${Buffer.from(`x:guess ${i}`).toString('base64')}\r\n`;
    const statuses = await atOnce(many((i) => line('/admin', guess(i))));
    expect(statuses['401']).toBe(BOUND);
    const right = `Basic ${Buffer.from(`x:${PASSWORD}`).toString('base64')}`;
    expect((await ask(`${server.url}/admin`, { from: from(), headers: { authorization: right } })).status).toBe(429);
    expect((await ask(`${server.url}/admin`, { from: '127.1.200.1', headers: { authorization: right } })).status).toBe(200);
  });

  test('of the token of the figures', async () => {
    const statuses = await atOnce(many((i) => line('/metrics', `Authorization: Bearer guess ${i}\r\n`)));
    expect(statuses['401']).toBe(BOUND);
  });

  test('of codes, by joining', async () => {
    const replies = await Promise.all(
      many(() => '')
        .slice(0, 100)
        .map(() => askJoin(server.url, newCode(), {}, { from: from() })),
    );
    expect(replies.filter(({ body }) => body.includes('4456'))).toHaveLength(BOUND);
  });

  test('of a table’s password, with places that were reserved before', async () => {
    const code = await server.table({ password: 'swordfish' });
    const reserved = [];
    for (let i = 0; i < 3 * BOUND; i += 1) {
      const last = i === 3 * BOUND - 1;
      reserved.push(await askJoin(server.url, code, { password: last ? 'swordfish' : `guess ${i}` }, { from: from() }));
    }
    const told: string[] = [];
    for (const granted of reserved) {
      const socket = await openSocket(server.url, granted, { from: from() });
      const errors: string[] = [];
      socket.on('message', (bytes: Buffer) => errors.push(bytes.toString('latin1')));
      expect(await closed(socket)).toBe(4002);
      told.push(errors.join());
    }
    // The right one came too late to be told from the wrong ones.
    expect(told.filter((text) => text.includes('not the password'))).toHaveLength(BOUND);
    expect(new Set(told.slice(BOUND)).size).toBe(1);
  });

  test('right ones cost nothing, however many come at once', async () => {
    const code = await server.table({ password: 'swordfish' });
    const right = `Authorization: Bearer ${TOKEN}\r\n`;
    for (let i = 0; i < 3; i += 1) {
      const statuses = await atOnce([line(`/api/tables/${code}`), line('/metrics', right), line(`/api/tables/${code}`)]);
      expect(statuses).toEqual({ 200: 3 });
    }
    const reply = await ask(`${server.url}/api/tables/${newCode()}`, { from: from() });
    expect([reply.status, whyOf(reply)]).toEqual([404, 'noSuchTable']);
  });
});
