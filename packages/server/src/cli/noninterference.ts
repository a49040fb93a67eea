import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { readConfig } from '../config.js';
import { playPairs } from '../noninterference/pairs.js';
import { serve } from '../serve.js';

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});
const [pairs, seed] = [Number(values.pairs), Number(values.seed)];
if (![pairs, seed].every((one) => Number.isSafeInteger(one) && one > 0)) {
  process.stderr.write('usage: noninterference [--pairs 500] [--seed 1] [--json]\n');
  process.exit(2);
}
/** Lines about each table; taken out once they were looked at. */
const lines = new Map<string, string[]>();
const write = (line: string) => {
  const { table } = JSON.parse(line) as { table?: string };
  if (table) lines.set(table, [...(lines.get(table) ?? []), line]);
};
const serving = await serve(
  readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: mkdtempSync(join(tmpdir(), 'data-')) }),
  pino({ level: 'debug' }, { write }),
  mkdtempSync(join(tmpdir(), 'client-')),
);
const result = await playPairs(pairs, seed, (code) => {
  const own = lines.get(code) ?? [];
  lines.delete(code);
  return own;
});
const { interferences, ...counts } = result;
process.stdout.write(
  values.json
    ? `${JSON.stringify({ ...counts, interferences })}\n`
    : `${counts.pairs} pairs, ${counts.intents} intents, ${counts.frames} frames compared: ${interferences.length} could be told apart\n`,
);
await serving.close();
process.exit(interferences.length > 0 ? 1 : 0);
