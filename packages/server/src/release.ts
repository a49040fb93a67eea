import { readFileSync } from 'node:fs';

/** The release of this server, like `1.2.3`: from the manifest beside the folder of the program. */
export const RELEASE: string = (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string })
  .version;
