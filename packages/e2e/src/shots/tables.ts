import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, type Scenario } from '../server.js';

export const tableFile = (name: string): Scenario =>
  JSON.parse(readFileSync(join(ROOT, 'packages/e2e/tables', `${name}.json`), 'utf8')) as Scenario;

/** A table of packages/e2e/tables, with changes. */
export const tableWith = (name: string, more: Scenario): Scenario => ({ ...tableFile(name), ...more });
