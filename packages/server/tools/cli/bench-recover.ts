import { Command, InvalidArgumentError } from 'commander';
import { benchBytes, benchCommit, benchRecover, longGame } from '../bench/recover.js';

function readCounts(text: string): number[] {
  const counts = text.split(',').map(Number);
  if (counts.every((count) => Number.isSafeInteger(count) && count > 1 && count <= 100_000)) return counts;
  throw new InvalidArgumentError('whole numbers from 2 to 100000, with commas between them');
}

const { tables: counts, json } = new Command('bench recover')
  .description('How soon tables are back after a restart, and what the journal costs.')
  .option('--tables <n,n…>', 'how many tables are stored', readCounts, [10, 500, 5000])
  .option('--json', 'JSON lines', false)
  .parse()
  .opts<{ tables: number[]; json: boolean }>();
const write = ({ bench, ...figures }: { bench: string }) =>
  process.stdout.write(json ? `${JSON.stringify({ bench, ...figures })}\n` : `${bench}: ${JSON.stringify(figures)}\n`);

const game = longGame();
for (const tables of counts) write(await benchRecover(game, tables));
write(await benchBytes(game));
for (const durability of ['memory', 'normal', 'full'] as const) write(await benchCommit(game, durability));
