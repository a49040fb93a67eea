import { DEFAULT_RULESET, MOST_PLAYERS, RULESET_IDS, type RulesetId } from '@illuminice/rules';
import { Command, InvalidArgumentError, Option } from 'commander';
import { benchEngine } from '../bench-engine.js';
import { labOf } from '../games.js';

const seconds = (text: string): number => {
  const value = Number(text);
  if (!(value > 0 && value <= 600)) throw new InvalidArgumentError('seconds, more than 0 and at most 600');
  return value;
};

const said = (count: number): string => count.toLocaleString('en');

const bench = new Command('bench').description('Measures; prints figures.');

bench
  .command('rules')
  .description(
    'Intents per second on one core in mid-game, for few, some and as many players as there can be: list the offers, pick one, step; then the same steps alone.',
  )
  .addOption(new Option('--ruleset <id>', 'which game is measured').choices(RULESET_IDS).default(DEFAULT_RULESET))
  .option('--json', 'one JSON line for each number of players', false)
  .option('--seconds <n>', 'how long to measure each', seconds, 3)
  .action(({ ruleset, json, seconds: length }: { ruleset: RulesetId; json: boolean; seconds: number }) => {
    const lab = labOf(ruleset);
    for (const players of [2, 4, MOST_PLAYERS[ruleset]]) {
      const figure = benchEngine(lab, players, length * 1000);
      process.stdout.write(
        json
          ? `${JSON.stringify(figure)}\n`
          : `${players} players: ${said(figure.perSecond)} intents a second, ${said(figure.stepsPerSecond)} where they are stepped alone\n`,
      );
    }
  });

bench.parse();
