import type { Policy } from '@illuminice/bots';
import { connect, RefusedError } from '@illuminice/client-sdk';
import { labOf } from '@illuminice/lab';
import { gameOf, readTable, type ServerMessages, type ServerMessageType, type Stage, type TableState } from '@illuminice/protocol';
import { type AnyIntent, type AnyView, hashOf, type PlayerId, rulesetOf } from '@illuminice/rules';
import type { Room } from 'colyseus.js';

/** Of so many intents one is followed by a line of chat. */
const CHATTY = 40;

interface Sent {
  n: number;
  type: 'intent' | 'chat' | 'ping';
  body: { intent: AnyIntent } | { text: string } | object;
}

/**
 * A scripted client that keeps its seat whatever happens to the server: it comes back by the seat's token, sends again what
 * was not answered, and remembers all that was acknowledged.
 */
export class Survivor {
  player: PlayerId | null = null;
  /** Numbers of intents that were acknowledged, and lines of chat. */
  readonly acknowledged: number[] = [];
  readonly said: string[] = [];
  /** Lines of chat as the server last told them from the beginning. */
  heard: string[] = [];
  /** Messages that were sent again. */
  resent = 0;
  /** It was told that the table cannot go on: nothing can be saved. */
  saidPaused = false;
  /** Why the last attempt to come back failed. */
  trouble = 'none failed';
  /** Refusals that should not happen: what was sent before, and what came of it is not known. */
  readonly unknown: string[] = [];
  #room: Room<TableState> | null = null;
  /** As the server last told it. */
  #stage: Stage | null = null;
  #token: string | null = null;
  #mine: unknown = null;
  #n = 0;
  #open: Sent[] = [];
  #present = false;
  /** When the server last greeted or answered it; ms. */
  #answeredAt = 0;
  /** When the last connection ended; 0: it has not. */
  #leftAt = 0;
  #resting = false;
  #ended = false;
  #thinking: NodeJS.Timeout | undefined;
  /** Of the table's game; null: the server has not said which one it is. */
  #policy: Policy | null = null;
  #waiting: (() => void)[] = [];

  constructor(
    readonly url: string,
    readonly code: string,
    private readonly name: string,
    private readonly seed: number,
    /** Milliseconds before each answer. */
    private readonly think: number,
    /** Waits before this attempt to come back. */
    private readonly again: (attempt: number) => Promise<void>,
  ) {}

  /** Whether the server has greeted it on a connection that still is. */
  get present(): boolean {
    return this.#present;
  }

  /** Whether the server has greeted or answered it since then, on a connection that still is: one that says nothing may be dead. */
  isBackSince(at: number): boolean {
    return this.#present && this.#answeredAt > at;
  }

