/**
 * `node scripts/check-nginx.mjs`: takes the nginx block out of docs/hosting.md, runs it as it stands there (but for ports and
 * a certificate made on the spot) in front of a server, and opens, lists and joins a table through it as a page would.
 * Needs nginx and openssl on the PATH; `npm test` does not run it.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, ensureClientBuilt, ensureInstalled } from './lib/prepare.mjs';
import { fail, packages, root, say } from './lib/workspace.mjs';

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

await ensureInstalled();
await ensureBuilt('server');
await ensureClientBuilt();

const block = /```nginx\n([\s\S]*?)```/.exec(readFileSync(join(root, 'docs/hosting.md'), 'utf8'))?.[1];
if (!block) fail('docs/hosting.md has no nginx block.');
const folder = mkdtempSync(join(tmpdir(), 'illuminice-nginx-'));
const [inner, outer] = [await freePort(), await freePort()];
const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
const subject = ['-subj', '/CN=your.name', '-days', '1'];
execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, ...subject], {
  stdio: 'ignore',
});
const site = block
  .replace('listen 443', `listen 127.0.0.1:${outer}`)
  .replace('127.0.0.1:2567', `127.0.0.1:${inner}`)
  .replaceAll('/etc/letsencrypt/live/your.name', folder);
mkdirSync(join(folder, 'temp'));
const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/temp/${name};`).join('\n');
writeFileSync(
  join(folder, 'nginx.conf'),
  `daemon off; pid ${folder}/pid; error_log stderr warn;\nevents {}\nhttp {\naccess_log off;\n${temp}\n${site}}\n`,
);

const name = `your.name:${outer}`;
const env = {
  ...process.env,
  HOST: '127.0.0.1',
  PORT: String(inner),
  DATA_DIR: folder,
  TRUST_PROXY: '1',
  PUBLIC_URL: `https://${name}`,
  NODE_ENV: 'production',
};
const server = spawn(process.execPath, [join(packages.server.dir, 'dist/main.js')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 2, 2] });
process.on('exit', () => {
  server.kill();
  nginx.kill();
  rmSync(folder, { recursive: true, force: true });
});
await once(server.stdout, 'data');

/** What a browser on a page of the game sends. @returns status, headers, body */
const ask = (path, { method = 'GET', headers = {}, body } = {}) =>
  new Promise((resolve, reject) => {
    const asked = { host: '127.0.0.1', port: outer, path, method, rejectUnauthorized: false };
    const sent = request({ ...asked, headers: { host: name, origin: `https://${name}`, ...headers } }, (response) => {
      let text = '';
      response.on('data', (bytes) => {
        text += bytes;
      });
      response.on('end', () => resolve({ status: response.statusCode, text }));
    });
    sent.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve({ status: response.statusCode, text: '' });
    });
    sent.on('error', reject);
    sent.end(body);
  });

const json = { 'content-type': 'application/json' };
const results = [];
const check = (what, expected, found) => {
  results.push(expected === found);
  say(`${expected === found ? 'ok ' : 'NOT'} ${what}: ${found}${expected === found ? '' : `, expected ${expected}`}`);
};
for (let tries = 50; ; tries -= 1) {
  const up = await ask('/healthz').catch(() => null);
  if (up?.status === 200) break;
  if (tries === 0) fail('nginx does not answer.');
  await new Promise((resolve) => setTimeout(resolve, 100));
}
check('the page', 200, (await ask('/', { headers: { accept: 'text/html' } })).status);
const opened = await ask('/api/tables', { method: 'POST', headers: json, body: '{}' });
check('a table is opened', 201, opened.status);
const { code, link } = JSON.parse(opened.text);
check('its link', `https://${name}/t/${code}`, link);
const { version } = JSON.parse((await ask('/healthz')).text);
const joined = await ask(`/matchmake/joinById/${code}`, { method: 'POST', headers: json, body: JSON.stringify({ name: 'Ann', version }) });
check('a join', 200, joined.status);
const { room, sessionId } = JSON.parse(joined.text);
const upgrade = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
};
check('a WebSocket', 101, (await ask(`/${room?.processId}/${code}?sessionId=${sessionId}`, { headers: upgrade })).status);
const foreign = await ask('/api/tables', { method: 'POST', headers: { ...json, origin: 'https://evil.example' }, body: '{}' });
check('a page of somebody else', 403, foreign.status);
process.exit(results.every(Boolean) ? 0 : 1);
