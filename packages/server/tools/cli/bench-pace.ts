import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { whole } from '@illuminice/lab/arguments';
import { RULESET_IDS, type RulesetId } from '@illuminice/rules';
import { Command, Option } from 'commander';
import { pino } from 'pino';
import { readConfig } from '#server/config.js';
import { serve } from '#server/serve.js';
import { noPace, PEOPLE, pace } from '../bench/pace.js';
import { noSoloPace, soloPace } from '../bench/solo.js';

const { ruleset, tables, players, turns, seed, asked, json } = new Command('bench pace')
  .description('How long attacks, turns and rounds take people at a table without a clock, and how often it asks them.')
  .addOption(new Option('--ruleset <id>', 'which game is played').choices(RULESET_IDS).default('classic'))
  .option('--tables <n>', 'how many tables', whole(1, 10_000), 10)
  .option('--players <n>', 'people at each', whole(2, 8), 4)
  .option('--turns <n>', 'turns at each', whole(1, 1000), 24)
  .option('--seed <n>', 'seed of the first table; the next ones count on', whole(1, 2 ** 28), 1)
  .option('--asked', 'one person among computers, to the end of each game: every question, and why it was asked', false)
  .option('--json', 'JSON lines', false)
  .parse()
  .opts<{ ruleset: RulesetId; tables: number; players: number; turns: number; seed: number; asked: boolean; json: boolean }>();

const share = (sorted: number[], of: number) => Math.round(10 * (sorted[Math.floor(of * (sorted.length - 1))] ?? 0)) / 10;
const seconds = (times: number[]) => {
  const sorted = [...times].sort((a, b) => a - b);
  return { n: sorted.length, p50: share(sorted, 0.5), p90: share(sorted, 0.9), max: share(sorted, 1) };
};
const mean = (numbers: number[]) => Math.round((100 * numbers.reduce((sum, n) => sum + n, 0)) / Math.max(1, numbers.length)) / 100;

const serving = await serve(
  // Hours pass in seconds: nobody is too fast by the machine's clock.
  readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    THINKING_THREADS: '0',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'data-')),
    MAX_MESSAGES_PER_SECOND: '100000',
  }),
  pino({ level: 'silent' }),
  mkdtempSync(join(tmpdir(), 'client-')),
);
const print = (name: string, line: object) =>
  process.stdout.write(json ? `${JSON.stringify(line)}\n` : `${name}: ${JSON.stringify(line)}\n`);
const solo = noSoloPace();
for (let i = 0; i < tables; i += 1) {
  const rounds = asked ? Number.POSITIVE_INFINITY : Math.ceil(turns / players);
  const notes: Partial<Parameters<typeof soloPace>[1]> = asked
    ? { note: (question) => print('asked', question), noteRound: (round) => print('round', round) }
    : {};
  await soloPace(ruleset, { rounds, seed: seed + i, ...notes }, solo);
}
print('solo', {
  bench: 'pace',
  ruleset,
  people: 'solo',
  roundSeconds: seconds(solo.rounds),
  /** Of use to the one person, in the turns of three computer players. */
  questionsPerRound: seconds(solo.questions),
  /** Open still after what the person alone had added. */
  continuedPerRound: seconds(solo.continued),
  passedQuietlyPerRound: seconds(solo.quiet),
});
// The scripted people of the other tables play the classic game.
for (const people of ruleset === 'classic' && !asked ? PEOPLE : []) {
  const sum = noPace();
  for (let i = 0; i < tables; i += 1) await pace(players, turns, seed + i, people, sum);
  const line = {
    bench: 'pace',
    people,
    players,
    uncontestedSeconds: seconds(sum.uncontested),
    verdictSeconds: seconds(sum.verdicts),
    contestedSeconds: seconds(sum.contested),
    turnSeconds: seconds(sum.turns),
    roundSeconds: seconds(sum.rounds),
    /** Of each person, in each turn of another. */
    questionsPerTurn: mean(sum.asked),
    questionsWithNothingToAdd: sum.questions === 0 ? 0 : Math.round((100 * sum.idle) / sum.questions) / 100,
  };
  print(people, line);
}
await serving.close();
process.exit(0);
