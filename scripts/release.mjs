/**
 * `npm run release`: one file with all that a host needs besides Node, `illuminice-VERSION-PLATFORM-ARCH.tar.gz` in the folder
 * `release`: the server, the pages, the unit of systemd, the documents for hosts, and the licences of what is in it.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail, node, root, rootManifest, run, say } from './lib/workspace.mjs';

const name = `illuminice-${rootManifest.version}`;
const built = mkdtempSync(join(tmpdir(), 'release-'));
const folder = join(built, name);
if ((await node(['scripts/ship.mjs', folder])) !== 0) fail('There is nothing to release.');
for (const file of ['LICENSE', 'README.md', 'CHANGELOG.md', '.env.example', 'docs/hosting.md', 'docs/upgrading.md', 'docs/security.md'])
  copyFileSync(join(root, file), join(folder, file.split('/').at(-1)));
cpSync(join(root, 'deploy'), join(folder, 'deploy'), { recursive: true });
const licences = spawnSync(process.execPath, ['scripts/licences.mjs', '--text'], { cwd: root, encoding: 'utf8' });
if (licences.status !== 0) fail(licences.stderr);
writeFileSync(join(folder, 'LICENSES.txt'), licences.stdout);
mkdirSync(join(root, 'release'), { recursive: true });
const file = join(root, 'release', `${name}-${process.platform}-${process.arch}.tar.gz`);
const code = await run('tar', ['--create', '--gzip', '--owner=0', '--group=0', '--file', file, '--directory', built, name]);
rmSync(built, { recursive: true, force: true });
if (code !== 0) fail('tar failed; see above.', code);
say(file);
