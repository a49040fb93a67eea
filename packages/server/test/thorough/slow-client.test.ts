import type { Socket } from 'node:net';
import { type Client, matchMaker } from 'colyseus';
import { Guest, gather } from '../harness/guest.js';
import { startServer, type TestServer } from '../harness/server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ maxMessagesPerSecond: 100_000, limits: { bufferedBytes: 50_000 } });
});
afterAll(() => server.close());

test('U102 a client that takes its bytes late gets its own, unharmed', async () => {
  const code = await server.table();
  const [ann, bob] = (await gather(server.url, code, ['Ann', 'Bob'])) as [Guest, Guest];
  const slow = await Guest.join(server.url, code, 'Slow', { spectate: true });
  const room = matchMaker.getLocalRoomById(code);
  const client = room.clients.getById(slow.room.sessionId) as Client;
  const socket = (client.ref as unknown as { _socket: Socket })._socket;

  // From here on the socket holds back what is sent to it, as it does when the other side does not read.
  socket.cork();
  const told = slow.heard.length;
  for (let i = 0; i < 40; i += 1) {
    await ann.ask('rename', { name: `Ann ${'a'.repeat(i % 20)}` });
    await bob.ask('rename', { name: `Robert ${'b'.repeat((i * 7) % 16)}` });
    await bob.ask('colour', { colour: 2 + (i % 6) });
  }
  expect(slow.heard).toHaveLength(told);
  socket.uncork();

  await slow.ask('sync');
  expect(slow.room.state.toJSON()).toEqual(ann.room.state.toJSON());
  expect(slow.heard.slice(told).filter(({ type }) => type === 'patch').length).toBeGreaterThanOrEqual(100);
});

test('U101 who takes nothing at all is let go before much waits for him; the others play on', async () => {
  const code = await server.table();
  const [ann] = (await gather(server.url, code, ['Ann', 'Bob'])) as [Guest];
  const deaf = await Guest.join(server.url, code, 'Deaf', { spectate: true });
  const client = matchMaker.getLocalRoomById(code).clients.getById(deaf.room.sessionId) as Client;
  const ref = client.ref as unknown as { _socket: Socket; bufferedAmount: number };
  ref._socket.cork();
  let most = 0;
  for (let i = 0; deaf.left === null && i < 3000; i += 1) {
    await ann.ask('rename', { name: `Ann ${'a'.repeat(i % 20)}` });
    most = Math.max(most, ref.bufferedAmount);
  }
  await deaf.until(() => deaf.left !== null);
  expect(most).toBeGreaterThan(10_000);
  expect(most).toBeLessThan(100_000);
  expect((await ann.ask('sync')).ok).toBe(true);
});
