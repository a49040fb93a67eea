/**
 * `node scripts/ship.mjs FOLDER`: lays out what a host runs, with run-time dependencies only, in a new folder:
 * `server/` (start it with `node server/dist/main.js`) and the client's pages beside it. The Dockerfile calls this.
 */
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureBuilt, ensureClientBuilt, ensureInstalled } from './lib/prepare.mjs';
import { fail, packages, rootManifest, run, say } from './lib/workspace.mjs';

const folder = resolve(process.argv[2] ?? fail('usage: node scripts/ship.mjs FOLDER', 2));
if (existsSync(folder)) fail(`${folder} exists already.`, 2);

await ensureInstalled();
await ensureBuilt('server');
await ensureClientBuilt();
mkdirSync(folder, { recursive: true });
const deploy = ['--filter', packages.server.manifest.name, 'deploy', '--prod', '--legacy', join(folder, 'server')];
const code = await run('npx', ['--yes', rootManifest.packageManager, ...deploy]);
if (code !== 0) fail('The server could not be laid out; see above.', code);
cpSync(join(packages.client.dir, 'dist'), join(folder, 'client', 'dist'), { recursive: true });
say(`Shipped to ${folder}.`);
