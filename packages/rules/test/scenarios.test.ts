import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { classic } from '../src/classic/index.js';
import { runScenario } from '../src/index.js';
import { scenarioFolders } from './scenario-folders.js';

const folders = scenarioFolders();

describe.each(folders)('scenarios in %s', (folder) => {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();

  describe.each(files)('%s', (file) => {
    const json: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    const scenarios: unknown[] = Array.isArray(json) ? json : [json];

    // Run one by one, so that a scenario of a wrong shape fails by itself, and its field is named.
    test.each(scenarios.map((scenario, at) => [nameOf(scenario, at), scenario] as const))('%s', (_name, scenario) => {
      const ran = runScenario(classic, scenario);
      const failures = ran.ok
        ? ran.results.flatMap(({ failure }) => failure ?? [])
        : ran.errors.map(({ path, message }) => `${path}: ${message}`);
      expect(failures).toEqual([]);
    });
  });
});

/** What a test is called: the scenario's name, or where it stands if it has none. */
function nameOf(scenario: unknown, at: number): string {
  const name = typeof scenario === 'object' && scenario !== null && 'name' in scenario ? scenario.name : null;
  return typeof name === 'string' ? name.replaceAll('%', '%%') : `number ${at + 1}`;
}
