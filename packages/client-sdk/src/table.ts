import { EventEmitter } from 'node:events';
import {
  type ClientMessages,
  type ClientMessageType,
  gameOf,
  type JoinOptions,
  readTable,
  type ServerMessages,
  type ServerMessageType,
  type TableInfo,
  type TableState,
} from '@illuminice/protocol';
import { type GameTypes, type PlayerId, type Ruleset, type RulesetId, rulesetOf } from '@illuminice/rules';
import type { Room } from 'colyseus.js';
import type { Whereabouts } from './address.js';
import { connect } from './connect.js';
import { Mailbox } from './mailbox.js';
import { RefusedError } from './refused-error.js';
import { endedBy, firstAttempt, isFinal, pauseBefore } from './returning.js';
import type { TableEvents } from './table-events.js';

/** The only part of a board that can be read as it stands. */
const seqOf = ({ board }: TableState): number | null => (board as unknown as { seq: number } | undefined)?.seq ?? null;

/** A refusal can come of two answers at the same moment. So many in a row cannot. */
const MOST_REFUSALS = 50;

/**
 * A place at a table. It comes back by itself after a lost connection, with its seat, and says again what was not answered.
 * `T` are the types of the table's game; without them every game is played, through its `rules`.
 */
export class Table<T extends GameTypes = GameTypes> extends EventEmitter<TableEvents<T>> {
  /** Which player we are; null: a spectator. */
  player: PlayerId | null = null;
  /** Opens the seat again, from another process, too: `join(link, { name, token })`. Keep it secret. Null: a spectator. */
  token: string | null = null;
  ruleset!: RulesetId;
  readonly #mailbox = new Mailbox();
  #room: Room<TableState> | null = null;
  /** The library's state outlives the connection it came by. */
  #state: TableState | null = null;
  #mine: unknown = null;
  /** As they were last read; null: not since they changed. */
  #board: T['Board'] | null = null;
  #info: TableInfo | null = null;
  /** `seq` of the step that came whole; null: none yet. A board that is further on still waits for the secrets that go with it. */
  #wholeSeq: number | null = null;
  #ended: Error | null = null;
  #waiting: (() => void)[] = [];

  constructor(
    private readonly where: Whereabouts,
    private readonly options: Omit<JoinOptions, 'version'> & { secret: string },
  ) {
    super();
    this.token = options.token ?? null;
  }

  get code(): string {
    return this.where.code;
  }

  /** The rules of the game: `rules.check(view, intent)`, `rules.leastIntent(view)` … */
  get rules(): Ruleset<T> {
    return rulesetOf(this.ruleset) as unknown as Ruleset<T>;
  }

  /** What everybody sees besides the board. */
  get info(): TableInfo {
    this.#info ??= readTable(this.#state as TableState);
    return this.#info;
  }

  /** What we may see of the game; null: none has begun, or not all of it has come yet. */
  get view(): T['View'] | null {
    const state = this.#state;
    if (!state?.board || this.#wholeSeq !== seqOf(state)) return null;
    this.#board ??= gameOf(state).readBoard(state.board);
    return { board: this.#board, player: this.player, mine: this.#mine };
  }

  /** What we can do now, an entry for each type of intent; none without a game. */
  get offers(): readonly T['Offer'][] {
    const { view } = this;
    return view ? this.rules.offers(view) : [];
  }

  /** Whether the game waits for us. */
  get isAsked(): boolean {
    const { view, player } = this;
    return view !== null && player !== null && this.rules.decision(view.board).who.includes(player);
  }

  get isConnected(): boolean {
    return this.#room !== null;
  }

  /** Messages without an answer. */
  get unanswered(): number {
    return this.#mailbox.unanswered;
  }

  /** Comes to the table. @throws RefusedError, else Error that names the server and what kept us from it; nothing is tried twice */
  async open(): Promise<void> {
    await this.#connect();
    await this.until(() => this.ruleset !== undefined);
  }

  /** Plays. @returns `seq` of the board once the intent is carried out and written down @throws RefusedError */
  act(intent: T['Intent']): Promise<number> {
    return this.say('intent', { intent: intent as T['Intent'] & Record<string, unknown> });
  }

  /** Says anything else of the protocol: `say('chat', { text })`. @throws RefusedError */
  say<K extends ClientMessageType>(type: K, body: Omit<ClientMessages[K], 'n'>): Promise<number> {
    return this.#ended ? Promise.reject(this.#ended) : this.#mailbox.say(type, body);
  }

  /**
   * Says that we are ready; if we are the host, we start once all are. Resolves when the game is on.
   *
   * @param players that sit down before it starts; left out: as many as there are seats
   */
  async begin(players?: number): Promise<void> {
    const { player } = this;
    const isOn = () => this.info.stage !== 'lobby';
    if (!isOn()) await this.say('ready', { ready: true });
    const allReady = ({ host, seats, capacity }: TableInfo) =>
      host === player && seats.length >= (players ?? capacity) && seats.every(({ ready }) => ready);
    await this.until(() => isOn() || allReady(this.info));
    if (!isOn()) await this.say('start', {});
    await this.until(isOn);
  }

  /** Resolves once the game waits for us, with what we see; null: the game is over. */
  async turn(): Promise<T['View'] | null> {
    await this.until(() => this.info.stage === 'over' || (this.isConnected && this.unanswered === 0 && this.isAsked));
    return this.info.stage === 'over' ? null : this.view;
  }

  /**
   * Plays the game to its end.
   *
   * @param choose the answer to a view; null: nothing now
   * @param think milliseconds before each answer
   * @returns how it ended
   * @throws Error if the connection is gone for good, or so many answers are refused that the chooser must be wrong
   */
  async play(choose: (view: T['View']) => T['Intent'] | null, think = 0): Promise<T['Board']['outcome']> {
    let refusals = 0;
    for (let view = await this.turn(); view !== null; view = await this.turn()) {
      if (think > 0) await new Promise((resolve) => setTimeout(resolve, think));
      // Others may have moved while we thought.
      if (!this.isAsked || !this.view) continue;
      const { seq } = this.view.board;
      const intent = choose(this.view);
      if (intent === null) {
        await this.until(() => this.view?.board.seq !== seq || this.info.stage === 'over');
        continue;
      }
      try {
        await this.act(intent);
        refusals = 0;
      } catch (error) {
        refusals += 1;
        if (!(error instanceof RefusedError) || refusals >= MOST_REFUSALS) throw error;
      }
    }
    await this.until(() => this.view !== null);
    return (this.view as T['View']).board.outcome;
  }

  /** Resolves once this holds; looked at after everything that the server says. @throws Error once the table has ended for us */
  until(holds: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => {
        if (this.#ended) reject(this.#ended);
        else if (holds()) resolve();
        else this.#waiting.push(look);
      };
      look();
    });
  }

  /** Cuts the connection as a lost network would; it is taken up again. */
  drop(): void {
    this.#room?.connection.close();
  }

  /** Leaves for good. In the lobby the seat is free then; in a game it is kept, and `token` opens it. */
  async leave(): Promise<void> {
    const room = this.#room;
    this.#end(new Error('we left the table'));
    await room?.leave().catch(() => {});
  }

  async #connect(): Promise<void> {
    const { secret } = this.options;
    const token = this.token ?? (this.ruleset === undefined ? null : secret);
    const room = await connect(this.where, { ...this.options, token });
    if (this.#ended) {
      await room.leave();
      return;
    }
    this.#room = room;
    this.#wholeSeq = null;
    this.#listen(room);
  }

