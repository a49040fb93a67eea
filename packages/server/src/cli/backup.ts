import { Command } from 'commander';
import { backUp, backUpTo } from '../store/backup.js';
import { onStore } from './command.js';

await new Command('backup')
  .description('Writes all tables into a file, of a server that runs as of one that is stopped. The environment names the store.')
  .argument('<file>', 'where to; one that is there already is not written over; -: to standard output')
  .action((file: string) =>
    onStore(true, async (store) => {
      if (file === '-') {
        if (process.stdout.isTTY) throw new Error('a backup on a terminal is of no use: redirect it into a file or another program');
        process.stderr.write(`${await backUpTo(store, process.stdout, Date.now())} tables\n`);
      } else {
        process.stdout.write(`${file}: ${await backUp(store, file, Date.now())} tables\n`);
      }
      return 0;
    }),
  )
  .parseAsync();
