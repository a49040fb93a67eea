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

/** Sequence number of a board, the only readable part before its secrets. */
const seqOf = ({ board }: TableState): number | null => (board as unknown as { seq: number } | undefined)?.seq ?? null;

/** Refusals in a row that simultaneous answers cannot explain. */
const MOST_REFUSALS = 50;

/** A place at a table that survives lost connections. `T` are the game's types; by default any game is played, through `rules`. */
export class Table<T extends GameTypes = GameTypes> extends EventEmitter<TableEvents<T>> {
  player: PlayerId | null = null;
  /** Opens the seat again, even from another process: `join(link, { name, token })`. Keep it secret. Null for spectators. */
  token: string | null = null;
  ruleset!: RulesetId;
  readonly #mailbox = new Mailbox();
  #room: Room<TableState> | null = null;
  /** The library's state outlives its connection. */
  #state: TableState | null = null;
  #mine: unknown = null;
  /** Parsed values; null after changes. */
  #board: T['Board'] | null = null;
  #info: TableInfo | null = null;
  /** `seq` of the last complete step; null: none. A newer board still waits for its secrets. */
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

  /** Rules of the game: `rules.check(view, intent)`, `rules.leastIntent(view)` … */
  get rules(): Ruleset<T> {
    return rulesetOf(this.ruleset) as unknown as Ruleset<T>;
  }

  get info(): TableInfo {
    this.#info ??= readTable(this.#state as TableState);
    return this.#info;
  }

  /** The visible game; null before its start or until it is complete. */
  get view(): T['View'] | null {
    const state = this.#state;
    if (!state?.board || this.#wholeSeq !== seqOf(state)) return null;
    this.#board ??= gameOf(state).readBoard(state.board);
    return { board: this.#board, player: this.player, mine: this.#mine };
  }

  /** Possible actions, one entry per type of intent; none without a game. */
  get offers(): readonly T['Offer'][] {
    const { view } = this;
    return view ? this.rules.offers(view) : [];
  }

  get isAsked(): boolean {
    const { view, player } = this;
    return view !== null && player !== null && this.rules.decision(view.board).who.includes(player);
  }

  get isConnected(): boolean {
    return this.#room !== null;
  }

  get unanswered(): number {
    return this.#mailbox.unanswered;
  }

  /** Joins the table. @throws RefusedError, else Error with the server and the cause; without retries */
  async open(): Promise<void> {
    await this.#connect();
    await this.until(() => this.ruleset !== undefined);
  }

  /** Plays an intent. @returns `seq` of the board once it is stored @throws RefusedError */
  act(intent: T['Intent']): Promise<number> {
    return this.say('intent', { intent: intent as T['Intent'] & Record<string, unknown> });
  }

  /** Sends any other message: `say('chat', { text })`. @throws RefusedError */
  say<K extends ClientMessageType>(type: K, body: Omit<ClientMessages[K], 'n'>): Promise<number> {
    return this.#ended ? Promise.reject(this.#ended) : this.#mailbox.say(type, body);
  }

  /**
   * Reports readiness; a host starts the game once all are ready. Resolves when it is running.
   *
   * @param players seats to wait for; default: all
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

  /** Resolves with the view when asked; null: the game is over. */
  async turn(): Promise<T['View'] | null> {
    await this.until(() => this.info.stage === 'over' || (this.isConnected && this.unanswered === 0 && this.isAsked));
    return this.info.stage === 'over' ? null : this.view;
  }

  /**
   * Plays to the end.
   *
   * @param choose the answer to a view; null: nothing now
   * @param think delay before each answer in ms
   * @returns the outcome
   * @throws Error for a lost table, or too many refusals in a row
   */
  async play(choose: (view: T['View']) => T['Intent'] | null, think = 0): Promise<T['Board']['outcome']> {
    let refusals = 0;
    for (let view = await this.turn(); view !== null; view = await this.turn()) {
      if (think > 0) await new Promise((resolve) => setTimeout(resolve, think));
      // Others may have moved meanwhile.
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

  /** Resolves once this holds, checked after each server message. @throws Error after the end */
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

  drop(): void {
    this.#room?.connection.close();
  }

  /** Leaves for good. A lobby seat becomes free; a seat in a game is kept for its `token`. */
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
    // End of the history that is sent on joining a running game.
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
    // The library warns about types without a listener.
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

  async #lost(code: number): Promise<void> {
    this.#room = null;
    this.#mailbox.disconnected();
    if (this.#ended) return;
    const reason = endedBy(code);
    if (reason !== null) {
      this.#end(new Error(`${reason} (${code})`));
      return;
    }
    // Only welcomed connections count as lost.
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
