import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { whole } from '@illuminice/lab/arguments';
import { DEFAULT_RULESET } from '@illuminice/rules';
import { Command, Option } from 'commander';
import { pino } from 'pino';
import { readConfig } from '#server/config.js';
import { serve } from '#server/serve.js';
import { PAIRS } from '../noninterference/games.js';

const { ruleset, pairs, seed, json } = new Command('noninterference')
  .description(
    'Plays pairs of games that differ in what is hidden or done in secret alone, and looks whether anybody else could tell them apart.',
  )
  .addOption(new Option('--ruleset <id>', 'which game they play').choices(Object.keys(PAIRS)).default(DEFAULT_RULESET))
  .option('--pairs <n>', 'how many pairs', whole(1, 1_000_000), 500)
  .option('--seed <n>', 'seed of the first pair; the next ones count on', whole(1, 2 ** 28), 1)
  .option('--json', 'one JSON line', false)
  .parse()
  .opts<{ ruleset: keyof typeof PAIRS; pairs: number; seed: number; json: boolean }>();
/** Lines about each table; taken out once they were looked at. */
const lines = new Map<string, string[]>();
const write = (line: string) => {
  const { table } = JSON.parse(line) as { table?: string };
  if (table) lines.set(table, [...(lines.get(table) ?? []), line]);
};
const serving = await serve(
  readConfig({ PORT: '0', HOST: '127.0.0.1', THINKING_THREADS: '0', DATA_DIR: mkdtempSync(join(tmpdir(), 'data-')) }),
  pino({ level: 'debug' }, { write }),
  mkdtempSync(join(tmpdir(), 'client-')),
);
const result = await PAIRS[ruleset](pairs, seed, (code) => {
  const own = lines.get(code) ?? [];
  lines.delete(code);
  return own;
});
const { interferences, ...counts } = result;
process.stdout.write(
  json
    ? `${JSON.stringify({ ...counts, interferences })}\n`
    : `${counts.pairs} pairs, ${counts.intents} intents, ${counts.frames} frames compared: ${interferences.length} could be told apart\n`,
);
await serving.close();
process.exit(interferences.length > 0 ? 1 : 0);
