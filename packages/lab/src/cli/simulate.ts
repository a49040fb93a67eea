import { existsSync } from 'node:fs';
import { chance, LEVELS, type Policy, policyOf, STYLES, type Style } from '@illuminice/bots';
import { DEFAULT_RULESET, RULESET_IDS } from '@illuminice/rules';
import { Command, Option } from 'commander';
import { whole } from '../arguments.js';
import { type GameLab, PLAYER_KINDS, type PolicyName, type SimulatedTable, type Sought } from '../game-lab.js';
import { labOf } from '../games.js';
import { kindsOf, type SimulatedGame, simulateGame } from '../simulate.js';
import { type Counts, gapsIn, reportOf, seldomIn } from '../tally.js';
import { addCounts, addTo, gathered, keep, noTotal, plainCounts, totalOf } from '../tally-file.js';

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
  seek: boolean;
  want?: string[];
  coverage: boolean;
  habits: boolean;
  style?: Style;
  tally?: string;
  merge: string[];
  quiet: boolean;
  json: boolean;
}

/** Number of things sought by a game, and of the rarest ones from which they are picked. */
const SOUGHT = 3;
const SELDOM = 60;

/** A few of the rarest things so far, by seed. */
const soughtFrom = (counts: Counts, subjects: readonly string[], seed: number): Sought => {
  const left = seldomIn(counts, subjects, SELDOM);
  const dice = chance(seed);
  return new Set(Array.from({ length: Math.min(SOUGHT, left.length) }, () => left.splice(dice.below(left.length), 1)).flat());
};

/** Adds the sought things to errors: the game cannot be repeated without them. */
const played = (sought: Sought, play: () => SimulatedGame): SimulatedGame => {
  try {
    return play();
  } catch (error) {
    if (sought.size === 0) throw error;
    const wants = [...sought].map((thing) => JSON.stringify(thing)).join(' ');
    throw new Error(`${error instanceof Error ? error.message : String(error)}; with --want ${wants}`, { cause: error });
  }
};

/** Players with a style. @throws RangeError for a kind that is no level */
const styled = (lab: GameLab, policy: PolicyName, style: Style): ((players: number, seed: number) => Policy[]) => {
  const level = LEVELS.find((name) => name === policy);
  if (!level) throw new RangeError(`--style: ${policy} has none; --policy ${LEVELS.join(', ')} have`);
  return (players, seed) => Array.from({ length: players }, (_, seat) => policyOf(lab.mind(level, style))(seed * 8 + seat));
};

interface Played {
  readonly counts: ReturnType<GameLab['coverage']>['counts'];
  readonly total: ReturnType<typeof noTotal>;
  readonly habits: ReturnType<GameLab['habits']> | null;
}

const report = ({ policy, style, quiet, coverage: wanted }: Options, { counts, total, habits }: Played): void => {
  const lines = [
    ...(wanted ? [reportOf(counts)] : []),
    ...(habits ? [JSON.stringify({ policy, style, ...habits.figures })] : []),
    ...(wanted || quiet ? [JSON.stringify({ ...total, ...(wanted ? { gaps: gapsIn(counts).length } : {}) })] : []),
  ];
  for (const line of lines) process.stdout.write(`${line}\n`);
};

const run = (options: Options): void => {
  const { ruleset, games, players, seed, policy, fuzz, vary, seek, want = [], tally, merge, quiet, json, style } = options;
  const lab = labOf(ruleset);
  const coverage = lab.coverage();
  const habits = options.habits ? lab.habits() : null;
  const total = noTotal();
  const files = [...merge, ...(tally !== undefined && existsSync(tally) && !merge.includes(tally) ? [tally] : [])];
  const how = `${policy}${vary ? ', varied' : `, ${players} players`}${fuzz ? ', with illegal intents' : ''}${seek ? ', seeking' : ''}`;
  const shards = games > 0 ? [{ from: seed, to: seed + games - 1, how }] : [];
  // Refuse unfitting files before hours of play.
  const before = gathered(lab.ruleset, shards, files);
  addCounts(coverage.counts, before);
  for (let i = 0; i < games; i++) {
    const sought = seek ? soughtFrom(coverage.counts, lab.seeks, seed + i) : new Set(want);
    const table: SimulatedTable = vary ? lab.variedTable(seed + i, sought) : { players, options: {}, leaving: 0 };
    const game = played(sought, () =>
      simulateGame(lab, seed + i, table.players, {
        options: table.options,
        leaving: table.leaving,
        kinds: kindsOf(policy, table.players, seed + i),
        ...(style && { policies: styled(lab, policy, style)(table.players, seed + i) }),
        fuzz,
        sought,
        ...(table.seekingFor !== undefined && { seekingFor: table.seekingFor }),
        onIntent: (state, by, intent) => habits?.noteIntent(state, by, intent),
        onStep: (state, events, by, intent) => {
          coverage.noteStep(state, events, by, intent);
          habits?.noteStep(state);
        },
        onRefusal: (refusal) => coverage.noteRefusal(refusal),
      }),
    );
    addTo(total, totalOf(game));
    if (!quiet) process.stdout.write(`${json ? JSON.stringify(game) : inWords(game)}\n`);
  }
  addTo(total, before.total);
  if (tally !== undefined) keep(tally, { ...before, total, counts: plainCounts(coverage.counts) });
  report(options, { counts: coverage.counts, total, habits });
};

new Command('simulate')
  .description('Plays whole games on the rules alone, checking the invariants after every intent.')
  .addOption(new Option('--ruleset <id>', 'which game is played').choices(RULESET_IDS).default(DEFAULT_RULESET))
  .option('--games <n>', 'how many games', whole(0, 1_000_000), 10)
  .option('--players <n>', 'players at the table', whole(2, 8), 4)
  .option('--seed <n>', 'seed of the first game; the next ones count on', whole(0, 2 ** 28), 1)
  .addOption(new Option('--policy <name>', 'who plays').choices([...PLAYER_KINDS, 'mixed']).default('random'))
  .option('--fuzz', 'sprinkle in illegal intents, which must be refused and change nothing', false)
  .option('--vary', 'other players and options at every table, some of them leave', false)
  .option('--seek', 'play each game for what has come up least so far, in the files, too; best with --vary', false)
  .option('--want <things...>', 'play each game for these things, as a game is named that --seek broke on')
  .option('--coverage', 'print which cards, abilities and refusals came up; best with --fuzz and --vary', false)
  .option('--habits', 'print how turns and money were used: turns passed, likely attacks left, MB kept, offers', false)
  .addOption(new Option('--style <name>', 'the style of all, who are of one level').choices(STYLES))
  .option('--tally <file>', 'add what came up to this file, so that games played in parts are counted together')
  .option('--merge <files...>', 'count what these files hold, too', [])
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
