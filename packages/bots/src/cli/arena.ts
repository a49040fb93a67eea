import { Command, Option } from 'commander';
import { arena } from '../arena.js';
import { whole } from '../arguments.js';
import type { PlayerKind } from '../simulate.js';

new Command('arena')
  .description('Lets a greedy player meet another, two at a table; they change seats after every game.')
  .addOption(new Option('--against <kind>', 'whom it meets').choices(['random', 'easy', 'greedy']).default('random'))
  .option('--games <n>', 'how many games', whole(1, 1_000_000), 200)
  .option('--seed <n>', 'seed of the first game; the next ones count on', whole(0, 2 ** 28), 1)
  .option('--json', 'one JSON line with wins, losses, draws and the share of wins', false)
  .action(({ against, games, seed, json }: { against: PlayerKind; games: number; seed: number; json: boolean }) => {
    const result = arena(against, games, seed);
    const { wins, losses, draws, share } = result;
    process.stdout.write(
      json
        ? `${JSON.stringify(result)}\n`
        : `${games} games: ${wins} won, ${losses} lost, ${draws} drawn: ${(share * 100).toFixed(1)} % won\n`,
    );
  })
  .parse();
