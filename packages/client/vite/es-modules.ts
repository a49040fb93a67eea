import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';

const SELF = fileURLToPath(import.meta.url);

/**
 * Packages that offer browsers a bundle of theirs as it is; their modules, which they keep for others, leave out what is not
 * used.
 */
export const esModules = (): Alias[] => {
  const client = dirname(createRequire(SELF).resolve('colyseus.js/package.json'));
  const schema = dirname(dirname(dirname(createRequire(join(client, 'package.json')).resolve('@colyseus/schema'))));
  return [
    { find: /^colyseus\.js$/, replacement: join(client, 'build/esm/index.mjs') },
    { find: /^@colyseus\/schema$/, replacement: join(schema, 'build/esm/index.mjs') },
  ];
};
