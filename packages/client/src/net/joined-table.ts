import {
  type ChatLine,
  type ClientMessageType,
  type GameWire,
  type JoinOptions,
  NO_ORDERS,
  NO_TIMER,
  type NoticeWhy,
  type Orders,
  type Packed,
  type PromiseInfo,
  readTable,
  type ServerMessages,
  type ServerMessageType,
  type Silence,
  type TableState,
  type TimerInfo,
  WIRE_VERSION,
} from '@illuminice/protocol';
import type { AnyEvent, AnyIntent, AnyView, PlayerId, RulesetId } from '@illuminice/rules';
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { Room } from 'colyseus.js';
import { oncePerFrame } from './frame';
import { type ConnectionEvents, type Ended, Line, type LinkStatus } from './line';
import { forgetHopedToken, forgetSeatToken, hopedToken, keepSeatToken, seatToken } from './memory';
import { Missed } from './missed';
import { Unshown } from './open-room';
import { type Answer, Outbox, UNANSWERED } from './outbox';
import { keepIfEqual, type Lobby } from './read-state';
import type { Announced, Payload, TableLink } from './table-link';

const PAST_LENGTH = 400;
const CHAT_LENGTH = 300;

type Options = Omit<JoinOptions, 'version' | 'token'>;
type WireOf = (ruleset: RulesetId) => Promise<GameWire | null>;
type EventHandler = (events: readonly AnyEvent[], view: AnyView) => void;
type PastHandler = (events: readonly AnyEvent[]) => void;

interface Connection {
  readonly room: Room<TableState>;
  readonly events: ConnectionEvents;
  isWelcomed: boolean;
  /** True until something happens after `welcome`: no events follow `private` then. */
  isFresh: boolean;
}

/** A table of a server in signals, across connections. Members are fields: stages inherit from a link to stand in front of it. */
export class JoinedTable implements TableLink {
  readonly player = signal<PlayerId | null>(null);
  readonly lobby = signal<Lobby | null>(null);
  readonly view = signal<AnyView | null>(null);
  readonly timer = signal<TimerInfo>(NO_TIMER);
  readonly sealed = signal<AnyIntent | null>(null);
  readonly orders = signal<Orders>(NO_ORDERS);
  readonly silence = signal<Silence | null>(null);
  readonly chat = signal<readonly ChatLine[]>([]);
  readonly promises = signal<readonly PromiseInfo[]>([]);
  readonly nudge = signal<ServerMessages['nudge'] | null>(null);
  readonly dismissed = signal<NoticeWhy | null>(null);
  readonly announced = signal<Announced | null>(null);
  readonly missed: Missed;
  status: ReadonlySignal<LinkStatus> = signal('reconnecting');
  ended: ReadonlySignal<Ended | null> = signal(null);

  readonly #handlers = new Set<EventHandler>();
  readonly #pastHandlers = new Set<PastHandler>();
  readonly #outbox = new Outbox();
  readonly #showSoon = oncePerFrame(() => this.#show());
  #line: Pick<Line, 'room' | 'resume' | 'close'> | null = null;
  /** Known events of this game that were shown. */
  #past: readonly AnyEvent[] = [];
  #news: AnyEvent[] = [];
  #reached = -1;
  #mine: unknown = null;
  /** The game's wire; null before the first connection. */
  #wire: GameWire | null = null;
  #token: string | null = null;
  #hasJoined = false;
  #resumeTicket: ServerMessages['resumeLink'] | null = null;
  /** Lead of the server's clock over this device's, ms. */
  #ahead = 0;
  #current: Room<TableState> | null = null;
  #reports: ConnectionEvents | null = null;

  constructor(
    readonly code: string,
    private readonly options: Options,
    private readonly wireOf: WireOf,
  ) {
    this.missed = new Missed(code);
  }

  readonly now = (): number => Date.now() + this.#ahead;

  readonly send = <T extends ClientMessageType>(type: T, payload: Payload<T>): Promise<Answer> => {
    const room = this.#line?.room;
    if (type === 'wait' && !('more' in payload)) this.silence.value = null;
    return room ? this.#outbox.post(type, payload, (name, message) => room.send(name, message)) : Promise.resolve(UNANSWERED);
  };

  readonly play = (intent: AnyIntent): Promise<Answer> => this.send('intent', { intent } as Payload<'intent'>);

  readonly resumeLink = async (): Promise<ServerMessages['resumeLink'] | null> => {
    const answer = await this.send('resumeLink', {});
    return answer.ok ? this.#resumeTicket : null;
  };

