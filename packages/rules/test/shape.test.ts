import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { EFFECTS as CLASSIC_EFFECTS } from '../src/classic/effects/effects.js';
import { classic } from '../src/classic/index.js';
import { WINDOWS as CLASSIC_WINDOWS } from '../src/classic/windows/windows.js';
import { EFFECTS as INWO_EFFECTS } from '../src/inwo/effects/effects.js';
import { SINGLES } from '../src/inwo/effects/singles/index.js';
import { inwo } from '../src/inwo/index.js';
import { WINDOWS as INWO_WINDOWS } from '../src/inwo/windows/windows.js';

/* Both games have the same folders and kinds of files; which folder may import which is held by the linter. */

const SOURCES = join(__dirname, '../src');
const { GAME_FLOORS } = createRequire(__filename)('../../../.dependency-cruiser.cjs') as { GAME_FLOORS: readonly string[] };

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const filesIn = (...path: string[]): string[] => readdirSync(join(SOURCES, ...path)).sort();
const modulesIn = (...path: string[]): string[] =>
  filesIn(...path)
    .map((file) => file.replace('.ts', ''))
    .sort();

const ROOT_FILES = ['earlier.ts', 'index.ts', 'setup.ts'];

describe.each([classic, inwo])('the shape of $id', ({ id, intentTypes }) => {
  test('each folder and root file stands on a floor, and each floor is there', () => {
    expect(modulesIn(id)).toEqual([...GAME_FLOORS].sort());
    expect(filesIn(id).filter((file) => file.endsWith('.ts'))).toEqual(ROOT_FILES);
  });

  test('each intent has a file of its own in commands/, beside the record and its type', () => {
    expect(modulesIn(id, 'commands')).toEqual([...intentTypes.map(kebab), 'command', 'commands'].sort());
  });

  test('no command gives up in silence: it refuses in its check, or carries out', () => {
    const silent = filesIn(id, 'commands').filter((file) => /\breturn;/.test(readFileSync(join(SOURCES, id, 'commands', file), 'utf8')));
    expect(silent).toEqual([]);
  });
});

/** Members of a window in either game (`AnyWindow`). */
const MEMBERS = ['answer', 'asks', 'checkAnswer', 'decision', 'next'];

test.each([
  ['classic', CLASSIC_WINDOWS],
  ['inwo', INWO_WINDOWS],
] as const)('each window of %s has a file of its own and the members that both games share', (id, windows) => {
  const files = modulesIn(id, 'windows');
  for (const [kind, window] of Object.entries(windows)) {
    expect(files).toContain(kebab(kind));
    expect(Object.keys(window)).toEqual(expect.arrayContaining(MEMBERS));
  }
});

/** Members of every effect, members that an effect of either game may have, and those of one game alone (docs/architecture.md). */
const EFFECT_MEMBERS = { always: ['apply', 'arguments', 'asks', 'check'], shared: ['when', 'cost'], classic: ['partOf'] };
const OF_INWO = 'together target payer words aims answered announce becomesPart undo could rolled prying accepts choose'.split(' ');

test.each([
  ['classic', CLASSIC_EFFECTS, EFFECT_MEMBERS.classic],
  ['inwo', { ...INWO_EFFECTS, ...SINGLES }, OF_INWO],
] as const)('each effect of %s has the members that both games share, and no others but its own', (_id, effects, own) => {
  const { always, shared } = EFFECT_MEMBERS;
  for (const effect of Object.values<object>(effects)) {
    const members = Object.keys(effect);
    expect(members).toEqual(expect.arrayContaining(always));
    expect([...always, ...shared, ...own]).toEqual(expect.arrayContaining(members));
  }
});

test('files of the rules have names in kebab-case', () => {
  const all = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  expect(all.filter((path) => /[A-Z_]/.test(path))).toEqual([]);
});
