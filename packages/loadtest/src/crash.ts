import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { chance } from '@illuminice/bots';
import type { TableCreated } from '@illuminice/protocol';
import type { RulesetId } from '@illuminice/rules';
import { Survivor } from './survivor.js';

export interface CrashPlan {
  /** Node arguments for the server, and for the check of its store (`verify --json`). */
  server: readonly string[];
  verify: readonly string[];
  /** Additional environment of the server: DATA_DIR or DATABASE_URL. */
  env: Record<string, string>;
  port: number;
  ruleset: RulesetId;
  rounds: number;
  /** `SIGKILL` is a crash, `SIGTERM` an ordinary replacement. */
  signal: 'SIGKILL' | 'SIGTERM';
  /** Parallel tables, and people at each; every second table also has a computer player and a clock. */
  tables: number;
  players: number;
  seed: number;
  /** Delay before each answer in ms. */
  think: number;
  report?: (round: number, line: string) => void;
}

export interface Audit {
  acknowledged: number;
  /** Messages unanswered at the kill, and sent again. */
  resent: number;
  /** Acknowledged but not in the journal; twice in the journal. */
  lost: number;
  twice: number;
  chatLost: number;
  chatTwice: number;
  /** Tables with a journal that contradicts the stored or shown state. */
  damaged: number;
  otherViews: number;
  errors: string[];
}

export interface CrashReport extends Audit {
  rounds: number;
  tables: number;
  finished: number;
  /** Rounds in which a return took over five seconds. */
  late: number;
  /** Time from start to listening, and until everybody is back, in ms. */
  startMs: Spread;
  resumeMs: Spread;
}

export interface Spread {
  p50: number;
  max: number;
}

/** Pause between complete return and next kill, in ms. */
const PEACE = { least: 20, most: 600 };
/** Limit of a return, and of waiting for it, in ms. */
const LATE = 5000;
const PATIENCE = 60_000;

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dov', 'Edda', 'Finn', 'Gus'];

/** Plays with scripted clients, ends the server repeatedly, then looks for lost and duplicate moves. */
export async function crash(plan: CrashPlan): Promise<CrashReport> {
  const dice = chance(plan.seed);
  const url = `http://127.0.0.1:${plan.port}`;
  const errors: string[] = [];
  const [starts, resumes]: [number[], number[]] = [[], []];
  let server = await start(plan, starts);
  const all: Survivor[][] = [];
  let playing: Survivor[][] = [];
  for (let round = 0; round < plan.rounds; round += 1) {
    for (const over of playing.filter((table) => table.some((client) => client.isOver))) for (const client of over) client.leave();
    playing = playing.filter((table) => !table.some((client) => client.isOver));
    while (playing.length < plan.tables) {
      const table = await openTable(plan, url, all.length);
      playing.push(table);
      all.push(table);
    }
    await new Promise((resolve) => setTimeout(resolve, PEACE.least + dice.below(PEACE.most - PEACE.least)));
    const code = await end(server, plan.signal);
    if (plan.signal === 'SIGTERM' && code !== 0) errors.push(`round ${round + 1}: the server stopped with ${code}`);
    server = await start(plan, starts);
    const back = performance.now();
    const everybody = playing.flat();
    const never = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE).unref());
    const outcome = await Promise.race([Promise.all(everybody.map((client) => client.until(() => client.present))), never]);
    const ms = Math.round(performance.now() - back);
    if (!outcome) errors.push(`round ${round + 1}: ${everybody.filter((client) => !client.present).length} did not come back`);
    resumes.push(ms);
    plan.report?.(round + 1, `everybody back after ${ms} ms`);
  }
  await Promise.all(playing.flat().map((client) => client.rest()));
  for (const client of all.flat()) client.end();
  await end(server, 'SIGTERM');
  const found = await audit(plan, all, playing);
  return {
    rounds: plan.rounds,
    tables: all.length,
    finished: all.filter((table) => table.some((client) => client.isOver)).length,
    ...found,
    late: resumes.filter((ms) => ms > LATE).length,
    startMs: spread(starts),
    resumeMs: spread(resumes),
    errors: [...errors, ...found.errors],
  };
}

