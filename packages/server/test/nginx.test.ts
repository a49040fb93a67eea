/** The recipe for nginx in docs/hosting.md, run as it stands there; only names, ports and paths are this machine's. `npm test` installs nginx. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableCreated } from '@illuminice/protocol';
import { readConfig } from '../src/index.js';
import { startServer, type TestServer } from './harness/server.js';
import { ask, askJoin, openSocket } from './harness/wire.js';

const recipe = /```nginx\n([\s\S]*?)```/.exec(readFileSync(join(__dirname, '../../../docs/hosting.md'), 'utf8'))?.[1] ?? '';

async function freePort(): Promise<number> {
  const door = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => door.once('listening', resolve));
  const { port } = door.address() as { port: number };
  await new Promise((resolve) => door.close(resolve));
  return port;
}

let folder: string;
let server: TestServer;
let nginx: ChildProcess | undefined;
const log: () => string = () => server.log.join('');

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  server = await startServer({ trustProxy: readConfig({ TRUST_PROXY: '1' }).trustProxy });
});
afterAll(async () => {
  nginx?.kill('SIGTERM');
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts nginx with the recipe, changed by these replacements. @returns where it answers */
async function start(changes: readonly (readonly [string | RegExp, string])[] = []): Promise<string> {
  nginx?.kill('SIGTERM');
  const port = await freePort();
  const [key, file] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...subject, '-keyout', key, '-out', file], {
    stdio: 'ignore',
  });
  const here: readonly (readonly [string | RegExp, string])[] = [
    ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
    ['server_name your.name', 'server_name localhost'],
    [/ssl_certificate .*;/, `ssl_certificate ${file};`],
    [/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`],
    ['http://127.0.0.1:2567', server.url],
  ];
  const site = [...here, ...changes].reduce((text, [from, to]) => {
    expect(text).toMatch(from);
    return text.replace(from, () => to);
  }, recipe);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n');
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, `daemon off; pid ${folder}/nginx.pid; events {}\nhttp {\naccess_log off;\n${temporary}\n${site}}\n`);
  nginx = spawn('nginx', ['-p', folder, '-c', config, '-e', join(folder, 'error.log')], { stdio: 'ignore' });
  const url = `https://localhost:${port}`;
  for (;;) {
    if (nginx.exitCode !== null) throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'));
    const up = await ask(`${url}/healthz`).catch(() => null);
    if (up?.status === 200) return url;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('U104 behind nginx as hosting.md says, a table is opened from the page, named with https, and played at by wss', async () => {
  const url = await start();
  const opened = await ask(`${url}/api/tables`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(opened.status).toBe(201);
  const { code, link } = JSON.parse(opened.body) as TableCreated;
  expect(link).toBe(`${url}/t/${code}`);
  const granted = await askJoin(url, code, { name: 'Ann' }, { headers: { origin: url } });
  const socket = await openSocket(url, granted, { origin: url });
  await once(socket, 'message');
  socket.close();
  expect(log()).not.toContain('TRUST_PROXY');
  expect(log()).not.toContain('was refused');
});

test('U104 if nginx does not pass Host on, the page is refused, and the log says what to do', async () => {
  const url = await start([['proxy_set_header Host $http_host;', '']]);
  const refused = await ask(`${url}/api/tables`, { method: 'POST', headers: { origin: url } });
  expect(refused.status).toBe(403);
  expect(log()).toContain('let the proxy pass Host and the scheme (X-Forwarded-Proto) on as they came, or set PUBLIC_URL');
});
