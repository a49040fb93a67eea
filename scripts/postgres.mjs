/**
 * `node scripts/postgres.mjs`: a PostgreSQL for trying things out. Prints its address, and ends with its input (Ctrl-D) or
 * with SIGTERM; nothing of it is left then.
 */
import { startPostgres } from './lib/postgres.mjs';

const database = await startPostgres();
if (!database) process.exit(1);
process.on('exit', database.stop);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
console.log(database.url);
process.stdin.on('end', () => process.exit(0)).resume();
