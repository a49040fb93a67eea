/** Whoever drew the icons is named: in the notice that is shipped, in the documents, and for each icon that is in use. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../../..');
const read = <T>(name: string): T => JSON.parse(readFileSync(join(ROOT, `packages/themes/src/pictures/${name}.json`), 'utf8')) as T;

const authors = read<{ name: string; icons: string[] }[]>('authors');
const drawers = read<{ name: string; licence: string; drawn: string[] }[]>('drawn/authors');

interface Chosen {
  icon?: string;
  back?: string;
  drawn?: string;
}
const chosen = ['illuminati', 'champions', 'inwo-table', 'inwo-plots'].flatMap((name) => Object.values(read<Record<string, Chosen>>(name)));

/** What `npm run licences -- --write` would write, by file. */
const SCRIPT = `import { CREDITS } from './scripts/lib/credits.mjs';
console.log(JSON.stringify(Object.fromEntries(Object.entries(CREDITS).map(([file, make]) => [file, make()]))));`;
const made = JSON.parse(
  execFileSync(process.execPath, ['--input-type=module', '--eval', SCRIPT], { cwd: ROOT, encoding: 'utf8' }),
) as Record<string, string>;

test.each(['NOTICE', 'docs/credits.md'])('U120 %s names the authors of today', (file) => {
  expect(readFileSync(join(ROOT, file), 'utf8')).toBe(made[file]);
  for (const { name } of authors) expect(made[file]).toContain(name);
  for (const { name, licence, drawn } of drawers) expect(made[file]).toMatch(new RegExp(`${name}.*, ${licence}: ${drawn.join(', ')}`));
});

test('every icon that is in use has one author, and no author has others', () => {
  const used = new Set(chosen.flatMap(({ icon, back }) => [icon, back]).filter((icon) => icon !== undefined));
  const drawn = authors.flatMap(({ icons }) => icons);
  expect([...drawn].sort()).toEqual([...used].sort());
  expect(new Set(drawn).size).toBe(drawn.length);
});

test('U120 every drawing is some card’s, and has one author with a licence', () => {
  const files = readdirSync(join(ROOT, 'packages/themes/src/pictures/drawn')).filter((file) => file.endsWith('.svg'));
  const used = chosen.flatMap(({ drawn }) => drawn ?? []);
  expect(files.map((file) => file.replace('.svg', '')).sort()).toEqual([...used].sort());
  expect(drawers.flatMap(({ drawn }) => drawn).sort()).toEqual([...used].sort());
  for (const { licence } of drawers) expect(licence).toMatch(/^[\w .-]+$/);
});
