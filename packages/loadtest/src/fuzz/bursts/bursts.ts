import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { RulesetId } from '@illuminice/rules';
import { newHistogram } from '../../tally.js';
import type { Damage } from '../attackers.js';
import { Target } from '../target.js';
import type { Done, Order } from './attack.js';
import { bursts as kinds } from './kinds.js';
import { Neighbours, type Wait, waitOf } from './neighbours.js';
import type { Lag } from './probe.js';

export interface BurstsPlan {
  seed: number;
  /** The honest players' game; attackers use classic tables. */
  ruleset: RulesetId;
  rooms: number;
  players: number;
  /** Thinking time of honest players in ms. */
  think: number;
  seconds: number;
  rounds: number;
  /** Share of an address's allowance that it takes up before the bursts, 0 to 1. */
  share: number;
  /** Tolerated growth of memory in MB; reaching it ends the final wait. */
  leftOver: number;
  /** Kinds of bursts, each alone and all together; default: all. */
  only?: readonly string[];
  /** Folder for a processor profile of the server. */
  profile?: string;
}

export interface BurstReport extends Omit<Damage, 'frames'> {
  round: number;
  kind: string;
  attacked: Wait;
  lag: Lag;
  /** Peak resident memory of the server in MB. */
  megabytes: number;
}

export interface BurstsReport {
  processors: number;
  /** Quiet figures of each round, before and after the siege. */
  quiet: (Wait & { lag: Lag })[];
  /** By kind: the neighbours' p99 above the quiet one in ms, as median of the rounds; `everything` comes last. */
  over: Record<string, number>;
  /** Like `over`, for the event loop delay (p99) by the server's own work. */
  overOwn: Record<string, number>;
  /** Resident memory of the server in MB: at start, peak, and after the last siege. */
  memory: { before: number; most: number; after: number };
  bursts: BurstReport[];
  alive: boolean;
  trouble: string[];
  errors: string[];
}

/** Pause between bursts in ms; late effects count for the first. */
const BREATHER = 500;
/** Pause after a siege in ms: closing hundreds of sockets takes time. */
const SETTLE = 3000;
/** Longest final wait for memory to shrink, in ms. */
const REST = 60_000;

const here = (name: string): string => fileURLToPath(new URL(`./${name}.js`, import.meta.url));

class Besieger {
  constructor(private readonly child: ChildProcess) {}

  async order(order: Order): Promise<Done> {
    const over = new AbortController();
    const done = once(this.child, 'message', { signal: over.signal }) as Promise<[Done]>;
    const lost = once(this.child, 'exit', { signal: over.signal });
    this.child.send(order);
    try {
      const answer = await Promise.race([done, lost.then(() => null)]);
      if (!answer) throw new Error('the attacking process ended');
      return answer[0];
    } finally {
      over.abort();
      for (const waiting of [done, lost]) waiting.catch(() => {});
    }
  }
}

const addresses = () => {
  let last = 1;
  return () => {
    last += 1;
    return process.platform === 'linux' ? `127.0.${Math.floor(last / 250)}.${1 + (last % 250)}` : '127.0.0.1';
  };
};

/** Measures the cost for neighbours and server of one address that uses and exceeds its allowance. */
export async function burst(plan: BurstsPlan, progress: (report: BurstReport) => void = () => {}): Promise<BurstsReport> {
  const env = {
    NODE_ENV: 'development',
    ALLOW_SCENARIOS: '1',
    ADMIN_PASSWORD: 'not to be guessed in a minute',
    METRICS_TOKEN: 'not to be guessed in a minute',
  };
  const target = await Target.start(env, { probe: here('probe'), ...(plan.profile !== undefined && { profile: plan.profile }) });
  const neighbours = new Neighbours({ ...plan, url: target.url });
  const megabytes = () => target.megabytes ?? 0;
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, megabytes());
  }, 200);
  const reports: BurstReport[] = [];
  const quiet: BurstsReport['quiet'] = [];
  const nextAddress = addresses();
  try {
    // Warm-up of honest play and of opening tables.
    await neighbours.measured(plan.seconds * 1000);
    let before = 0;
    for (let round = 1; round <= plan.rounds; round += 1) {
      await target.ask();
      const first = await neighbours.measured(plan.seconds * 1000);
      const lag = await target.ask<Lag>();
      before ||= megabytes();
      await siege(round);
      await sleep(SETTLE);
      const second = await neighbours.measured(plan.seconds * 1000);
      const both = { intents: first.intents + second.intents, histogram: newHistogram() };
      for (const { histogram } of [first, second]) both.histogram.add(histogram);
      quiet.push({ ...waitOf(both), lag });
    }
    for (const until = performance.now() + REST; performance.now() < until && megabytes() > before + plan.leftOver; ) await sleep(1000);
    const after = megabytes();
    await neighbours.end();
    const alive = await fetch(`${target.url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    return {
      processors: cpus().length,
      quiet,
      over: overQuiet(
        reports,
        quiet,
        ({ attacked }) => attacked.p99,
        ({ p99 }) => p99,
      ),
      overOwn: overQuiet(
        reports,
        quiet,
        ({ lag }) => lag.own.p99,
        ({ lag }) => lag.own.p99,
      ),
      memory: { before, most, after },
      bursts: reports,
      alive,
      trouble: target.trouble,
      errors: [...new Set(neighbours.all.errors)],
    };
  } finally {
    clearInterval(watch);
    await target.stop();
  }

  async function siege(round: number): Promise<void> {
    const child = fork(here('attack'));
    const besieger = new Besieger(child);
    const measured = async (kind: string, order: Order) => {
      most = Math.max(most, megabytes());
      const highest = most;
      most = 0;
      await target.ask();
      const [{ frames: _, ...damage }, wait] = await Promise.all([besieger.order(order), neighbours.measured(plan.seconds * 1000)]);
      const report = { round, kind, attacked: waitOf(wait), lag: await target.ask<Lag>(), megabytes: most, ...damage };
      most = Math.max(most, highest);
      reports.push(report);
      progress(report);
      await sleep(BREATHER);
    };
    const own = nextAddress();
    await measured('encamp', { do: 'encamp', url: target.url, from: own, seed: plan.seed + round, share: plan.share });
    const ms = plan.seconds * 1000;
    const all = plan.only ?? Object.keys(kinds);
    const burst = (some: readonly string[]) => ({ do: 'burst' as const, kinds: some, ms, games: neighbours.games.slice(-20) });
    for (const kind of all) await measured(kind, { ...burst([kind]), from: nextAddress() });
    await measured('everything', burst(all));
    await besieger.order({ do: 'leave' });
    if (child.connected) child.disconnect();
  }
}

/** Median over the rounds of the difference to the quiet figure, by kind, in ms. */
function overQuiet(
  reports: readonly BurstReport[],
  quiet: BurstsReport['quiet'],
  attacked: (report: BurstReport) => number,
  alone: (quiet: BurstsReport['quiet'][number]) => number,
): Record<string, number> {
  const over: Record<string, number> = {};
  for (const { kind } of reports) {
    const all = reports.filter((report) => report.kind === kind);
    const differences = all
      .flatMap((report) => {
        const before = quiet[report.round - 1];
        return before ? [attacked(report) - alone(before)] : [];
      })
      .sort((a, b) => a - b);
    over[kind] = Math.round(10 * (differences[Math.floor((differences.length - 1) / 2)] ?? 0)) / 10;
  }
  return over;
}
