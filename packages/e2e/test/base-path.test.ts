/** A table below a path of a shared host name, in real browsers: behind a small proxy, and behind nginx and Caddy by docs/hosting.md. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server as HttpServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launch } from '../src/browser.js';
import { GatePage } from '../src/pages/gate.js';
import { HomePage } from '../src/pages/home.js';
import { LobbyPage } from '../src/pages/lobby.js';
import { TablePage } from '../src/pages/table.js';
import { ROOT, Server } from '../src/server.js';

jest.setTimeout(180_000);

const BASE = '/games';
const docs = readFileSync(join(ROOT, 'docs/hosting.md'), 'utf8');
const recipe = (language: string, word: string): string =>
  [...docs.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))]
    .map(([, text = '']) => text)
    .find((text) => text.includes(word)) ?? '';

let server: Server;
let browser: Browser;
let folder: string;
const ends: (() => void)[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'base-path-'));
  server = await Server.start({ BASE_PATH: BASE, TRUST_PROXY: 'loopback', LONGEST_PAUSE_MS: '50' });
  browser = await launch(['--ignore-certificate-errors']);
}, 60_000);
afterAll(async () => {
  for (const end of ends) end();
  await browser?.close();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const origin = () => new URL(server.url).origin;

/** A proxy that has another site at its root. @param strips takes the path off */
async function smallProxy(strips: boolean): Promise<string> {
  const onward = ({ url = '/', method, headers }: IncomingMessage) =>
    request(origin() + (strips ? url.slice(BASE.length) : url), { method, headers });
  const isBelow = ({ url }: IncomingMessage) => url?.startsWith(`${BASE}/`);
  const proxy: HttpServer = createServer((asked, response) => {
    if (!isBelow(asked)) return void response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Another site</h1>');
    const passed = onward(asked).on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    asked.pipe(passed);
  });
  proxy.on('upgrade', (asked: IncomingMessage, socket: Socket) => {
    if (!isBelow(asked)) return void socket.destroy();
    const passed = onward(asked).on('upgrade', (answer: IncomingMessage, other: Socket, head: Buffer) => {
      const lines = answer.rawHeaders.flatMap((name, i, all) => (i % 2 === 0 ? [`${name}: ${all[i + 1]}`] : []));
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
      socket.write(head);
      socket.pipe(other).pipe(socket);
      for (const one of [socket, other]) one.on('error', () => socket.destroy());
    });
    passed.on('error', () => socket.destroy());
    passed.end();
  });
  const open = new Set<Socket>();
  proxy.on('connection', (socket) => open.add(socket));
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  ends.push(() => {
    proxy.close();
    for (const socket of open) socket.destroy();
  });
  return `http://localhost:${(proxy.address() as AddressInfo).port}`;
}

const freePort = async (): Promise<number> => {
  const door = createServer();
  await new Promise<void>((listening) => door.listen(0, '127.0.0.1', listening));
  const { port } = door.address() as AddressInfo;
  await new Promise((closed) => door.close(closed));
  return port;
};

/** Starts a proxy and waits until it answers. */
async function running(program: ChildProcess, url: string): Promise<string> {
  let said = '';
  program.stderr?.on('data', (text) => {
    said += text;
  });
  ends.push(() => program.kill());
  for (;;) {
    if (program.exitCode !== null) throw new Error(said);
    const code = spawnSync('curl', ['-ks', '-o', '/dev/null', '-w', '%{http_code}', `${url}${BASE}/healthz`]).stdout.toString();
    if (code === '200') return url;
    await new Promise((later) => setTimeout(later, 50));
  }
}

async function nginx(): Promise<string> {
  const port = await freePort();
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...subject, '-keyout', key, '-out', certificate],
    {
      stdio: 'ignore',
    },
  );
  const location = recipe('nginx', `location ${BASE}/`);
  expect(location).toContain('http://127.0.0.1:2567');
  const [map = ''] = /map [\s\S]*?\n}/.exec(recipe('nginx', 'map $http_upgrade')) ?? [];
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n');
  const site = `server { listen 127.0.0.1:${port} ssl; server_name localhost; ssl_certificate ${certificate}; ssl_certificate_key ${key};
    location / { return 200 "Another site"; } ${location.replace('http://127.0.0.1:2567', origin())} }`;
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, `daemon off; pid ${folder}/nginx.pid; events {}\nhttp {\naccess_log off;\n${temporary}\n${map}\n${site}\n}\n`);
  const program = spawn('nginx', ['-p', folder, '-c', config, '-e', join(folder, 'error.log')], { stdio: ['ignore', 'ignore', 'pipe'] });
  return running(program, `https://localhost:${port}`);
}

