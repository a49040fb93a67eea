/** What messengers show beside a link: a picture of its game, and nothing that the link does not tell anyway. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type TestServer } from './harness/server.js';
import { ask, askTable } from './harness/wire.js';

const client = mkdtempSync(join(tmpdir(), 'client-'));
writeFileSync(join(client, 'index.html'), '<html><head><title>Illuminice</title></head></html>');

const MESSENGER = 'WhatsApp/2.23.20.0';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const UNKNOWN = 'BCDFGH';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ limits: { missesPerMinute: 3 } }, client);
});
afterAll(() => server.close());

const headOf = async (path: string, more: { agent?: string; from?: string; host?: string; url?: string } = {}) => {
  const { agent = MESSENGER, from, host, url = server.url } = more;
  const headers = { accept: 'text/html', 'user-agent': agent, ...(host !== undefined && { host }) };
  const { body } = await ask(url + path, { headers, ...(from && { from }) });
  return Object.fromEntries(
    [...body.matchAll(/<meta property="([\w:]+)" content="([^"]*)">/g)].map(([, name, content]) => [name, content]),
  );
};
const pictureOf = async (path: string, more: Parameters<typeof headOf>[1] = {}) =>
  (await headOf(path, more))['og:image']?.replace(/.*\/links\//, '');
const openTable = async (ruleset: string) => {
  const { body } = await askTable(server.url, { body: JSON.stringify({ ruleset }), from: '127.0.9.9' });
  return (JSON.parse(body) as { code: string }).code;
};

test.each([
  ['/', 'home'],
  ['/credits', 'home'],
  ['/constructor', 'home'],
  ['/rules', 'classic'],
  ['/rules/inwo', 'inwo'],
  ['/cards/inwo', 'inwo'],
  ['/learn', 'classic'],
  ['/decks', 'inwo'],
  ['/d/abc', 'inwo'],
  ['/r/abcdefghijkl', 'replay'],
  ['/replays', 'replay'],
  ['/chronicle/abcdefghijkl', 'replay'],
])('U125 the link %s has the picture of %s, by its whole address', async (path, picture) => {
  expect(await headOf(path)).toMatchObject({
    'og:url': server.url + path,
    'og:image': `${server.url}/links/${picture}.jpg`,
    'og:image:width': '1200',
    'og:image:height': '630',
  });
});

test('U125 a table’s link shows its game to a messenger; browsers are not asked for it', async () => {
  for (const ruleset of ['classic', 'inwo']) {
    const code = await openTable(ruleset);
    expect(await pictureOf(`/t/${code}`, { from: '127.0.9.1' })).toBe(`${ruleset}.jpg`);
    expect(await pictureOf(`/t/${code}`, { from: '127.0.9.1', agent: BROWSER })).toBe('home.jpg');
  }
});

test('U125 previews tell nobody which codes are in use: unknown ones cost a guess, and then all look the same', async () => {
  const code = await openTable('inwo');
  const from = '127.0.9.2';
  for (let guess = 0; guess < 3; guess++) {
    expect(await pictureOf(`/t/${code}`, { from })).toBe('inwo.jpg');
    expect(await pictureOf(`/t/${UNKNOWN}`, { from })).toBe('home.jpg');
  }
  expect(await pictureOf(`/t/${code}`, { from })).toBe('home.jpg');
  // A person who reloads a table that is gone may still join another.
  for (let visit = 0; visit < 5; visit++) await pictureOf(`/t/${UNKNOWN}`, { from: '127.0.9.3', agent: BROWSER });
  expect(await pictureOf(`/t/${code}`, { from: '127.0.9.3' })).toBe('inwo.jpg');
});

test('U125 addresses are those of the host, and never what is no name of a server', async () => {
  expect(await headOf('/', { host: 'play.example:8080' })).toMatchObject({ 'og:url': 'http://play.example:8080/' });
  for (const host of ['"><script>', 'a b']) expect(await headOf('/', { host }).catch(() => ({}))).not.toHaveProperty('og:image');
  expect((await headOf('/cards/"><script>')) as object).toMatchObject({ 'og:url': `${server.url}/cards/%22%3E%3Cscript%3E` });
  // One server at a time: the library's matchmaker is one for the process.
  await server.close();
  server = await startServer({ publicUrl: 'https://illuminice.example', basePath: '/games' }, client);
  expect(await headOf('/games/rules', { url: new URL(server.url).origin, host: 'evil.example' })).toMatchObject({
    'og:url': 'https://illuminice.example/games/rules',
    'og:image': 'https://illuminice.example/games/links/classic.jpg',
  });
});
