/** Who may import whom. The reasons are in docs/architecture.md. */

/** Each package, and those of ours it may be built upon. */
const ARROWS = {
  rules: [],
  protocol: ['rules'],
  themes: ['rules'],
  bots: ['rules'],
  server: ['rules', 'protocol', 'bots', 'themes'],
  client: ['rules', 'protocol', 'themes'],
  loadtest: ['rules', 'protocol', 'bots'],
  e2e: [],
};

/** The only libraries that the rules may use. */
const RULES_LIBRARIES = 'zod|@noble/hashes|safe-stable-stringify';

const wrongArrows = Object.entries(ARROWS).map(([name, allowed]) => ({
  name: `arrow-${name}`,
  comment: `${name} may import ${allowed.join(', ') || 'no other package of ours'}`,
  severity: 'error',
  from: { path: `^packages/${name}/` },
  to: { path: '^packages/', pathNot: `^packages/(${[name, ...allowed].join('|')})/` },
}));

/** Inside rules: core ← domain ← the games ← index. */
const layer = (name, from, to) => ({
  name,
  severity: 'error',
  from: { path: `^packages/rules/src/${from}/` },
  to: { path: `^packages/rules/src/${to}` },
});

module.exports = {
  forbidden: [
    ...wrongArrows,
    layer('rules-core-knows-no-game', 'core', '(domain|classic|index)'),
    layer('rules-domain-knows-no-game', 'domain', '(classic|index)'),
    layer('rules-game-below-index', 'classic', 'index'),
    {
      name: 'package-speaks-through-its-index',
      comment: "what another package may use stands in that package's index; bots has the reading of arguments for all command lines",
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: {
        path: '^packages/[^/]+/(src|test|dist)/',
        pathNot: ['^packages/$1/', '^packages/[^/]+/src/index\\.ts$', '^packages/bots/src/arguments\\.ts$'],
      },
    },
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    {
      name: 'rules-touch-no-system',
      comment: 'the rules are pure; only their command line reads files',
      severity: 'error',
      from: { path: '^packages/rules/src/', pathNot: '^packages/rules/src/cli/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'rules-use-few-libraries',
      severity: 'error',
      from: { path: '^packages/rules/src/', pathNot: '^packages/rules/src/cli/' },
      to: { path: 'node_modules', pathNot: `node_modules/(${RULES_LIBRARIES})/` },
    },
    {
      name: 'product-does-not-need-tests',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/' },
      to: { path: '^packages/[^/]+/test/' },
    },
    { name: 'import-is-found', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'dependency-is-declared',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'shipped-code-needs-shipped-dependencies',
      severity: 'error',
      from: { path: '^packages/(rules|protocol|themes|bots|server|loadtest)/src/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'require', 'node', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
    reporterOptions: { text: { highlightFocused: false } },
  },
};
