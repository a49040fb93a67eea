/** Finds a Chromium for the browser tests, or installs one. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { aptInstall } from './apt.mjs';
import { installed, node, packages, say } from './workspace.mjs';

/** The one without a window comes first: it takes a quarter less of the processor. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Whether this file starts and says which browser it is. */
const works = (file) => spawnSync(file, ['--version'], { timeout: 30_000 }).status === 0;

function onPath() {
  for (const name of NAMES) {
    for (const folder of (process.env.PATH ?? '').split(delimiter)) {
      const file = join(folder, name);
      try {
        accessSync(file, constants.X_OK);
      } catch {
        continue;
      }
      if (works(file)) return file;
    }
  }
  return null;
}

/** Where Playwright keeps the Chromium that it downloads. */
function downloaded() {
  const require = createRequire(join(packages.e2e.dir, 'package.json'));
  const file = require('playwright-core').chromium.executablePath();
  return works(file) ? file : null;
}

/**
 * The path of a Chromium: `CHROME_PATH`, else one on the PATH, else Debian's package (as root where there is apt-get),
 * else Playwright's download. Null, having said how to get one, when all fail.
 */
export async function findBrowser() {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (works(named)) return named;
    say(`CHROME_PATH=${named} does not start.`);
    return null;
  }
  const here = onPath() ?? downloaded();
  if (here) return here;

  // Older releases have the whole browser only.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (!(await aptInstall('Chromium', name))) continue;
    const file = onPath();
    if (file) return file;
  }
  say('Downloading Chromium (Playwright) …');
  await node([installed('playwright-core/cli.js', 'packages/e2e'), 'install', 'chromium']);
  const file = downloaded();
  if (!file) {
    say(
      [
        'No Chromium was found, and none could be installed. The browser tests need one:',
        '  Debian, Ubuntu:  apt-get install chromium',
        '  elsewhere:       npx playwright-core@1 install --with-deps chromium',
        '  or set CHROME_PATH to the executable of a Chromium or Chrome.',
      ].join('\n'),
    );
  }
  return file;
}
