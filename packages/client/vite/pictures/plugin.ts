import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { countedAuthors, countedDrawers, packPictures } from './pack.ts';

interface Packed {
  /** Texts by the names of the files. */
  readonly files: ReadonlyMap<string, string>;
  /** Addresses by set, as JSON. */
  readonly urls: string;
}

/** What reads drawings is built by then; whoever only looks at the settings of the build needs none. */
async function packed(): Promise<Packed> {
  const files = new Map<string, string>();
  const sets = Object.entries(packPictures(await import('@illuminice/themes/drawing'))).map(([set, parts]) => [
    set,
    parts.map(([name, text]) => {
      const file = `assets/pictures-${name}-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.json`;
      files.set(file, text);
      return `/${file}`;
    }),
  ]);
  return { files, urls: JSON.stringify(Object.fromEntries(sets)) };
}

/** Packs the pictures of the cards into files whose names have a hash of what is in them, and tells the page where they are. */
export const pictures = (): Plugin => {
  let made: Promise<Packed> | null = null;
  const pack = (): Promise<Packed> => {
    made ??= packed();
    return made;
  };
  return {
    name: 'pictures',
    transform: {
      filter: { id: /\/client\/src\/(card\/picture-files|screens\/credits\/authors)\.ts$/ },
      handler: async (_code, id) => {
        if (id.endsWith('authors.ts')) {
          const lists = { AUTHORS: countedAuthors(), DRAWERS: countedDrawers() };
          return {
            code: Object.entries(lists)
              .map(([name, list]) => `export const ${name} = ${JSON.stringify(list)};`)
              .join('\n'),
            map: null,
          };
        }
        return { code: `export const PICTURE_FILES = ${(await pack()).urls};`, map: null };
      },
    },
    async generateBundle() {
      for (const [fileName, source] of (await pack()).files) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        pack().then(({ files }) => {
          const text = files.get(new URL(request.url ?? '/', 'http://localhost').pathname.slice(1));
          if (text === undefined) return next();
          response.setHeader('Content-Type', 'application/json');
          response.end(text);
        }, next);
      });
    },
  };
};
