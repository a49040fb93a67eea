import type { WireRefusal } from '@illuminice/protocol';
import { Protocol } from 'colyseus.js';
import { build, type Histogram } from 'hdr-histogram-js';
import { inWords } from './in-words.js';
import type { ScriptedPlayer, Witness } from './player.js';

export const FRAME_KINDS = ['events', 'patch', 'accepted', 'private', 'other'] as const;
export type FrameKind = (typeof FRAME_KINDS)[number];

/** Of microseconds, to a minute. */
export const newHistogram = (): Histogram =>
  build({ lowestDiscernibleValue: 1, highestTrackableValue: 60_000_000, numberOfSignificantValueDigits: 3 });

/** Milliseconds at a percentile, to the hundredth; 0 if nothing was recorded. */
export const msAt = (histogram: Histogram, percentile: number): number =>
  histogram.totalCount === 0 ? 0 : Math.round(histogram.getValueAtPercentile(percentile) / 10) / 100;

/** What a frame of the server carries: a patch of the state, or a message by the name of its type. */
function kindOf(frame: Uint8Array): FrameKind {
  if (frame[0] === Protocol.ROOM_STATE_PATCH) return 'patch';
  if (frame[0] !== Protocol.ROOM_DATA) return 'other';
  // A short text of msgpack: its length is in its first byte.
  const type = Buffer.from(frame.subarray(2, 2 + ((frame[1] ?? 0) & 0x1f))).toString('latin1');
  return FRAME_KINDS.find((kind) => kind === type) ?? 'other';
}

/** An intent on its way to the clients: when it was to be sent, and how many have yet to hear of it. */
interface Open {
  intendedAt: number | null;
  missing: number;
  lastAt: number;
}

/** What is counted while games are played; one for each room, and their sum. */
export class Tally implements Witness {
  games = 0;
  finished = 0;
  /** Games that were ended on purpose before they were over. */
  brokenOff = 0;
  intents = 0;
  refusals = 0;
  /** Refusals by their reason. */
  readonly refusedBy: Record<string, number> = {};
  /** Bytes received while a game was on, by what kind of frame they came in. */
  readonly bytes: Record<FrameKind, number> = { events: 0, patch: 0, accepted: 0, private: 0, other: 0 };
  /** Intents times the clients that heard of them. */
  hearings = 0;
  readonly errors: string[] = [];
  /** Microseconds from when an intent was to be sent until the last client has it. */
  readonly latency = newHistogram();
  /**
   * The same with those intents added that a stall kept from being sent (coordinated omission): at a table where all wait for one
   * slow answer nobody asks meanwhile, and so nobody would measure it. The same as `latency` if nobody thinks.
   */
  readonly corrected = newHistogram();
  /** Microseconds from a dropped connection until its player is back at the table. */
  readonly returns = newHistogram();
  /** Intents that are on their way, by `seq`. */
  readonly #open = new Map<number, Open>();
  /** Clients that are there, with the last `seq` that each has heard. */
  readonly #present = new Map<object, number>();
  #end: (() => void) | undefined;

  /**
   * @param think milliseconds that players think on the average
   * @param timed hears of each latency, in microseconds, and when the intent was to be sent
   */
  constructor(
    private readonly think = 0,
    private readonly timed: (micros: number, intendedAt: number) => void = () => {},
  ) {}

  /** Clients that are there. */
  get present(): number {
    return this.#present.size;
  }

  /** Resolves when the game that begins now has ended for one of its players. */
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
    // What it has not heard by now is not waited for.
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
    // With everybody away nobody will tell when it came.
    if (open.lastAt === 0) open.lastAt = performance.now();
    this.#close(seq, open);
  }

  heard(client: object, seq: number, at: number): void {
    if (!this.#present.has(client)) return;
    const open = this.#opened(seq);
    this.#present.set(client, seq);
    open.missing -= 1;
    open.lastAt = at;
    this.hearings += 1;
    this.#close(seq, open);
  }

  refused(player: ScriptedPlayer, refusal: WireRefusal): void {
    this.refusals += 1;
    this.refusedBy[refusal.why] = (this.refusedBy[refusal.why] ?? 0) + 1;
    if (refusal.code === 'table' && refusal.why !== 'tooFast') this.errors.push(`${player.player}: ${refusal.text}`);
  }

  received(frame: Uint8Array): void {
    // What it takes to join is not what an intent costs.
    if (this.hearings > 0) this.bytes[kindOf(frame)] += frame.length;
  }

  lost(player: ScriptedPlayer, code: number): void {
    this.errors.push(`${player.player}: the connection was lost (${code})`);
  }

  returned(ms: number): void {
    this.returns.recordValue(Math.max(1, Math.round(ms * 1000)));
  }

  /** All bytes that clients received while a game was on. */
  get allBytes(): number {
    return FRAME_KINDS.reduce((sum, kind) => sum + this.bytes[kind], 0);
  }

  /** Bytes that a client received for each intent of anybody. @param kind of frames; left out: all */
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
