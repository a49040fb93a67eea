import type { ChildProcess } from 'node:child_process';
import { chance } from '@illuminice/bots';
import { pauseBefore } from '@illuminice/client-sdk';
import type { Health } from '@illuminice/protocol';
import { RULESET_IDS } from '@illuminice/rules';
import { type Audit, audit, type CrashPlan, end, isFine, openTable, type Spread, spread, start } from './crash.js';
import { Onlooker } from './onlooker.js';
import { Splitter } from './splitter.js';
import type { Survivor } from './survivor.js';

export interface FaultPlan extends Omit<CrashPlan, 'port' | 'rounds' | 'signal' | 'ruleset' | 'report'> {
  ports: readonly number[];
  minutes: number;
  database: Database;
  report?: (line: string) => void;
}

export interface Database {
  readonly url: string;
  stop(): Promise<void>;
  start(): Promise<void>;
}

export interface FaultReport extends Audit {
  processes: number;
  /** Tables played of both games; one spectator each. */
  tables: number;
  finished: number;
  /** Number of faults by kind, affected tables, and time from the end of the fault until everybody is back, in ms. */
  faults: Partial<Record<Fault, { times: number; tables: number; backMs: Spread }>>;
  /** Faults with a return that took over ten seconds. */
  late: number;
  /** Tables held by two processes for more than a moment. */
  doubles: number;
  /** Tables with different boards for over seven seconds. */
  disagreed: number;
  /** Tables that reported no pause while the database was down. */
  silent: number;
  errors: string[];
}

type Fault = (typeof FAULTS)[number];
const FAULTS = ['kill', 'terminate', 'freeze', 'restartDatabase', 'withoutDatabase', 'rollingRestart'] as const;

/** Pause before the next fault; freeze beyond the lease; database outage; in ms. */
const PEACE = 3000;
const FROZEN = 9000;
const OUTAGE = 20_000;
/** Limit of returning and agreeing, and of waiting for it, in ms. */
const LATE = 10_000;
const AGREED = 7000;
const PATIENCE = 90_000;
/** Delay until the last writes are delivered, in ms. */
const SETTLING = 500;
/** Interval of checks for tables held twice, in ms. */
const LOOK = 1000;
const PASSWORD = 'the crash command alone';

