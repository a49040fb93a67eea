import { whole } from '@illuminice/bots/arguments';
import { Command } from 'commander';
import { type FuzzReport, fuzz } from '../fuzz/fuzz.js';
import { address } from './arguments.js';

interface Options {
  frames: number;
  seed: number;
  url?: string;
  rooms: number;
  players: number;
  think: number;
  memory: number;
  p99: number;
  json: boolean;
}

/** What is not as it should be. */
function complaints({ alive, trouble, attacked, memory }: FuzzReport, most: { memory: number; p99: number }): string[] {
  return [
    ...(alive ? [] : ['the server does not answer any more']),
    ...trouble.map((line) => `the server's log: ${line}`),
    ...(attacked.finished < attacked.games ? [`${attacked.games - attacked.finished} honest games did not finish`] : []),
    ...attacked.errors.map((error) => `an honest player: ${error}`),
    ...(memory && memory.after - memory.before > most.memory ? [`memory grew from ${memory.before} to ${memory.after} MB`] : []),
    ...(attacked.latencyMs.p99 > most.p99 ? [`honest players waited ${attacked.latencyMs.p99} ms (p99)`] : []),
  ];
}

async function run(options: Options): Promise<void> {
  const { json, memory, p99, url, frames, seed, rooms, players, think } = options;
  let said = performance.now();
  const result = await fuzz({ frames, seed, rooms, players, think, ...(url && { url }) }, (damage) => {
    if (performance.now() - said < 5000) return;
    said = performance.now();
    if (json) process.stdout.write(`${JSON.stringify({ frames: damage.frames })}\n`);
    else process.stderr.write(`${damage.frames} frames\n`);
  });
  const problems = complaints(result, { memory, p99: p99 === 0 ? Number.POSITIVE_INFINITY : p99 });
  const { attacked, quiet } = result;
  process.stdout.write(
    json
      ? `${JSON.stringify({ ...result, problems })}\n`
      : `${result.frames} frames in ${result.seconds} s. Honest players: ${attacked.finished} of ${attacked.games} games, ` +
          `${attacked.intents} intents, p50 ${attacked.latencyMs.p50} ms, p99 ${attacked.latencyMs.p99} ms ` +
          `(before: ${quiet.latencyMs.p50}, ${quiet.latencyMs.p99}). Memory: ${JSON.stringify(result.memory)}\n` +
          problems.map((problem) => `  ${problem}\n`).join(''),
  );
  process.exit(problems.length > 0 ? 1 : 0);
}

// The client library reports closed connections and refused joins on the console; the report does so here.
console.warn = () => {};

await new Command('fuzz')
  .description('Attacks a server in every way we know while honest players play on it, and reports what came of it.')
  .option('--frames <n>', 'frames and requests to send', whole(1, 1_000_000_000), 20_000)
  .option('--seed <n>', 'seed of what is sent; the order in which it arrives is not ours', whole(0, 2 ** 31 - 1), 1)
  .option('--url <address>', 'a server that runs; left out: one of our own, whose log and memory are watched', address)
  .option('--rooms <n>', 'honest tables', whole(1, 100), 3)
  .option('--players <n>', 'honest players at each', whole(2, 8), 3)
  .option('--think <ms>', 'how long an honest player thinks', whole(0, 60_000), 50)
  .option('--memory <mb>', 'by how much the server’s memory may grow', whole(1, 1_000_000), 150)
  .option('--p99 <ms>', 'how long honest players may wait; 0: not judged', whole(0, 1_000_000), 100)
  .option('--json', 'JSON lines: one now and then, and the report', false)
  .action(run)
  .parseAsync();
