/** `npm start`: installs and builds what is missing, then serves the game. `PORT` changes the port. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { asked } from './lib/asked.mjs';
import { bundleDir, ensureBundled, ensureClientBuilt, ensureInstalled } from './lib/prepare.mjs';

const USAGE = `npm start
Installs and builds what is missing, then serves the game at http://localhost:2567. Settings are environment variables,
as in PORT=8080 npm start; docs/hosting.md lists them.`;

asked(USAGE);

const LOOK_MS = 500;

// npm keeps SIGTERM to itself and its shell: both go, and the server would be left behind, holding the port.
const parent = process.ppid;
setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGTERM'), LOOK_MS).unref();

await ensureInstalled();
await ensureBundled();
await ensureClientBuilt();
// In this very process, so that signals reach the server and not a parent that does not pass them on.
await import(pathToFileURL(join(bundleDir, 'main.js')).href);
