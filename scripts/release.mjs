/**
 * `npm run release`: one file with all that a host needs besides Node, `illuminice-VERSION-PLATFORM-ARCH.tar.gz` in the folder
 * `release`, and its checksum beside it in `SHA256SUMS`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { asked } from './lib/asked.mjs';
import { PUBLISHED, packagesProblemOf, packRelease, problemOf } from './lib/pack.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';
import { fail, packages, root, rootManifest, say } from './lib/workspace.mjs';

const USAGE = `npm run release
Packs the server, the pages, the unit of systemd, the documents for hosts and the licences of what is in it into one file in the folder
release, with its checksum beside it. The version of package.json has to be one of a release, with a section in CHANGELOG.md that names
wire and schema.`;

asked(USAGE);
const { version } = rootManifest;
await ensureInstalled();
await ensureBuilt('server');
const built = (name, file) => import(pathToFileURL(join(packages[name].dir, 'dist', file)).href);
const { WIRE_VERSION: wire } = await built('protocol', 'version.js');
const { SCHEMA_VERSION: schema } = await built('server', 'store/migrations.js');
const versions = Object.fromEntries(PUBLISHED.map((name) => [name, packages[name].manifest.version]));
const problem = problemOf(version, readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), { wire, schema }) ?? packagesProblemOf(versions, wire);
if (problem !== null) fail(problem);
say(await packRelease(version, join(root, 'release')));
