import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { ROOT } from '../src/server.js';

const DOCS = join(ROOT, 'docs');

interface Row {
  id: string;
  state: string;
  /** Files of the project, as absolute paths. */
  tests: string[];
}

const rows: Row[] = readFileSync(join(DOCS, 'use-cases.md'), 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => /^U\d/.test(cells[1] ?? ''))
  .map(([, id = '', , state = '', tests = '']) => ({
    id,
    state,
    tests: [...tests.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => resolve(DOCS, link)),
  }));

/** The ids that the names in a test file bear. */
const borne = (file: string): Set<string> => new Set(readFileSync(file, 'utf8').match(/\bU\d+(\.\d+)?(?!\d)/g));

function below(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

describe('docs/use-cases.md', () => {
  test('lists each row once, with a state that it explains', () => {
    const ids = rows.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(80);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
    for (const { id, state } of rows) expect([id, state]).toEqual([id, expect.stringMatching(/^(done|rules|part|–)$/)]);
  });

  test.each(rows.filter(({ state }) => state !== '–'))('$id is borne by every test that it names', ({ id, tests }) => {
    expect(tests).not.toEqual([]);
    for (const file of tests) expect([file, existsSync(file) && borne(file).has(id)]).toEqual([file, true]);
  });

  test('knows every row that a test bears', () => {
    const known = new Set(rows.map(({ id }) => id));
    const packages = readdirSync(join(ROOT, 'packages')).filter((name) => existsSync(join(ROOT, 'packages', name, 'test')));
    const tests = packages.flatMap((name) => below(join(ROOT, 'packages', name, 'test'), /\.test\.tsx?$/));
    const unknown = [...tests, ...below(join(ROOT, 'scenarios'), /\.json$/)].flatMap((file) =>
      [...borne(file)].filter((id) => !known.has(id)).map((id) => `${id} in ${file}`),
    );
    expect(unknown).toEqual([]);
  });
});

describe('the pages of documentation', () => {
  const pages = [join(ROOT, 'README.md'), ...below(DOCS, /\.md$/)];

  test.each(pages.map((page) => [relative(ROOT, page), page] as const))('%s links to files that are there', (_name, page) => {
    const links = [...readFileSync(page, 'utf8').matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, link = '']) => link);
    const missing = links.filter((link) => !/^[a-z]+:/.test(link) && !existsSync(resolve(dirname(page), link)));
    expect(missing).toEqual([]);
  });
});

describe('README.md', () => {
  const text = readFileSync(join(ROOT, 'README.md'), 'utf8');

  test('is short, and says whose game it is not and how it is tested', () => {
    expect(text.split('\n').length).toBeLessThanOrEqual(81);
    expect(text).toContain('unofficial fan project, not affiliated with Steve Jackson Games');
    expect(text).toMatch(/^npm test\b/m);
  });

  test('names both games in its first sentence, and shows a table of each', () => {
    expect(text.split('\n\n')[1]).toMatch(/Illuminati.*INWO/);
    expect(text).toMatch(/!\[[^\]]*INWO[^\]]*\]\(docs\/images/);
  });
});

describe('docs/commands.md', () => {
  const listed = [...readFileSync(join(DOCS, 'commands.md'), 'utf8').matchAll(/^npm (?:run )?(?:--silent )?([a-z]+)/gm)].map(
    ([, name]) => name,
  );
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

  test('lists every script of package.json, and no other', () => {
    expect([...new Set(listed)].sort()).toEqual(Object.keys(scripts).sort());
  });
});
