import { whole } from '@illuminice/bots/arguments';
import { tableCode } from '@illuminice/protocol';
import type { RulesetId } from '@illuminice/rules';
import { Command, InvalidArgumentError } from 'commander';
import { playRoom } from '../room.js';
import { type Report, report, Tally } from '../tally.js';
import { address, rulesetOption } from './arguments.js';

const code = (text: string): string => {
  const read = tableCode(text);
  if (!read) throw new InvalidArgumentError('a table code of six consonants');
  return read;
};

interface Options {
  url: string;
  ruleset: RulesetId;
  rooms: number;
  players: number;
  games: number;
  seed: number;
  think: number;
  table?: string;
  intents: number;
  json: boolean;
}

const inWords = (line: Report): string =>
  `${line.finished} of ${line.games} games finished, ${line.intents} intents, ${line.refusals} refusals, ` +
  `${line.bytesPerIntentAndClient} bytes an intent and client, latency p50 ${line.latencyMs.p50} ms, p99 ${line.latencyMs.p99} ms, ` +
  `${line.seconds} s${line.errors.map((error) => `\n  ${error}`).join('')}`;

function inOneLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

async function run(options: Options): Promise<void> {
  const { players, json } = options;
  const write = (name: object, words: string, line: Report) =>
    process.stdout.write(`${json ? JSON.stringify({ ...name, ...line }) : `${words}: ${inWords(line)}`}\n`);
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  const all = new Tally(players);
  const rooms = Array.from({ length: options.table ? 1 : options.rooms }, async (_, i) => {
    const tally = new Tally(players);
    const { url, ruleset, games, think, table, intents } = options;
    try {
      await playRoom(
        {
          url,
          ruleset,
          players,
          games: table ? 1 : games,
          seed: options.seed + 10_000 * i,
          think,
          mostIntents: intents,
          ...(table && { table }),
        },
        tally,
      );
    } catch (error) {
      tally.errors.push(inOneLine(error));
    }
    write({ room: i + 1 }, `room ${i + 1}`, report(tally, players, seconds()));
    all.add(tally);
  });
  await Promise.all(rooms);
  write({ rooms: rooms.length }, `all ${rooms.length} rooms`, report(all, players, seconds()));
  process.exitCode = all.finished === rooms.length * (options.table ? 1 : options.games) && all.errors.length === 0 ? 0 : 1;
}

// The client library reports closed connections and refused joins on the console; the report does so here.
console.warn = () => {};

await new Command('loadtest')
  .description('Plays whole games with scripted clients over real WebSockets and reports what it took.')
  .option('--url <address>', 'the server', address, 'http://localhost:2567')
  .addOption(rulesetOption())
  .option('--rooms <n>', 'tables at the same time', whole(1, 10_000), 2)
  .option('--players <n>', 'players at each', whole(2, 8), 4)
  .option('--games <n>', 'games one after the other in each room', whole(1, 1_000_000), 1)
  .option('--seed <n>', 'seed of the players’ choices; the cards are the server’s', whole(0, 2 ** 31 - 1), 1)
  .option('--think <ms>', 'how long a player thinks before each answer', whole(0, 60_000), 20)
  .option('--table <code>', 'sit down at this waiting table and play one game there', code)
  .option('--intents <n>', 'break a game off that takes more', whole(1, 1_000_000), 5000)
  .option('--json', 'one JSON line a room and one for all', false)
  .action(run)
  .parseAsync();
