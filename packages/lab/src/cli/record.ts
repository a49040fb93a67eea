import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_RULESET, RULESET_IDS } from '@illuminice/rules';
import { Command, Option } from 'commander';
import { labOf } from '../games.js';
import { recordGame } from '../record.js';

new Command('record')
  .description('Plays the games of the fixtures again and writes them down: options, seats, seed, intents, final hash.')
  .argument('<folder>', 'where to write them')
  .addOption(new Option('--ruleset <id>', 'the game whose fixtures they are').choices(RULESET_IDS).default(DEFAULT_RULESET))
  .action((folder: string, { ruleset }: { ruleset: string }) => {
    const lab = labOf(ruleset);
    mkdirSync(folder, { recursive: true });
    for (const plan of lab.recorded) {
      const game = recordGame(lab, plan);
      // One intent a line makes changes visible in diffs.
      const { intents, ...head } = game;
      const lines = intents.map((line) => JSON.stringify(line)).join(',\n');
      const text = `${JSON.stringify(head, null, 1).slice(0, -2)},\n "intents": [\n${lines}\n]}\n`;
      writeFileSync(join(folder, `${plan.name}.json`), text);
      process.stdout.write(`${plan.name}: ${intents.length} intents, ${game.ended}\n`);
    }
  })
  .parse();
