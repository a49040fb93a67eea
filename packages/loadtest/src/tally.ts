import type { WireRefusal } from '@illuminice/protocol';
import { Protocol } from 'colyseus.js';
import { build, type Histogram } from 'hdr-histogram-js';
import type { ScriptedPlayer, Witness } from './player.js';

export const FRAME_KINDS = ['events', 'patch', 'accepted', 'private', 'other'] as const;
export type FrameKind = (typeof FRAME_KINDS)[number];

/** What a frame of the server carries: a patch of the state, or a message by the name of its type. */
function kindOf(frame: Uint8Array): FrameKind {
  if (frame[0] === Protocol.ROOM_STATE_PATCH) return 'patch';
  if (frame[0] !== Protocol.ROOM_DATA) return 'other';
  // A short text of msgpack: its length is in its first byte.
  const type = Buffer.from(frame.subarray(2, 2 + ((frame[1] ?? 0) & 0x1f))).toString('latin1');
  return FRAME_KINDS.find((kind) => kind === type) ?? 'other';
}

/** What is counted while games are played; one for each room, and their sum. */
export class Tally implements Witness {
  games = 0;
  finished = 0;
  intents = 0;
  refusals = 0;
  /** Bytes received while a game was on, by what kind of frame they came in. */
  readonly bytes: Record<FrameKind, number> = { events: 0, patch: 0, accepted: 0, private: 0, other: 0 };
  /** Intents times the clients that heard of them. */
  hearings = 0;
  readonly errors: string[] = [];
  /** Microseconds from an intent's sending until the last client has it. */
  readonly latency: Histogram = build({ lowestDiscernibleValue: 1, highestTrackableValue: 60_000_000, numberOfSignificantValueDigits: 3 });
  /** Intents that are on their way: when each was sent, and who has it by now. */
  readonly #open = new Map<number, { sentAt: number | null; heard: number; lastAt: number }>();
  #end: (() => void) | undefined;

  /** @param timed hears of each latency, in microseconds, and when the intent was sent */
  constructor(
    private readonly clients: number,
    private readonly timed: (micros: number, sentAt: number) => void = () => {},
  ) {}

  /** Resolves when the game that begins now has ended for one of its players. */
  game(): Promise<void> {
    this.games += 1;
    this.#open.clear();
    return new Promise((resolve) => {
      this.#end = resolve;
    });
  }

  accepted(seq: number, sentAt: number): void {
    this.intents += 1;
    this.#note(seq, { sentAt });
  }

  heard(seq: number, at: number): void {
    this.#note(seq, { at });
  }

  refused(player: ScriptedPlayer, refusal: WireRefusal): void {
    this.refusals += 1;
    if (refusal.code === 'table' && refusal.why !== 'tooFast') this.errors.push(`${player.player}: ${refusal.text}`);
  }

  received(frame: Uint8Array): void {
    // What it takes to join is not what an intent costs.
    if (this.hearings > 0) this.bytes[kindOf(frame)] += frame.length;
  }

  /** Bytes that a client received for each intent of anybody. @param kind of frames; left out: all */
  bytesPerIntent(kind?: FrameKind): number {
    const bytes = kind ? this.bytes[kind] : FRAME_KINDS.reduce((sum, one) => sum + this.bytes[one], 0);
    return this.hearings === 0 ? 0 : Math.round((10 * bytes) / this.hearings) / 10;
  }

  ended(player: ScriptedPlayer, lost: number | null): void {
    if (player.table?.stage === 'over') this.finished += this.#end ? 1 : 0;
    else if (lost !== null) this.errors.push(`${player.player}: the connection ended (${lost})`);
    this.#end?.();
    this.#end = undefined;
  }

  add(other: Tally): void {
    for (const key of ['games', 'finished', 'intents', 'refusals', 'hearings'] as const) this[key] += other[key];
    for (const kind of FRAME_KINDS) this.bytes[kind] += other.bytes[kind];
    this.errors.push(...other.errors);
    this.latency.add(other.latency);
  }

  #note(seq: number, news: { sentAt?: number; at?: number }): void {
    const open = this.#open.get(seq) ?? { sentAt: null, heard: 0, lastAt: 0 };
    this.#open.set(seq, open);
    if (news.sentAt !== undefined) open.sentAt = news.sentAt;
    if (news.at !== undefined) {
      open.heard += 1;
      open.lastAt = news.at;
      this.hearings += 1;
    }
    if (open.sentAt === null || open.heard < this.clients) return;
    this.#open.delete(seq);
    const micros = Math.max(1, Math.round((open.lastAt - open.sentAt) * 1000));
    this.latency.recordValue(micros);
    this.timed(micros, open.sentAt);
  }
}

/** One line of the report. */
export interface Report {
  games: number;
  finished: number;
  players: number;
  intents: number;
  refusals: number;
  /** Received by a client for each intent of anybody: patch, events, secrets, answers. */
  bytesPerIntentAndClient: number;
  /** From the sending of an intent until all clients have it, in ms. */
  latencyMs: { p50: number; p99: number; max: number };
  seconds: number;
  errors: string[];
}

export function report(tally: Tally, players: number, seconds: number): Report {
  const at = (percentile: number) => Math.round(tally.latency.getValueAtPercentile(percentile) / 10) / 100;
  return {
    games: tally.games,
    finished: tally.finished,
    players,
    intents: tally.intents,
    refusals: tally.refusals,
    bytesPerIntentAndClient: tally.bytesPerIntent(),
    latencyMs: { p50: at(50), p99: at(99), max: at(100) },
    seconds: Math.round(seconds * 100) / 100,
    errors: [...new Set(tally.errors)].slice(0, 20),
  };
}
