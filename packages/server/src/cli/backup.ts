import { backUp } from '../store/backup.js';
import { onStore } from './command.js';

const [file, ...more] = process.argv.slice(2);
if (!file || file.startsWith('-') || more.length > 0) {
  process.stderr.write('usage: backup FILE\n');
  process.exit(2);
}
await onStore(true, async (store) => {
  const codes = await backUp(store, file, Date.now());
  process.stdout.write(`${file}: ${codes} tables\n`);
  return 0;
});
