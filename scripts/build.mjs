/** `npm run build`: everything that is shipped. `--only NAME,…` builds some packages alone, `client` among them. */

import { asked } from './lib/asked.mjs';
import { ensureBuilt, ensureBundled, ensureClientBuilt, ensureInstalled } from './lib/prepare.mjs';
import { fail, packages, say } from './lib/workspace.mjs';

const USAGE = `npm run build [-- --only NAME,…]
Installs what is missing, and builds everything that is shipped, or these packages alone: ${Object.keys(packages).join(', ')}.`;

const { values } = asked(USAGE, { options: { only: { type: 'string' } } });
const only = values.only?.split(',') ?? Object.keys(packages).filter((name) => name !== 'e2e');
const unknown = only.filter((name) => !packages[name]);
if (unknown.length > 0) fail(`There is no package ${unknown.join(', ')}; there are ${Object.keys(packages).join(', ')}.`, 2);
await ensureInstalled();
const nodePackages = only.filter((name) => name !== 'client');
if (nodePackages.length > 0) await ensureBuilt(...nodePackages);
if (only.includes('server')) await ensureBundled();
if (only.includes('client')) await ensureClientBuilt();
say('Everything is built.');
