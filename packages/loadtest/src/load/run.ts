import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { decodeFromCompressedBase64, type Histogram } from 'hdr-histogram-js';
import { type Attack, addressesFor } from '../fuzz/attack-plan.js';
import { type Damage, noDamage } from '../fuzz/attackers.js';
import { inWords } from '../in-words.js';
import { type Report, report } from '../report.js';
import { msAt, newHistogram, Tally } from '../tally.js';
import { checksOf } from '../way.js';
import { type Machine, machineOf } from './machine.js';
import { clientsOf, type LoadPlan, type RoomShare, sharesOf } from './plan.js';
import { type ServerFigures, ServerWatch } from './server-watch.js';
import type { News, Progress, Task, WholeTally } from './worker.js';

/** Events of one second, and the state at its end. */
export interface Second {
  at: number;
  /** Connected clients; finished games. */
  connected: number;
  finished: number;
  /** In this second: intents, refusals, errors, returned players, received kilobytes. */
  intents: number;
  refusals: number;
  errors: number;
  returns: number;
  kilobytes: number;
  /** Latencies in ms; null: no intents. */
  p50: number | null;
  p99: number | null;
  max: number | null;
  /** Null if the server reports none. */
  server: ServerFigures | null;
  /** The busiest own process: percentage of a core, event loop delay at p99 in ms. */
  own: { cpuPercent: number; loopP99Ms: number };
}

export interface LoadResult {
  plan: LoadPlan;
  machine: Machine;
  seconds: Second[];
  rooms: ({ room: number } & Report)[];
  all: Report;
  /** Latency percentiles in ms, measured and corrected for coordinated omission. */
  percentiles: { percentile: number; ms: number; correctedMs: number }[];
  /** The reason for missing server metrics; null if present. */
  serverProblem: string | null;
  /** Counters of hostile clients; null: none. */
  hostile: Damage | null;
  /** Processor use of the busiest own process in percent. */
  ownCpuPercent: number;
}

export interface Listener {
  second(second: Second, total: Progress): void;
  room(room: number, report: Report): void;
}

const PERCENTILES = [0, 10, 25, 50, 75, 90, 95, 97.5, 99, 99.5, 99.9, 99.95, 99.99, 100];
const MOST_FRAMES = 50_000;

const script = (path: string) => fileURLToPath(new URL(`${path}.js`, import.meta.url));
const decoded = (text: string): Histogram => decodeFromCompressedBase64(text, 32, false);
const round = (value: number, digits = 0): number => Math.round(value * 10 ** digits) / 10 ** digits;

/**
 * Runs a load test in separate processes.
 *
 * @param token for the server's metrics
 * @throws Error for an unplayable server, or a process that ends early
 */
export async function runLoad(plan: LoadPlan, token: string | undefined, listener: Listener): Promise<LoadResult> {
  // Check the server first for a clear error message; scripted clients need no page.
  const { health, host, sockets } = checksOf(plan.url);
  for (const { name, run } of [health, host, sockets])
    await run().catch((error: unknown) => {
      throw new Error(`${name}: ${inWords(error)}`);
    });
  const machine = await machineOf(plan.url);
  const clock = new Seconds(plan, token, listener);
  const whole = new Tally(plan.think);
  const rooms: LoadResult['rooms'] = [];
  const attack = clientsOf(plan).hostile > 0 ? new HostileShare(plan) : null;
  const workers = sharesOf(plan).map((rooms) => new Worker(rooms));
  let began = Date.now();
  try {
    // Program start is not measured.
    await Promise.all(workers.map((worker) => worker.ready));
    began = Date.now();
    clock.begin();
    const hear = (worker: number) => (news: News) => {
      if (news.kind === 'progress') clock.note(worker, news.progress);
      else if (news.kind === 'begun') attack?.victim(news.code);
      else if (news.kind === 'done') addTo(whole, news.whole);
      else if (news.kind === 'room') {
        rooms.push({ room: news.room, ...news.report });
        listener.room(news.room, news.report);
      }
    };
    await Promise.all(workers.map((worker, i) => worker.work({ plan, rooms: worker.rooms, began }, hear(i))));
  } finally {
    for (const worker of workers) worker.end();
    attack?.end();
    await clock.end();
  }
  return {
    plan,
    machine,
    seconds: clock.seconds,
    rooms: rooms.sort((a, b) => a.room - b.room),
    all: report(whole, plan.players, (Date.now() - began) / 1000),
    percentiles: PERCENTILES.map((percentile) => ({
      percentile,
      ms: msAt(whole.latency, percentile),
      correctedMs: msAt(whole.corrected, percentile),
    })),
    serverProblem: clock.serverProblem,
    hostile: attack?.damage ?? null,
    ownCpuPercent: round(Math.max(0, ...clock.seconds.map(({ own }) => own.cpuPercent))),
  };
}

class Worker {
  readonly ready: Promise<void>;
  readonly #child = fork(script('./worker'));
  readonly #ended: Promise<never>;
  #done = false;

