import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, Option } from 'commander';
import { CARDS, inwo } from '../inwo/index.js';

/** Names of the scenarios of a folder, and the words that each of them has in quotes, without copies, owners and marks. */
const scenariosIn = (folder: string): { name: string; words: ReadonlySet<string> }[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => {
      const read: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      return (Array.isArray(read) ? read : [read]).map((scenario: { name: string }) => ({
        name: scenario.name,
        words: new Set([...JSON.stringify(scenario).matchAll(/"(?:[a-zA-Z]+ )?([a-z0-9-]+)[^"]*"/g)].map(([, word]) => word ?? '')),
      }));
    });

/** Our own scenarios, and those of a folder beside the repository where there is one. */
const FOLDERS = ['scenarios/inwo', '../shared/scenarios/inwo'].filter((folder) => existsSync(folder));

/** Lists every card with the forms of its abilities and the scenarios that have it; 1: a card is in none. */
const list = (folders: readonly string[]): number => {
  const scenarios = folders.flatMap(scenariosIn);
  let missing = 0;
  for (const { id, kind, abilities } of CARDS) {
    const forms = [...new Set(abilities.map(({ form }) => form))].join(' ') || 'numbers';
    const shown = scenarios.filter(({ words }) => words.has(id)).map(({ name }) => name);
    if (shown.length === 0) missing += 1;
    process.stdout.write(`${id} (${kind}; ${forms}): ${shown.length === 0 ? 'NO SCENARIO' : shown.slice(0, 3).join(' · ')}\n`);
  }
  process.stdout.write(`${CARDS.length} cards, ${missing} without a scenario\n`);
  return missing === 0 ? 0 : 1;
};

new Command('cards')
  .description('Lists each card with the forms of its abilities and scenarios that show it. Exit code 1: a card is in none.')
  .argument('[folder...]', 'folders of scenarios', FOLDERS)
  .addOption(new Option('--ruleset <id>', 'the game they are of').choices([inwo.id]).default(inwo.id))
  .action((folders: string[]) => {
    process.exitCode = list(folders);
  })
  .parse();
