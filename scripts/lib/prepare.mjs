/** Installs and builds what is missing or out of date; quick when nothing is. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closure, fail, installed, node, packages, root, rootManifest, run, say } from './workspace.mjs';

const sha = (text) => createHash('sha256').update(text).digest('hex');
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Installs the locked dependencies unless they are there, which a stamp with the hash of the lockfile tells. */
export async function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) fail(`Node ${process.versions.node} is too old: 20.19 or newer is needed.`);
  const stamp = join(root, 'node_modules', '.installed');
  const lock = sha(read(join(root, 'pnpm-lock.yaml')));
  if (read(stamp) === lock) return;
  say('Installing dependencies …');
  const code = await run('npx', ['--yes', rootManifest.packageManager, 'install', '--frozen-lockfile'], {
    // Without a terminal pnpm would otherwise refuse to replace a node_modules laid out by another version.
    env: { ...process.env, CI: 'true' },
  });
  if (code !== 0) fail(`The installation failed (exit code ${code}); see above.`, code);
  writeFileSync(stamp, lock);
}

/** A hash of the names, sizes and times of all files below these paths. */
function fingerprint(paths) {
  const lines = [];
  const walk = (path) => {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat) return;
    if (!stat.isDirectory()) lines.push(`${path.slice(root.length)} ${stat.size} ${stat.mtimeMs}`);
    else for (const name of readdirSync(path).sort()) walk(join(path, name));
  };
  for (const path of paths) walk(path);
  return sha(lines.join('\n'));
}

const inputs = ['src', 'tools', 'public', 'vite', 'index.html', 'vite.config.ts', 'tsconfig.json', 'package.json'];
const sources = (name) => inputs.map((path) => join(packages[name].dir, path));
const shared = [join(root, 'tsconfig.base.json'), join(root, 'node_modules', '.installed')];
const stampOf = (name) => join(packages[name].dir, 'dist', '.built');

/** What a package is made of now, those included that it is built upon. */
const printOf = (name) => fingerprint([...shared, ...closure(name).flatMap(sources)]);

/** Those of the packages whose `dist` was not made of what lies in `src` now, each with the stamp it deserves once built. */
function outOfDate(names) {
  return names.map((name) => ({ name, print: printOf(name) })).filter(({ name, print }) => read(stampOf(name)) !== print);
}

/** Notes what `dist` was made of. It lies in `dist`, so that deleting that is enough to have it built again. */
function stamp(built) {
  for (const { name, print } of built) if (existsSync(join(packages[name].dir, 'dist'))) writeFileSync(stampOf(name), print);
}

/** The server as it is started and shipped: its programs, each with all that it needs, in `packages/server/bundle`. */
export const bundleDir = join(packages.server.dir, 'bundle');

/** Bundles the server of its sources, if need be. Only the database's native part is left outside. Tells whether it is there. */
export async function serverIsBundled() {
  const print = printOf('server');
  const file = join(bundleDir, '.built');
  if (read(file) === print) return true;
  say('Bundling the server …');
  const { bundleServer } = await import('./bundle.mjs');
  rmSync(bundleDir, { recursive: true, force: true });
  // What is wrong the bundler has said itself.
  const ok = await bundleServer(packages.server.dir, bundleDir).then(
    () => true,
    () => false,
  );
  if (ok) writeFileSync(file, print);
  return ok;
}

/** The same for scripts that cannot go on without. */
export async function ensureBundled() {
  if (!(await serverIsBundled())) fail('The server could not be bundled; see above.');
}

const tsc = (...args) => node([installed('typescript/bin/tsc'), '-b', ...args]);

/** A package's folder with what it ships, and that of its developers' tools, where it has some. */
const projects = (name) =>
  ['.', 'tools'].map((part) => join(packages[name].dir, part)).filter((dir) => existsSync(join(dir, 'tsconfig.json')));

/** Builds Node packages, and those they are built upon, if need be. Ends the script when that fails. */
export async function ensureBuilt(...names) {
  const stale = outOfDate([...new Set(names.flatMap((name) => closure(name)))]);
  if (stale.length === 0) return;
  say(`Building ${stale.map(({ name }) => name).join(', ')} …`);
  if ((await tsc(...names.flatMap(projects))) !== 0) fail('The build failed; see above.');
  stamp(stale);
}

/** Checks the types of everything, tests included, and builds the Node packages on the way. Tells whether all is well. */
export async function typesAreRight() {
  const stale = outOfDate(Object.keys(packages).filter((name) => name !== 'client'));
  const ok = (await tsc(root)) === 0;
  if (ok) stamp(stale);
  return ok;
}

/** Builds the pages that the browser loads, if need be. Tells whether they are there. */
export async function clientIsBuilt() {
  const stale = outOfDate(['client']);
  if (stale.length === 0) return true;
  // Its plugins read drawings by the built reader of the themes.
  if ((await tsc(...projects('themes'))) !== 0) return false;
  say('Building the client …');
  const vite = installed('vite/bin/vite.js', 'packages/client');
  // Whoever starts it from a test is in another environment, which would make other pages of the same sources.
  const env = { ...process.env, NODE_ENV: 'production' };
  const ok = (await node([vite, 'build', '--logLevel', 'warn'], { cwd: packages.client.dir, env })) === 0;
  if (ok) stamp(stale);
  return ok;
}

/** The same for scripts that cannot go on without. */
export async function ensureClientBuilt() {
  if (!(await clientIsBuilt())) fail('The build of the client failed; see above.');
}
