import { type ChatLine, PromiseState, type TableState, type WireRefusal } from '@illuminice/protocol';
import type { PlayerId, TradeOffer } from '@illuminice/rules';
import type { Limits } from '../net/limits.js';
import { refuse } from '../refuse.js';
import type { TalkEntry } from '../store/record.js';

/** Lines of chat that are kept for those who come back. */
const MOST_LINES = 200;
const MOST_PROMISES = 200;

interface Promised {
  id: number;
  by: PlayerId;
  /** Null: to all. */
  to: PlayerId | null;
  text: string;
  state: 'open' | 'kept' | 'broken';
  markedBy: PlayerId | null;
}

/** What players say to each other: chat, whispers, and promises that nothing but their good name enforces. */
export class Talk {
  /** What was said since the last time that it was saved. */
  readonly fresh: TalkEntry[] = [];
  readonly #lines: ChatLine[] = [];
  readonly #promises: Promised[] = [];
  /** When each player spoke lately, epoch ms. */
  readonly #spoke = new Map<PlayerId, number[]>();

  /** @param rate how many lines a player may say in how many seconds */
  constructor(private readonly rate: Pick<Limits, 'chatLines' | 'chatSeconds'>) {}

  /** Why this player has to wait before he says more; otherwise what he says now is counted. */
  tooMuch(player: PlayerId, now: number): WireRefusal | null {
    const { chatLines: most, chatSeconds: seconds } = this.rate;
    const lately = (this.#spoke.get(player) ?? []).filter((at) => at > now - seconds * 1000);
    if (lately.length >= most) return refuse('tooTalkative', { most, seconds });
    this.#spoke.set(player, [...lately, now]);
    return null;
  }

  say(line: ChatLine): void {
    this.#note({ kind: 'chat', line });
  }

  /** Whispers of a seat that somebody else may take are gone. */
  forget(player: PlayerId): void {
    if (this.#lines.some((line) => isWhisperOf(line, player))) this.#note({ kind: 'forget', player });
  }

  /** The lines that this player (null: a spectator) may read, oldest first. */
  linesFor(player: PlayerId | null): ChatLine[] {
    return this.#lines.filter((line) => mayRead(line, player));
  }

  promise(by: PlayerId, to: PlayerId | null, text: string): WireRefusal | null {
    if (this.#promises.length >= MOST_PROMISES) return refuse('tooManyPromises', { most: MOST_PROMISES });
    this.#note({ kind: 'promise', by, to, text });
    return null;
  }

  /** The promises in a deal that was made are on record like any other. */
  promiseIn({ by, to, give, ask }: TradeOffer): void {
    if (give.promise) this.promise(by, to, give.promise);
    if (ask.promise) this.promise(to, by, ask.promise);
  }

  mark(player: PlayerId, id: number, as: Promised['state']): WireRefusal | null {
    const promise = this.#promises.find((one) => one.id === id);
    if (!promise) return refuse('noSuchPromise');
    if (promise.by === player || (promise.to !== null && promise.to !== player)) return refuse('notPromised');
    this.#note({ kind: 'mark', by: player, promise: id, as });
    return null;
  }

  /** Makes it what was said, in order, until it was last saved. */
  restore(entries: readonly TalkEntry[]): void {
    for (const list of [this.fresh, this.#lines, this.#promises]) list.length = 0;
    for (const entry of entries) this.#enter(entry);
  }

  #note(entry: TalkEntry): void {
    this.fresh.push(entry);
    this.#enter(entry);
  }

  #enter(entry: TalkEntry): void {
    if (entry.kind === 'chat') {
      this.#lines.push(entry.line);
      if (this.#lines.length > MOST_LINES) this.#lines.shift();
    } else if (entry.kind === 'forget') {
      const kept = this.#lines.filter((line) => !isWhisperOf(line, entry.player));
      this.#lines.splice(0, this.#lines.length, ...kept);
    } else if (entry.kind === 'promise') {
      const { by, to, text } = entry;
      this.#promises.push({ id: this.#promises.length + 1, by, to, text, state: 'open', markedBy: null });
    } else {
      const promise = this.#promises.find(({ id }) => id === entry.promise);
      if (promise) Object.assign(promise, { state: entry.as, markedBy: entry.as === 'open' ? null : entry.by });
    }
  }

  mirror(to: TableState): void {
    for (const [i, { id, by, to: whom, text, state, markedBy }] of this.#promises.entries()) {
      let there = to.promises[i];
      if (!there) {
        there = new PromiseState();
        to.promises.push(there);
      }
      Object.assign(there, { id, by, to: whom ?? '', text, state, markedBy: markedBy ?? '' });
    }
  }
}

const isWhisperOf = ({ from, to }: ChatLine, player: PlayerId): boolean => to !== null && (from === player || to === player);

/** A whisper is for the two alone. */
export const mayRead = (line: ChatLine, player: PlayerId | null): boolean =>
  line.to === null || (player !== null && (line.from === player || line.to === player));
