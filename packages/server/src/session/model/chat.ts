import type { ChatLine, PromiseInfo, WireRefusal } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';
import type { Limits } from '../../config.js';
import type { DealPromise } from '../../games/server-game.js';
import { refuse } from '../../refuse.js';
import type { TalkEntry } from '../../store/record.js';

const MOST_LINES = 200;
const MOST_WHISPERS = 30;
/** Factor of spectators' chat rate, which they share. */
const GALLERY = 4;
const MOST_PROMISES = 50;
/** Dead entries in the store before they are cleared together. */
const MOST_DEAD = 200;

const ERASED = '…';

type SaidLine = Omit<Extract<TalkEntry, { kind: 'chat' }>, 'kind'>;

/** Entries to write: new ones, or all `instead` of those stored. */
interface Unsaved {
  entries: readonly TalkEntry[];
  instead: boolean;
}

/** Chat, whispers, and promises, which nothing enforces. */
export class Chat {
  readonly #fresh: TalkEntry[] = [];
  #forgotten = false;
  readonly #lines: SaidLine[] = [];
  readonly #promises: PromiseInfo[] = [];
  /** Public promises; null: changed. */
  #shown: readonly PromiseInfo[] | null = null;
  /** Promises of former games: numbers are never used twice. */
  #ended = 0;
  /** Recent times of lines by player or spectator's connection, epoch ms. */
  readonly #spoke = new Map<string, number[]>();

  /** @param rate lines of a player in so many seconds */
  constructor(private readonly rate: Pick<Limits, 'chatLines' | 'chatSeconds'>) {}

  /** Why this player must wait; null: this line is counted. */
  tooMuch(player: PlayerId, now: number): WireRefusal | null {
    return this.#talkative(player, now) ?? this.#counted(player, now);
  }

  /** Why a spectator must wait; null: this line is counted. @param client id of the connection */
  tooMuchLookingOn(client: string, now: number): WireRefusal | null {
    // No player id is empty.
    const all = '';
    for (const [who, times] of this.#spoke) if ((times.at(-1) ?? 0) <= now - this.rate.chatSeconds * 1000) this.#spoke.delete(who);
    const refusal = this.#talkative(client, now) ?? this.#talkative(all, now, GALLERY);
    if (refusal) return refusal;
    this.#counted(all, now);
    return this.#counted(client, now);
  }

  /** @param during game of a spectator's line: players read it once that is over */
  say(line: ChatLine, during?: string): void {
    this.#note({ kind: 'chat', line, ...(during !== undefined && { during }) });
  }

  #talkative(who: string, now: number, times = 1): WireRefusal | null {
    const { chatLines, chatSeconds: seconds } = this.rate;
    const most = chatLines * times;
    const lately = (this.#spoke.get(who) ?? []).filter((time) => time > now - seconds * 1000);
    this.#spoke.set(who, lately);
    return lately.length >= most ? refuse('tooTalkative', { most, seconds }) : null;
  }

  #counted(who: string, now: number): null {
    this.#spoke.set(who, [...(this.#spoke.get(who) ?? []), now]);
    return null;
  }

