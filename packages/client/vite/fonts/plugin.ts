import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { pieces, unicodeRange } from './characters.ts';
import { fallbackFaces } from './fallbacks.ts';
import { type Face, facesOf, fileOf, subsetOf } from './subset.ts';

/** Subsets lie here until the build copies them. */
const MADE = fileURLToPath(new URL('../../node_modules/.cache/fonts', import.meta.url));

/** Files of the first view: without them in the page's head they would be found only after the style sheets. */
const FIRST = ['sofia-sans-latin-wght-normal-text', 'marcellus-latin-400-normal-text'];

/** Rules of one typeface: its pieces, each loaded when a character of it is shown, and the fallback. @param from folder of the sheet */
const cut = async ({ rule, family, weight, file }: Face, from: string): Promise<string> => {
  const source = fileOf(file);
  const rules = await Promise.all(
    Object.entries(pieces(family)).map(async ([piece, characters]) => {
      if (characters === '') return '';
      const path = join(MADE, `${basename(source, '.woff2')}-${piece}.woff2`);
      writeFileSync(path, await subsetOf(source, characters, weight));
      return rule.replace(file, relative(from, path)).replace('}', `;unicode-range:${unicodeRange(characters)}}`);
    }),
  );
  return [...rules, fallbackFaces(family)].join('\n');
};

/**
 * Replaces the `@font-face` rules of our style sheets: each font is cut into what the product's texts need and what players' names may
 * need besides, and gets a fallback with the same metrics. The files of the first view are preloaded.
 */
export const fonts = (): Plugin => ({
  name: 'fonts',
  apply: 'build',
  enforce: 'pre',
  buildStart: () => void mkdirSync(MADE, { recursive: true }),
  async transform(code, id) {
    const faces = /\/client\/src\/.*\.css$/.test(id) ? facesOf(code) : [];
    if (faces.length === 0) return null;
    const rules = await Promise.all(faces.map((face) => cut(face, dirname(id))));
    return { code: faces.reduce((sheet, { rule }, i) => sheet.replace(rule, rules[i] as string), code), map: null };
  },
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      FIRST.map((name): HtmlTagDescriptor => {
        const file = Object.keys(bundle).find((path) => basename(path).startsWith(`${name}-`));
        if (!file) throw new Error(`the build has no font ${name}`);
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true };
        return { tag: 'link', attrs, injectTo: 'head' };
      }),
  },
});
