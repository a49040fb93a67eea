import {
  type ClientMessages,
  type ClientMessageType,
  gameOf,
  type JoinOptions,
  readTable,
  type SeatInfo,
  type ServerMessages,
  type ServerMessageType,
  type TableInfo,
  TableState,
  WIRE_VERSION,
  type WireRefusal,
} from '@illuminice/protocol';
import type { GameTypes, PlayerId } from '@illuminice/rules';
import type { ClassicTypes } from '@illuminice/rules/classic';
import { Client } from 'colyseus.js';
import type { Line } from './local-room.js';

// The library reports every refused join and closed connection, which here are what is tested.
console.warn = () => {};

/** How guests join at addresses behind which there are no sockets. */
const JOINS = new Map<string, (code: string, options: object) => Promise<Line>>();
export const joinThrough = (url: string, join: (code: string, options: object) => Promise<Line>): void => void JOINS.set(url, join);

/** Joins with any options at all. */
export const joinAt = async (url: string, code: string, options: object): Promise<Line> =>
  JOINS.get(url)?.(code, options) ?? ((await new Client(url).joinById<TableState>(code, options, TableState)) as unknown as Line);

/** What a message was answered with. */
export type Reply = { ok: true; seq: number } | { ok: false; refusal: WireRefusal };

const TYPES: ServerMessageType[] = [
  'welcome',
  'private',
  'events',
  'past',
  'sealed',
  'orders',
  'silence',
  'chat',
  'accepted',
  'refused',
  'notice',
  'resumeLink',
  'nudge',
];

/**
 * Somebody at a table, through a real colyseus.js client or a line without a socket. Waits for what happens, never for time.
 * The game is the one that the table plays; its types are the test's to name.
 */
export class Guest<T extends GameTypes = ClassicTypes> {
  player: PlayerId | null = null;
  token: string | null = null;
  mine: T['View']['mine'] | null = null;
  n = 0;
  /** Everything the server said, in order, events unpacked; `patch` for a change of the shared state. */
  readonly heard: { type: ServerMessageType | 'patch'; message: unknown }[] = [];
  left: number | null = null;
  readonly #waiting = new Set<() => void>();

  private constructor(readonly room: Line) {
    room.onStateChange(() => this.#hear('patch', null));
    for (const type of TYPES) room.onMessage(type, (message: never) => this.#hear(type, message));
    room.onLeave((code) => {
      this.left = code;
      this.#check();
    });
    room.onError(() => {});
  }

  static async join<T extends GameTypes = ClassicTypes>(
    url: string,
    code: string,
    name: string,
    options: Partial<JoinOptions> = {},
  ): Promise<Guest<T>> {
    const room = await joinAt(url, code, { name, version: WIRE_VERSION, ...options });
    const guest = new Guest<T>(room);
    guest.token = options.token ?? null;
    room.listen?.();
    await guest.until(() => guest.heard.some(({ type }) => type === 'welcome'));
    return guest;
  }

  /** Resolves once this holds; looked at after everything the server says. Rejects with the close code if the connection ends first. */
  until(holds: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const done = holds();
        if (!done && this.left === null) return;
        this.#waiting.delete(look);
        if (done) resolve();
        else reject(new Error(`the connection ended (${this.left}) while ${holds} did not hold`));
      };
      this.#waiting.add(look);
      look();
    });
  }

  /** Sends a message under the next number and waits for its answer. */
  ask<T extends ClientMessageType>(type: T, body: Omit<ClientMessages[T], 'n'> | Record<string, unknown> = {}): Promise<Reply> {
    this.n += 1;
    return this.askAs(type, { n: this.n, ...body }, this.n);
  }

  /** Sends anything at all and waits for the answer that bears this number. */
  async askAs(type: string, message: unknown, n: number | null): Promise<Reply> {
    const from = this.heard.length;
    this.room.send(type, message);
    let reply: Reply | undefined;
    await this.until(() => {
      for (const { type: kind, message: said } of this.heard.slice(from)) {
        if (kind === 'accepted' && (said as ServerMessages['accepted']).n === n)
          reply = { ok: true, seq: (said as ServerMessages['accepted']).seq };
        if (kind === 'refused' && (said as ServerMessages['refused']).n === n) {
          reply = { ok: false, refusal: (said as ServerMessages['refused']).refusal };
        }
      }
      return reply !== undefined || this.left !== null;
    });
    if (!reply) throw new Error(`the connection ended (${this.left})`);
    return reply;
  }

  play(intent: T['Intent']): Promise<Reply> {
    return this.ask('intent', { intent });
  }

  /** All that this client can make of what it was sent, as JSON: most names travel as numbers. Nothing is left over unread. */
  get readable(): Buffer {
    const { state } = this.room;
    return Buffer.from(JSON.stringify([this.heard, state.board ? this.board : null, this.table, state.toJSON()]));
  }

  /** What everybody at the table sees besides the board. */
  get table(): TableInfo {
    return readTable(this.room.state);
  }

  seat(player: PlayerId | null): SeatInfo | undefined {
    return this.table.seats.find((seat) => seat.player === player);
  }

  get board(): T['Board'] {
    return gameOf(this.room.state).readBoard(this.room.state.board);
  }

  /** The options of the game that is to begin, or on. */
  get options(): T['Options'] {
    return this.table.rules.options;
  }

  get view(): T['View'] {
    return { board: this.board, player: this.player, mine: this.mine };
  }

  /** Names on the seats, in seat order. */
  get seated(): string[] {
    return this.table.seats.map((seat) => seat.name);
  }

  get events(): T['Event'][] {
    return this.heard.flatMap(({ type, message }) => (type === 'events' ? (message as { events: T['Event'][] }).events : []));
  }

  /** What it was told on coming in that had happened before. */
  get past(): T['Event'][] {
    return this.heard.flatMap(({ type, message }) => (type === 'past' ? (message as { events: T['Event'][] }).events : []));
  }

  async leave(consented = true): Promise<void> {
    await this.room.leave(consented);
  }

  #hear(type: ServerMessageType | 'patch', message: unknown): void {
    if (type === 'welcome') {
      const { player, token, n } = message as ServerMessages['welcome'];
      Object.assign(this, { player, token: token ?? this.token, n: Math.max(n, this.n), mine: player === this.player ? this.mine : null });
    }
    if (type === 'private') this.mine = (message as ServerMessages['private']).mine as T['View']['mine'];
    const packed = type === 'events' || type === 'past' ? (message as ServerMessages['past']).events : null;
    this.heard.push({
      type,
      message: packed ? { ...(message as object), events: gameOf(this.room.state).readEvents(packed, this.room.state.board) } : message,
    });
    this.#check();
  }

  #check(): void {
    for (const look of [...this.#waiting]) look();
  }
}

/** Friends at a new table: all of them seated in this order, and ready. */
export async function gather(url: string, code: string, names: string[]): Promise<Guest[]> {
  const guests: Guest[] = [];
  for (const name of names) guests.push(await Guest.join(url, code, name));
  for (const guest of guests) await guest.ask('ready', { ready: true });
  return guests;
}

/** The same, and the game has begun. */
export async function gatherAndStart(url: string, code: string, names: string[]): Promise<Guest[]> {
  const guests = await gather(url, code, names);
  const reply = await (guests[0] as Guest).ask('start');
  if (!reply.ok) throw new Error(reply.refusal.text);
  await Promise.all(guests.map((guest) => guest.until(() => guest.table.stage === 'playing' && guest.events.length > 0)));
  return guests;
}