  /** Deletes the whispers of a freed seat, also in the store. */
  forget(player: PlayerId): void {
    if (!this.#lines.some(({ line }) => isWhisperOf(line, player))) return;
    this.#enter({ kind: 'forget', player });
    this.#forgotten = true;
  }

  /** Deletes all lines of a player, their whispers, and the words of their promises, also in the store. */
  erase(player: PlayerId): void {
    const remaining = this.#lines.filter(({ line }) => line.from !== player && !isWhisperOf(line, player));
    this.#lines.splice(0, this.#lines.length, ...remaining);
    // Numbers of promises are places in a list.
    for (const promise of this.#promises) if (promise.by === player) promise.text = ERASED;
    this.#shown = null;
    this.#forgotten = true;
  }

  /** Lines that this player (null: a spectator) may read, oldest first. @param game the present one; null: none */
  linesFor(player: PlayerId | null, game: string | null): ChatLine[] {
    return this.#lines.flatMap(({ line, during }) => (mayRead(line, player, during !== undefined && during === game) ? [line] : []));
  }

  linesOf(game: string): ChatLine[] {
    return this.#lines.flatMap(({ line, during }) => (during === game ? [line] : []));
  }

  get promises(): readonly PromiseInfo[] {
    this.#shown ??= this.#promises.map((promise) => ({ ...promise }));
    return this.#shown;
  }

  promise(by: PlayerId, recipient: PlayerId | null, text: string): WireRefusal | null {
    const refusal = this.#noRoomFor([by]);
    if (!refusal) this.#note({ kind: 'promise', by, to: recipient, text });
    return refusal;
  }

  /** Why a deal's promises do not fit any more; null: they do. */
  tooMany(promises: readonly DealPromise[]): WireRefusal | null {
    return this.#noRoomFor(promises.map(({ by }) => by));
  }

  agreed(promises: readonly DealPromise[]): void {
    for (const promise of promises) this.#note({ kind: 'promise', ...promise });
  }

  endPromises(): void {
    if (this.#promises.length > 0) this.#note({ kind: 'ended', promises: this.#ended + this.#promises.length });
  }

  mark(player: PlayerId, id: number, as: PromiseInfo['state']): WireRefusal | null {
    const promise = this.#promises.find((known) => known.id === id);
    if (!promise) return refuse('noSuchPromise');
    if (promise.by === player || (promise.to !== null && promise.to !== player)) return refuse('notPromised');
    this.#note({ kind: 'mark', by: player, promise: id, as });
    return null;
  }

  restore(entries: readonly TalkEntry[]): void {
    this.saved();
    for (const list of [this.#lines, this.#promises]) list.length = 0;
    this.#shown = null;
    this.#ended = 0;
    for (const entry of entries) this.#enter(entry);
  }

  /**
   * Entries of the next write; null: none. Whispers of a freed seat are removed at once, old lines now and then. @param stored number of
   * stored entries
   */
  unsaved(stored: number): Unsaved | null {
    const fresh = this.#fresh.length;
    if (fresh === 0 && !this.#forgotten) return null;
    const all = this.#forgotten || stored + fresh > MOST_DEAD + this.#lines.length + this.#promises.length ? this.#entries() : null;
    return all && (this.#forgotten || stored + fresh > MOST_DEAD + all.length)
      ? { entries: all, instead: true }
      : { entries: this.#fresh, instead: false };
  }

  saved(): void {
    this.#fresh.length = 0;
    this.#forgotten = false;
  }

  #entries(): TalkEntry[] {
    const ended: TalkEntry[] = this.#ended > 0 ? [{ kind: 'ended', promises: this.#ended }] : [];
    const promises = this.#promises.flatMap(({ id, by, to: recipient, text, state, markedBy }): TalkEntry[] => [
      { kind: 'promise', by, to: recipient, text },
      ...(markedBy === null ? [] : [{ kind: 'mark' as const, by: markedBy, promise: id, as: state }]),
    ]);
    return [...ended, ...promises, ...this.#lines.map((line): TalkEntry => ({ kind: 'chat', ...line }))];
  }

  #noRoomFor(promising: readonly PlayerId[]): WireRefusal | null {
    for (const player of new Set(promising)) {
      const made = [...this.#promises.map(({ by }) => by), ...promising].filter((by) => by === player).length;
      if (made > MOST_PROMISES) return refuse('tooManyPromises', { most: MOST_PROMISES });
    }
    return null;
  }

  #note(entry: TalkEntry): void {
    this.#fresh.push(entry);
    this.#enter(entry);
  }

  #enter(entry: TalkEntry): void {
    if (entry.kind !== 'chat') this.#shown = null;
    if (entry.kind === 'chat') {
      const { kind: _, ...line } = entry;
      this.#lines.push(line);
      // Bounded per circle: how far the chat goes back must not reveal how much two whispered.
      const alike = this.#lines.filter(({ line }) => circleOf(line) === circleOf(entry.line));
      if (alike.length > (entry.line.to === null ? MOST_LINES : MOST_WHISPERS))
        this.#lines.splice(this.#lines.indexOf(alike[0] as SaidLine), 1);
    } else if (entry.kind === 'forget') {
      const remaining = this.#lines.filter(({ line }) => !isWhisperOf(line, entry.player));
      this.#lines.splice(0, this.#lines.length, ...remaining);
    } else if (entry.kind === 'promise') {
      const { by, to: recipient, text } = entry;
      const id = this.#ended + this.#promises.length + 1;
      this.#promises.push({ id, by, to: recipient, text, state: 'open', markedBy: null });
    } else if (entry.kind === 'ended') {
      this.#ended = entry.promises;
      this.#promises.length = 0;
    } else {
      const promise = this.#promises.find(({ id }) => id === entry.promise);
      if (promise) Object.assign(promise, { state: entry.as, markedBy: entry.as === 'open' ? null : entry.by });
    }
  }
}

/** Circle of a line: the same for all lines between the same two. */
const circleOf = ({ from, to: recipient }: ChatLine): string =>
  recipient !== null ? [from, recipient].sort().join(' ') : from === null ? 'spectators' : '';

const isWhisperOf = ({ from, to: recipient }: ChatLine, player: PlayerId): boolean =>
  recipient !== null && (from === player || recipient === player);

/**
 * True if a player may read a line: whispers are for two, spectators' lines for spectators. @param inGame said by a spectator in the
 * present game
 */
export const mayRead = (line: ChatLine, player: PlayerId | null, inGame: boolean): boolean =>
  player === null ? line.to === null : line.to === null ? !inGame : line.from === player || line.to === player;
