import { DEFAULT_RULESET, RULESET_IDS } from '@illuminice/rules';
import { Command, Option } from 'commander';
import { arena } from '../arena.js';
import { whole } from '../arguments.js';
import { PLAYER_KINDS, type PlayerKind } from '../game-bots.js';
import { botsOf } from '../games.js';

interface Options {
  ruleset: string;
  against: PlayerKind;
  games: number;
  seed: number;
  json: boolean;
}

new Command('arena')
  .description('Lets a greedy player meet another, two at a table; they change seats after every game.')
  .addOption(new Option('--ruleset <id>', 'which game they play').choices(RULESET_IDS).default(DEFAULT_RULESET))
  .addOption(new Option('--against <kind>', 'whom it meets').choices(PLAYER_KINDS).default('random'))
  .option('--games <n>', 'how many games', whole(1, 1_000_000), 200)
  .option('--seed <n>', 'seed of the first game; the next ones count on', whole(0, 2 ** 28), 1)
  .option('--json', 'one JSON line with wins, losses, draws and the share of wins', false)
  .action(({ ruleset, against, games, seed, json }: Options) => {
    const result = arena(botsOf(ruleset), against, games, seed);
    const { wins, losses, draws, share } = result;
    process.stdout.write(
      json
        ? `${JSON.stringify(result)}\n`
        : `${games} games: ${wins} won, ${losses} lost, ${draws} drawn: ${(share * 100).toFixed(1)} % won\n`,
    );
  })
  .parse();
