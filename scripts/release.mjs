/**
 * `npm run release`: one file with all that a host needs besides Node, `illuminice-VERSION-PLATFORM-ARCH.tar.gz` in the folder
 * `release`, and its checksum beside it in `SHA256SUMS`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asked } from './lib/asked.mjs';
import { packRelease } from './lib/pack.mjs';
import { fail, root, rootManifest, say } from './lib/workspace.mjs';

const USAGE = `npm run release
Packs the server, the pages, the unit of systemd, the documents for hosts and the licences of what is in it into one file in the folder
release, with its checksum beside it. The version of package.json has to be one of a release, with a section in CHANGELOG.md.`;

asked(USAGE);
const { version } = rootManifest;
if (!/^\d+\.\d+\.\d+$/.test(version))
  fail(
    `${version} is no version of a release: it says of what is not released yet what it will be. docs/upgrading.md says how one is made.`,
  );
if (!readFileSync(join(root, 'CHANGELOG.md'), 'utf8').includes(`\n## ${version}`)) fail(`CHANGELOG.md has no section ${version}.`);
say(await packRelease(version, join(root, 'release')));
