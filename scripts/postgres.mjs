/**
 * `node scripts/postgres.mjs`: a PostgreSQL for trying things out. Prints its address, and ends with its input (Ctrl-D) or
 * with SIGTERM; nothing of it is left then. A line `stop` ends it as a crash would, `start` starts it again; each is answered by a line.
 */
import { createInterface } from 'node:readline';
import { startPostgres } from './lib/postgres.mjs';

const database = await startPostgres();
if (!database) process.exit(1);
process.on('exit', database.stop);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
console.log(database.url);
createInterface({ input: process.stdin })
  .on('line', (line) => {
    if (line === 'stop') database.pause();
    else if (line === 'start') database.resume();
    else return;
    console.log('done');
  })
  .on('close', () => process.exit(0));
