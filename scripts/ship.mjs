/**
 * `node scripts/ship.mjs FOLDER`: lays out what a host runs in a new folder: `server/` (start it with
 * `node server/dist/main.js`; the commands lie in `server/dist/cli/`) and the client's pages beside it. The Dockerfile calls this.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { asked } from './lib/asked.mjs';
import { bundleDir, ensureBundled, ensureClientBuilt, ensureInstalled } from './lib/prepare.mjs';
import { fail, packages, root, say } from './lib/workspace.mjs';

const USAGE = `node scripts/ship.mjs FOLDER
Lays out what a host runs in a new folder; start it with node server/dist/main.js there.`;

const [given] = asked(USAGE, { allowPositionals: true }).positionals;
const folder = resolve(given ?? fail(USAGE, 2));
if (existsSync(folder)) fail(`${folder} exists already.`, 2);

await ensureInstalled();
await ensureBundled();
await ensureClientBuilt();
const { EXTERNAL } = await import('./lib/bundle.mjs');

const server = join(folder, 'server');
mkdirSync(server, { recursive: true });
cpSync(bundleDir, join(server, 'dist'), { recursive: true, filter: (file) => !file.endsWith('.built') });
const { name, version, license, type } = packages.server.manifest;
writeFileSync(join(server, 'package.json'), `${JSON.stringify({ name, version, license, type }, null, 2)}\n`);
cpSync(join(root, 'NOTICE'), join(folder, 'NOTICE'));
cpSync(join(packages.client.dir, 'dist'), join(folder, 'client', 'dist'), {
  recursive: true,
  filter: (file) => !/\.(map|built)$/.test(file),
});

/** Where Node finds a package that is asked for from a folder; null: it is not installed, as one for another system is not. */
function installedFrom(dir, wanted) {
  for (let at = dir; ; at = dirname(at)) {
    const found = join(at, 'node_modules', wanted);
    if (existsSync(found)) return realpathSync(found);
    if (dirname(at) === at) return null;
  }
}

// The database comes once for each C library.
const isGlibc = process.report.getReport().header.glibcVersionRuntime !== undefined;
const shipped = new Set();

/** Copies a package that is no part of the bundle, and those that it needs. */
function ship(wanted, from) {
  const dir = installedFrom(from, wanted);
  if (dir === null || shipped.has(wanted) || (isGlibc && wanted.endsWith('-musl'))) return;
  shipped.add(wanted);
  // Types are for developers.
  const isBallast = (file) => /\.map$|\.d\.[cm]?ts$/.test(file);
  cpSync(dir, join(server, 'node_modules', wanted), { recursive: true, filter: (file) => !isBallast(file) });
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) ship(needed, dir);
}
for (const wanted of EXTERNAL) ship(wanted, packages.server.dir);
say(`Shipped to ${folder}.`);
