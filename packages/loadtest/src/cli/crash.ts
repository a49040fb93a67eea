import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { whole } from '@illuminice/lab/arguments';
import type { RulesetId } from '@illuminice/rules';
import { Command } from 'commander';
import { type CrashReport, crash, isFine } from '../crash.js';
import { faults, isSound } from '../faults.js';
import { OwnPostgres } from '../own-postgres.js';
import { rulesetOption } from './arguments.js';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

interface Options {
  ruleset: RulesetId;
  rounds: number;
  gently: boolean;
  tables?: number;
  players: number;
  seed: number;
  think?: number;
  database?: string | true;
  processes: number;
  minutes: number;
  json: boolean;
}

const inWords = (line: CrashReport): string =>
  `${line.rounds} rounds, ${line.tables} tables, ${line.acknowledged} intents acknowledged, ${line.resent} messages sent again: ` +
  `${line.lost} lost, ${line.twice} twice; chat ${line.chatLost} lost, ${line.chatTwice} twice; ${line.damaged} tables damaged, ` +
  `${line.otherViews} players see something else; ${line.late} times late; back after ${line.resumeMs.p50} ms, at most ${line.resumeMs.max} ms` +
  line.errors.map((error) => `\n  ${error}`).join('');

const file = (name: string) => fileURLToPath(new URL(`../../../server/bundle/${name}.js`, import.meta.url));
const PROGRAMS = { server: [file('main')], verify: [file('cli/verify'), '--json'] };

async function run(options: Options): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'illuminice-crash-'));
  // A private database is needed if it has to fail too.
  const own = options.database === true || (options.processes > 1 && options.database === undefined) ? await OwnPostgres.start() : null;
  try {
    if (options.processes > 1) await runProcesses(options, own, folder);
    else await runOne(options, own?.url ?? (options.database as string | undefined), folder);
  } finally {
    await own?.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runOne(
  { json, gently, tables = 4, think = 5, ruleset, rounds, players, seed }: Options,
  database: string | undefined,
  folder: string,
): Promise<void> {
  const report = await crash({
    ...PROGRAMS,
    ...{ ruleset, rounds, players, seed, tables, think },
    signal: gently ? 'SIGTERM' : 'SIGKILL',
    env: { DATA_DIR: folder, ...(database && { DATABASE_URL: database }) },
    port: await freePort(),
    report: (round, line) => json || process.stderr.write(`round ${round}: ${line}\n`),
  });
  process.stdout.write(`${json ? JSON.stringify(report) : inWords(report)}\n`);
  process.exitCode = isFine(report) ? 0 : 1;
}

async function runProcesses(
  { json, tables = 100, think = 1000, processes, minutes, players, seed }: Options,
  database: OwnPostgres | null,
  folder: string,
): Promise<void> {
  if (!database) throw new Error('--processes ends and starts its database, too: give --database without an address');
  const ports: number[] = [];
  while (ports.length < processes) ports.push(await freePort());
  const report = await faults({
    ...PROGRAMS,
    ...{ ports, minutes, players, seed, tables, think, database },
    env: { DATA_DIR: folder },
    report: (line) => process.stderr.write(`${line}\n`),
  });
  process.stdout.write(`${JSON.stringify(report, null, json ? 0 : 2)}\n`);
  process.exitCode = isSound(report) ? 0 : 1;
}

// The client library logs closed connections and refused joins; the report has them.
console.warn = () => {};
console.error = () => {};

await new Command('crash')
  .description(
    'Plays with scripted clients, kills the server (SIGKILL) again and again, and looks whether anything was lost or done twice.',
  )
  .addOption(rulesetOption())
  .option('--rounds <n>', 'how often the server is killed', whole(1, 100_000), 20)
  .option('--gently', 'stop it as for a new version (SIGTERM) instead of killing it', false)
  .option('--tables <n>', 'tables at the same time (4; with --processes 100)', whole(1, 1000))
  .option('--players <n>', 'people at each; every second table has a computer player besides', whole(2, 7), 3)
  .option('--seed <n>', 'seed of the moments and of the players’ choices', whole(0, 2 ** 31 - 1), 1)
  .option('--think <ms>', 'how long a player thinks before each answer (5; with --processes 1000)', whole(0, 60_000))
  .option('--database [url]', 'keep the tables in this empty PostgreSQL database; without an address in one of its own')
  .option(
    '--processes <n>',
    'so many servers on one PostgreSQL, which fail in turn, and so does that; tables of both games',
    whole(1, 10),
    1,
  )
  .option('--minutes <n>', 'how long, with --processes', whole(1, 10_000), 5)
  .option('--json', 'one JSON line', false)
  .action(run)
  .parseAsync();
// Connections being given up must not keep the process alive.
process.exit();
