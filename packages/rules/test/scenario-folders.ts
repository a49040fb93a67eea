import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const beside = join(root, '../shared');

/**
 * Folders of scenario files: our own, and `scenarios*` of the folder `shared` beside the repository where there is one.
 *
 * @param game a folder within them; left out: the classic game, which lies at their top
 */
export const scenarioFolders = (game = ''): string[] => {
  const theirs = existsSync(beside) ? readdirSync(beside).filter((name) => name.startsWith('scenarios')) : [];
  return [join(root, 'scenarios'), ...theirs.map((name) => join(beside, name))]
    .map((path) => join(path, game))
    .filter((path) => existsSync(path));
};
