import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startServer, type TestServer } from './harness/server.js';
import { ask } from './harness/wire.js';

const STYLE = 'body{color:red}';
const SCRIPT = 'document.title="x"';
const page = (content: string) =>
  `<html><head><style>${STYLE}</style><script type="module" src="/a.js"></script></head><body>${content}<script>${SCRIPT}</script></body></html>`;

let server: TestServer;
beforeAll(async () => {
  const client = mkdtempSync(join(tmpdir(), 'client-'));
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(client, file)), { recursive: true });
    writeFileSync(join(client, file), content);
  };
  write('index.html', '<html><head></head><body>shell</body></html>');
  write('pages/en/index.html', page('first page'));
  write('pages/de/index.html', page('erste Seite'));
  write('pages/de/rules/inwo.html', page('Regeln'));
  write('pages/de/t.html', page('Tisch'));
  server = await startServer({}, client);
});
afterAll(() => server.close());

const get = (path: string, language?: string) =>
  ask(server.url + path, { headers: { accept: 'text/html', ...(language && { 'accept-language': language }) } });
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('U104 a page arrives with its content', () => {
  test.each([
    ['/', undefined, 'first page'],
    ['/', 'de-AT,de;q=0.9,en;q=0.8', 'erste Seite'],
    ['/', 'pl,de;q=0.5', 'erste Seite'],
    ['/', 'pl', 'first page'],
    ['/rules/inwo/', 'de', 'Regeln'],
    ['/t/BCDFGH?watch', 'de', 'Tisch'],
    ['/t/BCDFGH', 'en', 'shell'],
    ['/t/BCDFGH/more', 'de', 'shell'],
    ['/credits', 'de', 'shell'],
    ['/constructor', 'de', 'shell'],
  ])('%s in %s', async (path, language, content) => {
    const { status, body, headers } = await get(path, language);
    expect(status).toBe(200);
    expect(body).toContain(content);
    expect(headers.vary).toContain('Accept-Language');
  });

  test('its policy allows its own style and script by their hashes, and nothing else inline', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' ${sha(SCRIPT)};`);
    expect(policy).toContain(`style-src 'self' ${sha(STYLE)};`);
    expect(policy).not.toContain('unsafe');
    expect((await get('/credits')).headers['content-security-policy']).toContain("script-src 'self';");
  });

  test('is no file of its own', async () => {
    expect((await get('/pages/de/index.html')).status).toBe(404);
  });
});
