/**
 * `npm test`: installs and builds what is missing, then checks everything. The last line is `N passed, N failed`, and
 * counts every check: types, each lint step, each test.
 *
 *   npm test -- --thorough              all there is: every screen, every flow, many more games; before a release
 *   npm test -- --quick                 without the parts that need a server, a database or a browser, or play many games
 *   npm test -- --only rules,server     parts: types, lint, and the names of packages
 *   npm test -- attack                  tests in files whose path matches, thoroughly, without types and lint
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { aptInstall } from './lib/apt.mjs';
import { findBrowser } from './lib/browser.mjs';
import { jest } from './lib/jest.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { clientIsBuilt, ensureBuilt, ensureInstalled, serverIsBundled, typesAreRight } from './lib/prepare.mjs';
import { fail, installed, node, packages, say } from './lib/workspace.mjs';

const { values, positionals: patterns } = parseArgs({
  options: { only: { type: 'string' }, quick: { type: 'boolean' }, thorough: { type: 'boolean' } },
  allowPositionals: true,
});
/** Parts that need the server as it is shipped. */
const SERVED = ['server', 'loadtest', 'e2e'];
const SLOW = [...SERVED, 'bots'];
const parts = ['types', 'lint', ...Object.keys(packages)];
const usual = patterns.length > 0 ? Object.keys(packages) : parts;
if (values.quick && values.only) fail('--quick and --only each say what is run; give one of them.', 2);
if (values.quick && values.thorough) fail('--quick leaves out what takes long, --thorough leaves out nothing; give one of them.', 2);
// Whoever names a file wants all of it.
const thorough = values.thorough || patterns.length > 0;
if (thorough) process.env.THOROUGH = '1';
else delete process.env.THOROUGH;
if (values.quick) process.env.QUICK = '1';
else delete process.env.QUICK;
const only = values.only?.split(',') ?? (values.quick ? usual.filter((part) => !SLOW.includes(part)) : usual);
const unknown = only.filter((part) => !parts.includes(part));
if (unknown.length > 0) fail(`There is no part ${unknown.join(', ')}; there are ${parts.join(', ')}.`, 2);

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
  const result = await jest(['--selectProjects', ...projects, ...args, ...patterns.flatMap((it) => ['--testPathPatterns', it])], env);
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
}

// Each of them takes one processor.
await Promise.all([only.includes('types') && check('types', typesAreRight), only.includes('lint') && lint()]);

// Servers and commands are tested as they are shipped.
const spawning = ['themes', 'server', 'loadtest'].filter((part) => only.includes(part));
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
if (only.includes('server') && spawnSync('nginx', ['-v']).error)
  await check('an nginx to try its recipe with', () => aptInstall('nginx', 'nginx-light', 'openssl'));
if (database) process.env.TEST_DATABASE_URL = database.url;
process.on('exit', () => database?.stop());

const units = Object.keys(packages).filter((name) => name !== 'e2e' && only.includes(name));
const passWithNone = patterns.length > 0 ? ['--passWithNoTests'] : [];
await tests(units.join(', '), units, ['--maxWorkers=2', ...passWithNone]);

if (only.includes('e2e')) {
  // The browser tests use the product as it is shipped, so it has to be built in any case.
  if (!only.includes('types')) await check('build', typesAreRight);
  const pages = await check('build of the client', clientIsBuilt);
  let browser = null;
  await check('a browser to test with', async () => {
    browser = await findBrowser();
    return browser !== null;
  });
  if (pages && browser) await tests('the whole in a browser', ['e2e'], ['--maxWorkers=2', ...passWithNone], { CHROME_PATH: browser });
}

if (failures.length > 0) say(`\nFailed:\n${failures.map((it) => `  ${it}`).join('\n')}`);
say(thorough ? '' : '\nWhat takes long was left out: npm test -- --thorough does it, too.');
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = total.failed > 0 ? 1 : 0;
