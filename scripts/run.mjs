/**
 * `node scripts/run.mjs PACKAGE NAME ARGS…`: runs packages/PACKAGE/src/cli/NAME.ts (or tools/cli/NAME.ts, which is not
 * shipped), built if need be, with the given arguments. Its exit code becomes ours; stdout is its own. `PACKAGE+OTHER` builds
 * another package, too.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureBundled, ensureInstalled } from './lib/prepare.mjs';
import { fail, packages } from './lib/workspace.mjs';

const [, , names = '', cli, ...args] = process.argv;
const [packageName, ...others] = names.split('+');
if (!cli || ![packageName, ...others].every((name) => packages[name])) fail('usage: node scripts/run.mjs PACKAGE NAME ARGS…', 2);
await ensureInstalled();
await ensureBuilt(packageName, ...others);
// Commands that start a server start it as hosts do.
if (others.includes('server')) await ensureBundled();
const file = ['tools/dist', 'dist'].map((dist) => join(packages[packageName].dir, dist, 'cli', `${cli}.js`)).find(existsSync);
if (file === undefined) fail(`packages/${packageName} has no command ${cli}.`, 2);
process.argv = [process.argv[0], file, ...args];
// In this very process: signals, stdin and exit code are the command's own.
await import(pathToFileURL(file).href);
