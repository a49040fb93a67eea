/** Installs packages of Debian and Ubuntu, where we may. */
import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { run, say } from './workspace.mjs';

/** How long another apt may go on before we give up, in seconds: a fresh machine updates itself for some minutes. */
const LOCK_SECONDS = 300;
const WAIT = ['-o', `DPkg::Lock::Timeout=${LOCK_SECONDS}`];

let updated = false;

/** `apt-get update`, after another that is under way: the time-out of the lock is not heeded for its lists. */
async function update(env) {
  for (const end = Date.now() + LOCK_SECONDS * 1000; ; await pause(2000)) {
    const { status, stderr } = spawnSync('apt-get', [...WAIT, 'update', '-q'], { env, stdio: ['inherit', 2, 'pipe'], encoding: 'utf8' });
    process.stderr.write(stderr ?? '');
    if (status === 0 || !/Could not get lock/.test(stderr) || Date.now() > end) return;
  }
}

/**
 * @param {string} what for whoever reads along, like `Chromium`
 * @param {string[]} names packages, all in one go
 * @returns {Promise<boolean>} whether they are installed now; false also where there is no apt-get, or we are not root
 */
export async function aptInstall(what, ...names) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  say(`Installing ${what} (apt-get) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (!updated) await update(env);
  updated = true;
  return (await run('apt-get', [...WAIT, 'install', '-y', '-q', '--no-install-recommends', ...names], { env })) === 0;
}