  #listen(room: Room<TableState>): void {
    const { ws } = room.connection.transport as unknown as { ws: WebSocket };
    ws.addEventListener('message', ({ data }) => {
      if (this.listenerCount('frame') > 0) this.emit('frame', new Uint8Array(data as ArrayBuffer));
    });
    const on = <K extends ServerMessageType>(type: K, take: (message: ServerMessages[K]) => void) =>
      room.onMessage(type, (message: ServerMessages[K]) => {
        if (room !== this.#room) return;
        take(message);
        this.#look();
      });
    room.onStateChange((state) => {
      if (room !== this.#room) return;
      this.#state = state;
      this.#board = null;
      this.#info = null;
      if (this.listenerCount('table') > 0) this.emit('table', this.info);
      this.#look();
    });
    on('welcome', (message) => this.#welcomed(room, message));
    on('private', ({ mine }) => {
      this.#mine = mine;
    });
    // Closes what a join tells of a game that is on.
    on('past', () => {
      this.#wholeSeq = seqOf(room.state);
    });
    on('events', ({ events, seq }) => {
      this.#wholeSeq = seq;
      this.emit('step', seq);
      if (this.listenerCount('events') === 0 || !room.state.board) return;
      this.emit('events', gameOf(room.state).readEvents(events, room.state.board) as T['Event'][], seq);
    });
    on('accepted', ({ n, seq }) => this.#mailbox.accepted(n, seq));
    on('refused', ({ n, refusal }) => {
      this.emit('refused', refusal);
      this.#mailbox.refused(n, refusal);
    });
    on('chat', ({ lines }) => this.emit('chat', lines));
    on('notice', ({ text, why }) => this.emit('notice', text, why));
    // A type that nobody listens to would be reported by the library.
    for (const type of ['orders', 'silence', 'nudge', 'resumeLink'] as const) on(type, () => {});
    room.onError(() => {});
    room.onLeave((code) => {
      if (room === this.#room) void this.#lost(code);
    });
  }

  #welcomed(room: Room<TableState>, { ruleset, player, token, n }: ServerMessages['welcome']): void {
    const isBack = this.ruleset !== undefined;
    this.ruleset = ruleset;
    this.player = player;
    this.token = player === null ? null : (token ?? this.token);
    this.#mailbox.connected(n, (type, message) => room.send(type, message));
    if (isBack) this.emit('back');
  }

  /** Comes back, unless whoever closed the connection meant it. */
  async #lost(code: number): Promise<void> {
    this.#room = null;
    this.#mailbox.disconnected();
    if (this.#ended) return;
    const reason = endedBy(code);
    if (reason !== null) {
      this.#end(new Error(`${reason} (${code})`));
      return;
    }
    // One that never came to a welcome was none that could be lost.
    if (this.ruleset !== undefined) this.emit('lost', code);
    for (let attempt = firstAttempt(code); !this.#ended; attempt += 1) {
      await pauseBefore(attempt);
      if (this.#ended) return;
      try {
        await this.#connect();
        return;
      } catch (error) {
        if (isFinal(error)) this.#end(error as Error);
      }
    }
  }

  #end(reason: Error): void {
    if (this.#ended) return;
    this.#ended = reason;
    this.#room = null;
    this.#mailbox.close(reason);
    this.emit('end', reason);
    this.#look();
  }

  #look(): void {
    for (const look of this.#waiting.splice(0)) look();
  }
}
