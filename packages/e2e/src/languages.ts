import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './server.js';

/** Languages of the product, by folders of messages; the reference first. */
export const LANGUAGES: readonly string[] = [
  'en',
  ...readdirSync(join(ROOT, 'packages/themes/src/messages/shell')).filter((id) => id !== 'en'),
];

export const OTHER_LANGUAGES: readonly string[] = LANGUAGES.slice(1);