  /** Asks for a sign of life, unless it waits for an answer already. */
  ping(): void {
    if (this.#present && this.#open.length === 0) this.#say('ping', {});
  }

  get isOver(): boolean {
    return this.#stage === 'over';
  }

  /** Messages on their way. */
  get unanswered(): number {
    return this.#open.length;
  }

  /** A hash of what everybody sees of the game; null: there is none. */
  get boardHash(): string | null {
    const state = this.#room?.state;
    return state?.board ? hashOf(gameOf(state).readBoard(state.board)) : null;
  }

  /** Where it is, for a report. */
  get situation(): string {
    return `${this.#leftAt > 0 ? `gone for ${Math.round(performance.now() - this.#leftAt)} ms` : 'there'}, step ${this.#room?.state.board?.seq}`;
  }

  /** A hash of all that it sees, as `hashOf` makes it. */
  get viewHash(): string {
    const { board, mine } = this.#view;
    return hashOf({ board, mine });
  }

  /** Comes to the table, or back to it, however often that takes. Resolves once it was greeted. */
  async come(): Promise<void> {
    for (let attempt = 0; !this.#ended; attempt += 1) {
      try {
        this.#listen(await connect(this, { name: this.name, token: this.#token }));
        return await this.until(() => this.#present || this.#ended);
      } catch (error) {
        this.trouble = error instanceof RefusedError ? error.refusal.why : String((error as Error).message);
        if (this.trouble === 'unsaved') this.saidPaused = true;
        await this.again(attempt);
      }
    }
  }

  /** Resolves once this holds; looked at after everything that the server says. */
  until(holds: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (holds()) resolve();
        else this.#waiting.push(look);
      };
      look();
    });
  }

  /** Says nothing new any more; resolves once all that was said is answered. */
  rest(): Promise<void> {
    this.#resting = true;
    clearTimeout(this.#thinking);
    return this.until(() => this.#present && this.#open.length === 0);
  }

  /** Does not come back any more when the connection ends. */
  end(): void {
    this.#ended = true;
    clearTimeout(this.#thinking);
    this.#look();
  }

  leave(): void {
    this.end();
    void this.#room?.leave().catch(() => {});
  }

  #listen(room: Room<TableState>): void {
    this.#room = room;
    const here = () => this.#room === room;
    room.onStateChange((state) => {
      this.#stage = readTable(state).stage;
    });
    room.onMessage('welcome', (message: ServerMessages['welcome']) => here() && this.#greeted(message));
    room.onMessage('private', ({ mine }: ServerMessages['private']) => {
      this.#mine = mine;
    });
    room.onMessage('events', () => this.#consider());
    room.onMessage('accepted', ({ n }: ServerMessages['accepted']) => this.#answered(n, null));
    room.onMessage('refused', ({ n, refusal }: ServerMessages['refused']) => this.#answered(n, refusal.why));
    room.onMessage('chat', ({ lines }: ServerMessages['chat']) => {
      this.heard.push(...lines.map(({ text }) => text));
    });
    for (const type of ['notice', 'orders', 'silence'] satisfies ServerMessageType[]) room.onMessage(type, () => {});
    room.onLeave(() => {
      if (!here()) return;
      this.#present = false;
      this.#leftAt = performance.now();
      this.#look();
      if (!this.#ended) void this.come();
    });
    room.onError(() => {});
  }

  /** The server knows us (again): what it has not answered is said again, in order. */
  #greeted({ player, token, n, ruleset }: ServerMessages['welcome']): void {
    this.#policy ??= labOf(ruleset).policies.random(this.seed);
    this.player = player;
    this.#token = token ?? this.#token;
    this.#n = Math.max(n, this.#n);
    this.heard = [];
    this.#present = true;
    this.#answeredAt = performance.now();
    this.#leftAt = 0;
    for (const sent of this.#open) {
      this.resent += 1;
      this.#send(sent);
    }
    this.#look();
    // The secrets come right behind.
    this.#consider();
  }

  get #view(): AnyView {
    const { state } = this.#room as Room<TableState>;
    return { board: gameOf(state).readBoard(state.board), player: this.player, mine: this.#mine };
  }

  /** Thinks about what the table asks, once for all that is told meanwhile: to read a board whole takes a while. */
  #consider(): void {
    this.#look();
    if (!this.#isFree || this.#thinking) return;
    this.#thinking = setTimeout(() => {
      this.#thinking = undefined;
      if (this.#isFree) this.#act();
    }, this.think);
  }

  get #isFree(): boolean {
    return this.#present && !this.#resting && !this.#ended && this.#open.length === 0 && this.#stage === 'playing';
  }

  #act(): void {
    const view = this.#view;
    const { who } = rulesetOf(view.board.ruleset).decision(view.board);
    if (!who.includes(this.player ?? '')) return;
    const intent = this.#policy?.(view);
    if (intent) this.#say('intent', { intent });
    if (this.#n % CHATTY === 0) this.#say('chat', { text: `${this.name} says ${this.#n}` });
  }

  #say(type: Sent['type'], body: Sent['body']): void {
    this.#n += 1;
    const sent = { n: this.#n, type, body };
    this.#open.push(sent);
    this.#send(sent);
  }

  #send({ n, type, body }: Sent): void {
    this.#room?.send(type, { n, ...body });
  }

  #answered(n: number | null, refused: string | null): void {
    const sent = this.#open.find((one) => one.n === n);
    this.#open = this.#open.filter((one) => one !== sent);
    if (refused === 'unsaved') this.saidPaused = true;
    if (sent && refused === 'repeated') this.unknown.push(`${this.code} ${this.player} ${n}`);
    this.#answeredAt = performance.now();
    if (sent && refused === null) {
      if ('text' in sent.body) this.said.push(sent.body.text);
      else if (sent.type === 'intent') this.acknowledged.push(sent.n);
    }
    this.#consider();
  }

  #look(): void {
    for (const look of this.#waiting.splice(0)) look();
  }
}
