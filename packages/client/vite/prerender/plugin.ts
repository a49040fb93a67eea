import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import { createServer, type Plugin } from 'vite';
import { goTo, standInWindow } from './window.ts';

/** Modules of an address: of its screen, which are rendered, and of what the screen loads next; words besides those of the first page. */
interface PageParts {
  readonly screen?: string;
  readonly next?: string;
  readonly words?: readonly string[];
}

const SHELL = ['shell/LANGUAGE/screens', 'shell/LANGUAGE/pages'];
const CLASSIC = [...SHELL, 'classic/illuminati/LANGUAGE/cards', 'classic/illuminati/LANGUAGE/pages'];
const INWO = [...SHELL, 'inwo/LANGUAGE/cards', 'inwo/LANGUAGE/pages'];

/** Addresses that are prerendered; `/t`: of every table. */
const PAGES: Readonly<Record<string, PageParts>> = {
  '/': { screen: 'screens/home/home.tsx' },
  '/rules': { screen: 'screens/rules/rules.tsx' },
  '/rules/inwo': { screen: 'screens/rules/rules.tsx' },
  '/cards': { screen: 'screens/cards/cards.tsx', next: 'games/classic/cards/cards.tsx', words: CLASSIC },
  '/cards/inwo': { screen: 'screens/cards/cards.tsx', next: 'games/inwo/cards/cards.tsx', words: INWO },
  '/decks': { screen: 'screens/decks/decks.tsx', next: 'games/inwo/decks/page.tsx', words: INWO },
  '/replays': { screen: 'screens/replays/replays.tsx', words: CLASSIC },
  '/learn': { screen: 'screens/learn/learn.tsx', next: 'games/classic/lesson/lesson-ui.ts', words: CLASSIC },
  '/learn/inwo': { screen: 'screens/learn/learn.tsx', next: 'games/inwo/lesson/lesson-ui.ts', words: INWO },
  '/t': { screen: 'screens/table/table.tsx' },
};

const KEEP = fileURLToPath(new URL('./keep.js', import.meta.url));

/** What the build knows of a chunk. */
interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

type Rendering = typeof import('../../src/prerender.tsx');

/** A chunk with all that it imports, without what loads later. */
const withImports = (manifest: Manifest, keys: readonly string[]): Chunk[] => {
  const found = new Map<string, Chunk>();
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || found.has(key)) return;
    for (const other of chunk.imports ?? []) add(other);
    found.set(key, chunk);
  };
  for (const key of keys) add(key);
  return [...found.values()];
};

/**
 * Content as it is sent: style attributes would break the server's policy, and test ids are for what works already. The page sets both
 * as it renders.
 */
const asSent = (html: string): string => html.replace(/ (style|data-testid)="[^"]*"/g, '');

/** A sheet for a document: what it names beside itself is named from the root. */
const inDocument = (file: string, sheet: string): string =>
  sheet.replace(/url\((["']?)\.\//g, (_, quote: string) => `url(${quote}/${dirname(file)}/`);

const inAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Classes of our style sheets: a name, and a hash of the file. */
const CLASSES = /\.([\w-]+_[0-9a-f]{5})\b/g;

/** True if a sheet is for what the content shows. */
const isUsed = (sheet: string, content: string): boolean => [...sheet.matchAll(CLASSES)].some(([, name]) => content.includes(`${name}`));

/**
 * Writes `pages/LANGUAGE/PATH.html` beside the shell: the same document with its content, its style inline, and what it loads next
 * named in the head. The server sends them in the language that a browser asks for.
 */
export const prerender = (): Plugin => {
  let root = '';
  return {
    name: 'prerender',
    apply: 'build',
    config: () => ({ build: { manifest: true } }),
    configResolved: (config) => {
      root = config.root;
    },
    async closeBundle() {
      const dist = join(root, 'dist');
      const read = (file: string) => readFileSync(join(dist, file), 'utf8');
      const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest;
      // For this plugin alone.
      rmSync(join(dist, '.vite'), { recursive: true });
      const shell = read('index.html');
      const server = await createServer({
        root,
        mode: 'production',
        logLevel: 'warn',
        appType: 'custom',
        server: { middlewareMode: true, hmr: false, ws: false, watch: null },
        optimizeDeps: { noDiscovery: true, include: [] },
      });
      try {
        standInWindow();
        goTo('/');
        const { pageIn, previewOf, ground, LANGUAGES } = (await server.ssrLoadModule('/src/prerender.tsx')) as Rendering;
        const keep = await transform(readFileSync(KEEP, 'utf8').replace('LANGUAGES', JSON.stringify(LANGUAGES)), { minify: true });
        for (const language of LANGUAGES)
          for (const [path, { screen, next, words = [] }] of Object.entries(PAGES)) {
            goTo(path === '/t' ? '/t/AAAAAA' : path);
            const content = asSent(await pageIn(language));
            const chunks = withImports(manifest, ['index.html', ...(screen ? [`src/${screen}`] : [])]);
            const sheets = [...new Set(chunks.flatMap(({ css = [] }) => css))].filter((file) => isUsed(read(file), content));
            const messages = ['shell/LANGUAGE/front', 'classic/illuminati/LANGUAGE/front', ...words].flatMap((file) =>
              chunkOf(manifest, `${file.replace('LANGUAGE', language)}.json`),
            );
            const later = next ? withImports(manifest, [`src/${next}`]) : [];
            const style = [ground(), ...sheets.map((file) => inDocument(file, read(file)))].join('\n').replaceAll('</', '<\\/');
            const head = [
              `<style>${style}</style>`,
              // Vite's loader takes them for loaded.
              ...sheets.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
              ...[...new Set([...[...chunks, ...later].map(({ file }) => file), ...messages])].map(
                (file) => `<link rel="modulepreload" crossorigin href="/${file}">`,
              ),
            ];
            const html = shell
              .replace('<html lang="en">', `<html lang="${language}">`)
              .replace(/\s*<link rel="(stylesheet|modulepreload)"[^>]*>/g, '')
              .replace(
                /(<meta property="og:(title|description)" content=")[^"]*/g,
                (_whole, before, which: 'title' | 'description') => before + inAttribute(previewOf(path)[which]),
              )
              .replace('</head>', () => `${head.join('\n')}</head>`)
              .replace(
                '<div id="app"></div>',
                () => `<div id="app" data-page="${path}">${content}</div><script>${keep.code.trim()}</script>`,
              );
            const file = join(dist, 'pages', language, `${path === '/' ? 'index' : path.slice(1)}.html`);
            mkdirSync(dirname(file), { recursive: true });
            writeFileSync(file, html);
          }
      } finally {
        await server.close();
      }
    },
  };
};

/** Files of the chunks that a module of messages went into. */
const chunkOf = (manifest: Manifest, messages: string): string[] =>
  Object.entries(manifest).flatMap(([key, { file }]) => (key.endsWith(`messages/${messages}`) ? [file] : []));
