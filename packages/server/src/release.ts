import { readFileSync } from 'node:fs';

/** Release of this server, like `1.2.3`, from the manifest beside its folder. */
export const RELEASE: string = (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string })
  .version;
