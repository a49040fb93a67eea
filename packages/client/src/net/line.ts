import { CLOSE, JOIN_ERROR, type JoinOptions, joinRefusal, type NoticeWhy, type TableState, type WireRefusal } from '@illuminice/protocol';
import type { RulesetId } from '@illuminice/rules';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Room } from 'colyseus.js';
import { watchAwake } from './awake';
import { pauseBefore, Wait } from './backoff';
import { openRoom, Unshown } from './open-room';

export type LinkStatus = 'open' | 'reconnecting' | 'closed';

/** Why a connection ended: a notice, a refused return, or too many messages. */
export type Ended = NoticeWhy | WireRefusal | 'tooFast';

/** Silence before a ping, and the ping's time-out; ms. */
const SILENCE = 10_000;
const ANSWER = 4000;
/** Refused returns before giving up: the server may be starting. */
const MOST_REFUSALS = 6;
/** Attempt to begin with after flooding, and floods allowed a minute. */
const PENANCE = 4;
const MOST_CUTS = 3;
/** New joins a minute for unreadable data. */
const MOST_GARBLED = 3;
const FIRST_TRIES = 4;

/** Refusals that no retry helps. */
const FINAL: readonly number[] = [
  JOIN_ERROR.badMessage,
  JOIN_ERROR.wrongVersion,
  JOIN_ERROR.wrongPassword,
  JOIN_ERROR.tableFull,
  JOIN_ERROR.badName,
  JOIN_ERROR.tooManySpectators,
  JOIN_ERROR.badCode,
  JOIN_ERROR.badTicket,
];

/** Callbacks by which the message handler reports to the connection. */
export interface ConnectionEvents {
  heard(): void;
  noticed(why: NoticeWhy): void;
  welcomed(): void;
  /** Unreadable data arrived: the table is joined anew. */
  garbled(): void;
}

export interface LineDeps {
  joining(): JoinOptions;
  /** Loads the table's game. @throws Unshown if the page cannot show it */
  prepare(ruleset: RulesetId): Promise<unknown>;
  listen(room: Room<TableState>, events: ConnectionEvents): void;
  ping(room: Room<TableState>): void;
}

/** Times within the last minute, and now; epoch ms. */
const recent = (times: readonly number[]): number[] => [...times.filter((time) => time > Date.now() - 60_000), Date.now()];

/** A self-renewing connection to a table, until ended for good. */
export class Line {
  readonly #status = signal<LinkStatus>('reconnecting');
  readonly #ended = signal<Ended | null>(null);
  readonly #wait = new Wait();
  readonly #stopWatching: () => void;
  #room: Room<TableState> | null = null;
  #trying = false;
  #left = false;
  #notice: NoticeWhy | null = null;
  #cuts: number[] = [];
  #garbled: number[] = [];
  #alarm: ReturnType<typeof setTimeout> | undefined;

