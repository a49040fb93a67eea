/** What `smoke` and `loadtest` say of a way on which nobody can play, through the proxies and servers that hosts get wrong. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { command, serve } from './server.js';

jest.setTimeout(120_000);

let server: ChildProcess;
let url: string;
const doors: Server[] = [];
beforeAll(async () => {
  ({ server, url } = await serve());
});
afterAll(async () => {
  for (const door of doors) door.close().closeAllConnections();
  server.kill('SIGTERM');
  await once(server, 'exit');
});

async function open(door: Server): Promise<string> {
  doors.push(door);
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  return `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
}

/** How a proxy passes requests on. */
interface Manner {
  /** `false`: with the Host that it knows the server by. */
  host?: boolean;
  /** `false`: WebSockets as any other request. */
  upgrade?: boolean;
  /** The path below which alone it does so. */
  base?: string;
}

function proxy({ host = true, upgrade = true, base = '' }: Manner): Promise<string> {
  const pass = ({ url: path = '/', method, headers }: IncomingMessage) => {
    const { connection: _, upgrade: __, ...plain } = headers;
    const given = upgrade ? headers : plain;
    return request(url + (path.slice(base.length) || '/'), { method, headers: host ? given : { ...given, host: new URL(url).host } });
  };
  const door = createServer((asked, response) => {
    if (!asked.url?.startsWith(base)) {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>404 Not Found</h1>');
      return;
    }
    const onward = pass(asked).on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    asked.pipe(onward);
  });
  if (upgrade)
    door.on('upgrade', (asked: IncomingMessage, socket: Duplex) => {
      const write = (answer: IncomingMessage) => {
        const lines = answer.rawHeaders.flatMap((name, i, all) => (i % 2 === 0 ? [`${name}: ${all[i + 1]}`] : []));
        socket.write(`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\n${lines.join('\r\n')}\r\n\r\n`);
      };
      pass(asked)
        .on('upgrade', (answer, behind, first) => {
          write(answer);
          socket.write(first);
          behind.pipe(socket).pipe(behind);
          for (const end of [behind, socket]) end.on('error', () => {});
        })
        .on('response', (answer) => {
          write(answer);
          answer.pipe(socket);
        })
        .end();
    });
  return open(door);
}

const smoke = async (at: string) => (await command('smoke', [at])).out;
const loadtest = async (at: string) => {
  const { code, errors, out } = await command('loadtest', ['--url', at, '--rooms', '1', '--players', '2', '--intents', '3']);
  return { code, text: errors + out };
};

test('U104 a smoke test plays through a proxy that passes everything on', async () => {
  expect(await smoke(await proxy({}))).toMatch(/ plays classic\.\n$/);
});

test.each<[string, Manner, RegExp]>([
  ['passes no WebSockets on', { upgrade: false }, /^FAILED {2}can be reached by WebSocket: WebSockets are not passed on: .*Upgrade/m],
  ['passes another Host on', { host: false }, /^FAILED {2}knows its own page .*: its own page at http:\S+ is refused .*Host/m],
])('U104 behind a proxy that %s, smoke and loadtest say so before anything is played', async (_, manner, words) => {
  const at = await proxy(manner);
  const said = await smoke(at);
  expect(said).toMatch(words);
  expect(said).not.toContain('opens a table');
  const { code, text } = await loadtest(at);
  expect(text).toMatch(new RegExp(words.source.replace('^FAILED {2}', '^FAILED: '), 'm'));
  expect(code).toBe(1);
});

test('U104 below a path that the server does not know a smoke test says that no browser can play', async () => {
  const at = await proxy({ base: '/games' });
  expect(await smoke(`${at}/games/`)).toMatch(
    /^FAILED {2}shows its page, which finds its script: .*answers 404 .*no browser can play below \/games unless the server is started with BASE_PATH=\/games$/m,
  );
});

test('U104 a foreign web server is recognised', async () => {
  const at = await open(createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>')));
  expect(await smoke(at)).toMatch(
    /^FAILED {2}is there and speaks our version: at http:\S+ is another server, .*healthz answers 200 \(text\/html\)$/m,
  );
  expect((await loadtest(at)).text).toContain('is another server');
});

test('U104 an unreachable server is reported', async () => {
  expect(await smoke('http://127.0.0.1:3')).toMatch(/^FAILED {2}is there and speaks our version: fetch failed \(.*ECONNREFUSED/);
  const { code, text } = await loadtest('http://127.0.0.1:3');
  expect(text).toMatch(/^FAILED: is there and speaks our version: fetch failed \(.*ECONNREFUSED/);
  expect(code).toBe(1);
});
