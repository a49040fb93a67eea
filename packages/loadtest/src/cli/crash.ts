import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { whole } from '@illuminice/bots/arguments';
import type { RulesetId } from '@illuminice/rules';
import { Command } from 'commander';
import { type CrashReport, crash, isFine } from '../crash.js';
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
  tables: number;
  players: number;
  seed: number;
  think: number;
  database?: string;
  json: boolean;
}

const inWords = (line: CrashReport): string =>
  `${line.rounds} rounds, ${line.tables} tables, ${line.acknowledged} intents acknowledged, ${line.resent} messages sent again: ` +
  `${line.lost} lost, ${line.twice} twice; chat ${line.chatLost} lost, ${line.chatTwice} twice; ${line.damaged} tables damaged, ` +
  `${line.otherViews} players see something else; ${line.late} times late; back after ${line.resumeMs.p50} ms, at most ${line.resumeMs.max} ms` +
  line.errors.map((error) => `\n  ${error}`).join('');

async function run({ database, json, gently, ...options }: Options): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'illuminice-crash-'));
  const file = (name: string) => fileURLToPath(new URL(`../../../server/dist/${name}.js`, import.meta.url));
  try {
    const report = await crash({
      ...options,
      signal: gently ? 'SIGTERM' : 'SIGKILL',
      server: [file('main')],
      verify: [file('cli/verify'), '--json'],
      env: { DATA_DIR: folder, ...(database && { DATABASE_URL: database }) },
      port: await freePort(),
      report: (round, line) => json || process.stderr.write(`round ${round}: ${line}\n`),
    });
    process.stdout.write(`${json ? JSON.stringify(report) : inWords(report)}\n`);
    process.exitCode = isFine(report) ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// The client library reports closed connections and refused joins on the console; the report does so here.
console.warn = () => {};
console.error = () => {};

await new Command('crash')
  .description(
    'Plays with scripted clients, kills the server (SIGKILL) again and again, and looks whether anything was lost or done twice.',
  )
  .addOption(rulesetOption())
  .option('--rounds <n>', 'how often the server is killed', whole(1, 100_000), 20)
  .option('--gently', 'stop it as for a new version (SIGTERM) instead of killing it', false)
  .option('--tables <n>', 'tables at the same time', whole(1, 100), 4)
  .option('--players <n>', 'people at each; every second table has a computer player besides', whole(2, 7), 3)
  .option('--seed <n>', 'seed of the moments and of the players’ choices', whole(0, 2 ** 31 - 1), 1)
  .option('--think <ms>', 'how long a player thinks before each answer', whole(0, 60_000), 5)
  .option('--database <url>', 'an empty PostgreSQL database to keep the tables in, instead of SQLite')
  .option('--json', 'one JSON line', false)
  .action(run)
  .parseAsync();
// Connections that are being given up keep no process alive.
process.exit();
