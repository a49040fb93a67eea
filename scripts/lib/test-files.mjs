import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fail, packages, root } from './workspace.mjs';

/**
 * The test files whose paths, from the root of the repository, match one of these patterns, by package; packages without any are
 * left out. A pattern that is none ends the script.
 *
 * @param {string[]} patterns regular expressions; upper and lower case are the same
 * @param {string[]} parts the packages that are looked through
 * @returns {Record<string, string[]>}
 */
export function testFiles(patterns, parts) {
  const matches = patterns.map((pattern) => {
    try {
      return new RegExp(pattern, 'i');
    } catch (error) {
      return fail(`${pattern} is no pattern: ${error.message}.`, 2);
    }
  });
  const found = Object.values(packages)
    .filter(({ name }) => parts.includes(name))
    .map(({ name, dir }) => [name, filesIn(join(dir, 'test')).filter((file) => matches.some((one) => one.test(fromRoot(file))))]);
  return Object.fromEntries(found.filter(([, files]) => files.length > 0));
}

const fromRoot = (file) => relative(root, file).split(sep).join('/');

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file))
    .sort();
