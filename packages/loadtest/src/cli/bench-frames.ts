import { whole } from '@illuminice/lab/arguments';
import type { RulesetId } from '@illuminice/rules';
import { Command } from 'commander';
import { Target } from '../fuzz/target.js';
import { mirrorCost } from '../mirror-cost.js';
import { playRoom } from '../room.js';
import { FRAME_KINDS, Tally } from '../tally.js';
import { rulesetOption } from './arguments.js';

const { ruleset, players, games, seed, json } = new Command('bench frames')
  .description('Bytes that each client receives for each intent, by kind of frame, and what an intent and its patch cost the server.')
  .addOption(rulesetOption())
  .option('--players <n>', 'scripted clients at the table', whole(2, 8), 6)
  .option('--games <n>', 'whole games of random choices, one after the other', whole(1, 1000), 3)
  .option('--seed <n>', 'seed of the choices; the cards are the server’s', whole(0, 2 ** 31 - 1), 1)
  .option('--json', 'JSON lines', false)
  .parse()
  .opts<{ ruleset: RulesetId; players: number; games: number; seed: number; json: boolean }>();

// The client library reports closed connections on the console.
console.warn = () => {};

const write = ({ kind, ...figures }: { kind: string }) =>
  process.stdout.write(json ? `${JSON.stringify({ bench: 'frames', kind, ...figures })}\n` : `${kind}: ${JSON.stringify(figures)}\n`);

const server = await Target.start({ LOG_LEVEL: 'error', MAX_MESSAGES_PER_SECOND: '1000', UNLIMITED_ADDRESSES: 'loopback' });
const tally = new Tally();
const before = server.cpuSeconds ?? 0;
try {
  await playRoom({ url: server.url, ruleset, players, games, seed, think: 0, mostIntents: 5000 }, tally);
} finally {
  const seconds = (server.cpuSeconds ?? 0) - before;
  await server.stop();
  for (const kind of FRAME_KINDS) write({ kind, bytesPerIntentAndClient: tally.bytesPerIntent(kind) } as { kind: string });
  write({
    kind: 'total',
    bytesPerIntentAndClient: tally.bytesPerIntent(),
    intents: tally.intents,
    clients: players,
    cpuUsPerIntent: Math.round((1_000_000 * seconds) / Math.max(1, tally.intents)),
    errors: tally.errors,
  } as { kind: string });
  write({ kind: 'mirror', ...mirrorCost(ruleset, players, seed) });
}
process.exitCode = tally.errors.length === 0 ? 0 : 1;
