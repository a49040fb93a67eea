/** What the host may block: lines of the network, without their addresses being kept. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JOIN_ERROR } from '@illuminice/protocol';
import { readConfig } from '../src/index.js';
import { Blocks, lineOf } from '../src/net/blocks.js';
import { openStore } from '../src/store/open.js';
import type { AdminAct, Block } from '../src/store/store.js';
import { configOf, startServer, type TestServer } from './harness/server.js';
import { ask, askJoin, joined, type Reply } from './harness/wire.js';

const PASSWORD = 'a long password';
const ADMIN = '198.51.100.1';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ adminPassword: PASSWORD, trustProxy: readConfig({ TRUST_PROXY: 'loopback, 203.0.113.200' }).trustProxy });
});
afterAll(() => server.close());

const from = (address: string) => ({ 'x-forwarded-for': address });
const act = (path: string, body: object, address = ADMIN): Promise<Reply> =>
  ask(`${server.url}/admin${path}`, {
    ...{ method: 'POST', body: JSON.stringify(body) },
    headers: {
      ...{ authorization: `Basic ${Buffer.from(`zoe:${PASSWORD}`).toString('base64')}`, accept: 'application/json' },
      ...{ 'content-type': 'application/json', ...from(address) },
    },
  });
const blocks = async (): Promise<Block[]> => {
  const headers = { authorization: `Basic ${Buffer.from(`zoe:${PASSWORD}`).toString('base64')}`, ...from(ADMIN) };
  return JSON.parse((await ask(`${server.url}/admin/blocks`, { headers })).body).blocks;
};
const asks = (address: string, path = '/api/tables', headers = {}) => ask(server.url + path, { headers: { ...from(address), ...headers } });
const unblockAll = async () => {
  for (const { id } of await blocks()) expect((await act('/unblock', { id })).status).toBe(200);
};
afterEach(unblockAll);

test('U116 a line is an IPv4 address or the /64 of an IPv6 address, however it is written', () => {
  expect(lineOf(' 192.0.2.7 ')).toBe('192.0.2.7');
  expect(lineOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(lineOf('2001:db8:0:1:2:3:4:5')).toMatch(/^2001:db8:.*\/64$/);
  expect(lineOf('2001:DB8:0:1::/64')).toBe(lineOf('2001:db8:0:1:2:3:4:5'));
  expect(lineOf('2001:db8:0:2::')).not.toBe(lineOf('2001:db8:0:1::'));
  for (const odd of ['', 'x', '192.0.2', '192.0.2.0/24', '127.1', '2130706433', '2001:db8::/32', '192.0.2.7, 192.0.2.8', '0x7f.0.0.1'])
    expect([odd, lineOf(odd)]).toEqual([odd, null]);
});

test('U116 a blocked line is refused in words, with end and reason, by HTTP and for joins; others are served; the host lifts it', async () => {
  const code = await server.table();
  const { status } = await act('/block', { address: '192.0.2.7', hours: 2, why: 'Spam' });
  expect(status).toBe(200);
  const refused = await asks('192.0.2.7');
  expect(refused.status).toBe(403);
  const { refusal } = JSON.parse(refused.body);
  expect(refusal).toMatchObject({ code: 'table', why: 'blocked', with: { reason: 'Spam' } });
  expect(refusal.text).toMatch(/^The host of this server has blocked your network until \d{4}-\d\d-\d\d \d\d:\d\d UTC\. Reason: Spam$/);
  const page = await asks('192.0.2.7', '/', { accept: 'text/html' });
  expect([page.status, page.headers['content-type'], page.body]).toEqual([403, 'text/plain; charset=utf-8', `${refusal.text}\n`]);
  const join = JSON.parse((await askJoin(server.url, code, {}, { headers: from('192.0.2.7') })).body);
  expect(join).toMatchObject({ code: JOIN_ERROR.blocked, error: refusal.text, refusal: { why: 'blocked' } });
  expect((await asks('192.0.2.8')).status).toBe(200);

  const [block] = await blocks();
  expect(block).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{32}$/),
    since: expect.any(Number),
    until: expect.any(Number),
    why: 'Spam',
    who: 'zoe',
  });
  expect((await act('/unblock', { id: block?.id })).status).toBe(200);
  expect((await asks('192.0.2.7')).status).toBe(200);
  expect((await act('/unblock', { id: block?.id })).status).toBe(404);
});

test('U116 of an IPv6 address the whole /64 is blocked, and no more', async () => {
  await act('/block', { address: '2001:db8:0:1::5' });
  expect((await asks('2001:db8:0:1:ffff::1')).status).toBe(403);
  expect(JSON.parse((await asks('2001:db8:0:1::5')).body).refusal.text).toBe('The host of this server has blocked your network for good.');
  expect((await asks('2001:db8:0:2::5')).status).toBe(200);
});

test('U116 open connections of a blocked line end, also of a player who is named at their table; others stay', async () => {
  const code = await server.table();
  const headers = (address: string) => ({ headers: from(address) });
  const guest = async (name: string, address: string) => {
    const granted = await askJoin(server.url, code, { name }, headers(address));
    const { room, sessionId } = JSON.parse(granted.body);
    const { default: WebSocket } = await import('ws');
    const { Protocol } = await import('colyseus');
    const socket = new WebSocket(
      `${server.url.replace('http', 'ws')}/${room.processId}/${room.roomId}?sessionId=${sessionId}`,
      headers(address),
    );
    await once(socket, 'message');
    socket.send(Buffer.from([Protocol.JOIN_ROOM]));
    return socket;
  };
  const [ann, bob] = [await guest('Ann', '192.0.2.10'), await guest('Bob', '192.0.2.11')];
  const gone = once(bob, 'close');
  expect((await act(`/tables/${code}/block`, { player: 'Bob', hours: 1 })).status).toBe(200);
  await gone;
  expect((await asks('192.0.2.11')).status).toBe(403);
  expect(ann.readyState).toBe(ann.OPEN);
  expect((await act(`/tables/${code}/block`, { player: 'Nobody' })).status).toBe(404);
  expect((await act('/tables/BCDFGH/block', { player: 'Bob' })).status).toBe(404);
  ann.close();
});

test('U116 the host does not block themselves unknowingly, nor the proxy; and /admin stays open to them if they do', async () => {
  const own = await act('/block', { address: ADMIN });
  expect([own.status, JSON.parse(own.body).refusal.text]).toEqual([409, expect.stringContaining('your own address')]);
  expect((await act('/block', { address: '2001:db8:5:5::1' }, '2001:db8:5:5::9')).status).toBe(409);
  for (const proxy of ['127.0.0.1', '203.0.113.200']) {
    const refused = await act('/block', { address: proxy, own: '1' });
    expect([refused.status, refused.body]).toEqual([400, expect.stringContaining('TRUST_PROXY')]);
  }
  expect(await blocks()).toEqual([]);
  expect((await act('/block', { address: ADMIN, own: '1' })).status).toBe(200);
  expect((await asks(ADMIN)).status).toBe(403);
  expect(await blocks()).toHaveLength(1);
});

test('U116 what makes no sense is refused, and noted is neither address nor anything else that names it', async () => {
  for (const odd of [
    {},
    { address: 'x' },
    { address: '192.0.2.9', hours: 'soon' },
    { address: '192.0.2.9', hours: 0 },
    { address: '10.0.0.0/8' },
  ])
    expect((await act('/block', odd)).status).toBe(400);
  expect((await ask(`${server.url}/admin/block`, { method: 'POST', body: '{}' })).status).toBe(401);
  await act('/block', { address: '192.0.2.99', hours: '', why: 'Abuse' });
  const headers = { authorization: `Basic ${Buffer.from(`zoe:${PASSWORD}`).toString('base64')}`, ...from(ADMIN) };
  const acts: AdminAct[] = JSON.parse((await ask(`${server.url}/admin/acts`, { headers })).body).acts;
  expect(acts[0]).toMatchObject({ act: 'block', said: 'Abuse', who: 'zoe', subject: (await blocks())[0]?.id.slice(0, 8) });
  const page = (await ask(`${server.url}/admin`, { headers: { ...headers, accept: 'text/html' } })).body;
  expect(page).toContain('Blocked addresses');
  expect(page).toContain('Abuse');
  for (const text of [server.log.join(''), page, JSON.stringify(acts), await blocks().then(JSON.stringify)])
    expect(text).not.toContain('192.0.2.99');
  expect(readFileSync(join(server.dataDir, 'illuminice.db-wal')).includes('192.0.2.99')).toBe(false);
});

test('U116 blocks outlive the server, end by themselves, and cannot be read without the key', async () => {
  await act('/block', { address: '192.0.2.20', hours: 1 });
  const store = await openStore(configOf({ dataDir: server.dataDir }), () => {});
  const next = new Blocks();
  await next.load(store);
  expect(next.of('192.0.2.20')).toMatchObject({ who: 'zoe' });
  expect(next.of('192.0.2.21')).toBeNull();
  expect(new Blocks().idOf('192.0.2.20')).not.toBe(next.idOf('192.0.2.20'));
  await store.block({ ...(next.all[0] as Block), until: Date.now() - 1 });
  await next.load(store);
  expect([next.all, next.of('192.0.2.20'), await store.blocks(0)]).toEqual([[], null, []]);
  await store.close();
  await act('/blocks/load', {});
});

test('U116 the socket itself is refused, too', async () => {
  const code = await server.table();
  const granted = await askJoin(server.url, code, {}, { headers: from('192.0.2.30') });
  await act('/block', { address: '192.0.2.30' });
  const { room, sessionId } = JSON.parse(granted.body);
  const { default: WebSocket } = await import('ws');
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/${room.processId}/${room.roomId}?sessionId=${sessionId}`, {
    headers: from('192.0.2.30'),
  });
  const [, response] = await once(socket, 'unexpected-response');
  expect(response.statusCode).toBe(403);
  await unblockAll();
  (await joined(server.url, code)).close();
});
