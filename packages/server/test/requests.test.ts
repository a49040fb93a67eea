import { once } from 'node:events';
import { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { pino } from 'pino';
import { readConfig } from '../src/index.js';
import { openAccess } from '../src/net/access.js';
import { guard } from '../src/net/http-guard.js';
import { startServer, type TestServer } from './harness/server.js';
import { ask, whyOf } from './harness/wire.js';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ unlimitedAddresses: '127.0.0.1', limits: { requestsPerMinute: 300 } });
});
afterAll(() => server.close());

const LIST = 'GET /api/tables HTTP/1.1\r\nHost: x\r\n\r\n';

/** A connection, with all that was said on it so far. */
class Wire {
  said = '';

  private constructor(readonly socket: Socket) {
    socket.on('data', (bytes) => {
      this.said += bytes;
    });
    socket.on('error', () => {});
  }

  static async from(localAddress: string): Promise<Wire> {
    const socket = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1', localAddress });
    const wire = new Wire(socket);
    await once(socket, 'connect');
    return wire;
  }

  get statuses(): string[] {
    return [...this.said.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status as string);
  }
}

describe('U101 requests that come all at once', () => {
  test('down one connection end it: no browser sends the next one before the answer', async () => {
    const wire = await Wire.from('127.2.1.1');
    wire.socket.write(LIST.repeat(200));
    await once(wire.socket, 'close');
    expect(wire.statuses.length).toBeLessThanOrEqual(8);
  });

  test('beyond the limit are refused, with the end of the connection, and then before anything of them is read', async () => {
    const from = '127.2.2.1';
    const wires = await Promise.all(Array.from({ length: 60 }, () => Wire.from(from)));
    const closing = wires.map(({ socket }) => once(socket, 'close'));
    for (const { socket } of wires) socket.write(LIST.repeat(6));
    // 300 of the 360 are answered; on a connection with a refusal nothing comes after it.
    const refused = wires.filter((_, i) => i >= 50);
    await Promise.all(closing.slice(50));
    for (const { statuses, said } of refused) {
      expect(statuses.filter((status) => status === '429')).toHaveLength(1);
      expect(statuses.at(-1)).toBe('429');
      expect(said.split('HTTP/1.1 429')[1]).toMatch(/connection: close/i);
      expect(said).toContain('tooManyRequests');
    }
    const reply = await ask(`${server.url}/healthz`, { from });
    expect([reply.status, whyOf(reply)]).toEqual([429, 'tooManyRequests']);
    for (const { socket } of wires) socket.destroy();
    expect((await ask(`${server.url}/healthz`, { from: '127.2.2.2' })).status).toBe(200);
  });

  test('within the limit are all answered, many turns later, and so is the neighbour', async () => {
    const neighbour = await Wire.from('127.2.3.2');
    const wires = await Promise.all(Array.from({ length: 50 }, () => Wire.from('127.2.3.1')));
    const answered = (wire: Wire, count: number) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (wire.statuses.length >= count) resolve();
        };
        wire.socket.on('data', look);
        look();
      });
    for (const { socket } of wires) socket.write(LIST.repeat(5));
    neighbour.socket.write(LIST);
    await Promise.all([answered(neighbour, 1), ...wires.map((wire) => answered(wire, 5))]);
    expect(new Set([neighbour, ...wires].flatMap(({ statuses }) => statuses))).toEqual(new Set(['200']));
    for (const { socket } of [neighbour, ...wires]) socket.destroy();
  });
});

describe('U101 connections', () => {
  /** A connection that comes from an address which this machine does not have. */
  function arrival(remoteAddress: string): Socket {
    const socket = connect({ port: 1, host: '127.0.0.1', lookup: () => {} });
    socket.on('error', () => {});
    Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
    return socket;
  }

  test('of one IPv6 network count as those of one address', () => {
    const http = new Server();
    http.removeAllListeners('connection');
    const config = readConfig({ MAX_CONNECTIONS_PER_ADDRESS: '5' });
    guard(http, openAccess(config, pino({ level: 'silent' })));
    const kept = (address: string) => {
      const socket = arrival(address);
      http.emit('connection', socket);
      return socket.writable;
    };
    const open = Array.from({ length: 37 }, (_, i) => kept(`2001:db8:1:2300::${i + 1}`));
    expect(open.filter(Boolean)).toHaveLength(10);
    expect(kept('2001:db8:1:2400::1')).toBe(true);
    expect(kept('::ffff:192.0.2.7')).toBe(true);
  });

  test('that come all at once are bounded: some are told, the rest is ended without a word, neighbours get in', () => {
    const http = new Server();
    http.removeAllListeners('connection');
    guard(http, openAccess(readConfig({ MAX_CONNECTIONS_PER_ADDRESS: '500' }), pino({ level: 'silent' })));
    const arrive = (address: string) => {
      const socket = arrival(address);
      http.emit('connection', socket);
      return socket.destroyed ? 'ended' : socket.writable ? 'open' : 'told';
    };
    const all = Array.from({ length: 400 }, () => arrive('192.0.2.1'));
    const count = (how: string) => all.filter((one) => one === how).length;
    expect({ open: count('open'), told: count('told'), ended: count('ended') }).toEqual({ open: 200, told: 10, ended: 190 });
    expect(arrive('192.0.2.2')).toBe('open');
  });

  test('of all addresses together are bounded, too', () => {
    const http = new Server();
    guard(http, openAccess(readConfig({ MAX_CONNECTIONS: '7' }), pino({ level: 'silent' })));
    expect(http.maxConnections).toBe(14);
  });
});
