import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const WORKER = new URL('./service-worker.js', import.meta.url);

/** Files that the worker keeps for days without a network; source maps and compressed copies are no part of the page. */
const isKept = (file: string): boolean => /\.(js|css|woff2|svg|png|webmanifest)$/.test(file) && file !== 'sw.js';

/**
 * Writes the service worker with the list of the files that were built and a version made of their names, so that a
 * change of any of them is a new version.
 */
export const offline = (): Plugin => ({
  name: 'offline',
  apply: 'build',
  generateBundle(_options, bundle) {
    const files = [...Object.keys(bundle).filter(isKept).sort(), 'crest.svg'];
    const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
    const list = JSON.stringify(files.map((file) => `/${file}`));
    const source = readFileSync(WORKER, 'utf8').replace('VERSION', version).replace('FILES', list);
    this.emitFile({ type: 'asset', fileName: 'sw.js', source });
  },
});
