import { Command } from 'commander';
import { backUp } from '../store/backup.js';
import { onStore } from './command.js';

await new Command('backup')
  .description('Writes all tables into a file, of a server that runs as of one that is stopped. The environment names the store.')
  .argument('<file>', 'where to; one that is there already is not written over')
  .action((file: string) =>
    onStore(true, async (store) => {
      const codes = await backUp(store, file, Date.now());
      process.stdout.write(`${file}: ${codes} tables\n`);
      return 0;
    }),
  )
  .parseAsync();
