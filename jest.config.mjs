/** Jest reads TypeScript through swc, as CommonJS; packages of ours are read from their sources. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(fileURLToPath(import.meta.url));

/** In dependencies, what is written as ES modules only has to be translated, too. */
const ES_MODULES = [
  '@noble/hashes',
  '@formatjs',
  'intl-messageformat',
  'commander',
  'httpxy',
  'preact',
  '@preact/signals',
  'preact-iso',
  'earcut',
  'culori',
  '@zag-js',
  '@preact',
];
const esModules = ES_MODULES.map((name) => name.replace('/', '[+/]')).join('|');

/**
 * Modules of a test live in a context of their own, where each look at a global is slow. These are looked up once a module,
 * which takes a quarter off games that are played. What fake timers or tests replace has no place here.
 */
const BUILT_INS = 'Array Boolean Error JSON Map Math Number Object Promise RegExp Set String Symbol Uint8Array WeakMap WeakSet'.split(' ');

/**
 * Tests that only a thorough run does (`npm test -- --thorough`): whole folders here, and `process.env.THOROUGH` where a test
 * tries more games, frames or screens.
 */
const THOROUGH_ONLY = ['/thorough/', '/test/later-store/'];

/** What a quick run leaves out of the parts that it does: walks through every panel. */
const NOT_QUICK = ['/paths[^/]*\\.test'];

const swc = (syntax) => [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', ...syntax },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', importSource: 'preact' } },
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

const project = (name) => ({
  displayName: name,
  rootDir: `${root}/packages/${name}`,
  testMatch: ['<rootDir>/test/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', ...(process.env.THOROUGH ? [] : THOROUGH_ONLY), ...(process.env.QUICK ? NOT_QUICK : [])],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  transform: {
    '\\.css$': `${root}/scripts/lib/jest-css.cjs`,
    '\\.tsx$': swc({ tsx: true }),
    '\\.[cm]?[jt]s$': swc({ tsx: false }),
  },
  transformIgnorePatterns: [`/node_modules/\\.pnpm/(?!(${esModules})[@+])`],
  resolver: `${root}/scripts/lib/jest-resolver.cjs`,
  sandboxInjectedGlobals: BUILT_INS,
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
});

/** Parts of the page listen to the window as soon as they are loaded. */
const client = { ...project('client'), setupFiles: [`${root}/packages/client/test/harness/page.ts`] };

export default {
  // A busy machine is slow, not wrong: this only ends what hangs. Jest reads it here alone, not of a project.
  testTimeout: 90_000,
  maxWorkers: 2,
  testSequencer: `${root}/scripts/lib/jest-sequencer.cjs`,
  projects: [...['rules', 'protocol', 'themes', 'bots', 'lab', 'server', 'client-sdk', 'loadtest', 'e2e'].map(project), client],
};
