import { parseArgs } from 'node:util';
import { restore } from '../store/backup.js';
import { onStore } from './command.js';

const { values, positionals } = parseArgs({ options: { replace: { type: 'boolean', default: false } }, allowPositionals: true });
const [file, ...more] = positionals;
if (!file || more.length > 0) {
  process.stderr.write('usage: restore [--replace] FILE\n');
  process.exit(2);
}
await onStore(false, async (store) => {
  const { added, replaced, left } = await restore(store, file, values.replace);
  process.stdout.write(
    `${added} tables added, ${replaced} replaced, ${left} left as they were${left > 0 ? ' (--replace replaces them)' : ''}\n`,
  );
  return 0;
});
