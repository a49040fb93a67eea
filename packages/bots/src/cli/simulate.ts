import { DEFAULT_RULESET, RULESET_IDS } from '@illuminice/rules';
import { Command, Option } from 'commander';
import { whole } from '../arguments.js';
import { PLAYER_KINDS, type PolicyName } from '../game-bots.js';
import { botsOf } from '../games.js';
import { kindsOf, type SimulatedGame, simulateGame } from '../simulate.js';

const inWords = ({ seed, players, turns, intents, refused = 0, winners, reason, ms }: SimulatedGame): string => {
  const ended = `${reason}${winners.length > 0 ? `: ${winners.join(', ')}` : ''}`;
  return `game ${seed}: ${players} players, ${turns} turns, ${intents} intents${refused > 0 ? `, ${refused} refused` : ''}, ${ended} (${ms} ms)`;
};

interface Options {
  ruleset: string;
  games: number;
  players: number;
  seed: number;
  policy: PolicyName;
  fuzz: boolean;
  vary: boolean;
  coverage: boolean;
  quiet: boolean;
  json: boolean;
}

/** Adds up what many games came to. */
const summary = () => {
  const total = { games: 0, intents: 0, refused: 0, longest: 0, ms: 0, endings: {} as Record<string, number> };
  return {
    total,
    add: ({ intents, refused = 0, reason, ms }: SimulatedGame): void => {
      total.games += 1;
      total.intents += intents;
      total.refused += refused;
      total.longest = Math.max(total.longest, intents);
      total.ms += ms;
      total.endings[reason] = (total.endings[reason] ?? 0) + 1;
    },
  };
};

const run = ({ ruleset, games, players, seed, policy, fuzz, vary, coverage: wanted, quiet, json }: Options): void => {
  const bots = botsOf(ruleset);
  const coverage = bots.coverage();
  const { total, add } = summary();
  for (let i = 0; i < games; i++) {
    const table = vary ? bots.variedTable(seed + i) : { players, options: {}, leaving: 0 };
    const game = simulateGame(bots, seed + i, table.players, {
      options: table.options,
      leaving: table.leaving,
      kinds: kindsOf(policy, table.players, seed + i),
      fuzz,
      onStep: (state, events, by, intent) => coverage.noteStep(state, events, by, intent),
      onRefusal: (refusal) => coverage.noteRefusal(refusal),
    });
    add(game);
    if (!quiet) process.stdout.write(`${json ? JSON.stringify(game) : inWords(game)}\n`);
  }
  if (wanted) process.stdout.write(`${coverage.report()}\n`);
  if (wanted || quiet) process.stdout.write(`${JSON.stringify({ ...total, ...(wanted ? { gaps: coverage.gaps().length } : {}) })}\n`);
};

new Command('simulate')
  .description('Plays whole games on the rules alone, checking the invariants after every intent.')
  .addOption(new Option('--ruleset <id>', 'which game is played').choices(RULESET_IDS).default(DEFAULT_RULESET))
  .option('--games <n>', 'how many games', whole(1, 1_000_000), 10)
  .option('--players <n>', 'players at the table', whole(2, 8), 4)
  .option('--seed <n>', 'seed of the first game; the next ones count on', whole(0, 2 ** 28), 1)
  .addOption(new Option('--policy <name>', 'who plays').choices([...PLAYER_KINDS, 'mixed']).default('random'))
  .option('--fuzz', 'sprinkle in illegal intents, which must be refused and change nothing', false)
  .option('--vary', 'other players and options at every table, some of them leave', false)
  .option('--coverage', 'print which cards, abilities and refusals came up; best with --fuzz and --vary', false)
  .option('--quiet', 'no line for each game, a summary at the end', false)
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
