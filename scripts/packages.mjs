/** `npm run packages`: the packages for developers, as npm takes them, in the folder `release` or the one that is named. */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { asked } from './lib/asked.mjs';
import { PUBLISHED } from './lib/pack.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';
import { fail, packages, root, rootManifest, run } from './lib/workspace.mjs';

const USAGE = `npm run packages [-- FOLDER]
Packs ${PUBLISHED.join(', ')} as npm takes them into FOLDER, release by default.`;

const { positionals } = asked(USAGE, { allowPositionals: true });
const folder = resolve(positionals[0] ?? join(root, 'release'));
mkdirSync(folder, { recursive: true });
await ensureInstalled();
await ensureBuilt(...PUBLISHED);
for (const name of PUBLISHED) {
  const code = await run('npx', ['--yes', rootManifest.packageManager, 'pack', '--pack-destination', folder], { cwd: packages[name].dir });
  if (code !== 0) fail(`${name} could not be packed; see above.`, code);
}
