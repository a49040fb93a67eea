/** Addresses that the page names go by `at`, so that it can lie below a path of its host. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(__dirname, '../src');

/** Addresses from the root in links, routes, requests and the window's own, without `at`. */
const NAKED =
  /\b(?:href|src|path)=(?:"|\{["'`])\/|\b(?:route|assign|replace|fetch|register|open)\(["'`]\/|\$\{location\.origin\}\/|, location\.origin\)/;

test('U104 no source names an address from the root of the host without the path that the server gave', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    readFileSync(join(SOURCES, file), 'utf8')
      .split('\n')
      .flatMap((line, i) => (NAKED.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});

test('U104 an address has the path of the document, and the shown one is read without it', async () => {
  const document = { documentElement: { dataset: { base: '/games' } } };
  const location = { origin: 'https://your.name', pathname: '/games/t/BCDFGH' };
  Object.assign(globalThis, { document, location });
  const { at, linkAt, SCOPE, shownPath } = await import('../src/base-path');
  expect([at('/'), linkAt('/t/BCDFGH'), SCOPE, shownPath()]).toEqual([
    '/games/',
    'https://your.name/games/t/BCDFGH',
    '/games/',
    '/t/BCDFGH',
  ]);
  location.pathname = '/games/';
  expect(shownPath()).toBe('/');
});
