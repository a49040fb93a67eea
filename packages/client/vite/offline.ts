import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const WORKER = new URL('./service-worker.js', import.meta.url);

const MESSAGES = new URL('../../themes/src/messages/shell/', import.meta.url);

/** What the worker says when a table calls, by language, as the text of a string of JSON. */
function calls(): string {
  const words = readdirSync(MESSAGES).map((language) => {
    const front = JSON.parse(readFileSync(new URL(`${language}/front.json`, MESSAGES), 'utf8')) as Record<string, string>;
    return [language, { title: front['call.title'], body: front['call.body'] }];
  });
  return JSON.stringify(Object.fromEntries(words)).replaceAll('\\', '\\\\').replaceAll("'", "\\'");
}

/** Files that the worker keeps for days without a network; source maps and compressed copies are no part of the page. */
const isKept = (file: string): boolean => /\.(js|css|json|woff2|svg|png|avif|webmanifest)$/.test(file) && file !== 'sw.js';

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
    const list = JSON.stringify(files);
    const source = readFileSync(WORKER, 'utf8')
      .replace('VERSION', version)
      .replace('FILES', list)
      .replace('WORDS', () => calls());
    this.emitFile({ type: 'asset', fileName: 'sw.js', source });
  },
});
