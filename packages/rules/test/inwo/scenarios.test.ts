import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runScenario } from '../../src/index.js';
import { inwo } from '../../src/inwo/index.js';
import { scenarioFolders } from '../scenario-folders.js';

const folders = scenarioFolders('inwo');

describe.each(folders)('scenarios in %s', (folder) => {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();

  test.each(files)('%s', (file) => {
    const ran = runScenario(inwo, JSON.parse(readFileSync(join(folder, file), 'utf8')));
    const failures = ran.ok
      ? ran.results.flatMap(({ name, failure }) => (failure ? [`${name}: ${failure}`] : []))
      : ran.errors.map(({ path, message }) => `${path}: ${message}`);
    expect(failures).toEqual([]);
  });
});
