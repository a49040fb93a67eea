import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Pictures lie here until the build copies them; the pages that it renders name them, too. */
const MADE = fileURLToPath(new URL('../../node_modules/.cache/fans', import.meta.url));

/** Addresses and bytes of the pictures, by game and language. */
const made = (): Record<string, { readonly file: string; readonly bytes: Buffer }> =>
  Object.fromEntries(
    (existsSync(MADE) ? readdirSync(MADE) : []).sort().map((name) => {
      const bytes = readFileSync(join(MADE, name));
      const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
      const fan = basename(name, '.avif');
      return [fan, { file: `assets/pictures-fan-${fan}-${hash}.avif`, bytes }];
    }),
  );

/**
 * Paints the first page's fans of cards when the client is built: painters, letters and outlines of cards would be a third of that page.
 * While developing, and in other looks, the page paints them itself.
 */
export const fans = (): Plugin => {
  let root = '';
  let isShipped = false;
  return {
    name: 'fans',
    configResolved: (config) => {
      root = config.root;
      isShipped = config.mode === 'production';
    },
    async buildStart() {
      if (this.meta.watchMode || !this.environment || this.environment.config.command !== 'build') return;
      const { paintFans } = await import('./paint.ts');
      await paintFans(root, MADE);
    },
    transform: {
      filter: { id: /\/client\/src\/card\/fan-files\.ts$/ },
      handler: () => {
        const files = Object.entries(isShipped ? made() : {}).map(([fan, { file }]) => [fan, `/${file}`]);
        return { code: `export const FAN_FILES = ${JSON.stringify(Object.fromEntries(files))};`, map: null };
      },
    },
    generateBundle() {
      for (const { file: fileName, bytes: source } of Object.values(made())) this.emitFile({ type: 'asset', fileName, source });
    },
  };
};