  readonly onEvents = (handler: EventHandler): (() => void) => {
    this.#handlers.add(handler);
    return () => this.#handlers.delete(handler);
  };

  readonly onPast = (handler: PastHandler): (() => void) => {
    this.#pastHandlers.add(handler);
    handler(this.#past);
    return () => this.#pastHandlers.delete(handler);
  };

  readonly resume = (): void => this.#line?.resume();

  readonly leave = (): void => {
    this.#outbox.giveUp();
    this.#line?.close();
  };

  /** Opens the connection. @throws the error of the first join; Unshown */
  async open(openLine: typeof Line.open = Line.open): Promise<void> {
    const line = await openLine(this.code, {
      joining: () => this.#joinOptions(),
      prepare: (ruleset) => this.#prepare(ruleset),
      listen: (room, events) => this.#listen(room, events),
      ping: (room) => room.send('ping', { n: this.#outbox.next() }),
    });
    this.#line = line;
    this.status = line.status;
    this.ended = line.ended;
  }

  #joinOptions(): JoinOptions {
    const { ticket, ...options } = this.options;
    // A reconnecting spectator does not take a seat.
    const spectate = this.#hasJoined ? this.player.value === null : (options.spectate ?? false);
    // Finds the seat again if the answer is lost.
    const secret = spectate ? null : hopedToken(this.code);
    this.#token = spectate ? null : (seatToken(this.code) ?? secret);
    return {
      ...options,
      spectate,
      ...(this.#hasJoined || !ticket ? { token: this.#token } : { ticket, token: secret }),
      ...(!spectate && { secret }),
      version: WIRE_VERSION,
    };
  }

  async #prepare(ruleset: RulesetId): Promise<void> {
    this.#wire = await this.wireOf(ruleset);
    if (!this.#wire) throw new Unshown();
  }

  #listen(room: Room<TableState>, events: ConnectionEvents): void {
    const connection: Connection = { room, events, isWelcomed: false, isFresh: false };
    this.#reports = events;
    const handlers: { [T in ServerMessageType]: (message: ServerMessages[T]) => void } = {
      welcome: (message) => this.#welcome(connection, message),
      private: (message) => this.#private(connection, message),
      past: (message) => this.#replacePast(connection, message),
      events: (message) => this.#events(connection, message),
      sealed: ({ intent }) => {
        this.sealed.value = intent;
      },
      orders: (message) => this.#ordersGiven(message),
      silence: (message) => {
        this.silence.value = message;
      },
      chat: (message) => this.#chatted(message),
      accepted: (message) => this.#accepted(message),
      refused: (message) => this.#refused(message),
      notice: (message) => this.#notice(connection, message),
      nudge: (message) => {
        this.nudge.value = message;
      },
      resumeLink: (message) => {
        this.#resumeTicket = message;
      },
    };
    for (const [type, handle] of Object.entries(handlers))
      room.onMessage(type, (message: never) => {
        events.heard();
        handle(message);
      });
    room.onStateChange((state) => {
      events.heard();
      this.#stateChanged(connection, state);
    });
  }

  #welcome(connection: Connection, message: ServerMessages['welcome']): void {
    const { room } = connection;
    this.#current = room;
    connection.isFresh = true;
    this.#ahead = message.now - Date.now();
    this.#outbox.skipTo(message.n);
    // The server sends chat lines and orders again.
    this.chat.value = [];
    this.sealed.value = null;
    this.orders.value = NO_ORDERS;
    this.silence.value = null;
    this.#keepToken(message);
    const isSameViewer = this.player.value === message.player;
    if (!isSameViewer) this.#changeViewer(message.player);
    if (message.player === null) {
      this.#reached = room.state.board?.seq ?? -1;
      this.#look(room);
    }
    if (connection.isWelcomed) return;
    connection.isWelcomed = true;
    if (!isSameViewer) this.#outbox.giveUp();
    this.#hasJoined = true;
    connection.events.welcomed();
    this.#outbox.resend((type, sent) => room.send(type, sent));
  }

  #keepToken({ token, player }: ServerMessages['welcome']): void {
    if (token) {
      this.#token = token;
      keepSeatToken(this.code, token);
    }
    // A seat whose token got lost has the hoped-for one.
    if (player !== null && this.#token !== null && seatToken(this.code) === null) keepSeatToken(this.code, this.#token);
    forgetHopedToken(this.code);
  }

  /** Another viewer has other knowledge, and missed nothing. */
  #changeViewer(player: PlayerId | null): void {
    if (this.#hasJoined) this.missed.forget();
    this.#mine = null;
    this.player.value = player;
  }

  #private(connection: Connection, { mine, seq }: ServerMessages['private']): void {
    this.#mine = mine;
    if (!connection.isFresh) return;
    this.#reached = seq;
    queueMicrotask(() => this.#look(connection.room));
  }

  #replacePast({ room }: Connection, { events, seqs }: ServerMessages['past']): void {
    this.#news = [];
    this.#past = this.#unpack(room, events);
    this.missed.cameBack(this.#past, seqs, room.state.board?.seq ?? 0);
    for (const handler of this.#pastHandlers) handler(this.#past);
  }

  #events(connection: Connection, { seq, events }: ServerMessages['events']): void {
    connection.isFresh = false;
    this.#reached = seq;
    this.#news.push(...this.#unpack(connection.room, events));
    this.#showSoon();
  }

  #ordersGiven({ orders }: ServerMessages['orders']): void {
    this.orders.value = orders;
    // The server sends it again if it still holds.
    this.silence.value = null;
  }

