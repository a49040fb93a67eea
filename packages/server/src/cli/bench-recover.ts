import { parseArgs } from 'node:util';
import { benchBytes, benchCommit, benchRecover, longGame } from '../bench/recover.js';

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, tables: { type: 'string', default: '10,500,5000' } },
});
const counts = values.tables.split(',').map(Number);
if (!counts.every((count) => Number.isSafeInteger(count) && count > 1 && count <= 100_000)) {
  process.stderr.write('usage: bench recover [--tables 10,500,5000] [--json]\n');
  process.exit(2);
}
const write = ({ bench, ...figures }: { bench: string }) =>
  process.stdout.write(values.json ? `${JSON.stringify({ bench, ...figures })}\n` : `${bench}: ${JSON.stringify(figures)}\n`);

const game = longGame();
for (const tables of counts) write(await benchRecover(game, tables));
write(await benchBytes(game));
for (const durability of ['memory', 'normal', 'full'] as const) write(await benchCommit(game, durability));
