import { botsOf, type Policy } from '@illuminice/bots';
import {
  gameOf,
  type JoinOptions,
  readTable,
  type ServerMessages,
  type ServerMessageType,
  type TableInfo,
  TableState,
  WIRE_VERSION,
} from '@illuminice/protocol';
import { type AnyBoard, type AnyDecision, type AnyIntent, type AnyView, type PlayerId, rulesetOf } from '@illuminice/rules';
import { Client, type Room } from 'colyseus.js';

/** What a scripted client tells of its game while it plays. Times are milliseconds of `performance.now()`. */
export interface Witness {
  /** An intent was accepted and led to this `seq`; it had been sent at this time. */
  accepted(seq: number, sentAt: number): void;
  refused(player: ScriptedPlayer, refusal: ServerMessages['refused']['refusal']): void;
  /** This client has the board of this `seq` and what happened on the way to it. */
  heard(seq: number, at: number): void;
  received(frame: Uint8Array): void;
  /** The game is over, or the connection is gone. */
  ended(player: ScriptedPlayer, lost: number | null): void;
}

/** A refusal can come of two answers at the same moment. So many in a row cannot. */
const MOST_REFUSALS = 50;

/** Milliseconds to wait when the server says that we talk too fast: it counts by the second. */
const BREATHER = 1000;

/** A client that plays by a policy: looks at its view whenever something happened, and answers when it is asked. */
export class ScriptedPlayer {
  player: PlayerId | null = null;
  #mine: unknown = null;
  /** Of the table's game; null: the server has not said which one it is. */
  #policy: Policy | null = null;
  /** What everybody sees besides the board; null: nothing came yet. */
  table: TableInfo | null = null;
  #n = 0;
  #sent: { n: number; at: number } | null = null;
  /** What was said last in the lobby, to be said again if it came too fast. */
  #said: { n: number; type: 'ready' | 'start'; body: object } | null = null;
  #refusals = 0;
  #thinking: NodeJS.Timeout | undefined;
  #over = false;

  private constructor(
    readonly room: Room<TableState>,
    private readonly seed: number,
    private readonly think: number,
    private readonly witness: Witness,
  ) {
    const { ws } = room.connection.transport as unknown as { ws: WebSocket };
    ws.addEventListener('message', ({ data }) => witness.received(new Uint8Array(data as ArrayBuffer)));
    room.onStateChange((state) => {
      this.table = readTable(state);
    });
    room.onMessage('welcome', (message: ServerMessages['welcome']) => {
      this.player = message.player;
      this.#n = Math.max(this.#n, message.n);
      this.#policy ??= botsOf(message.ruleset).policies.random(this.seed);
    });
    room.onMessage('private', (message: ServerMessages['private']) => {
      this.#mine = message.mine;
    });
    room.onMessage('events', ({ seq }: ServerMessages['events']) => {
      witness.heard(seq, performance.now());
      this.#consider();
    });
    room.onMessage('accepted', ({ n, seq }: ServerMessages['accepted']) => this.#answered(n, seq));
    room.onMessage('refused', ({ n, refusal }: ServerMessages['refused']) => {
      witness.refused(this, refusal);
      this.#refusals += 1;
      if (this.#refusals >= MOST_REFUSALS) this.stop();
      else if (refusal.why === 'tooFast') setTimeout(() => this.#again(n), BREATHER);
      else this.#answered(n, null);
    });
    // Nothing of these changes what it plays; a type that nobody listens to would be reported by the library.
    for (const type of ['notice', 'orders', 'silence', 'chat'] satisfies ServerMessageType[]) room.onMessage(type, () => {});
    room.onLeave((code) => this.#end(code));
  }

  /**
   * Takes a seat.
   *
   * @param seed of the random choices
   * @param think milliseconds before each answer
   */
  static async sit(url: string, code: string, options: Omit<JoinOptions, 'version'>, seed: number, think: number, witness: Witness) {
    const room = await new Client(url).joinById<TableState>(code, { ...options, version: WIRE_VERSION }, TableState);
    return new ScriptedPlayer(room, seed, think, witness);
  }

  /** Says something of the lobby. */
  say(type: 'ready' | 'start', body: object = {}): void {
    this.#n += 1;
    this.#said = { n: this.#n, type, body };
    this.room.send(type, { n: this.#n, ...body });
  }

  /** Leaves the table; what is still on its way does not matter any more. */
  stop(): void {
    this.#end(null);
    void this.room.leave();
  }

  /** What this player waits for, for a report of a game that stands still. */
  get situation(): string {
    const asked = this.room.state.board ? this.#decision(this.#view.board).who.join(' and ') : 'nobody';
    const waits = this.#sent ? `message ${this.#sent.n} unanswered` : this.#thinking ? 'thinking' : 'nothing sent';
    return `${this.player} (${this.room.connection.isOpen ? 'connected' : 'gone'}), stage ${this.table?.stage}, asked: ${asked}, ${waits}`;
  }

  get #view(): AnyView {
    const { state } = this.room;
    return { board: gameOf(state).readBoard(state.board), player: this.player, mine: this.#mine };
  }

  #decision(board: AnyBoard): AnyDecision {
    return rulesetOf(board.ruleset).decision(board);
  }

  /** Thinks about an answer if it is asked for one; the board may have moved on by the time it has thought. */
  #consider(): void {
    if (this.table?.stage === 'over') this.#end(null);
    if (this.#over || this.#sent || this.#thinking) return;
    const { board } = this.#view;
    if (!this.#decision(board).who.includes(this.player ?? '')) return;
    this.#thinking = setTimeout(() => {
      this.#thinking = undefined;
      const intent = this.#over ? null : (this.#policy?.(this.#view) ?? null);
      if (intent) this.#play(intent);
    }, this.think);
  }

  #play(intent: AnyIntent): void {
    this.#n += 1;
    this.#sent = { n: this.#n, at: performance.now() };
    this.room.send('intent', { n: this.#n, intent });
  }

  /** After a breather: says again what came too fast, or looks for an answer again. */
  #again(n: number | null): void {
    if (this.#said?.n === n && !this.#over) this.say(this.#said.type, this.#said.body);
    else this.#answered(n, null);
  }

  #answered(n: number | null, seq: number | null): void {
    if (this.#sent && this.#sent.n === n) {
      const { at } = this.#sent;
      this.#sent = null;
      if (seq !== null) {
        this.#refusals = 0;
        this.witness.accepted(seq, at);
      }
    }
    if (this.room.state.board) this.#consider();
  }

  #end(lost: number | null): void {
    if (this.#over) return;
    this.#over = true;
    clearTimeout(this.#thinking);
    this.witness.ended(this, lost);
  }
}
