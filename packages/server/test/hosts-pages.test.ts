import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type TestServer } from './harness/server.js';
import { ask, askTable, whyOf } from './harness/wire.js';

let server: TestServer;
beforeAll(async () => {
  const client = mkdtempSync(join(tmpdir(), 'client-'));
  writeFileSync(join(client, 'index.html'), '<html><head><title>Illuminice</title></head></html>');
  server = await startServer(
    {
      createPassword: 'let us play',
      imprintUrl: 'https://example.org/imprint?a=1&b="',
      privacyUrl: 'https://example.org/privacy',
      limits: { missesPerMinute: 3 },
    },
    client,
  );
});
afterAll(() => server.close());

const open = (opening: string | undefined, from: string) => askTable(server.url, { body: JSON.stringify({ opening }), from });

describe('U104 a host’s own server', () => {
  test('opens tables for those who know its password, and tells those who guess nothing soon', async () => {
    for (const wrong of [undefined, 'let us pla', 'let us play ']) {
      const refused = await open(wrong, '127.0.3.1');
      expect([refused.status, whyOf(refused)]).toEqual([403, 'opensByPassword']);
    }
    expect((await open('let us play', '127.0.3.1')).status).toBe(201);
    const guesses = await Promise.all(['a', 'b', 'c', 'd', 'let us play'].map((guess) => open(guess, '127.0.3.2')));
    expect(guesses.map(({ status }) => status).sort()).toEqual([403, 403, 403, 429, 429]);
    expect((await open(undefined, '127.0.3.2')).status).toBe(403);
  });

  test('names who runs it and what is stored in the head of each page', async () => {
    for (const path of ['/', '/t/BCDFGH']) {
      const page = await ask(server.url + path, { headers: { accept: 'text/html' } });
      expect(page.body).toContain('<link rel="imprint" href="https://example.org/imprint?a=1&amp;b=&quot;">');
      expect(page.body).toContain('<link rel="privacy-policy" href="https://example.org/privacy"></head>');
    }
  });
});
