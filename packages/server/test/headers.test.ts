import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type TestServer } from './harness/server.js';
import { ask, askJoin, askTable } from './harness/wire.js';

let server: TestServer;
beforeAll(async () => {
  const client = mkdtempSync(join(tmpdir(), 'client-'));
  mkdirSync(join(client, 'assets'));
  writeFileSync(join(client, 'index.html'), '<title>Illuminice</title>');
  writeFileSync(join(client, 'assets', 'main-1a2b.js'), 'export {};');
  writeFileSync(join(client, 'assets', 'expert-worker-3c4d.js'), 'export {};');
  writeFileSync(join(client, 'assets', 'mark-5e6f.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(client, '..', 'outside.txt'), 'not for you');
  server = await startServer({ adminPassword: 'correct horse battery' }, client);
});
afterAll(() => server.close());

describe('U104 every answer bears the headers that browsers keep people safe by', () => {
  const html = { accept: 'text/html' };
  test.each([
    ['the page', () => ask(server.url, { headers: html }), 200],
    ['the page of a table', () => ask(`${server.url}/t/BCDFGH`, { headers: html }), 200],
    ['a worker', () => ask(`${server.url}/assets/expert-worker-3c4d.js`), 200],
    ['a drawing', () => ask(`${server.url}/assets/mark-5e6f.svg`), 200],
    ['a missing asset', () => ask(`${server.url}/assets/gone.js`), 404],
    ['the API', () => ask(`${server.url}/api/tables`), 200],
    ['a table that was opened', () => askTable(server.url), 201],
    ['a refusal', () => askTable(server.url, { body: '[]' }), 400],
    ['a body that cannot be read', () => askTable(server.url, { body: '{' }), 400],
    ['a join', () => askJoin(server.url, 'BCDFGH'), 200],
    ['a page of somebody else’s', () => askTable(server.url, { headers: { origin: 'https://evil.example' } }), 403],
    ['an address that cannot be read', () => ask(`${server.url}/%ff`, { headers: html }), 400],
    ['the door of the host', () => ask(`${server.url}/admin`), 401],
    ['what is not there', () => ask(`${server.url}/metrics`), 404],
    ['health', () => ask(`${server.url}/healthz`), 200],
    ['readiness', () => ask(`${server.url}/readyz`), 200],
  ])('%s', async (what, asked, status) => {
    const { status: had, headers } = await asked();
    expect(had).toBe(status);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      // The admin's form has to name the page it comes from.
      'referrer-policy': what === 'the door of the host' ? 'same-origin' : 'no-referrer',
      'permissions-policy': expect.stringContaining('microphone=()'),
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('a script of the page bears those alone that browsers obey on it', async () => {
    const { status, headers } = await ask(`${server.url}/assets/main-1a2b.js`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' });
    expect(Object.entries(headers).join().length).toBeLessThan(300);
    for (const header of [
      'content-security-policy',
      'permissions-policy',
      'x-frame-options',
      'x-request-id',
      'etag',
      'last-modified',
      'keep-alive',
      'x-powered-by',
      'access-control-allow-origin',
    ])
      expect(headers).not.toHaveProperty(header);
  });

  test('no path leads out of the client’s folder', async () => {
    for (const path of [
      '/../outside.txt',
      '/..%2foutside.txt',
      '/assets/..%2f..%2foutside.txt',
      '/assets/%2e%2e/%2e%2e/outside.txt',
      '/.%00./outside.txt',
      '//outside.txt',
    ]) {
      const { status, body } = await ask(server.url + path);
      expect([path, status >= 400, body.includes('not for you')]).toEqual([path, true, false]);
    }
  });
});

test('a Host that is none comes into no link', async () => {
  for (const host of ['a"><script>', 'example.org/x', 'user@example.org', 'a b', '[::1', 'x:123456'])
    expect([host, (await askTable(server.url, { headers: { host } })).status]).toEqual([host, 400]);
  for (const host of ['example.org', 'localhost:2567', '[::1]:80', '192.0.2.7'])
    expect(JSON.parse((await askTable(server.url, { headers: { host } })).body).link).toMatch(`http://${host}/t/`);
});
