import { Command, InvalidArgumentError } from 'commander';
import { benchEngine } from '../classic/bench-engine.js';

const seconds = (text: string): number => {
  const value = Number(text);
  if (!(value > 0 && value <= 600)) throw new InvalidArgumentError('seconds, more than 0 and at most 600');
  return value;
};

const bench = new Command('bench').description('Measures; prints figures.');

bench
  .command('engine')
  .description('Intents per second on one core in mid-game, for 2, 4 and 8 players: list the offers, pick one, step.')
  .option('--json', 'one JSON line for each number of players', false)
  .option('--seconds <n>', 'how long to measure each', seconds, 3)
  .action(({ json, seconds: length }: { json: boolean; seconds: number }) => {
    for (const players of [2, 4, 8]) {
      const figure = benchEngine(players, length * 1000);
      process.stdout.write(
        json ? `${JSON.stringify(figure)}\n` : `${players} players: ${figure.perSecond.toLocaleString('en')} intents a second\n`,
      );
    }
  });

bench.parse();
