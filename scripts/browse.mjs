/**
 * `node scripts/browse.mjs NAME ARGS…`: runs packages/e2e/src/cli/NAME.ts, which drives a browser through the product
 * as it is shipped: built if need be, with a Chromium found or installed. Its exit code becomes ours; stdout is its own.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { ensureBuilt, ensureBundled, ensureClientBuilt, ensureInstalled } from './lib/prepare.mjs';
import { fail, installed, packages, run } from './lib/workspace.mjs';

const [, , cli, ...args] = process.argv;
const file = cli && join(packages.e2e.dir, 'src', 'cli', `${cli}.ts`);
if (!file || !existsSync(file)) fail('usage: node scripts/browse.mjs NAME ARGS…, NAME a file in packages/e2e/src/cli', 2);
await ensureInstalled();
await ensureBuilt('server', 'loadtest');
const env = { ...process.env };
// Whoever asks how it is used needs no page and no browser.
if (!args.includes('--help')) {
  await ensureBundled();
  await ensureClientBuilt();
  const browser = await findBrowser();
  if (!browser) fail('No browser, no pictures.');
  env.CHROME_PATH = browser;
}
process.exitCode = await run(process.execPath, [installed('tsx/dist/cli.mjs'), file, ...args], { env, stdio: 'inherit' });
