/** Where the packages are and how to start things in them. Plain Node: this runs before anything is installed. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const scope = '@illuminice/';

/** Every package by its short name: its folder, manifest, and the names of those it is built upon, nearest first. */
export const packages = Object.fromEntries(
  readdirSync(join(root, 'packages'))
    .filter((name) => existsSync(join(root, 'packages', name, 'package.json')))
    .map((name) => {
      const dir = join(root, 'packages', name);
      const manifest = readJson(join(dir, 'package.json'));
      const needs = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
        .filter((dependency) => dependency.startsWith(scope))
        .map((dependency) => dependency.slice(scope.length));
      return [name, { name, dir, manifest, needs }];
    }),
);

/** The packages `name` is built upon, itself last. */
export function closure(name, seen = new Set()) {
  for (const need of packages[name].needs) if (!seen.has(need)) closure(need, seen);
  seen.add(name);
  return [...seen];
}

export const rootManifest = readJson(join(root, 'package.json'));

/** A line about what is going on; on stderr, so that commands with results for machines keep stdout to themselves. */
export const say = (text) => process.stderr.write(`${text}\n`);

/**
 * Runs a command to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, stdio?: import('node:child_process').StdioOptions }} [options]
 *   `stdio`: by default all output goes to stderr.
 * @returns {Promise<number>} the exit code; 127 when it cannot be started, 128 + n when signal n ended it
 */
export function run(command, args, options = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: options.env ?? process.env,
      stdio: options.stdio ?? ['inherit', 2, 2],
      // npx is a .cmd file on Windows, which only a shell can start.
      shell: process.platform === 'win32' && command === 'npx',
    });
    child.on('error', (error) => {
      say(`${command}: ${error.message}`);
      done(127);
    });
    child.on('exit', (code, signal) => done(code ?? 128 + (signalNumbers[signal] ?? 0)));
  });
}

const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGQUIT: 3, SIGABRT: 6, SIGKILL: 9, SIGSEGV: 11, SIGTERM: 15 };

/** Runs a JavaScript file with this very Node. */
export const node = (args, options) => run(process.execPath, args, options);

/** A file inside an installed package, as seen from a package of ours (or from the root). */
export function installed(path, from = '.') {
  return join(root, from, 'node_modules', path);
}

/** Ends the script with an explanation. */
export function fail(text, code = 1) {
  say(text);
  process.exit(code);
}
