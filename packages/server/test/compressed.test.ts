import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { startServer, type TestServer } from './harness/server.js';
import { ask, askJoin, askTable, type Reply } from './harness/wire.js';

const SCRIPT = `export const words = ${JSON.stringify('the same again, '.repeat(400))};`;
const PASSWORD = 'correct horse battery';

let server: TestServer;
let code: string;
beforeAll(async () => {
  const client = mkdtempSync(join(tmpdir(), 'client-'));
  mkdirSync(join(client, 'assets'));
  writeFileSync(join(client, 'index.html'), `<html><head></head><body>${'<p>a line of the page</p>'.repeat(100)}</body></html>`);
  writeFileSync(join(client, 'assets/main-1a2b.js.map'), '{}');
  for (const name of ['assets/main-1a2b.js', 'sw.js']) {
    writeFileSync(join(client, name), SCRIPT);
    writeFileSync(join(client, `${name}.br`), brotliCompressSync(SCRIPT));
    writeFileSync(join(client, `${name}.gz`), gzipSync(SCRIPT));
  }
  writeFileSync(join(client, 'assets/small-3c4d.js'), 'export {};');
  server = await startServer({ adminPassword: PASSWORD }, client);
  for (let n = 0; n < 12; n++)
    code = (JSON.parse((await askTable(server.url, { body: '{"public": true}' })).body) as { code: string }).code;
});
afterAll(() => server.close());

const encodingOf = ({ headers }: Reply): string | undefined => headers['content-encoding'];
const take = (path: string, acceptEncoding: string, more: Parameters<typeof ask>[1] = {}): Promise<Reply> =>
  ask(server.url + path, { ...more, headers: { 'accept-encoding': acceptEncoding, ...more.headers } });

describe('U104 files leave in the form that is smallest and that the browser takes', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['identity', undefined],
  ])('Accept-Encoding: %s gets %s', async (accepted, encoding) => {
    for (const path of ['/assets/main-1a2b.js', '/sw.js']) {
      const reply = await take(path, accepted);
      expect(reply.status).toBe(200);
      expect(encodingOf(reply)).toBe(encoding);
      expect(reply.headers.vary).toContain('Accept-Encoding');
      expect(reply.headers['content-type']).toMatch(/^text\/javascript/);
      expect(Number(reply.headers['content-length']) < 1000).toBe(encoding !== undefined);
      // A browser unpacks it to what was built.
      expect(await (await fetch(server.url + path, { headers: { 'accept-encoding': accepted } })).text()).toBe(SCRIPT);
    }
  });

  test('each form has a tag of its own, and one that is kept already is not sent again', async () => {
    const forms = await Promise.all(['br', 'gzip', 'identity'].map((accepted) => take('/sw.js', accepted)));
    const tags = forms.map(({ headers }) => headers.etag as string);
    expect(new Set(tags).size).toBe(3);
    expect(await take('/sw.js', 'br', { headers: { 'if-none-match': tags[0] as string } })).toMatchObject({ status: 304, body: '' });
    expect((await take('/sw.js', 'br', { headers: { 'if-none-match': tags[1] as string } })).status).toBe(200);
  });

  test('what has a hash in its name is kept for good, the worker is not', async () => {
    expect((await take('/assets/main-1a2b.js', 'br')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await take('/sw.js', 'br')).headers['cache-control']).toBe('public, max-age=0');
  });

  test('a range is one of the form that is sent', async () => {
    const range = 'bytes=0-1999';
    for (const accepted of ['identity', 'deflate']) {
      const part = await take('/assets/main-1a2b.js', accepted, { headers: { range } });
      expect(part).toMatchObject({ status: 206, body: SCRIPT.slice(0, 2000) });
      expect(part.headers['content-range']).toBe(`bytes 0-1999/${SCRIPT.length}`);
    }
    const packed = await take('/assets/main-1a2b.js', 'br', { headers: { range: 'bytes=0-5' } });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', 'content-length': '6' });
  });

  test('what was asked for in the wrong way is answered in plain text', async () => {
    const replies = [
      await take('/assets/main-1a2b.js', 'br', { headers: { range: 'bytes=999999-' } }),
      await take('/assets/main-1a2b.js', 'br', { headers: { 'if-match': '"another"' } }),
      await take('/assets/main-1a2b.js', 'br', { method: 'POST' }),
      await take('/assets/gone.js', 'br'),
    ];
    for (const reply of replies) {
      expect(encodingOf(reply)).toBeUndefined();
      expect(JSON.parse(reply.body)).toHaveProperty('refusal');
      expect(reply.status).toBeGreaterThanOrEqual(400);
    }
  });

  test('source maps are not there', async () => {
    expect((await take('/assets/main-1a2b.js.map', 'br')).status).toBe(404);
  });

  test('a file that was not worth it comes as it is', async () => {
    expect(encodingOf(await take('/assets/small-3c4d.js', 'br'))).toBeUndefined();
  });
});

describe('U104 what is read over and over is compressed as it is sent', () => {
  test.each(['/', '/api/tables'])('%s', async (path) => {
    const reply = await take(path, 'gzip, br', { headers: { accept: '*/*' } });
    expect(reply).toMatchObject({ status: 200, headers: { 'content-encoding': 'br' } });
    expect(reply.headers.vary).toContain('Accept-Encoding');
    const plain = await take(path, 'identity');
    expect(await (await fetch(server.url + path)).text()).toBe(plain.body);
  });

  test('what is short is not', async () => {
    expect(encodingOf(await take('/healthz', 'br'))).toBeUndefined();
  });
});

describe('U104 the length of no answer tells a secret', () => {
  test('what names a seat or a table that was opened is not compressed', async () => {
    const padding = { headers: { 'accept-encoding': 'br' } };
    expect(encodingOf(await askJoin(server.url, code, {}, padding))).toBeUndefined();
    expect(encodingOf(await askTable(server.url, padding))).toBeUndefined();
  });

  test('nor are the host’s pages, however long', async () => {
    const authorization = `Basic ${Buffer.from(`host:${PASSWORD}`).toString('base64')}`;
    const page = await take('/admin', 'br', { headers: { authorization, accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(page.body.length).toBeGreaterThan(1000);
    expect(encodingOf(page)).toBeUndefined();
  });
});
