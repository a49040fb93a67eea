import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { RECORDED, recordGame } from '../record.js';

new Command('record')
  .description('Plays the games of the fixtures again and writes them down: options, seats, seed, intents, final hash.')
  .argument('<folder>', 'where to write them')
  .action((folder: string) => {
    mkdirSync(folder, { recursive: true });
    for (const plan of RECORDED) {
      const game = recordGame(plan);
      // An intent a line: short, and yet a change shows where it is.
      const { intents, ...head } = game;
      const lines = intents.map((line) => JSON.stringify(line)).join(',\n');
      const text = `${JSON.stringify(head, null, 1).slice(0, -2)},\n "intents": [\n${lines}\n]}\n`;
      writeFileSync(join(folder, `${plan.name}.json`), text);
      process.stdout.write(`${plan.name}: ${intents.length} intents, ${game.ended}\n`);
    }
  })
  .parse();