  /** Spectators' lines come after the game, so lines are sorted by time. */
  #chatted({ lines }: ServerMessages['chat']): void {
    this.chat.value = [...this.chat.value, ...lines].sort((line, other) => line.at - other.at).slice(-CHAT_LENGTH);
  }

  /** Shows pending events before the sender's own action resolves. */
  #accepted({ n }: ServerMessages['accepted']): void {
    if (this.#news.length > 0) this.#show();
    this.#outbox.settle(n, { ok: true });
  }

  #refused({ n, refusal }: ServerMessages['refused']): void {
    if (n !== null) this.#outbox.settle(n, { ok: false, refusal });
  }

  #notice({ events }: Connection, { why, text }: ServerMessages['notice']): void {
    if (why === 'announced' || why === 'journalRead') {
      this.announced.value = { why, text };
      return;
    }
    events.noticed(why);
    if (why === 'votedOut') this.dismissed.value = why;
    if (why === 'moved' && this.#token !== null && seatToken(this.code) === this.#token) forgetSeatToken(this.code);
  }

  #stateChanged(connection: Connection, state: TableState): void {
    const table = this.#read(() => readTable(state));
    if (!table) return;
    const { timer, promises, ...lobby } = table;
    if (lobby.stage === 'lobby') {
      this.#past = [];
      this.missed.forget();
    }
    batch(() => {
      this.lobby.value = keepIfEqual(this.lobby.peek(), lobby);
      this.timer.value = keepIfEqual(this.timer.peek(), timer);
      this.promises.value = keepIfEqual(this.promises.peek(), promises);
      // Before `welcome` the viewer is unknown.
      if (this.view.value === null && this.#current === connection.room) this.#look(connection.room);
    });
  }

  /** Shows all new events at once; within a step, at its end. */
  #show(): void {
    const room = this.#current;
    if (!room?.state.board || room.state.board.seq !== this.#reached) return;
    const events = this.#news;
    this.#news = [];
    this.#past = [...this.#past, ...events].slice(-PAST_LENGTH);
    const next = this.#nextView(room);
    if (!next) return;
    if (events.length > 0) for (const handler of this.#handlers) handler(events, next);
    this.view.value = next;
    if (document.hidden) this.missed.happenedUnseen(events);
    this.missed.saw(this.#reached);
  }

  #look(room: Room<TableState>): void {
    this.view.value = this.#nextView(room) ?? this.view.value;
  }

  /** Board and secrets match only after a complete step; until then the old view stays. */
  #nextView({ state: { board } }: Room<TableState>): AnyView | null {
    if (!board || (this.player.value !== null && this.#mine === null)) return null;
    const read = this.#read(() => this.#wire?.readBoard(board));
    return read ? { board: read, player: this.player.value, mine: this.#mine } : null;
  }

  #unpack(room: Room<TableState>, packed: readonly Packed[]): AnyEvent[] {
    return this.#read(() => this.#wire?.readEvents(packed, room.state.board)) ?? [];
  }

  /** Reads by the game's tables. Unreadable data is reported, and the room joined anew. */
  #read<T>(read: () => T): T | null {
    try {
      return read();
    } catch (error) {
      console.error('what the server sent cannot be read', error);
      this.#reports?.garbled();
      return null;
    }
  }
}

/**
 * Joins a table by its code. @param options `ticket`: of a resume link, for the first connection @param wireOf null: the page cannot show
 * the game
 * @throws the error of the first join, with a `joinRefusal`; Unshown
 */
export async function joinTable(code: string, options: Options, wireOf: WireOf): Promise<TableLink> {
  const table = new JoinedTable(code, options, wireOf);
  await table.open();
  return table;
}