  private constructor(
    private readonly code: string,
    private readonly deps: LineDeps,
  ) {
    this.#stopWatching = watchAwake({
      awake: () => this.#check(),
      offline: () => this.#lose(),
    });
  }

  /** Opens a line. @throws the error of the first join: its `joinRefusal`, null if the server was out of reach; Unshown */
  static async open(code: string, deps: LineDeps): Promise<Line> {
    const line = new Line(code, deps);
    for (let attempt = 0; ; attempt += 1) {
      try {
        await line.#connect();
        return line;
      } catch (error) {
        if (joinRefusal(error, code) || error instanceof Unshown || attempt + 1 === FIRST_TRIES) {
          line.close();
          throw error;
        }
        await line.#wait.pass(pauseBefore(attempt + 1));
      }
    }
  }

  get status(): ReadonlySignal<LinkStatus> {
    return this.#status;
  }

  get ended(): ReadonlySignal<Ended | null> {
    return this.#ended;
  }

  get room(): Room<TableState> | null {
    return this.#room;
  }

  resume(): void {
    if (this.#status.value === 'open') return;
    this.#status.value = 'reconnecting';
    this.#ended.value = null;
    this.#wait.cut();
    void this.#comeBack(-1);
  }

  close(): void {
    this.#left = true;
    this.#stopWatching();
    clearTimeout(this.#alarm);
    this.#wait.cut();
    void this.#room?.leave();
  }

  async #connect(): Promise<void> {
    this.#notice = null;
    const room = await openRoom(
      this.code,
      this.deps.joining(),
      (ruleset) => this.deps.prepare(ruleset),
      (opening, welcomed) =>
        this.deps.listen(opening, {
          heard: () => this.#heard(),
          noticed: (why) => {
            this.#notice = why;
          },
          welcomed,
          garbled: () => this.#renew(opening),
        }),
    );
    if (this.#left) {
      void room.leave();
      return;
    }
    room.onLeave((reason) => {
      if (room === this.#room) this.#broke(reason);
    });
    this.#room = room;
    this.#ended.value = null;
    this.#status.value = 'open';
    this.#heard();
  }

  /** The connection is lost. Automatic return must not fight those who ended it. */
  #broke(reason: number): void {
    if (this.#left) return;
    clearTimeout(this.#alarm);
    this.#room = null;
    if (reason === CLOSE.tooFast) this.#cuts = recent(this.#cuts);
    const end = this.#endAfter(reason);
    if (end) {
      this.#end(end);
      return;
    }
    this.#status.value = 'reconnecting';
    this.#ended.value = reason === CLOSE.stopping ? 'stopping' : null;
    void this.#comeBack(reason === CLOSE.tooFast ? PENANCE : reason === CLOSE.again ? -1 : 0);
  }

  #endAfter(reason: number): Ended | null {
    if (reason === CLOSE.takenOver) return this.#notice ?? 'takenOver';
    if (reason === CLOSE.broken || this.#garbled.length >= MOST_GARBLED) return 'broken';
    if (reason === CLOSE.unwatched) return 'unwatched';
    return this.#cuts.length >= MOST_CUTS ? 'tooFast' : null;
  }

  #renew(room: Room<TableState>): void {
    this.#garbled = recent(this.#garbled);
    if (room === this.#room) this.#lose();
    else room.connection.close();
  }

  #end(why: Ended): void {
    this.#ended.value = why;
    this.#status.value = 'closed';
  }

  /** @param from number of the first attempt; negative: at once */
  async #comeBack(from: number): Promise<void> {
    if (this.#trying) return;
    this.#trying = true;
    let refusals = 0;
    for (let attempt = from; !this.#left; attempt += 1) {
      if (attempt >= 0) await this.#wait.pass(pauseBefore(attempt));
      if (this.#left) break;
      try {
        await this.#connect();
        break;
      } catch (error) {
        const { code } = error as { code?: number };
        const refusal = joinRefusal(error, this.code);
        if (refusal && code !== JOIN_ERROR.stopping) refusals += 1;
        if (refusal && (FINAL.includes(code as number) || refusals > MOST_REFUSALS)) {
          this.#end(refusal);
          break;
        }
      }
    }
    this.#trying = false;
  }

  /** The page is awake: checks the connection. */
  #check(): void {
    if (this.#status.value === 'reconnecting') this.#wait.cut();
    else if (this.#status.value === 'open') this.#probe();
  }

  #heard(): void {
    clearTimeout(this.#alarm);
    if (this.#room && !this.#left) this.#alarm = setTimeout(() => this.#probe(), SILENCE);
  }

  #probe(): void {
    if (!this.room) return;
    clearTimeout(this.#alarm);
    this.#alarm = setTimeout(() => this.#lose(), ANSWER);
    this.deps.ping(this.room);
  }

  #lose(): void {
    const { room } = this;
    if (!room || this.#left) return;
    this.#broke(0);
    room.removeAllListeners();
    room.connection.close();
  }
}
