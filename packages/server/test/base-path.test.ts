/** Everything below a path of a shared host name, by proxies that pass the path on and by ones that take it off. */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableCreated } from '@illuminice/protocol';
import { readConfig } from '../src/index.js';
import { get, post, startServer, type TestServer } from './harness/server.js';
import { ask, askJoin, openSocket } from './harness/wire.js';

const PASSWORD = 'a long password';
const INDEX =
  '<!doctype html><html lang="en"><head><link rel="manifest" href="/manifest.webmanifest"><style>@font-face{src:url(/assets/a.woff2)}</style>' +
  '<script type="module" src="/assets/main.js"></script></head><body><a href="/rules">R</a><a href="https://example.org/x">X</a>' +
  '<a href="//example.org/y">Y</a><script>go()</script></body></html>';

let server: TestServer;

beforeAll(async () => {
  const client = mkdtempSync(join(tmpdir(), 'client-'));
  mkdirSync(join(client, 'pages/en'), { recursive: true });
  mkdirSync(join(client, 'assets'));
  writeFileSync(join(client, 'index.html'), INDEX);
  writeFileSync(join(client, 'pages/en/rules.html'), INDEX.replace('<a ', '<p>Rules</p><a '));
  writeFileSync(join(client, 'assets/main.js'), 'go()');
  server = await startServer({ basePath: '/games', adminPassword: PASSWORD, metricsToken: 'a long token of metrics' }, client);
});
afterAll(() => server.close());

const page = async (path: string) => {
  const response = await fetch(server.url + path, { headers: { accept: 'text/html' } });
  return { status: response.status, text: await response.text(), policy: response.headers.get('content-security-policy') };
};

describe.each(['/games', ''])('U104 below a path, asked by %j', (way) => {
  test.each(['/', '/t/BCDFGH', '/rules'])('%s names its files and links with the path, and no others', async (path) => {
    const { status, text } = await page(way + path);
    expect(status).toBe(200);
    expect(text).toContain('<html data-base="/games" lang="en">');
    for (const named of [
      'href="/games/manifest.webmanifest"',
      'url(/games/assets/a.woff2)',
      'src="/games/assets/main.js"',
      'href="/games/rules"',
    ])
      expect(text).toContain(named);
    expect(text).toContain('href="https://example.org/x"');
    expect(text).toContain('href="//example.org/y"');
    expect(text).not.toMatch(/(src|href)="\/(?!games\/|\/)/);
  });

  test('the policy allows the inline parts as they are sent', async () => {
    const { createHash } = await import('node:crypto');
    const { text, policy } = await page(`${way}/rules`);
    const [, style = ''] = /<style>(.*?)<\/style>/.exec(text) ?? [];
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  });

  test('files, health, lists and the host’s pages answer', async () => {
    expect((await page(`${way}/assets/main.js`)).text).toBe('go()');
    expect((await get(`${server.url}${way}/healthz`)).status).toBe(200);
    expect((await get(`${server.url}${way}/api/tables`)).status).toBe(200);
    const metrics = { authorization: 'Bearer a long token of metrics' };
    expect((await fetch(`${server.url}${way}/metrics`, { headers: metrics })).status).toBe(200);
    const authorization = `Basic ${Buffer.from(`x:${PASSWORD}`).toString('base64')}`;
    const admin = await fetch(`${server.url}${way}/admin`, { headers: { authorization } });
    const html = await admin.text();
    expect(html).toContain('href="/games/admin/style.css"');
    expect(html).not.toMatch(/(action|href)="\/admin/);
    const done = await fetch(`${server.url}${way}/admin/announce`, {
      ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams({ text: 'Hello' }) },
      headers: { authorization, accept: 'text/html' },
    });
    expect([done.status, done.headers.get('location')]).toEqual([303, '/games/admin']);
  });

  test('a table is named with the path, found and joined', async () => {
    const opened = await post(`${server.url}${way}/api/tables`, {});
    const { code, link } = opened.body as TableCreated;
    expect(link).toBe(`${server.url}/games/t/${code}`);
    expect((await get(`${server.url}${way}/api/tables/${code}`)).status).toBe(200);
    const granted = await askJoin(server.url + way, code, { name: 'Ann' });
    const socket = await openSocket(server.url + way, granted);
    await once(socket, 'message');
    socket.close();
  });
});

test('U104 the path itself leads to its first page; paths that only begin alike are other ones', async () => {
  const asked = await ask(`${server.url}/games`);
  expect([asked.status, asked.headers.location]).toEqual([308, '/games/']);
  expect((await fetch(`${server.url}/gamesapi/tables`, { headers: { accept: 'application/json' } })).status).toBe(404);
});

test('U104 the path is taken with a slash at its end, too', () => {
  expect(readConfig({ BASE_PATH: '/club/games/' }).basePath).toBe('/club/games');
  expect(readConfig({ BASE_PATH: '/' }).basePath).toBe('');
});
