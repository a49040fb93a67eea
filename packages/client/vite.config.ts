import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { constants } from 'node:zlib';
import { defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { breakpoints } from './vite/breakpoints.ts';
import { colyseusParts } from './vite/colyseus-parts.ts';
import { esModules } from './vite/es-modules.ts';
import { fans } from './vite/fans/plugin.ts';
import { fonts } from './vite/fonts/plugin.ts';
import { messageChunk, messages, withoutParser } from './vite/messages.ts';
import { noShapes } from './vite/no-shapes.ts';
import { offline } from './vite/offline.ts';
import { pictures } from './vite/pictures/plugin.ts';
import { pixiParts } from './vite/pixi-parts.ts';
import { prerender } from './vite/prerender/plugin.ts';

const release = (JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string }).version;
const root = import.meta.dirname;
const server = process.env.SERVER_URL ?? 'http://127.0.0.1:2567';

/** Modules by their paths from `client/src`, without extensions, as one pattern. */
const sources = (paths: readonly string[]) => new RegExp(`/client/src/(${paths.join('|')})\\.tsx?$`);

/** Beside each text of some size what a server sends of it: gzip and brotli, as small as they can make it. */
const compressed = () =>
  compression({
    include: /\.(js|css|svg|json|webmanifest)$/,
    threshold: 1000,
    skipIfLargerOrEqual: true,
    logLevel: 'silent',
    algorithms: [
      defineAlgorithm('gzip', { level: constants.Z_BEST_COMPRESSION }),
      defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    ],
  });

const HUD = [
  'board/(animation/(animation|easing)|contract|geometry|layout/layout|turned)',
  'hud/(advice/advice-later|contest/(card-chip|odds|percent)|form/(card-pick|choice-card|form-panel|picks)|hand/hand|hints/seen-hints|seats/standing|shell/(auto-pass|drawer-later|panel-foot|panel-focus|preview-later|step-panel|text-view-frame|why-not)|stage/(roll-scene|stage-later|start-scene)|talk/(log|notify|recap-later))',
  'prefs/use-action',
  'style/breakpoints',
  'table/(form-draft|table-context)',
  'ui/(amount-slider|chip|dialog|key-words|use-media|why)',
];
const CLASSIC = ['attack/announcement', 'card/(numbers|picture)', 'panels/goal-need', 'percent', 'use-table'].map(
  (it) => `games/classic/${it}`,
);
const INWO = ['card/(lead|picture)', 'drafts/choice-text', 'panels/measures', 'seats/seats', 'use-table', 'words'].map(
  (it) => `games/inwo/${it}`,
);

/** Our shared packages only define things: what the first page does not use stays out of it. */
const treeshake = { moduleSideEffects: (id: string) => !/packages\/(bots|protocol|rules|themes)\//.test(id) };

export default defineConfig({
  define: { 'import.meta.env.RELEASE': JSON.stringify(release) },
  plugins: [
    messages(),
    breakpoints(),
    fonts(),
    pixiParts(),
    colyseusParts(),
    noShapes(),
    pictures(),
    fans(),
    offline(),
    compressed(),
    prerender(),
  ],
  // Workspace packages are read from their sources, so that one build step is enough.
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
    dedupe: ['@colyseus/schema', 'preact'],
    alias: [...esModules(), withoutParser, { find: '@zag-js/popper', replacement: join(root, 'vite/popper.ts') }],
  },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  // Rolldown's transformer must not take the workspace's tsconfig for the JSX runtime of other packages.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // What thinks in a thread of its own is built as the page is.
  worker: { format: 'es', plugins: () => [noShapes()], rolldownOptions: { treeshake } },
  // Nobody imports single words by name.
  json: { namedExports: false },
  // Style sheets say `.seat-strip`, components `css.seatStrip`.
  // A class is named by itself and its file: a line number besides would only make the scripts longer.
  css: {
    modules: {
      localsConvention: 'camelCaseOnly',
      generateScopedName: (name, file) => `${name}_${createHash('sha1').update(relative(root, file)).digest('hex').slice(0, 5)}`,
    },
  },
  // Built once, served below any path: scripts and sheets find files beside themselves. The server puts its path into the documents.
  experimental: { renderBuiltUrl: (_file, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
  build: {
    target: 'es2022',
    // For stacks and measurements; nothing that is served names them.
    sourcemap: 'hidden',
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      // A busy machine is no news.
      checks: { pluginTimings: false },
      treeshake,
      output: {
        codeSplitting: {
          groups: [
            { name: messageChunk, debugName: 'messages' },
            // What every page needs.
            {
              name: 'page',
              test: /\/client\/src\/(base-path|text|screens\/(message-page|wait)|net\/memory|prefs\/(keys|options-open|prefs)|ui\/(button|cx|crest|icon|lazy-part|seat-mark|segmented|tooltip))\.tsx?$|\/rules\/src\/domain\/types\.ts$/,
            },
            // The picture of the first page, tables and lists of cards paint with the same parts; in one chunk they are smaller.
            { name: 'card', test: /\/client\/src\/card\/(paint\/|paint-later\.|picture|face\.|painted\.|painter\.)/ },
            { name: 'classic-card', test: /\/client\/src\/games\/classic\/card\/paint\// },
            { name: 'inwo-card', test: /\/client\/src\/games\/inwo\/(card\/paint\/(face|group|made|materials)|words)\.ts$/ },
            // What every table needs at once and late parts need too: one request, where each small module would be one of its own.
            // What all rules stand on is among it: else it would lie in the chunk of one game, and the other would load that.
            {
              name: 'hud',
              test: new RegExp(
                `${sources(HUD).source}|/rules/src/(core/(command|frames|refuse|rng|seats|view)|domain/)|/protocol/src/(absence|computers|names|proposals|(classic|inwo)/options|wire/game-wire)|/@noble/hashes/`,
              ),
            },
            { name: 'classic', test: sources(CLASSIC) },
            { name: 'inwo', test: sources(INWO) },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': server,
      '/matchmake': server,
      // Colyseus opens its rooms at /<process>/<room>.
      '^/[A-Za-z0-9_-]{5,}/[A-Za-z0-9_-]+(\\?.*)?$': { target: server, ws: true },
    },
  },
});
