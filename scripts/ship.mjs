/**
 * `node scripts/ship.mjs FOLDER`: lays out what a host runs, with run-time dependencies only, in a new folder:
 * `server/` (start it with `node server/dist/main.js`) and the client's pages beside it. The Dockerfile calls this.
 */
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { ensureBuilt, ensureClientBuilt, ensureInstalled } from './lib/prepare.mjs';
import { fail, packages, root, rootManifest, run, say } from './lib/workspace.mjs';

const folder = resolve(process.argv[2] ?? fail('usage: node scripts/ship.mjs FOLDER', 2));
if (existsSync(folder)) fail(`${folder} exists already.`, 2);

await ensureInstalled();
await ensureBuilt('server');
await ensureClientBuilt();
mkdirSync(folder, { recursive: true });
const target = join(folder, 'server');
// pnpm also makes an empty folder where it takes the target's path from the root for one from the package.
let stray = join(packages.server.dir, relative(root, target));
while (!existsSync(dirname(stray))) stray = dirname(stray);
const isNew = !existsSync(stray);
const deploy = ['--filter', packages.server.manifest.name, 'deploy', '--prod', '--legacy', target];
const code = await run('npx', ['--yes', rootManifest.packageManager, ...deploy]);
if (isNew && !target.startsWith(stray)) rmSync(stray, { recursive: true, force: true });
if (code !== 0) fail('The server could not be laid out; see above.', code);
cpSync(join(packages.client.dir, 'dist'), join(folder, 'client', 'dist'), { recursive: true });
/** Every file and link below a folder, by its path; what links lead to is not looked at. */
const below = (dir) =>
  readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const path = join(dir, entry.name);
    return entry.isDirectory() ? below(path) : [path];
  });
/** What only developers read. */
const isBallast = (file) => /\.map$|\.d\.[cm]?ts$|\.tsbuildinfo$/.test(file);
for (const file of below(folder)) if (isBallast(file)) rmSync(file);
// The database comes once for each C library, and some packages bring types of Node.
const isGlibc = process.report.getReport().header.glibcVersionRuntime !== undefined;
const useless = isGlibc ? /^(@types\+|undici-types@|@libsql\+linux-[^@]*musl@)/ : /^(@types\+|undici-types@)/;
const store = join(target, 'node_modules', '.pnpm');
for (const name of readdirSync(store)) if (useless.test(name)) rmSync(join(store, name), { recursive: true });
// Links to what is gone, and one that leads back to where this was built.
for (const file of below(target)) {
  const leadsOut = () => !realpathSync(file).startsWith(realpathSync(target));
  if (lstatSync(file).isSymbolicLink() && (!existsSync(file) || leadsOut())) rmSync(file);
}
say(`Shipped to ${folder}.`);
