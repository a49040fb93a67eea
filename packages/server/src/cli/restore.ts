import { Command } from 'commander';
import { restore } from '../store/backup.js';
import { onStore, withInput } from './command.js';

await new Command('restore')
  .description('Brings the tables of a backup into the store that the environment names. What is there already stays.')
  .argument('<file>', 'a file that `backup` wrote; -: from standard input')
  .option('--replace', 'put those of the backup in the place of those that are there', false)
  .action((file: string, { replace }: { replace: boolean }) =>
    onStore(false, async (store, config) => {
      const from = (path: string) => restore(store, path, replace);
      const { added, replaced, left } = await (file === '-' ? withInput(config, from) : from(file));
      process.stdout.write(
        `${added} tables added, ${replaced} replaced, ${left} left as they were${left > 0 ? ' (--replace replaces them)' : ''}\n`,
      );
      return 0;
    }),
  )
  .parseAsync();
