/**
 * `node scripts/ship.mjs FOLDER`: lays out what a host runs, with run-time dependencies only, in a new folder:
 * `server/` (start it with `node server/dist/main.js`) and the client's pages beside it. The Dockerfile calls this.
 */
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
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
say(`Shipped to ${folder}.`);