  constructor(readonly rooms: RoomShare[]) {
    this.#ended = new Promise((_, reject) => {
      this.#child.once('error', reject);
      this.#child.once('exit', (code, signal) => {
        const which = rooms.map(({ room }) => room).join(', ');
        if (!this.#done) reject(new Error(`a process of the load test ended too soon (${signal ?? code}), with rooms ${which}`));
      });
    });
    this.ready = Promise.race([this.#ended, this.#heard('ready', () => {})]);
  }

  /** Resolves when its part is done. @throws Error if it ends early */
  async work(task: Task, hear: (news: News) => void): Promise<void> {
    const done = this.#heard('done', hear);
    this.#child.send(task);
    await Promise.race([this.#ended, done]);
  }

  end(): void {
    this.#done = true;
    this.#child.kill();
  }

  #heard(kind: News['kind'], hear: (news: News) => void): Promise<void> {
    return new Promise((resolve) => {
      this.#child.on('message', (news: News) => {
        hear(news);
        if (news.kind === kind) resolve();
      });
    });
  }
}

function addTo(all: Tally, { latency, corrected, returns, ...counts }: WholeTally): void {
  const part = new Tally();
  Object.assign(part, counts, { latency: decoded(latency), corrected: decoded(corrected), returns: decoded(returns) });
  all.add(part);
}

/** Combines figures of processes and server into seconds. */
class Seconds {
  readonly seconds: Second[] = [];
  readonly #watch: ServerWatch;
  readonly #latest = new Map<number, Progress>();
  readonly #listener: Listener;
  #lately = newHistogram();
  #own = { cpuPercent: 0, loopP99Ms: 0 };
  #before: Progress | null = null;
  #beganAt = 0;
  #beat: NodeJS.Timeout | undefined;
  #looking: Promise<unknown> = Promise.resolve();

  constructor({ url }: LoadPlan, token: string | undefined, listener: Listener) {
    this.#watch = new ServerWatch(url, token);
    this.#listener = listener;
  }

  get serverProblem(): string | null {
    return this.#watch.problem;
  }

  begin(): void {
    this.#beganAt = performance.now();
    // Skip the server's earlier processor time.
    this.#looking = this.#watch.look();
    this.#beat = setInterval(() => {
      this.#looking = this.#looking.then(() => this.#second());
    }, 1000);
  }

  note(worker: number, progress: Progress): void {
    this.#latest.set(worker, progress);
    this.#lately.add(decoded(progress.latency));
    this.#own.cpuPercent = Math.max(this.#own.cpuPercent, progress.cpuPercent);
    this.#own.loopP99Ms = Math.max(this.#own.loopP99Ms, progress.loopP99Ms);
  }

  /** The last second may be incomplete. */
  async end(): Promise<void> {
    if (this.#beat === undefined) return;
    clearInterval(this.#beat);
    await this.#looking;
    await this.#second();
  }

  async #second(): Promise<void> {
    const server = await this.#watch.look();
    const latencies = this.#lately;
    const own = { cpuPercent: round(this.#own.cpuPercent, 1), loopP99Ms: round(this.#own.loopP99Ms, 2) };
    this.#lately = newHistogram();
    this.#own = { cpuPercent: 0, loopP99Ms: 0 };
    const now = this.#sum();
    const before = this.#before;
    const since = (figure: (progress: Progress) => number) => figure(now) - (before ? figure(before) : 0);
    const latencyAt = (percentile: number) => (latencies.totalCount === 0 ? null : msAt(latencies, percentile));
    this.#before = now;
    const second: Second = {
      at: round((performance.now() - this.#beganAt) / 1000, 2),
      connected: now.connected,
      finished: now.finished,
      intents: since((progress) => progress.intents),
      refusals: since((progress) => progress.refusals),
      errors: since((progress) => progress.errors),
      returns: since((progress) => progress.returns),
      kilobytes: round(since((progress) => progress.bytes) / 1000, 1),
      p50: latencyAt(50),
      p99: latencyAt(99),
      max: latencyAt(100),
      server,
      own,
    };
    this.seconds.push(second);
    this.#listener.second(second, now);
  }

  #sum(): Progress {
    const all = { games: 0, finished: 0, intents: 0, refusals: 0, errors: 0, returns: 0, bytes: 0, connected: 0 };
    for (const progress of this.#latest.values()) for (const key of Object.keys(all) as (keyof typeof all)[]) all[key] += progress[key];
    return { ...all, latency: '', cpuPercent: 0, loopP99Ms: 0 };
  }
}

/** Hostile clients in a separate process, so that they do not slow the measured ones. */
class HostileShare {
  damage = noDamage();
  readonly #child: ChildProcess;

  constructor(plan: LoadPlan) {
    const clients = clientsOf(plan).hostile;
    this.#child = fork(script('../fuzz/attack'));
    this.#child.on('message', (damage: Damage) => {
      this.damage = damage;
    });
    const { url, ruleset, seed } = plan;
    const attack: Attack = { url, ruleset, seed, clients, frames: clients * MOST_FRAMES, addresses: addressesFor(url), victims: [] };
    this.#child.send(attack);
  }

  /** An honest table, open to spectators. */
  victim(code: string): void {
    if (this.#child.connected) this.#child.send({ victim: code });
  }

  end(): void {
    this.#child.kill();
  }
}
