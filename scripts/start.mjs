/** `npm start`: installs and builds what is missing, then serves the game. `PORT` changes the port. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureClientBuilt, ensureInstalled } from './lib/prepare.mjs';
import { packages } from './lib/workspace.mjs';

await ensureInstalled();
await ensureBuilt('server');
await ensureClientBuilt();
// In this very process, so that signals reach the server and not a parent that does not pass them on.
await import(pathToFileURL(join(packages.server.dir, 'dist', 'main.js')).href);