async function tablesAt(port: number): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/healthz`, { headers: { connection: 'close' } });
  return ((await response.json()) as Health).tables;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Plays through a balancer without sticky sessions, with clients that reconnect as often as pages do, while processes and the
 * database fail in turn.
 */
export async function faults(plan: FaultPlan): Promise<FaultReport> {
  const { ports, database } = plan;
  const dice = chance(plan.seed);
  const env = { ...plan.env, DATABASE_URL: database.url, CLUSTER_ADDRESS: '127.0.0.1', ADMIN_PASSWORD: PASSWORD };
  const begin = (i: number) => start({ ...plan, env, port: ports[i] as number }, []);
  const processes: ChildProcess[] = [];
  for (const i of ports.keys()) processes.push(await begin(i));
  const splitter = await Splitter.start(ports);
  const url = `http://127.0.0.1:${splitter.port}`;
  const all: Survivor[][] = [];
  let playing: { players: Survivor[]; onlooker: Onlooker }[] = [];
  const errors: string[] = [];
  const took = new Map<Fault, { tables: number; ms: number }[]>();
  let [disagreed, silent] = [0, 0];
  const doubles = watchDoubles(url);

  /** A process that owns tables; faults of others prove little. */
  const someone = async (): Promise<{ i: number; tables: number }> => {
    const all = await Promise.all(ports.map(async (port, i) => ({ i, tables: await tablesAt(port) })));
    return dice.pick(all.filter(({ tables }) => tables > 0));
  };
  const replace = async (i: number, signal: 'SIGKILL' | 'SIGTERM') => {
    const code = await end(processes[i] as ChildProcess, signal);
    if (signal === 'SIGTERM' && code !== 0) errors.push(`a process stopped with ${code}`);
    // Players return to the other processes meanwhile.
    const starting = begin(i).then((child) => {
      processes[i] = child;
    });
    return { starting };
  };
  const replaceSomeone = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const { i, tables } = await someone();
    const since = performance.now();
    return { tables, since, ...(await replace(i, signal)) };
  };
  /** Causes a fault. @returns affected tables, start of the measurement, and clean-up */
  const happen: Record<Fault, () => Promise<{ tables: number; since?: number; starting?: Promise<unknown> }>> = {
    kill: () => replaceSomeone('SIGKILL'),
    terminate: () => replaceSomeone('SIGTERM'),
    freeze: async () => {
      const { i, tables } = await someone();
      processes[i]?.kill('SIGSTOP');
      await pause(FROZEN);
      processes[i]?.kill('SIGCONT');
      return { tables };
    },
    restartDatabase: async () => {
      await database.stop();
      await database.start();
      return { tables: playing.length };
    },
    withoutDatabase: async () => {
      for (const { players } of playing) for (const client of players) client.saidPaused = false;
      await database.stop();
      await pause(OUTAGE);
      silent += playing.filter(({ players }) => !players.some((client) => client.saidPaused)).length;
      await database.start();
      return { tables: playing.length };
    },
    rollingRestart: async () => {
      for (const i of processes.keys()) await (await replace(i, 'SIGTERM')).starting;
      return { tables: playing.length };
    },
  };

  const until = performance.now() + plan.minutes * 60_000;
  for (let round = 0; performance.now() < until; round += 1) {
    const fault = FAULTS[round % FAULTS.length] as Fault;
    for (const { players, onlooker } of playing.filter(({ players: some }) => some.some((client) => client.isOver))) {
      for (const client of [...players, onlooker]) client.leave();
    }
    playing = playing.filter(({ players }) => !players.some((client) => client.isOver));
    while (playing.length < plan.tables) {
      const ruleset = RULESET_IDS[all.length % RULESET_IDS.length] as CrashPlan['ruleset'];
      const players = await openTable({ ...plan, ruleset }, url, all.length, pauseBefore);
      const onlooker = new Onlooker(url, (players[0] as Survivor).code);
      await onlooker.come();
      playing.push({ players, onlooker });
      all.push(players);
    }
    await pause(PEACE);
    const { tables, starting, since = performance.now() } = await happen[fault]();
    const met = performance.now();
    const missing = () => playing.flatMap(({ players }) => players).filter((client) => !client.isBackSince(met));
    // Ping quiet clients: their connections may be half open.
    for (const { players } of playing) for (const client of players) client.ping();
    await within(since + LATE - performance.now(), () => missing().length === 0);
    if (missing().length > 0) plan.report?.(`${fault}: ${inWords(missing())} after ${LATE / 1000} s`);
    const back = await within(PATIENCE, () => missing().length === 0);
    const ms = Math.round(performance.now() - since);
    if (!back) errors.push(`${fault}: ${inWords(missing())} did not come back`);
    took.set(fault, [...(took.get(fault) ?? []), { tables, ms }]);
    await starting;
    const agreeing = await Promise.all(playing.map((table) => within(AGREED, () => agree(table))));
    disagreed += agreeing.filter((agreed) => !agreed).length;
    plan.report?.(`${fault} (${tables} tables): everybody back after ${ms} ms`);
  }
  await Promise.race([Promise.all(playing.flatMap(({ players }) => players.map((client) => client.rest()))), pause(PATIENCE)]);
  disagreed += (await Promise.all(playing.map((table) => within(AGREED, () => agree(table))))).filter((agreed) => !agreed).length;
  // Nothing can be written or sent any more, so clients show exactly what is stored.
  await database.stop();
  await pause(SETTLING);
  for (const client of all.flat()) client.end();
  for (const { onlooker } of playing) onlooker.leave();
  const seenDouble = await doubles.stop();
  await Promise.all(processes.map((child) => end(child, 'SIGKILL')));
  await database.start();
  splitter.close();
  const found = await audit(
    { ...plan, env, port: 0 },
    all,
    playing.map(({ players }) => players),
  );
  return {
    processes: ports.length,
    tables: all.length,
    finished: all.filter((table) => table.some((client) => client.isOver)).length,
    ...found,
    faults: Object.fromEntries(
      [...took].map(([fault, all]) => [
        fault,
        { times: all.length, tables: all.reduce((sum, { tables }) => sum + tables, 0), backMs: spread(all.map(({ ms }) => ms)) },
      ]),
    ),
    late: [...took.values()].flat().filter(({ ms }) => ms > LATE).length,
    doubles: seenDouble,
    disagreed,
    silent,
    errors: [...errors, ...found.errors],
  };
}

/** True if nothing was lost, duplicated, damaged, late or inconsistent. */
export const isSound = (report: FaultReport): boolean => isFine(report) && report.doubles + report.disagreed + report.silent === 0;

/** Number of missing players, with the cause of their last failed attempt. */
function inWords(missing: readonly Survivor[]): string {
  const reasons = missing.map(({ trouble }) => trouble);
  const each = [...new Set(reasons)].map((reason) => `${reasons.filter((other) => other === reason).length} ${reason}`);
  return `${missing.length} players missing (${each.join(', ')})`;
}

/** True if everybody at a table sees the same board; finished games need no spectator. */
function agree({ players, onlooker }: { players: Survivor[]; onlooker: Onlooker }): boolean {
  const [first, ...others] = players.map((client) => client.boardHash);
  return first !== null && [...others, onlooker.boardHash].every((hash) => hash === first);
}

async function within(ms: number, holds: () => boolean): Promise<boolean> {
  for (const until = performance.now() + ms; performance.now() < until; await pause(100)) if (holds()) return true;
  return holds();
}

/** Watches for tables held twice. @returns function that stops it and returns the number seen twice in a row */
function watchDoubles(url: string): { stop(): Promise<number> } {
  let stopped = false;
  let before = new Set<string>();
  const seen = new Set<string>();
  const headers = { authorization: `Basic ${Buffer.from(`crash:${PASSWORD}`).toString('base64')}` };
  const watching = (async () => {
    for (; !stopped; await pause(LOOK)) {
      try {
        const response = await fetch(`${url}/admin/tables`, { headers, signal: AbortSignal.timeout(5000) });
        const { tables } = (await response.json()) as { tables: { code: string }[] };
        const codes = tables.map(({ code }) => code);
        const double = new Set(codes.filter((code, i) => codes.indexOf(code) !== i));
        for (const code of double) if (before.has(code)) seen.add(code);
        before = double;
      } catch {
        before = new Set();
      }
    }
  })();
  return {
    stop: async () => {
      stopped = true;
      await watching;
      return seen.size;
    },
  };
}
