import type { WireRefusal } from '@illuminice/protocol';
import { Protocol } from 'colyseus.js';
import { build, type Histogram } from 'hdr-histogram-js';
import { inWords } from './in-words.js';
import type { ScriptedPlayer, Witness } from './player.js';

export const FRAME_KINDS = ['events', 'patch', 'accepted', 'private', 'other'] as const;
export type FrameKind = (typeof FRAME_KINDS)[number];

/** In µs, up to a minute. */
export const newHistogram = (): Histogram =>
  build({ lowestDiscernibleValue: 1, highestTrackableValue: 60_000_000, numberOfSignificantValueDigits: 3 });

/** Milliseconds at a percentile, rounded to hundredths; 0 without values. */
export const msAt = (histogram: Histogram, percentile: number): number =>
  histogram.totalCount === 0 ? 0 : Math.round(histogram.getValueAtPercentile(percentile) / 10) / 100;

/** Kind of a server frame: a patch, or a message by type. */
function kindOf(frame: Uint8Array): FrameKind {
  if (frame[0] === Protocol.ROOM_STATE_PATCH) return 'patch';
  if (frame[0] !== Protocol.ROOM_DATA) return 'other';
  // A short msgpack string has its length in the first byte.
  const type = Buffer.from(frame.subarray(2, 2 + ((frame[1] ?? 0) & 0x1f))).toString('latin1');
  return FRAME_KINDS.find((kind) => kind === type) ?? 'other';
}

/** An intent in delivery: planned time, and clients that lack it. */
interface Open {
  intendedAt: number | null;
  missing: number;
  lastAt: number;
}

/** Counters of games; one per room, and their sum. */
export class Tally implements Witness {
  games = 0;
  finished = 0;
  brokenOff = 0;
  intents = 0;
  refusals = 0;
  readonly refusedBy: Record<string, number> = {};
  readonly bytes: Record<FrameKind, number> = { events: 0, patch: 0, accepted: 0, private: 0, other: 0 };
  hearings = 0;
  readonly errors: string[] = [];
  /** Microseconds from the planned sending of an intent until the last client has it. */
  readonly latency = newHistogram();
  /**
   * The same corrected for coordinated omission: while a table waits for a slow answer, nobody sends intents that would measure
   * the stall. Equal to `latency` without thinking time.
   */
  readonly corrected = newHistogram();
  /** Microseconds from a drop until the player is back. */
  readonly returns = newHistogram();
  readonly #open = new Map<number, Open>();
  /** Connected clients with their last `seq`. */
  readonly #present = new Map<object, number>();
  #end: (() => void) | undefined;

  /**
   * @param think average thinking time in ms
   * @param timed called with each latency in µs, and the planned time of sending
   */
  constructor(
    private readonly think = 0,
    private readonly timed: (micros: number, intendedAt: number) => void = () => {},
  ) {}

  get present(): number {
    return this.#present.size;
  }

  /** Resolves when the starting game has ended for one of its players. */
  game(): Promise<void> {
    this.games += 1;
    this.#open.clear();
    this.#present.clear();
    return new Promise((resolve) => {
      this.#end = resolve;
    });
  }

  came(client: object): void {
    this.#present.set(client, -1);
  }

  went(client: object): void {
    const last = this.#present.get(client);
    if (last === undefined) return;
    this.#present.delete(client);
    // Do not wait for messages that a lost client has missed.
    for (const [seq, open] of this.#open) {
      if (seq <= last) continue;
      open.missing -= 1;
      this.#close(seq, open);
    }
  }

  accepted(seq: number, intendedAt: number): void {
    this.intents += 1;
    const open = this.#opened(seq);
    open.intendedAt = intendedAt;
    // Without connected clients nobody would report its arrival.
    if (open.lastAt === 0) open.lastAt = performance.now();
    this.#close(seq, open);
  }

  heard(client: object, seq: number, receivedAt: number): void {
    if (!this.#present.has(client)) return;
    const open = this.#opened(seq);
    this.#present.set(client, seq);
    open.missing -= 1;
    open.lastAt = receivedAt;
    this.hearings += 1;
    this.#close(seq, open);
  }

  refused(player: ScriptedPlayer, refusal: WireRefusal): void {
    this.refusals += 1;
    this.refusedBy[refusal.why] = (this.refusedBy[refusal.why] ?? 0) + 1;
    if (refusal.code === 'table' && refusal.why !== 'tooFast') this.errors.push(`${player.player}: ${refusal.text}`);
  }

  received(frame: Uint8Array): void {
    // Joining is not part of an intent's cost.
    if (this.hearings > 0) this.bytes[kindOf(frame)] += frame.length;
  }

  lost(player: ScriptedPlayer, code: number): void {
    this.errors.push(`${player.player}: the connection was lost (${code})`);
  }

  returned(ms: number): void {
    this.returns.recordValue(Math.max(1, Math.round(ms * 1000)));
  }

  get allBytes(): number {
    return FRAME_KINDS.reduce((sum, kind) => sum + this.bytes[kind], 0);
  }

  /** Bytes per client and intent. @param kind of frames; default: all */
  bytesPerIntent(kind?: FrameKind): number {
    const bytes = kind ? this.bytes[kind] : this.allBytes;
    return this.hearings === 0 ? 0 : Math.round((10 * bytes) / this.hearings) / 10;
  }

  ended(player: ScriptedPlayer, reason: Error | null): void {
    if (reason) this.errors.push(`${player.player}: ${inWords(reason)}`);
    else if (player.table.stage === 'over') this.finished += this.#end ? 1 : 0;
    this.#end?.();
    this.#end = undefined;
  }

  add(other: Tally): void {
    for (const key of ['games', 'finished', 'brokenOff', 'intents', 'refusals', 'hearings'] as const) this[key] += other[key];
    for (const kind of FRAME_KINDS) this.bytes[kind] += other.bytes[kind];
    for (const [why, count] of Object.entries(other.refusedBy)) this.refusedBy[why] = (this.refusedBy[why] ?? 0) + count;
    this.errors.push(...other.errors);
    for (const histogram of ['latency', 'corrected', 'returns'] as const) this[histogram].add(other[histogram]);
  }

  #opened(seq: number): Open {
    const open = this.#open.get(seq) ?? { intendedAt: null, missing: this.#present.size, lastAt: 0 };
    this.#open.set(seq, open);
    return open;
  }

  #close(seq: number, { intendedAt, missing, lastAt }: Open): void {
    if (intendedAt === null || missing > 0) return;
    this.#open.delete(seq);
    const micros = Math.max(1, Math.round((lastAt - intendedAt) * 1000));
    this.latency.recordValue(micros);
    this.corrected.recordValueWithExpectedInterval(micros, this.think * 1000);
    this.timed(micros, intendedAt);
  }
}
