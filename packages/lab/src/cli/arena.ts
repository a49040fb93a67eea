import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DEFAULT_RULESET, RULESET_IDS } from '@illuminice/rules';
import { Command, InvalidArgumentError, Option } from 'commander';
import { arena, foreignArena } from '../arena.js';
import { whole } from '../arguments.js';
import { type GameLab, PLAYER_KINDS, type PlayerKind } from '../game-lab.js';
import { labOf } from '../games.js';
import { eloOf, type Gate, gatesOf, leagueOf, type PairingResult, type Rating, resultOf } from '../league/league.js';
import { blocksOf, CROWD, titleOf } from '../league/pairings.js';
import type { LeagueGame } from '../league/play.js';
import { MOST_WORKERS, playTasks, usualWorkers } from '../league/workers.js';

interface Options {
  ruleset: string;
  against: PlayerKind;
  league: boolean;
  games: number;
  seed: number;
  workers: number;
  only?: string;
  policy?: string;
  gates: boolean;
  json: boolean;
}

const WORKER = fileURLToPath(new URL('./league-worker.js', import.meta.url));

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const pairingInWords = ({ pairing, games, won, share, interval: [low, high], fair, turns, pingPong, decision }: PairingResult): string =>
  [
    `${pairing}: ${won} of ${games} won, ${percent(share)} (95 %: ${percent(low)} to ${percent(high)}; fair ${percent(fair)})`,
    `${turns} turns a game, a Group there and back ${pingPong}`,
    `decisions ${decision.median} ms at the median, ${decision.worst} at worst`,
  ].join('; ');

const ratingInWords = ({ player, elo, interval: [low, high] }: Rating): string => `${player}: Elo ${elo} (95 %: ${low} to ${high})`;

const gateInWords = ({ gate, value, bound, ok }: Gate): string => `${ok ? 'held' : 'MISSED'}: ${gate} (${value}, bound ${bound})`;

const league = async (lab: GameLab, { ruleset, games, seed, workers, only, json }: Options): Promise<readonly Gate[]> => {
  const all = leagueOf(lab);
  const pairings = all.filter((pairing) => only === undefined || titleOf(pairing).includes(only));
  if (pairings.length === 0) throw new RangeError(`--only: no pairing has ${only} in it; there are ${all.map(titleOf).join(', ')}`);
  const lists = pairings.map((pairing) => blocksOf(pairing, games, seed));
  const ends = lists.map((_, i) => lists.slice(0, i + 1).flat().length);
  const played = pairings.map((pairing) => ({ pairing, blocks: [] as LeagueGame[][] }));
  const results: PairingResult[] = [];
  await playTasks(
    WORKER,
    lists.flat().map((block) => ({ ruleset, block })),
    workers,
    (position, block) => {
      const index = ends.findIndex((end) => position < end);
      const current = played[index];
      if (!current) return;
      current.blocks.push(block);
      if (position + 1 < (ends[index] as number)) return;
      const result = resultOf(current.pairing, current.blocks.flat());
      results.push(result);
      print(json ? JSON.stringify(result) : pairingInWords(result));
      for (const game of current.blocks.flat()) Object.assign(game, { decisions: [] });
    },
  );
  const gates = gatesOf(results);
  const met = new Set(pairings.flatMap(({ hero, others, players }) => (players === 2 ? [hero, others] : [])));
  const anchor = lab.ladder.find((kind) => met.has(kind));
  const elo = anchor === undefined ? [] : eloOf(played, anchor);
  if (json) print(JSON.stringify({ ruleset, games, seed, elo, gates, ok: gates.every(({ ok }) => ok) }));
  else for (const line of [...elo.map(ratingInWords), ...gates.map(gateInWords)]) print(line);
  return gates;
};

/** @throws Error with the option for an unreadable file */
const sourceOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`--policy: ${file} cannot be read (${(error as NodeJS.ErrnoException).code})`, { cause: error });
  }
};

const duel = (lab: GameLab, { against, games, seed, json, policy }: Options): void => {
  const match = { against, games, seed };
  const result = policy === undefined ? arena(lab, match) : foreignArena(lab, sourceOf(policy), match);
  const { wins, losses, draws, share, faults = {} } = result;
  print(json ? JSON.stringify(result) : `${games} games: ${wins} won, ${losses} lost, ${draws} drawn: ${percent(share)} won`);
  if (!json) for (const [fault, times] of Object.entries(faults)) print(`${times} lost by a fault: ${fault}`);
};

const refuseOptions = ({ league: isLeague, games, gates, only }: Options): void => {
  if (isLeague && games % CROWD !== 0)
    throw new InvalidArgumentError(`--games: a multiple of ${CROWD} in a league, so that everybody sits in every seat, not ${games}`);
  if (!isLeague && gates) throw new InvalidArgumentError('--gates: a league alone has gates; add --league');
  if (!isLeague && only !== undefined) throw new InvalidArgumentError('--only: a league alone has pairings; add --league');
};

new Command('arena')
  .description('Lets a greedy player meet another, two at a table; they change seats after every game. Or a whole league.')
  .addOption(new Option('--ruleset <id>', 'which game they play').choices(RULESET_IDS).default(DEFAULT_RULESET))
  .addOption(new Option('--against <kind>', 'whom it meets').choices(PLAYER_KINDS).default('random'))
  .addOption(
    new Option('--league', 'each level against the one below, in duels and alone against three of it; the highest against random play')
      .conflicts('against')
      .default(false),
  )
  .option('--games <n>', 'how many games; in a league for each pairing', whole(1, 1_000_000), 200)
  .option('--seed <n>', 'seed of the first game; the next ones count on', whole(0, 2 ** 28), 1)
  .option('--workers <n>', 'processes of a league at once; as many as there are processors', whole(1, MOST_WORKERS), usualWorkers())
  .option('--only <text>', 'the pairings of a league that have this in their name')
  .addOption(
    new Option(
      '--policy <file>',
      'a policy from this file instead of the greedy player, in a thread of its own (docs/policies.md)',
    ).conflicts('league'),
  )
  .option('--gates', 'fail with exit code 1 if the league misses what is wanted of it', false)
  .option('--json', 'JSON lines: results, with shares of wins, intervals and times', false)
  .action(async (options: Options) => {
    try {
      refuseOptions(options);
      const lab = labOf(options.ruleset);
      if (!options.league) duel(lab, options);
      else if ((await league(lab, options)).some(({ ok }) => !ok) && options.gates) process.exitCode = 1;
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 2;
    }
  })
  .parse();
