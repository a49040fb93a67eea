/** Runs Jest and counts, however it ends. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installed, root, say } from './workspace.mjs';

/** How long Jest may take to end after its last test, in ms. Longer means that a test left something running. */
const LINGER = 20_000;

/**
 * @param {string[]} args for Jest
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ passed: number, failed: number, skipped: number, failures: string[] }>} counts of tests; a file
 *   that does not load, a crash, or a process that does not end counts as one failure each
 */
export async function jest(args, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'illuminice-test-'));
  const outputFile = join(folder, 'jest.json');
  try {
    const end = await runJest([...args, '--ci', '--json', `--outputFile=${outputFile}`], env, outputFile);
    return count(end, existsSync(outputFile) ? JSON.parse(readFileSync(outputFile, 'utf8')) : null);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function runJest(args, env, outputFile) {
  return new Promise((done) => {
    const child = spawn(process.execPath, [installed('jest/bin/jest.js'), ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 2, 2],
    });
    let written = null;
    let lingered = false;
    const watch = setInterval(() => {
      if (existsSync(outputFile)) written ??= Date.now();
      if (written === null || Date.now() - written < LINGER) return;
      lingered = true;
      child.kill('SIGKILL');
    }, 500);
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      done({ code, signal, lingered });
    });
  });
}

function count({ code, signal, lingered }, results) {
  if (!results) return { passed: 0, failed: 1, skipped: 0, failures: [`Jest crashed (${signal ?? `exit code ${code}`})`] };
  const failures = results.testResults.flatMap(({ name, message, assertionResults }) => {
    const file = name.slice(root.length + 1);
    const failed = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => `${file}: ${fullName}`);
    // No test in it failed, and yet the file did: it could not be run.
    if (failed.length === 0 && message && !assertionResults.some(({ status }) => status === 'passed')) return [`${file}: does not run`];
    return failed;
  });
  let failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
  if (lingered) {
    failed += 1;
    failures.push('Jest did not end: a test left a server, a socket or a timer behind');
  } else if (code !== 0 && failed === 0) {
    failed += 1;
    failures.push(`Jest ended with exit code ${code ?? signal} though no test failed`);
  }
  if (lingered) say(failures.at(-1));
  return { passed: results.numPassedTests, failed, skipped: results.numPendingTests + results.numTodoTests, failures };
}