/** Compares acknowledgements with the store. @param playing players still at a table */
export async function audit(plan: Place, all: readonly Survivor[][], playing: readonly Survivor[][]): Promise<Audit> {
  const found = await verify(plan);
  const people = all.flat();
  const others = playing.flat().filter((client) => found.get(client.code)?.views[client.player ?? ''] !== client.viewHash);
  const count = (figure: (client: Survivor) => number) => people.reduce((sum, client) => sum + figure(client), 0);
  return {
    acknowledged: count((client) => client.acknowledged.length),
    resent: count((client) => client.resent),
    lost: count((client) => client.acknowledged.filter((n) => timesIn(found, client, n) === 0).length),
    twice: [...found.values()].reduce((sum, { messages }) => sum + messages.length - new Set(messages.map(String)).size, 0),
    chatLost: playing.flat().reduce((sum, client) => sum + client.said.filter((text) => !client.heard.includes(text)).length, 0),
    chatTwice: playing.flat().reduce((sum, client) => sum + client.heard.length - new Set(client.heard).size, 0),
    damaged: [...found.values()].filter(({ problem }) => problem).length,
    otherViews: others.length,
    errors: [
      ...people.flatMap((client) => client.unknown.map((what) => `unknown outcome: ${what}`)),
      ...others.map(
        (client) =>
          `${client.code} ${client.player} sees something else: ${client.situation} of ${found.get(client.code)?.intents} intents`,
      ),
    ],
  };
}

/** True if nothing was lost, duplicated, damaged or late. */
export const isFine = ({
  lost,
  twice,
  chatLost,
  chatTwice,
  damaged,
  otherViews,
  late,
  errors,
}: Audit & Pick<CrashReport, 'late'>): boolean => lost + twice + chatLost + chatTwice + damaged + otherViews + late + errors.length === 0;

type Found = Map<string, { problem: string | null; intents: number; views: Record<string, string>; messages: [string, number][] }>;

const timesIn = (found: Found, { code, player }: Survivor, n: number): number =>
  found.get(code)?.messages.filter(([by, number]) => by === player && number === n).length ?? 0;

/** Short constant delay between attempts, so that return times measure the server. */
const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 50));

const OPENINGS = 10;
const UNSAVED = 503;

/** Opens a table, with retries while nothing can be saved. @throws Error with the last answer */
async function opened(url: string, order: object, again: (attempt: number) => Promise<void>): Promise<TableCreated> {
  for (let attempt = 0; ; attempt += 1) {
    const response = await fetch(`${url}/api/tables`, {
      method: 'POST',
      // A new connection each: kept ones would open all tables at one process.
      headers: { 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify(order),
    });
    if (response.ok) return (await response.json()) as TableCreated;
    if (response.status !== UNSAVED || attempt === OPENINGS) throw new Error(`no table: ${await response.text()}`);
    await again(attempt);
  }
}

/** @param again waits before an attempt to open the table or to return */
export async function openTable(
  { ruleset, players, seed, think }: Pick<CrashPlan, 'ruleset' | 'players' | 'seed' | 'think'>,
  url: string,
  number: number,
  again: (attempt: number) => Promise<void> = soon,
): Promise<Survivor[]> {
  const computers = number % 2;
  const order = { ruleset, seats: players + computers, computers, start: true, clock: computers ? 'brisk' : 'off' };
  const { code } = await opened(url, order, again);
  const table = NAMES.slice(0, players).map((name, i) => new Survivor(url, code, name, { seed: seed + 100 * number + i, think, again }));
  for (const client of table) await client.come();
  return table;
}

type Place = Pick<CrashPlan, 'server' | 'verify' | 'env' | 'port'>;

const environment = ({ env, port }: Place): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  HOST: '127.0.0.1',
  PORT: String(port),
  LOG_LEVEL: 'error',
  MAX_MESSAGES_PER_SECOND: '1000',
  UNLIMITED_ADDRESSES: 'loopback',
  LONGEST_PAUSE_MS: '30',
  ...env,
});

export async function start(plan: Place, times: number[]): Promise<ChildProcess> {
  const began = performance.now();
  const server = spawn(process.execPath, plan.server, { env: environment(plan), stdio: ['ignore', 'pipe', 'inherit'] });
  server.stdout?.on('data', (bytes: Buffer) => process.stderr.write(String(bytes).replace(/^.*Illuminice is open.*\n/m, '')));
  const died = once(server, 'exit').then(([code]) => Promise.reject(new Error(`the server ended (${code})`)));
  await Promise.race([once(server.stdout as NodeJS.ReadableStream, 'data'), died]);
  died.catch(() => {});
  times.push(Math.round(performance.now() - began));
  return server;
}

/** @returns exit code; null: killed */
export async function end(server: ChildProcess, signal: CrashPlan['signal']): Promise<number | null> {
  // The process may have ended already.
  if (server.exitCode !== null || server.signalCode !== null) return server.exitCode;
  const ended = once(server, 'exit');
  server.kill(signal);
  const [code] = await ended;
  return code;
}

async function verify(plan: Place): Promise<Found> {
  const run = promisify(execFile)(process.execPath, plan.verify, { env: environment(plan), maxBuffer: 1 << 30 });
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  const lines = stdout.split('\n').filter((line) => line !== '');
  return new Map(lines.map((line) => JSON.parse(line)).map((line) => [line.code, line]));
}

export function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  return { p50: sorted[Math.floor(sorted.length / 2)] ?? 0, max: sorted.at(-1) ?? 0 };
}
