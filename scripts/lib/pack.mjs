/** Packs a release. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fail, node, root, run } from './workspace.mjs';

/** Packages that developers take from npm. */
export const PUBLISHED = ['rules', 'protocol', 'client-sdk'];

/** What lies in a release as it lies here. */
const FILES = [
  'LICENSE',
  'NOTICE',
  'README.md',
  'CHANGELOG.md',
  '.env.example',
  'docs/hosting.md',
  'docs/privacy.md',
  'docs/upgrading.md',
  'docs/security.md',
];
const FOLDERS = ['deploy', 'docs/images'];

/**
 * Why a version cannot be released.
 *
 * @param {string} version
 * @param {string} changelog
 * @param {{ wire: number, schema: number }} present the versions of what is built
 * @returns {string | null} a sentence; null: it can be
 */
export function problemOf(version, changelog, { wire, schema }) {
  if (!/^\d+\.\d+\.\d+$/.test(version))
    return `${version} is no version of a release: it says of what is not released yet what it will be. docs/upgrading.md says how one is made.`;
  const section = changelog.split(/^## /m).find((text) => text.startsWith(`${version}\n`));
  if (section === undefined) return `CHANGELOG.md has no section ${version}.`;
  const named = `Schema ${schema}, wire ${wire}`;
  return new RegExp(`^${named}\\b`, 'm').test(section) ? null : `CHANGELOG.md has to say of ${version}: ${named}.`;
}

/**
 * Why packages cannot be published: their major version is that of the wire.
 *
 * @param {Record<string, string>} versions by package
 * @param {number} wire
 * @returns {string | null} a sentence; null: they can be
 */
export function packagesProblemOf(versions, wire) {
  const wrong = Object.entries(versions).find(([, version]) => !new RegExp(`^${wire}\\.\\d+\\.\\d+$`).test(version));
  return wrong ? `packages/${wrong[0]} has the version ${wrong[1]}; with wire ${wire} it has to be ${wire}.x.y.` : null;
}

/**
 * @param {string} version
 * @param {string} to a folder, made if need be
 * @returns {Promise<string>} the packed file; its checksum lies beside it in SHA256SUMS
 */
export async function packRelease(version, to) {
  const name = `illuminice-${version}`;
  const built = mkdtempSync(join(tmpdir(), 'release-'));
  const folder = join(built, name);
  if ((await node(['scripts/ship.mjs', folder])) !== 0) fail('There is nothing to release.');
  for (const file of FILES) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(root, file), join(folder, file));
  }
  for (const one of FOLDERS) cpSync(join(root, one), join(folder, one), { recursive: true });
  for (const file of FILES.filter((file) => file.endsWith('.md'))) withoutLostLinks(join(folder, file));
  const licences = spawnSync(process.execPath, ['scripts/licences.mjs', '--text'], { cwd: root, encoding: 'utf8' });
  if (licences.status !== 0) fail(licences.stderr);
  writeFileSync(join(folder, 'LICENSES.txt'), licences.stdout);
  mkdirSync(to, { recursive: true });
  const file = join(to, `${name}-${process.platform}-${process.arch}.tar.gz`);
  const code = await run('tar', ['--create', '--gzip', '--owner=0', '--group=0', '--file', file, '--directory', built, name]);
  rmSync(built, { recursive: true, force: true });
  if (code !== 0) fail('tar failed; see above.', code);
  writeSums(to);
  return file;
}

/** Sources and documents for developers are not shipped: what linked to them only names them. */
function withoutLostLinks(file) {
  const text = readFileSync(file, 'utf8').replace(/(!?)\[([^\]]*)\]\(([^)\s]+)\)/g, (link, image, words, target) => {
    const isHere = /^(https?:|mailto:|#)/.test(target) || existsSync(join(dirname(file), target.split('#')[0]));
    return isHere ? link : image ? '' : words;
  });
  writeFileSync(file, text);
}

/** As `sha256sum --check SHA256SUMS` reads it. */
function writeSums(folder) {
  const lines = readdirSync(folder)
    .filter((name) => name.endsWith('.tar.gz'))
    .map(
      (name) =>
        `${createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex')}  ${basename(name)}\n`,
    );
  writeFileSync(join(folder, 'SHA256SUMS'), lines.join(''));
}
