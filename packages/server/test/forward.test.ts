/** What a process passes on to another one, when that one falls silent, says too much, or this one stops. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import { ask } from '../src/cluster/ask.js';
import { Forwarder } from '../src/cluster/forward.js';
import { SilentProcesses } from '../src/cluster/silent-processes.js';

const SILENCE = 150;
const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(server: Server): Promise<number> {
  open.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** A process at which the table is at home, and one that passes WebSockets on to it. */
async function setUp() {
  const home = createServer();
  const sockets = new WebSocketServer({ server: home });
  const peer = { id: 'home', address: `127.0.0.1:${await listen(home)}`, secret: 'secret' };
  const forwarder = new Forwarder(() => '192.0.2.1', SILENCE);
  const door = createServer();
  door.on('upgrade', (request, socket: Duplex, head) => forwarder.upgrade(request, socket, head, peer));
  const url = `ws://127.0.0.1:${await listen(door)}/process/ABCDEF?sessionId=x`;
  return { sockets, forwarder, url, peer };
}

test('U112 a WebSocket whose table’s process says nothing any more is cut off, however much its client says', async () => {
  const { sockets, forwarder, url } = await setUp();
  const client = new WebSocket(url);
  const [[there]] = (await Promise.all([once(sockets, 'connection'), once(client, 'open')])) as [[WebSocket], unknown];
  // As long as it says something, it stays.
  const began = performance.now();
  while (performance.now() - began < 4 * SILENCE) {
    there.ping();
    await new Promise((resolve) => setTimeout(resolve, SILENCE / 5));
  }
  expect([client.readyState, forwarder.open]).toEqual([WebSocket.OPEN, 1]);
  const talking = setInterval(() => client.send('still here'), SILENCE / 5);
  await once(client, 'close');
  clearInterval(talking);
  while (forwarder.open > 0) await new Promise((resolve) => setImmediate(resolve));
});

test('U112 no WebSocket is passed on once the process stops: it would be kept from ending for as long as the table is played at', async () => {
  const { sockets, forwarder, url } = await setUp();
  const before = new WebSocket(url);
  await once(before, 'open');
  forwarder.close();
  await once(before, 'close');
  const after = new WebSocket(url);
  const [error] = (await once(after, 'error')) as [Error];
  expect([error.message, forwarder.open]).toEqual(['socket hang up', 0]);
  while (sockets.clients.size > 0) await new Promise((resolve) => setImmediate(resolve));
});

test('U112 what another process answers is read as far as anybody needs', async () => {
  let isEndless = false;
  let written = 0;
  const peer = createServer((_request, response) => {
    response.write('{"tables":["');
    if (!isEndless) return void response.end('one"]}');
    const more = () => {
      for (let room = true; room && !response.destroyed; written += 65_536) room = response.write('x'.repeat(65_536));
    };
    response.on('drain', more);
    more();
  });
  const address = `127.0.0.1:${await listen(peer)}`;
  expect(await ask({ address, secret: 's' }, '/admin/tables', {})).toEqual([{ tables: ['one'] }]);
  isEndless = true;
  expect(await ask({ address, secret: 's' }, '/admin/tables', {})).toEqual([]);
  expect(written).toBeLessThan(50_000_000);
});

test('U112 whoever asks for a table of a silent process waits until its lease is over, and for nobody else', async () => {
  const leases = new Set(['silent', 'well']);
  let looked = 0;
  const processes = new SilentProcesses(async (id) => {
    looked += 1;
    if (looked === 2) throw new Error('the database does not answer');
    if (looked === 3) leases.delete('silent');
    return leases.has(id);
  });
  await processes.settled('well');
  expect([processes.isSilent('silent'), looked]).toEqual([false, 0]);
  processes.note('silent');
  processes.note('silent');
  expect([processes.isSilent('silent'), processes.isSilent('well')]).toEqual([true, false]);
  await Promise.all([processes.settled('silent'), processes.settled('silent')]);
  expect([processes.isSilent('silent'), looked]).toEqual([false, 3]);
});