async function caddy(): Promise<string> {
  const [port, other] = [await freePort(), await freePort()];
  const site = recipe('caddy', BASE);
  expect(site).toContain('localhost:2567');
  const file = join(folder, 'Caddyfile');
  const own = site.replace('localhost:2567', new URL(origin()).host).replace('your.name {', `https://localhost:${port} {\n  tls internal`);
  writeFileSync(file, `{\n  admin off\n  http_port ${other}\n  skip_install_trust\n  auto_https disable_redirects\n}\n${own}`);
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const program = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  return running(program, `https://localhost:${port}`);
}

/** A browser of its own that notes each request which leaves the path. */
async function visitor(astray: string[]): Promise<Page> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, reducedMotion: 'reduce', deviceScaleFactor: 0.25 });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  context.on('request', (asked) => {
    const { protocol, pathname } = new URL(asked.url());
    if (/^http/.test(protocol) && !pathname.startsWith(`${BASE}/`)) astray.push(asked.url());
  });
  page.on('pageerror', (error) => astray.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && astray.push(`${message.text()} ${message.location().url}`));
  return page;
}

/** A table is opened, joined by its link, played at, and found again after a reload; the app can be installed. */
async function plays(at: string): Promise<void> {
  const astray: string[] = [];
  const [ann, bob] = [await visitor(astray), await visitor(astray)];
  try {
    await ann.goto(`${at}${BASE}/`);
    const code = await new HomePage(ann).createTable('Ann');
    expect(new URL(ann.url()).pathname).toBe(`${BASE}/t/${code}`);
    const lobby = new LobbyPage(ann);
    await lobby.see('lobby-link');
    const link = await lobby.link();
    expect(link).toBe(`${at}${BASE}/t/${code}`);

    await bob.goto(link);
    await new GatePage(bob).takeSeat('Bob');
    await lobby.seated(1, 'Bob');
    await new LobbyPage(bob).press('lobby-ready');
    await lobby.press('lobby-start');
    const tables = [new TablePage(ann), new TablePage(bob)] as const;
    for (const table of tables) await table.see('choose-illuminati');

    await tables[0].takeIlluminati(0);
    await bob.reload();
    await tables[1].takeIlluminati(1);
    for (const table of tables) await table.see('banner');
    expect(new URL(bob.url()).pathname).toBe(`${BASE}/t/${code}`);

    await ann.goto(`${at}${BASE}/`);
    await ann.getByTestId('home-rules').click();
    await ann.waitForURL(`${at}${BASE}/rules`);
    const scope = await ann.evaluate(() => navigator.serviceWorker.ready.then((registration) => registration.scope));
    expect(scope).toBe(`${at}${BASE}/`);
    const manifest = await ann.evaluate(async () => {
      const { href } = document.querySelector('link[rel="manifest"]') as HTMLLinkElement;
      const { start_url, scope: within, icons } = await (await fetch(href)).json();
      const found = await Promise.all(icons.map(({ src }: { src: string }) => fetch(new URL(src, href)).then(({ status }) => status)));
      return [new URL(start_url, href).href, new URL(within, href).href, ...new Set(found)];
    });
    expect(manifest).toEqual([`${at}${BASE}/`, `${at}${BASE}/`, 200]);

    // Without a network the page still comes, from the worker.
    await ann.context().setOffline(true);
    await ann.goto(`${at}${BASE}/learn`);
    await ann.getByTestId('coach').waitFor();
    expect(astray.filter((line) => !/ERR_INTERNET_DISCONNECTED/.test(line))).toEqual([]);
  } finally {
    await ann.context().close();
    await bob.context().close();
  }
}

const isHere = (program: string): boolean => spawnSync(program, [program === 'nginx' ? '-v' : 'version']).error === undefined;
/** A test behind a program, which says so where it is not installed. */
const behind = (program: string) => (isHere(program) ? test : test.skip);

test('U104 below a path behind a proxy that passes it on, two browsers open, join, play and reload', async () =>
  plays(await smallProxy(false)));

test('U104 below a path behind a proxy that takes it off, the same', async () => plays(await smallProxy(true)));

behind('nginx')('U104 below a path behind nginx as hosting.md says, the same (skipped: no nginx here)', async () => plays(await nginx()));

behind('caddy')('U104 below a path behind Caddy as hosting.md says, the same (skipped: no caddy here)', async () => plays(await caddy()));
