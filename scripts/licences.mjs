/**
 * `npm run --silent licences`: the licences of everything that is shipped, server and page, and how many packages have each.
 * `--text` lists every package with its licence, as a release has it; `--write` writes who drew the cards' pictures and typefaces into
 * NOTICE and docs/credits.md. Fails if a licence is not known to be fine here, or if those two are out of date.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asked } from './lib/asked.mjs';
import { CREDITS } from './lib/credits.mjs';
import { ensureInstalled } from './lib/prepare.mjs';
import { fail, root, rootManifest } from './lib/workspace.mjs';

/** Licences that ask for no more than their own text and the authors' names; MPL-2.0 for its own files alone. */
const FINE = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  'Zlib',
  'Unlicense',
  'CC0-1.0',
];
const isFine = (licence) =>
  licence
    .replace(/[()]/g, '')
    .split(/ AND | OR /)
    .every((one) => FINE.includes(one));

const USAGE = `npm run --silent licences [-- --text | --write]
Counts the licences of everything that is shipped; --text lists every package with its own, --write writes NOTICE and docs/credits.md
anew. Fails on one that asks for more than MPL-2.0, and if the credits are out of date.`;

const { values } = asked(USAGE, { options: { text: { type: 'boolean', default: false }, write: { type: 'boolean', default: false } } });
await ensureInstalled();
for (const [file, made] of Object.entries(CREDITS)) {
  const path = join(root, file);
  if (values.write) writeFileSync(path, made());
  else if (!existsSync(path) || readFileSync(path, 'utf8') !== made())
    fail(`${file} does not name the authors of today's pictures and typefaces: run npm run --silent licences -- --write.`);
}
const listed = spawnSync('npx', ['--yes', rootManifest.packageManager, 'licenses', 'list', '--prod', '--recursive', '--json'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1 << 26,
});
if (listed.status !== 0) fail(`The licences could not be listed:\n${listed.stderr}${listed.stdout}`);
const byLicence = Object.entries(JSON.parse(listed.stdout)).sort(([, a], [, b]) => b.length - a.length);
if (values.text)
  for (const { name, versions, license, author, homepage } of byLicence
    .flatMap(([, all]) => all)
    .sort((a, b) => (a.name < b.name ? -1 : 1)))
    console.log([`${name} ${versions.join(', ')}`, license, author, homepage].filter(Boolean).join(' · '));
else for (const [licence, all] of byLicence) console.log(`${String(all.length).padStart(5)}  ${licence}`);
const doubtful = byLicence.filter(([licence]) => !isFine(licence));
if (doubtful.length > 0)
  fail(`To be looked at:\n${doubtful.map(([licence, all]) => `${licence}: ${all.map(({ name }) => name).join(', ')}`).join('\n')}`);
