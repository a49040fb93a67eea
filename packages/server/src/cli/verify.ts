import { Command } from 'commander';
import { verifyAll } from '../session/game/verify.js';
import { EVENT_LOOP } from '../yielding.js';
import { onStore } from './command.js';

await new Command('verify')
  .description('Re-steps the journal of every stored game, and looks whether it comes to the same state.')
  .option('--json', 'a JSON line for each table', false)
  .action(({ json }: { json: boolean }) =>
    onStore(true, async (store) => {
      let [tables, damaged] = [0, 0];
      for await (const found of verifyAll(store, EVENT_LOOP)) {
        tables += 1;
        if (found.problem) damaged += 1;
        if (json) process.stdout.write(`${JSON.stringify(found)}\n`);
        else if (found.problem) process.stdout.write(`${found.code}: ${found.problem}\n`);
      }
      if (!json) process.stdout.write(`${tables} tables, ${damaged} damaged\n`);
      return damaged > 0 ? 1 : 0;
    }),
  )
  .parseAsync();
