import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, Option } from 'commander';
import { CARDS, type CardFacts, inwo } from '../inwo/index.js';

interface Listed {
  readonly name: string;
  readonly steps?: unknown;
  readonly expect?: unknown;
}

const idsIn = (json: unknown): ReadonlySet<string> => new Set(JSON.stringify(json ?? null).match(/[a-z0-9]+(?:-[a-z0-9]+)*/g));

/** The scenarios of a folder, with the cards in their intents, expectations and tables. */
const scenariosIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => {
      const read: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      return (Array.isArray(read) ? read : [read]).map((scenario: Listed) => ({
        name: scenario.name,
        used: idsIn([scenario.steps, scenario.expect]),
        there: idsIn(scenario),
      }));
    });

/** True if a scenario shows a card: it is played, used or queried, or the scenario is named after it. */
const shows = ({ name, used, there }: ReturnType<typeof scenariosIn>[number], card: CardFacts): boolean =>
  used.has(card.id) || (there.has(card.id) && name.toLowerCase().includes(card.name.toLowerCase()));

const FOLDERS = ['scenarios/inwo', '../shared/scenarios/inwo'].filter((folder) => existsSync(folder));

/** Lists every card with the forms of its abilities and the scenarios that show it. @returns 1 if a card has none */
const list = (folders: readonly string[]): number => {
  const scenarios = folders.flatMap(scenariosIn);
  let missing = 0;
  for (const card of CARDS) {
    const { id, kind, abilities } = card;
    const forms = [...new Set(abilities.map(({ form }) => form))].join(' ') || 'numbers';
    const shown = scenarios.filter((scenario) => shows(scenario, card)).map(({ name }) => name);
    if (shown.length === 0) missing += 1;
    process.stdout.write(`${id} (${kind}; ${forms}): ${shown.length === 0 ? 'NO SCENARIO' : shown.slice(0, 3).join(' · ')}\n`);
  }
  process.stdout.write(`${CARDS.length} cards, ${missing} without a scenario\n`);
  return missing === 0 ? 0 : 1;
};

new Command('cards')
  .description('Lists each card with the forms of its abilities and scenarios that show it. Exit code 1: a card is shown by none.')
  .argument('[folder...]', 'folders of scenarios', FOLDERS)
  .addOption(new Option('--ruleset <id>', 'the game they are of').choices([inwo.id]).default(inwo.id))
  .action((folders: string[]) => {
    process.exitCode = list(folders);
  })
  .parse();
