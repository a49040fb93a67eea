import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Parts of colyseus.js that its client names and the table never comes to: accounts and WebTransport. */
const NEVER = new Map([
  ['Auth.mjs', 'export class Auth {}'],
  [join('transport', 'H3Transport.mjs'), 'export class H3TransportTransport {}'],
]);

const STUB = '\0colyseus-never:';

/** Leaves out of the build what {@link NEVER} names. */
export const colyseusParts = (): Plugin => {
  const client = createRequire(fileURLToPath(import.meta.url)).resolve('colyseus.js/package.json');
  const lib = join(dirname(client), 'build', 'esm');
  return {
    name: 'colyseus-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      if (!importer?.startsWith(lib) || !id.startsWith('.')) return null;
      const path = join(dirname(importer), id).slice(lib.length + 1);
      return NEVER.has(path) ? STUB + path : null;
    },
    load: (id) => (id.startsWith(STUB) ? NEVER.get(id.slice(STUB.length)) : null),
  };
};
