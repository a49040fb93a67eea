/** The site of the documents, built as for its visitors: every link leads somewhere, and there is a search and both games' rules. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../../src/server.js';

jest.setTimeout(300_000);

const BASE = '/illuminice/';
const home = mkdtempSync(join(tmpdir(), 'docs-'));
let files: string[];
const read = (file: string): string => readFileSync(join(home, file), 'utf8');

beforeAll(() => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/docs.mjs', home], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, DOCS_BASE: BASE },
  });
  expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  files = readdirSync(home, { recursive: true, encoding: 'utf8' });
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** File of an address within the site; null: it leads elsewhere. */
function fileOf(link: string, from: string): string | null {
  if (/^[a-z]+:/.test(link)) return null;
  const path = decodeURIComponent(link.replace(/[#?].*/, ''));
  const file = path.startsWith(BASE) ? path.slice(BASE.length) : join(dirname(from), path);
  return path === '' ? from : file === '' || file.endsWith('/') ? `${file}index.html` : file;
}

/** Links and pictures of a page that lead nowhere. */
function lost(page: string): string[] {
  const targets = [...read(page).matchAll(/\s(?:href|src)="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
  return targets.filter((link) => {
    const file = fileOf(link, page);
    if (file === null) return false;
    if (!existsSync(join(home, file))) return true;
    const anchor = decodeURIComponent(/#(.+)$/.exec(link)?.[1] ?? '');
    return anchor !== '' && file.endsWith('.html') && !read(file).includes(`id="${anchor}"`);
  });
}

test('each link and picture leads somewhere, anchors included', () => {
  const pages = files.filter((file) => file.endsWith('.html') && file !== '404.html');
  expect(pages.length).toBeGreaterThan(30);
  expect(pages.flatMap((page) => lost(page).map((link) => `${page}: ${link}`))).toEqual([]);
});

test('a link that leads nowhere would be found', () => {
  expect(fileOf('/illuminice/nothing.html', 'index.html')).toBe('nothing.html');
  expect(fileOf('../bots.html#in-python', 'api/index.html')).toBe('bots.html');
  expect(existsSync(join(home, 'nothing.html'))).toBe(false);
});

test('every document has a page', () => {
  const documents = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));
  for (const file of documents) expect([file, files.includes(file.replace(/\.md$/, '.html'))]).toEqual([file, true]);
});

test('it has the rules of both games, the descriptions of the protocol, and a search in all of them', () => {
  expect(read('rules/classic.html')).toContain('id="c-406"');
  expect(read('rules/inwo.html')).toContain('id="n-402"');
  for (const file of ['api/openapi.json', 'api/asyncapi.json', 'api/messages.schema.json', 'llms.txt'])
    expect(files.map((one) => relative('.', one))).toContain(file);
  const index = files.find((file) => /localSearchIndex/.test(file) && file.endsWith('.js') && !file.includes('VPLocalSearchBox'));
  const found = read(index as string);
  for (const word of ['asyncapi', 'discordian', 'systemd']) expect([word, found.toLowerCase().includes(word)]).toEqual([word, true]);
});
