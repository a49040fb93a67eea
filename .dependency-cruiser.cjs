/** Who may import whom. The reasons are in docs/architecture.md. */

/** Each package, and those of ours it may be built upon. */
const ARROWS = {
  rules: [],
  protocol: ['rules'],
  themes: ['rules'],
  bots: ['rules'],
  lab: ['rules', 'bots'],
  server: ['rules', 'protocol', 'bots', 'themes', 'lab'],
  client: ['rules', 'protocol', 'themes', 'bots', 'lab'],
  'client-sdk': ['rules', 'protocol'],
  loadtest: ['rules', 'protocol', 'bots', 'lab', 'client-sdk'],
  e2e: ['client-sdk', 'lab'],
};

/** The only libraries that the rules may use. */
const RULES_LIBRARIES = 'zod|@noble/hashes|safe-stable-stringify';

/** Each folder of the client, with `text.ts`, and those that it may import; `app.tsx` and `main.ts` stand above all. */
const CLIENT_ARROWS = {
  'base-path': [],
  style: [],
  net: ['base-path'],
  prefs: ['style'],
  text: ['style', 'prefs'],
  ui: ['base-path', 'style', 'prefs', 'text'],
  card: ['base-path', 'style', 'text'],
  board: ['style', 'card'],
  sound: ['base-path', 'prefs', 'ui', 'board'],
  table: ['base-path', 'style', 'net', 'prefs', 'text', 'ui', 'board', 'sound'],
  hud: ['base-path', 'style', 'net', 'prefs', 'text', 'ui', 'card', 'board', 'sound', 'table'],
  games: ['base-path', 'style', 'net', 'prefs', 'text', 'ui', 'card', 'board', 'sound', 'table', 'hud'],
  screens: ['base-path', 'style', 'net', 'prefs', 'text', 'ui', 'card', 'board', 'sound', 'table', 'hud', 'games'],
};

/** Each part of `where` may import itself and what its arrows name. */
const held = (name, where, arrows) =>
  Object.entries(arrows).map(([part, allowed]) => ({
    name: `${name}-${part}`,
    comment: `${part} may import ${allowed.join(', ') || 'no other'}`,
    severity: 'error',
    from: { path: `^${where}/${part}[/.]` },
    to: { path: `^${where}/`, pathNot: `^${where}/(${[part, ...allowed].join('|')})[/.]` },
  }));

/** Inside rules: core ← domain ← the games ← index. What a folder may not import. */
const layer = (name, from, to) => ({
  name,
  severity: 'error',
  from: { path: `^packages/rules/src/${from}/` },
  to: { path: `^packages/rules/src/(${to})` },
});

/** Folders and root files of a game in the rules, the same in each; each may import those before it. */
const GAME_FLOORS = [
  'types',
  'earlier',
  'cards',
  'game',
  'values',
  'verbs',
  'structure',
  'goals',
  'frames',
  'attack',
  'trade',
  'turn',
  'setup',
  'effects',
  'plays',
  'windows',
  'commands',
  'step',
  'scenario',
  'ruleset',
  'index',
];

/** Folders of a game in the rules import none above their own. */
const floors = GAME_FLOORS.slice(0, -1).map((floor, index) => ({
  name: `rules-floor-${floor}`,
  comment: `${floor} may import ${GAME_FLOORS.slice(0, index).join(', ') || 'no other'}`,
  severity: 'error',
  from: { path: `^packages/rules/src/(classic|inwo)/${floor}[/.]` },
  to: { path: `^packages/rules/src/$1/(${GAME_FLOORS.slice(index + 1).join('|')})[/.]` },
}));

module.exports = {
  GAME_FLOORS,
  forbidden: [
    ...held('arrow', 'packages', ARROWS),
    ...held('client-arrow', 'packages/client/src', CLIENT_ARROWS),
    layer('rules-core-knows-no-game', 'core', '(domain|classic|inwo|index)'),
    layer('rules-domain-knows-no-game', 'domain', '(classic|inwo|index)'),
    layer('rules-classic-by-itself', 'classic', '(inwo|index)'),
    layer('rules-inwo-by-itself', 'inwo', '(classic|index)'),
    ...floors,
    {
      name: 'package-speaks-through-its-index',
      comment: "what another package may use stands in that package's index; lab has the reading of arguments for all command lines",
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: {
        path: '^packages/[^/]+/(src|test|tools|dist)/',
        pathNot: [
          '^packages/$1/',
          '^packages/[^/]+/src/index\\.ts$',
          '^packages/(rules|protocol|bots)/src/(classic|inwo)/index\\.ts$',
          '^packages/themes/src/(inwo|drawing)/index\\.ts$',
          '^packages/lab/src/arguments\\.ts$',
        ],
      },
    },
    { name: 'no-cycle', comment: 'imports of types alone count, too', severity: 'error', from: {}, to: { circular: true } },
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
      name: 'product-does-not-need-the-laboratory',
      comment: 'what is shipped plays without the laboratory; tests and tools of server and client may use it',
      severity: 'error',
      from: { path: '^packages/(rules|protocol|themes|bots|server|client|client-sdk)/src/' },
      to: { path: '^packages/lab/' },
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
      to: { path: '^packages/(rules|protocol|bots)/src/(classic|inwo)/' },
    },
    {
      name: 'game-knows-its-own-rules',
      severity: 'error',
      from: { path: '^packages/client/src/games/([^/]+)/' },
      to: { path: '^packages/(rules|protocol|bots)/src/(classic|inwo)/', pathNot: '^packages/[^/]+/src/$1/' },
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
      name: 'session-is-given-its-time',
      comment: 'clock, timers and slices of the event loop come with the environment; their types alone may be named',
      severity: 'error',
      from: { path: '^packages/server/src/session/' },
      to: { path: '^packages/server/src/(time|yielding)\\.ts$', dependencyTypesNot: ['type-only'] },
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
      // The commands of the rules stay in this repository.
      from: { path: '^packages/(rules|protocol|themes|bots|lab|server|client-sdk|loadtest)/src/', pathNot: '^packages/rules/src/cli/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/(dist|bundle)/' },
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
