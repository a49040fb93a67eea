import type { Policy } from '@illuminice/bots';
import { connect, RefusedError } from '@illuminice/client-sdk';
import { labOf } from '@illuminice/lab';
import { gameOf, readTable, type ServerMessages, type ServerMessageType, type Stage, type TableState } from '@illuminice/protocol';
import { type AnyIntent, type AnyView, hashOf, type PlayerId, rulesetOf } from '@illuminice/rules';
import type { Room } from 'colyseus.js';

/** Average number of intents per chat line. */
const CHATTY = 40;

interface Sent {
  n: number;
  type: 'intent' | 'chat' | 'ping';
  body: { intent: AnyIntent } | { text: string } | object;
}

interface SurvivorManner {
  readonly seed: number;
  readonly think: number;
  again(attempt: number): Promise<void>;
}

/**
 * A scripted client that survives server failures: returns with its token, repeats unanswered messages, and records all
 * acknowledgements.
 */
export class Survivor {
  player: PlayerId | null = null;
  readonly acknowledged: number[] = [];
  readonly said: string[] = [];
  /** Chat lines as last received in full. */
  heard: string[] = [];
  resent = 0;
  /** The server reported a pause: nothing can be saved. */
  saidPaused = false;
  trouble = 'none failed';
  /** Unexpected refusals that leave the earlier message's fate open. */
  readonly unknown: string[] = [];
  #room: Room<TableState> | null = null;
  #stage: Stage | null = null;
  #token: string | null = null;
  #mine: unknown = null;
  #n = 0;
  #open: Sent[] = [];
  #present = false;
  /** Time of the last message from the server, in ms. */
  #answeredAt = 0;
  /** End of the last connection; 0: none. */
  #leftAt = 0;
  #resting = false;
  #ended = false;
  #thinking: NodeJS.Timeout | undefined;
  /** Policy of the table's game; null until known. */
  #policy: Policy | null = null;
  #waiting: (() => void)[] = [];

  constructor(
    readonly url: string,
    readonly code: string,
    private readonly name: string,
    private readonly manner: SurvivorManner,
  ) {}

  get present(): boolean {
    return this.#present;
  }

  /** True if the server has answered since then on an open connection; silent ones may be dead. */
  isBackSince(time: number): boolean {
    return this.#present && this.#answeredAt > time;
  }

  ping(): void {
    if (this.#present && this.#open.length === 0) this.#say('ping', {});
  }

  get isOver(): boolean {
    return this.#stage === 'over';
  }

  get unanswered(): number {
    return this.#open.length;
  }

  get boardHash(): string | null {
    const state = this.#room?.state;
    return state?.board ? hashOf(gameOf(state).readBoard(state.board)) : null;
  }

  get situation(): string {
    return `${this.#leftAt > 0 ? `gone for ${Math.round(performance.now() - this.#leftAt)} ms` : 'there'}, step ${this.#room?.state.board?.seq}`;
  }

  get viewHash(): string {
    const { board, mine } = this.#view;
    return hashOf({ board, mine });
  }

  /** Joins or rejoins, with as many attempts as needed. Resolves after the welcome. */
  async come(): Promise<void> {
    for (let attempt = 0; !this.#ended; attempt += 1) {
      try {
        this.#listen(await connect(this, { name: this.name, token: this.#token }));
        return await this.until(() => this.#present || this.#ended);
      } catch (error) {
        this.trouble = error instanceof RefusedError ? error.refusal.why : String((error as Error).message);
        if (this.trouble === 'unsaved') this.saidPaused = true;
        await this.manner.again(attempt);
      }
    }
  }

  /** Resolves once this holds, checked after each server message. */
  until(holds: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (holds()) resolve();
        else this.#waiting.push(look);
      };
      look();
    });
  }

  /** Stops sending; resolves when all messages are answered. */
  rest(): Promise<void> {
    this.#resting = true;
    clearTimeout(this.#thinking);
    return this.until(() => this.#present && this.#open.length === 0);
  }

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

  /** After a welcome, unanswered messages are sent again in order. */
  #greeted({ player, token, n, ruleset }: ServerMessages['welcome']): void {
    this.#policy ??= labOf(ruleset).policies.random(this.manner.seed);
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
    // The secrets follow immediately.
    this.#consider();
  }

  get #view(): AnyView {
    const { state } = this.#room as Room<TableState>;
    return { board: gameOf(state).readBoard(state.board), player: this.player, mine: this.#mine };
  }

  /** Schedules one decision for several messages: reading a whole board takes a while. */
  #consider(): void {
    this.#look();
    if (!this.#isFree || this.#thinking) return;
    this.#thinking = setTimeout(() => {
      this.#thinking = undefined;
      if (this.#isFree) this.#act();
    }, this.manner.think);
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
    const sent = this.#open.find((message) => message.n === n);
    this.#open = this.#open.filter((message) => message !== sent);
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
