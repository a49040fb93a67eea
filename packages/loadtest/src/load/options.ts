import { whole } from '@illuminice/lab/arguments';
import { MOST_PLAYERS } from '@illuminice/rules';
import { Command, Option } from 'commander';
import { address, code, decimal, rulesetOption } from '../cli/arguments.js';
import { isLocal } from '../fuzz/attack-plan.js';
import type { LoadPlan } from './plan.js';
import type { Limits } from './verdict.js';

export type LoadOptions = LoadPlan & Limits & { json: boolean; html?: string; metricsToken?: string };

/** A contradiction between options, as a sentence; null if none. */
function contradiction({ table, rooms, games, hostile, url, ruleset, players }: LoadOptions): string | null {
  if (players > MOST_PLAYERS[ruleset])
    return `--players ${players} is more than play ${ruleset}: ${MOST_PLAYERS[ruleset]} at most, like --players ${MOST_PLAYERS[ruleset]}`;
  if (table !== undefined && (rooms !== 1 || games !== 1))
    return `--table ${table} is one game at one table: leave out --rooms ${rooms} and --games ${games}`;
  if (hostile > 0 && !isLocal(url))
    return `--hostile ${hostile} attacks the server, so it must be one on this machine, like --url http://localhost:2567; ${url} is not`;
  return null;
}

const percent = decimal(0, 100, '25');

/** The command with its options. @param run called with valid options */
export const loadCommand = (run: (options: LoadOptions, command: Command) => Promise<void>): Command =>
  new Command('loadtest')
    .description('Plays whole games with scripted clients over real WebSockets, in several processes, and reports what it took.')
    .option('--url <address>', 'the server', address, 'http://localhost:2567')
    .addOption(rulesetOption())
    .option('--rooms <n>', 'tables at the same time', whole(1, 10_000), 2)
    .option('--players <n>', 'players at each', whole(2, 8), 4)
    .option('--games <n>', 'games one after the other in each room', whole(1, 1_000_000), 1)
    .option('--seed <n>', 'seed of the players’ choices; the cards are the server’s', whole(0, 2 ** 31 - 1), 1)
    .option('--think <ms>', 'how long a player thinks before each answer, on the average', whole(0, 60_000), 20)
    .option('--ramp <s>', 'seconds over which the rooms begin', decimal(0, 3600, '10'), 0)
    .option('--spectators <percent>', 'clients that only look on, in percent of the players', decimal(0, 1000, '25'), 0)
    .option('--droppers <percent>', 'players who drop the connection now and then, and return', percent, 0)
    .option('--hostile <percent>', 'clients that attack, in percent of the players; on this machine alone', percent, 0)
    .option('--processes <n>', 'processes that the rooms are shared out among', whole(1, 64), 1)
    .option('--table <code>', 'sit down at this waiting table and play one game there', code)
    .option('--intents <n>', 'break a game off that takes more', whole(1, 1_000_000), 5000)
    .option('--seconds <n>', 'begin no game after so long, and break off what is on; 0: play all', whole(0, 1_000_000), 0)
    .option('--max-p99 <ms>', 'fail if latency at p99, stalls counted, is more', decimal(0, 60_000, '250'))
    .option('--max-errors <n>', 'fail if there are more errors', whole(0, 1_000_000), 0)
    .addOption(new Option('--metrics-token <token>', 'of the server’s metrics, from which its own figures come').env('METRICS_TOKEN'))
    .option('--html <file>', 'write a page with charts')
    .option('--json', 'JSON lines: one a second, one a room, one for all', false)
    .action(async (given: LoadOptions, command: Command) => {
      const roomsGiven = command.getOptionValueSource('rooms') !== 'default';
      const options = given.table === undefined || roomsGiven ? given : { ...given, rooms: 1 };
      const wrong = contradiction(options);
      if (wrong !== null) command.error(`error: ${wrong}`);
      await run(options, command);
    });
