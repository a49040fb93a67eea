import type { ChildProcess } from 'node:child_process';
import { chance } from '@illuminice/bots';
import { RULESET_IDS } from '@illuminice/rules';
import { type Audit, audit, type CrashPlan, end, openTable, type Spread, spread, start } from './crash.js';
import { Onlooker } from './onlooker.js';
import { Splitter } from './splitter.js';
import type { Survivor } from './survivor.js';

export interface FaultPlan extends Omit<CrashPlan, 'port' | 'rounds' | 'signal' | 'ruleset' | 'report'> {
  /** Where the processes listen. */
  ports: readonly number[];
  minutes: number;
  database: Database;
  report?: (line: string) => void;
}

/** The database that all processes share. */
export interface Database {
  readonly url: string;
  /** Ends it as a crash would. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

export interface FaultReport extends Audit {
  processes: number;
  /** Tables played at, of both games; spectators who looked on, one at each. */
  tables: number;
  finished: number;
  /** How often each fault happened, and how long it took from its end until everybody was back; ms. */
  faults: Partial<Record<Fault, { times: number; backMs: Spread }>>;
  /** Faults after which somebody took more than ten seconds to come back. */
  late: number;
  /** Tables that two processes held for more than a moment. */
  doubles: number;
  /** Tables at which somebody saw another board than the others for more than seven seconds. */
  disagreed: number;
  /** Tables that did not say that they cannot go on, while there was no database. */
  silent: number;
  errors: string[];
}

type Fault = (typeof FAULTS)[number];
const FAULTS = ['kill', 'terminate', 'freeze', 'restartDatabase', 'withoutDatabase', 'rollingRestart'] as const;

/** Between the return of everybody and the next fault; a process frozen, past its lease; without a database; ms. */
const PEACE = 3000;
const FROZEN = 9000;
const OUTAGE = 20_000;
/** How long everybody may take to come back, and to see the same; how long is waited at most; ms. */
const LATE = 10_000;
const AGREED = 7000;
const PATIENCE = 90_000;
/** How often it is looked whether two processes hold a table, in ms. */
const LOOK = 1000;
const PASSWORD = 'the crash command alone';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Plays through a balancer that is not sticky while processes and database fail in turn; then looks what came of it. */
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
  const took = new Map<Fault, number[]>();
  let [disagreed, silent] = [0, 0];
  const doubles = watchDoubles(url);

  const someone = () => dice.below(processes.length);
  const replace = async (i: number, signal: 'SIGKILL' | 'SIGTERM') => {
    const code = await end(processes[i] as ChildProcess, signal);
    if (signal === 'SIGTERM' && code !== 0) errors.push(`a process stopped with ${code}`);
    // Those who come back find the others; this one is back later.
    const starting = begin(i).then((child) => {
      processes[i] = child;
    });
    return { starting };
  };
  /** Does it. @returns what is still to be waited for when everybody is back */
  const happen: Record<Fault, () => Promise<{ starting: Promise<unknown> } | undefined>> = {
    kill: () => replace(someone(), 'SIGKILL'),
    terminate: () => replace(someone(), 'SIGTERM'),
    freeze: async () => {
      const frozen = processes[someone()];
      frozen?.kill('SIGSTOP');
      await pause(FROZEN);
      frozen?.kill('SIGCONT');
      return undefined;
    },
    restartDatabase: async () => {
      await database.stop();
      await database.start();
      return undefined;
    },
    withoutDatabase: async () => {
      for (const { players } of playing) for (const one of players) one.saidPaused = false;
      await database.stop();
      await pause(OUTAGE);
      silent += playing.filter(({ players }) => !players.some((one) => one.saidPaused)).length;
      await database.start();
      return undefined;
    },
    rollingRestart: async () => {
      for (const i of processes.keys()) await (await replace(i, 'SIGTERM')).starting;
      return undefined;
    },
  };

  const until = performance.now() + plan.minutes * 60_000;
  for (let round = 0; performance.now() < until; round += 1) {
    const fault = FAULTS[round % FAULTS.length] as Fault;
    for (const { players, onlooker } of playing.filter(({ players: some }) => some.some((one) => one.isOver))) {
      for (const one of [...players, onlooker]) one.leave();
    }
    playing = playing.filter(({ players }) => !players.some((one) => one.isOver));
    while (playing.length < plan.tables) {
      const ruleset = RULESET_IDS[all.length % RULESET_IDS.length] as CrashPlan['ruleset'];
      const players = await openTable({ ...plan, ruleset }, url, all.length);
      const onlooker = new Onlooker(url, (players[0] as Survivor).code);
      await onlooker.come();
      playing.push({ players, onlooker });
      all.push(players);
    }
    await pause(PEACE);
    const begun = performance.now();
    const left = await happen[fault]();
    const over = fault === 'kill' || fault === 'terminate' ? begun : performance.now();
    // By now those who were cut off have noticed it.
    await pause(50);
    const back = await within(PATIENCE, () => playing.every(({ players }) => players.every((one) => one.present)));
    const ms = Math.round(performance.now() - over);
    if (!back) errors.push(`${fault}: ${playing.flatMap(({ players }) => players).filter((one) => !one.present).length} did not come back`);
    took.set(fault, [...(took.get(fault) ?? []), ms]);
    await left?.starting;
    const agreeing = await Promise.all(playing.map((table) => within(AGREED, () => agree(table))));
    disagreed += agreeing.filter((agreed) => !agreed).length;
    plan.report?.(`${fault}: everybody back after ${ms} ms`);
  }
  await Promise.race([Promise.all(playing.flatMap(({ players }) => players.map((one) => one.rest()))), pause(PATIENCE)]);
  disagreed += (await Promise.all(playing.map((table) => within(AGREED, () => agree(table))))).filter((agreed) => !agreed).length;
  for (const one of all.flat()) one.end();
  for (const { onlooker } of playing) onlooker.leave();
  const seenDouble = await doubles.stop();
  for (const code of await Promise.all(processes.map((child) => end(child, 'SIGTERM'))))
    if (code !== 0) errors.push(`a process ended with ${code}`);
  splitter.close();
  const found = await audit(
    { ...plan, env, port: 0 },
    all,
    playing.map(({ players }) => players),
  );
  return {
    processes: ports.length,
    tables: all.length,
    finished: all.filter((table) => table.some((one) => one.isOver)).length,
    ...found,
    faults: Object.fromEntries([...took].map(([fault, times]) => [fault, { times: times.length, backMs: spread(times) }])),
    late: [...took.values()].flat().filter((ms) => ms > LATE).length,
    doubles: seenDouble,
    disagreed,
    silent,
    errors: [...errors, ...found.errors],
  };
}

/** Whether nothing was lost, doubled, damaged, late or told otherwise. */
export const isSound = (report: FaultReport): boolean =>
  report.lost +
    report.twice +
    report.chatLost +
    report.chatTwice +
    report.damaged +
    report.otherViews +
    report.late +
    report.doubles +
    report.disagreed +
    report.silent +
    report.errors.length ===
  0;

/** Whether all who are at a table see the same board; a game that is over needs nobody to look on. */
function agree({ players, onlooker }: { players: Survivor[]; onlooker: Onlooker }): boolean {
  const [first, ...others] = players.map((one) => one.boardHash);
  return first !== null && [...others, onlooker.boardHash].every((hash) => hash === first);
}

async function within(ms: number, holds: () => boolean): Promise<boolean> {
  for (const until = performance.now() + ms; performance.now() < until; await pause(100)) if (holds()) return true;
  return holds();
}

/** Looks again and again whether two processes hold a table. @returns stops it, and tells how many were seen so twice in a row */
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
