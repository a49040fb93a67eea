import { Command, InvalidArgumentError, Option } from 'commander';
import { type SimulatedGame, simulateGame } from '../simulate.js';

const whole =
  (least: number, most: number) =>
  (text: string): number => {
    const value = Number(text);
    if (!Number.isSafeInteger(value) || value < least || value > most)
      throw new InvalidArgumentError(`a whole number from ${least} to ${most}`);
    return value;
  };

const inWords = ({ seed, players, turns, intents, winners, reason, ms }: SimulatedGame): string =>
  `game ${seed}: ${players} players, ${turns} turns, ${intents} intents, ${reason}${winners.length > 0 ? `: ${winners.join(', ')}` : ''} (${ms} ms)`;

interface Options {
  games: number;
  players: number;
  seed: number;
  json: boolean;
}

const run = ({ games, players, seed, json }: Options): void => {
  for (let i = 0; i < games; i++) {
    const game = simulateGame(seed + i, players);
    process.stdout.write(`${json ? JSON.stringify(game) : inWords(game)}\n`);
  }
};

new Command('simulate')
  .description('Plays whole games with random legal intents on the rules alone, checking the invariants after every intent.')
  .option('--games <n>', 'how many games', whole(1, 1_000_000), 10)
  .option('--players <n>', 'players at the table', whole(2, 8), 4)
  .option('--seed <n>', 'seed of the first game; the next ones count on', whole(0, 2 ** 31 - 1), 1)
  .addOption(new Option('--policy <name>', 'who plays').choices(['random']).default('random'))
  .option('--json', 'one JSON line a game', false)
  .action((options: Options) => {
    try {
      run(options);
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 1;
    }
  })
  .parse();
