import { whole } from '@illuminice/lab/arguments';
import type { RulesetId } from '@illuminice/rules';
import { Command, InvalidArgumentError, Option } from 'commander';
import { type BurstReport, type BurstsReport, burst } from '../fuzz/bursts/bursts.js';
import { bursts as kinds } from '../fuzz/bursts/kinds.js';
import { type FuzzReport, fuzz } from '../fuzz/fuzz.js';
import { address, rulesetOption } from './arguments.js';

/** `frames`: malformed frames and requests from many addresses; `bursts`: everything one address may do, and more. */
const MODES = ['frames', 'bursts', 'all'] as const;

interface Options {
  mode: (typeof MODES)[number];
  ruleset: RulesetId;
  frames: number;
  seed: number;
  url?: string;
  rooms: number;
  players: number;
  think: number;
  memory: number;
  p99: number;
  seconds: number;
  rounds: number;
  share: number;
  kinds?: string[];
  over: number;
  profile?: string;
  json: boolean;
}

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

function tooDear({ alive, trouble, errors, over, memory }: BurstsReport, most: { memory: number; over: number }): string[] {
  return [
    ...(alive ? [] : ['the server does not answer any more']),
    ...trouble.map((line) => `the server's log: ${line}`),
    ...errors.map((error) => `an honest player: ${error}`),
    ...Object.entries(over).flatMap(([kind, ms]) => (ms > most.over ? [`${kind}: neighbours waited ${ms} ms longer (p99)`] : [])),
    ...(memory.most - memory.before > most.memory ? [`memory rose from ${memory.before} to ${memory.most} MB`] : []),
    ...(memory.after - memory.before > most.memory / 2 ? [`memory stayed at ${memory.after} MB, from ${memory.before}`] : []),
  ];
}

const print = (value: object): void => void process.stdout.write(`${JSON.stringify(value)}\n`);

async function runFrames({ ruleset, json, memory, p99, url, frames, seed, rooms, players, think }: Options): Promise<string[]> {
  let reportedAt = performance.now();
  const result = await fuzz({ ruleset, frames, seed, rooms, players, think, ...(url && { url }) }, (damage) => {
    if (performance.now() - reportedAt < 5000) return;
    reportedAt = performance.now();
    if (json) print({ mode: 'frames', frames: damage.frames });
    else process.stderr.write(`${damage.frames} frames\n`);
  });
  const problems = complaints(result, { memory, p99: p99 === 0 ? Number.POSITIVE_INFINITY : p99 });
  const { attacked, quiet } = result;
  if (json) print({ mode: 'frames', ...result, problems });
  else
    process.stdout.write(
      `${result.frames} frames in ${result.seconds} s. Honest players: ${attacked.finished} of ${attacked.games} games, ` +
        `${attacked.intents} intents, p50 ${attacked.latencyMs.p50} ms, p99 ${attacked.latencyMs.p99} ms ` +
        `(before: ${quiet.latencyMs.p50}, ${quiet.latencyMs.p99}). Memory: ${JSON.stringify(result.memory)}\n`,
    );
  return problems;
}

async function runBursts(options: Options): Promise<string[]> {
  const { ruleset, json, memory, over, seed, rooms, players, think, seconds, rounds, share, profile } = options;
  const say = (report: BurstReport) => {
    if (json) return print({ mode: 'bursts', ...report });
    const { kind, attacked, lag, megabytes } = report;
    process.stdout.write(
      `${kind.padEnd(12)} p50 ${attacked.p50}, p99 ${attacked.p99}, max ${attacked.max} ms; server late by ${lag.p99} ms (p99), ` +
        `${lag.max} (max), by its own work ${lag.own.p99} and ${lag.own.max}; ${megabytes} MB\n`,
    );
  };
  const plan = {
    ruleset,
    seed,
    rooms,
    players,
    think,
    seconds,
    rounds,
    share,
    leftOver: memory / 2,
    ...(options.kinds && { only: options.kinds }),
    ...(profile && { profile }),
  };
  const { bursts: _, ...result } = await burst(plan, say);
  const problems = tooDear(result as BurstsReport, { memory, over: over === 0 ? Number.POSITIVE_INFINITY : over });
  if (json) print({ mode: 'bursts', ...result, problems });
  else
    process.stdout.write(
      `neighbours' p99 over the quiet one, in ms: ${JSON.stringify(result.over)}\nMemory: ${JSON.stringify(result.memory)}\n`,
    );
  return problems;
}

async function run(options: Options): Promise<void> {
  const { mode, url, json } = options;
  if (mode === 'bursts' && url) throw new Error('bursts are tried on a server of our own alone: leave --url out');
  const problems = [...(mode === 'bursts' ? [] : await runFrames(options)), ...(mode === 'frames' || url ? [] : await runBursts(options))];
  if (!json) process.stdout.write(problems.map((problem) => `  ${problem}\n`).join(''));
  process.exit(problems.length > 0 ? 1 : 0);
}

function someKinds(text: string): string[] {
  const asked = text.split(',').filter((kind) => kind !== '');
  const unknown = asked.find((kind) => !Object.hasOwn(kinds, kind));
  if (unknown !== undefined) throw new InvalidArgumentError(`There is no ${unknown}; there are ${Object.keys(kinds).join(', ')}.`);
  return asked;
}

// The client library logs closed connections and refused joins; the report has them.
console.warn = () => {};

await new Command('fuzz')
  .description('Attacks a server in every way we know while honest players play on it, and reports what came of it.')
  .addOption(new Option('--mode <mode>', 'what to try; without --url both').choices(MODES).default('all'))
  .addOption(rulesetOption())
  .option('--frames <n>', 'frames: frames and requests to send', whole(1, 1_000_000_000), 20_000)
  .option('--seed <n>', 'seed of what is sent; the order in which it arrives is not ours', whole(0, 2 ** 31 - 1), 1)
  .option('--url <address>', 'a server that runs; left out: one of our own, whose log and memory are watched', address)
  .option('--rooms <n>', 'honest tables', whole(1, 100), 3)
  .option('--players <n>', 'honest players at each', whole(2, 8), 3)
  .option('--think <ms>', 'how long an honest player thinks', whole(0, 60_000), 50)
  .option('--memory <mb>', 'by how much the server’s memory may grow; of bursts half of it goes away', whole(1, 1_000_000), 150)
  .option('--p99 <ms>', 'frames: how long honest players may wait; 0: not judged', whole(0, 1_000_000), 100)
  .option('--seconds <n>', 'bursts: how long each lasts', whole(1, 600), 6)
  .option('--rounds <n>', 'bursts: how often each is tried; the median counts', whole(1, 100), 3)
  .option('--share <share>', 'bursts: how much of what an address may hold it takes up first, from 0 to 1', Number, 1)
  .option('--kinds <list>', 'bursts: these instead of all; with commas', someKinds)
  .option('--over <ms>', 'bursts: by how much longer than in quiet neighbours may wait (p99); 0: not judged', whole(0, 1_000_000), 20)
  .option('--profile <folder>', 'bursts: profiles of the server’s processor time go there')
  .option('--json', 'JSON lines: one now and then, and the report', false)
  .action(run)
  .parseAsync();
