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

/** What a folder of a package may not import. */
const folder = (inPackage) => (name, from, to) => ({
  name,
  severity: 'error',
  from: { path: `^packages/${inPackage}/src/${from}/` },
  to: { path: `^packages/${inPackage}/src/(${to})` },
});
/** Inside rules: core ← domain ← the games ← index. */
const layer = folder('rules');
const room = folder('client');

module.exports = {
  forbidden: [
    room('client-style-is-a-leaf', 'style', '(board|card|games|hud|net|prefs|screens|sound|table|ui)/'),
    room('client-card-below-board', 'card', '(board|games|hud|net|prefs|screens|sound|table)/'),
    room('client-board-below-interface', 'board', '(games|hud|net|prefs|screens|sound|table|ui)/'),
    ...wrongArrows,
    layer('rules-core-knows-no-game', 'core', '(domain|classic|inwo|index)'),
    layer('rules-domain-knows-no-game', 'domain', '(classic|inwo|index)'),
    layer('rules-classic-by-itself', 'classic', '(inwo|index)'),
    layer('rules-inwo-by-itself', 'inwo', '(classic|index)'),
    {
      name: 'package-speaks-through-its-index',
      comment: "what another package may use stands in that package's index; bots has the reading of arguments for all command lines",
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: {
        path: '^packages/[^/]+/(src|test|tools|dist)/',
        pathNot: [
          '^packages/$1/',
          '^packages/[^/]+/src/index\\.ts$',
          '^packages/(rules|protocol)/src/(classic|inwo)/index\\.ts$',
          '^packages/bots/src/arguments\\.ts$',
        ],
      },
    },
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    {
      name: 'no-cycle-of-types',
      comment: 'in the rules alone types may refer to each other across files',
      severity: 'error',
      from: { pathNot: '^packages/rules/' },
      to: { circular: true },
    },
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
      comment: 'what is shipped needs neither tests nor the tools of developers',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/' },
      to: { path: '^packages/[^/]+/(test|tools)/' },
    },
    {
      name: 'server-knows-no-game',
      comment: 'all that the server does for one game stands in games/<id>; everybody else finds it in GAMES',
      severity: 'error',
      from: { path: '^packages/server/src/', pathNot: '^packages/server/src/games/(classic|inwo)/' },
      to: { path: '^packages/(rules|protocol|bots|themes)/src/(classic|inwo)/' },
    },
    {
      name: 'server-games-found-by-id',
      comment: 'a game of the server is named by its record alone',
      severity: 'error',
      from: { path: '^packages/server/src/', pathNot: '^packages/server/src/games/((classic|inwo)/|games\\.ts$)' },
      to: { path: '^packages/server/src/games/(classic|inwo)/' },
    },
    {
      name: 'session-knows-no-sockets',
      comment: 'a session is driven by calls and answers through its outbox: no sockets, no rooms, no timers',
      severity: 'error',
      from: { path: '^packages/server/src/session/' },
      to: {
        path: 'node_modules/(colyseus|@colyseus/(core|ws-transport)|ws|express)/|^(node:)?(timers|net|http)|^packages/server/src/(room|registry|http|admin)/',
      },
    },
    {
      name: 'page-knows-no-game',
      comment: "in the client only games/<id> names that game's cards, phases and intents, types included; the rest asks its GameUi",
      severity: 'error',
      from: { path: '^packages/client/src/', pathNot: '^packages/client/src/games/[^/]+/' },
      to: { path: '^packages/(rules|protocol)/src/(classic|inwo)/' },
    },
    {
      name: 'game-knows-its-own-rules',
      severity: 'error',
      from: { path: '^packages/client/src/games/([^/]+)/' },
      to: { path: '^packages/(rules|protocol)/src/(classic|inwo)/', pathNot: '^packages/[^/]+/src/$1/' },
    },
    {
      name: 'games-are-reached-by-their-record',
      comment: 'GAMES in games/index.ts loads each game; nothing else imports from its folder',
      severity: 'error',
      from: { path: '^packages/client/src/', pathNot: '^packages/client/src/games/(index\\.ts$|([^/]+)/)' },
      to: { path: '^packages/client/src/games/[^/]+/' },
    },
    {
      name: 'games-do-not-see-each-other',
      severity: 'error',
      from: { path: '^packages/client/src/games/([^/]+)/' },
      to: { path: '^packages/client/src/games/([^/]+/|index\\.ts$)', pathNot: '^packages/client/src/games/$1/' },
    },
    {
      name: 'model-below-interface',
      comment: 'the model of a table is given the rules and drafts of its game',
      severity: 'error',
      from: { path: '^packages/client/src/table/' },
      to: { path: '^packages/client/src/(hud|screens)/' },
    },
    {
      name: 'session-is-given-its-time',
      comment: 'clock, timers and slices of the event loop come with the environment; their types alone may be named',
      severity: 'error',
      from: { path: '^packages/server/src/session/' },
      to: { path: '^packages/server/src/(time|slices)\\.ts$', dependencyTypesNot: ['type-only'] },
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
