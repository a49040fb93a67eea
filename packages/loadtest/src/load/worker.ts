/** Process for some rooms of a load test; reports every half second. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { RefusedError } from '@illuminice/client-sdk';
import { encodeIntoCompressedBase64, type Histogram } from 'hdr-histogram-js';
import { inWords } from '../in-words.js';
import { type Report, report } from '../report.js';
import { playRoom } from '../room.js';
import { newHistogram, Tally } from '../tally.js';
import type { LoadPlan, RoomShare } from './plan.js';

export interface Task {
  plan: LoadPlan;
  rooms: RoomShare[];
  /** Start of the test, epoch ms. */
  began: number;
}

export interface Progress {
  games: number;
  finished: number;
  intents: number;
  refusals: number;
  errors: number;
  returns: number;
  bytes: number;
  connected: number;
  /** Since the last report: latencies in µs as text; processor share; event loop delay. */
  latency: string;
  cpuPercent: number;
  loopP99Ms: number;
}

/** Messages of a process. Histograms are text; `whole` comes at the end. */
export type News =
  | { kind: 'ready' }
  | { kind: 'progress'; progress: Progress }
  | { kind: 'begun'; code: string }
  | { kind: 'room'; room: number; report: Report }
  | { kind: 'done'; whole: WholeTally };

export interface WholeTally
  extends Pick<Tally, 'games' | 'finished' | 'brokenOff' | 'intents' | 'refusals' | 'refusedBy' | 'bytes' | 'hearings'> {
  errors: string[];
  latency: string;
  corrected: string;
  returns: string;
}

const OFTEN = 500;

const tell = (news: News) => process.send?.(news);

/** Limits by address, which a load test exceeds on purpose. */
const OF_ADDRESS = /^tooMany(Requests|Joins|TablesHere|SeatsHere|Connections)$/;

const withRemedy = (error: unknown): string =>
  error instanceof RefusedError && OF_ADDRESS.test(error.refusal.why)
    ? `${inWords(error)} (for a load test, start the server with UNLIMITED_ADDRESSES=loopback, or with this machine's address in it)`
    : inWords(error);

async function work({ plan, rooms, began }: Task): Promise<void> {
  const { url, ruleset, players, games, seed, think, intents, seconds, table } = plan;
  const since = () => Date.now() - began;
  let lately: Histogram = newHistogram();
  const tallies = rooms.map(() => new Tally(think, (micros) => lately.recordValue(micros)));
  const loop = monitorEventLoopDelay({ resolution: 10 });
  loop.enable();
  let cpu = process.cpuUsage();
  let at = performance.now();
  const sum = (figure: (tally: Tally) => number) => tallies.reduce((all, tally) => all + figure(tally), 0);
  const progress = (): Progress => {
    const used = process.cpuUsage(cpu);
    const passed = performance.now() - at;
    const latency = encodeIntoCompressedBase64(lately);
    const loopP99Ms = Math.max(0, loop.percentile(99) / 1e6 - 10);
    lately = newHistogram();
    loop.reset();
    cpu = process.cpuUsage();
    at = performance.now();
    return {
      games: sum((tally) => tally.games),
      finished: sum((tally) => tally.finished),
      intents: sum((tally) => tally.intents),
      refusals: sum((tally) => tally.refusals),
      errors: sum((tally) => tally.errors.length),
      returns: sum((tally) => tally.returns.totalCount),
      bytes: sum((tally) => tally.allBytes),
      connected: sum((tally) => tally.present),
      latency,
      cpuPercent: (used.user + used.system) / 10 / Math.max(1, passed),
      loopP99Ms,
    };
  };
  const reporting = setInterval(() => tell({ kind: 'progress', progress: progress() }), OFTEN);
  await Promise.all(
    rooms.map(async ({ room, spectators, droppers, begins }, i) => {
      const tally = tallies[i] as Tally;
      await sleep(Math.max(0, begins - since()));
      const roomBegan = performance.now();
      try {
        await playRoom(
          {
            url,
            ruleset,
            players,
            games,
            seed: seed + 10_000 * (room - 1),
            think,
            spectators,
            droppers,
            mostIntents: intents,
            enough: () => seconds > 0 && since() >= 1000 * seconds,
            begun: (code) => tell({ kind: 'begun', code }),
            ...(table && { table }),
          },
          tally,
        );
      } catch (error) {
        tally.errors.push(withRemedy(error));
      }
      tell({ kind: 'room', room, report: report(tally, players, (performance.now() - roomBegan) / 1000) });
    }),
  );
  clearInterval(reporting);
  tell({ kind: 'progress', progress: progress() });
  const all = new Tally();
  for (const tally of tallies) all.add(tally);
  const {
    latency,
    corrected,
    returns,
    errors,
    refusedBy,
    bytes,
    games: begun,
    finished,
    brokenOff,
    intents: sent,
    refusals,
    hearings,
  } = all;
  const whole: WholeTally = {
    ...{ games: begun, finished, brokenOff, intents: sent, refusals, refusedBy, bytes, hearings, errors },
    latency: encodeIntoCompressedBase64(latency),
    corrected: encodeIntoCompressedBase64(corrected),
    returns: encodeIntoCompressedBase64(returns),
  };
  process.send?.({ kind: 'done', whole } satisfies News, undefined, undefined, () => process.exit(0));
}

// The client library logs closed connections and refused joins; the report has them.
console.warn = () => {};
process.once('message', (task: Task) => void work(task));
tell({ kind: 'ready' });
// The parent is gone.
process.once('disconnect', () => process.exit(1));
