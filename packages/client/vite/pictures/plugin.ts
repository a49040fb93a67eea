import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { countedAuthors, packPictures } from './pack.ts';

/** Packs the pictures of the cards into files whose names have a hash of what is in them, and tells the page where they are. */
export const pictures = (): Plugin => {
  let files: ReadonlyMap<string, string> | null = null;
  let urls = '';
  const pack = (): ReadonlyMap<string, string> => {
    if (files) return files;
    const made = new Map<string, string>();
    const sets = Object.entries(packPictures()).map(([set, parts]) => [
      set,
      parts.map(([name, text]) => {
        const file = `assets/pictures-${name}-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.json`;
        made.set(file, text);
        return `/${file}`;
      }),
    ]);
    urls = JSON.stringify(Object.fromEntries(sets));
    files = made;
    return made;
  };
  return {
    name: 'pictures',
    transform: {
      filter: { id: /\/client\/src\/(card\/picture-files|screens\/credits\/authors)\.ts$/ },
      handler: (_code, id) => {
        if (id.endsWith('authors.ts')) return { code: `export const AUTHORS = ${JSON.stringify(countedAuthors())};`, map: null };
        pack();
        return { code: `export const PICTURE_FILES = ${urls};`, map: null };
      },
    },
    generateBundle() {
      for (const [fileName, source] of pack()) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const text = pack().get(new URL(request.url ?? '/', 'http://localhost').pathname.slice(1));
        if (text === undefined) return next();
        response.setHeader('Content-Type', 'application/json');
        response.end(text);
      });
    },
  };
};
