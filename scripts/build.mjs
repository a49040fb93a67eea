/** `npm run build`: everything that is shipped. `--only NAME,…` builds some packages alone, `client` among them. */
import { ensureBuilt, ensureBundled, ensureClientBuilt, ensureInstalled } from './lib/prepare.mjs';
import { packages, say } from './lib/workspace.mjs';

const only = process.argv[2] === '--only' ? (process.argv[3] ?? '').split(',') : Object.keys(packages).filter((name) => name !== 'e2e');
await ensureInstalled();
const nodePackages = only.filter((name) => name !== 'client');
if (nodePackages.length > 0) await ensureBuilt(...nodePackages);
if (only.includes('server')) await ensureBundled();
if (only.includes('client')) await ensureClientBuilt();
say('Everything is built.');
