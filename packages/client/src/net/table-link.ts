import {
  type ChatLine,
  type ClientMessages,
  type ClientMessageType,
  type GameRecord,
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
import type { AnyEvent, AnyView, PlayerId, RulesetId } from '@illuminice/rules';
import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Room } from 'colyseus.js';
import { oncePerFrame } from './frame';
import type { GameTypes } from './game-types';
import { type Ears, type Ended, Line, type LinkStatus } from './line';
import { forgetHopedToken, forgetSeatToken, hopedToken, keepSeatToken, seatToken } from './memory';
import { Missed } from './missed';
import { Unshown } from './open-room';
import { type Answer, Outbox, UNANSWERED } from './outbox';
import { kept, type Lobby } from './read-state';

export type { Ended, LinkStatus } from './line';
export type { Answer } from './outbox';
export type { Lobby } from './read-state';

type Payload<T extends ClientMessageType> = Omit<ClientMessages[T], 'n'>;

/** What stands in for a server's services at a table that is played on this device alone. */
export interface LocalServices {
  /** Leads to a new game. */
  startAgain(): void;
  /** The game, once it is over. */
  record(): GameRecord;
}

/** A notice of the server's host; of `announced` the text is what they say. */
interface Announced {
  readonly why: 'announced' | 'journalRead';
  readonly text: string;
}

/** One table, seen over one connection that is taken up again whenever it breaks. */
export interface TableLink<G extends GameTypes = GameTypes> {
  readonly code: string;
  /** What is seen where no table stands behind it (a replay, a lesson), in the viewer's language. */
  readonly title?: string;
  /** Set where the table is played on this device alone. */
  readonly local?: LocalServices;
  /** Null: a spectator. */
  readonly player: ReadonlySignal<PlayerId | null>;
  readonly lobby: ReadonlySignal<Lobby | null>;
  /** Null until the game has begun. */
  readonly view: ReadonlySignal<G['View'] | null>;
  readonly timer: ReadonlySignal<TimerInfo>;
  /** What the server answers for the viewer. */
  readonly orders: ReadonlySignal<Orders>;
  /** When the viewer's silence becomes a `done`, and in which window; null: it does not. */
  readonly silence: ReadonlySignal<Silence | null>;
  /** What was said that the viewer may read, oldest first. */
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  /** Somebody called the viewer, to whom it seems that they are not there; left out: nobody can. */
  readonly nudge?: ReadonlySignal<ServerMessages['nudge'] | null>;
  /** What happened while this device was away and is not put away yet, as far as the server still knows; left out: it never is. */
  readonly missed?: Missed;
  /** Why the viewer's seat was taken from them while they went on looking; null: it was not. */
  readonly dismissed?: ReadonlySignal<NoticeWhy | null>;
  /** What the server's host has to say to everybody, until it is read; null: nothing; left out: there is no server. */
  readonly announced?: Signal<Announced | null>;
  /** What players promised each other, oldest first. */
  readonly promises: ReadonlySignal<readonly PromiseInfo[]>;
  /** The server's time, epoch ms. */
  now(): number;
  readonly status: ReadonlySignal<LinkStatus>;
  /** Why the connection is not there: a notice of the server, or its refusal to let us back in. */
  readonly ended: ReadonlySignal<Ended | null>;
  /** Sends an intent of the rules; answers when the server has judged it. */
  play(intent: G['Intent']): Promise<Answer>;
  /** Sends any other message of the protocol. */
  send<T extends ClientMessageType>(type: T, payload: Payload<T>): Promise<Answer>;
  /** Asks for what takes the seat to another device; null if the server has none to give. */
  resumeLink(): Promise<ServerMessages['resumeLink'] | null>;
  /** Calls back with what happened and the view that it led to, just before `view` shows it. */
  onEvents(handler: (events: readonly G['Event'][], view: G['View']) => void): () => void;
  /**
   * Calls back with all that is known to have happened before now, oldest first: at once, and whenever that takes the place of
   * what was heard: the connection was taken up again, or a replay was wound to another moment.
   */
  onPast(handler: (events: readonly G['Event'][]) => void): () => void;
  /** Takes the connection up again at once, here, even if it was ended or goes on in another window. */
  resume(): void;
  leave(): void;
}

/** Events that are kept for the log. */
const PAST_LENGTH = 400;
/** Lines of chat that are kept. */
const CHAT_LENGTH = 300;

/**
 * Joins a table by its code.
 *
 * @param options `ticket`: of a resume link, good for the first connection alone
 * @param wireOf how a game travels; null: the page cannot show it
 * @throws the error of the first join, its `joinRefusal` tells why; Unshown
 */
export async function joinTable(
  code: string,
  { ticket, ...options }: Omit<JoinOptions, 'version' | 'token'>,
  wireOf: (ruleset: RulesetId) => Promise<GameWire | null>,
): Promise<TableLink> {
  const player = signal<PlayerId | null>(null);
  const lobby = signal<Lobby | null>(null);
  const view = signal<AnyView | null>(null);
  const timer = signal<TimerInfo>(NO_TIMER);
  const orders = signal<Orders>(NO_ORDERS);
  const silence = signal<Silence | null>(null);
  const chat = signal<readonly ChatLine[]>([]);
  const promises = signal<readonly PromiseInfo[]>([]);
  const nudge = signal<ServerMessages['nudge'] | null>(null);
  const dismissed = signal<NoticeWhy | null>(null);
  const announced = signal<Announced | null>(null);
  const missed = new Missed(code);
  const handlers = new Set<(events: readonly AnyEvent[], view: AnyView) => void>();
  const pastHandlers = new Set<(events: readonly AnyEvent[]) => void>();
  const outbox = new Outbox();
  /** What happened in this game and was shown, as far as it is known. */
  let past: readonly AnyEvent[] = [];
  let mine: unknown = null;
  /** Reads boards and events of the game that is played here; null before the first connection. */
  let wire: GameWire | null = null;
  let token: string | null = null;
  let joined = false;
  let resume: ServerMessages['resumeLink'] | null = null;
  /** How far the server's clock is ahead of this device's, ms. */
  let ahead = 0;

  /** Tells the line that what came makes no sense. */
  let garbled = () => {};
  /** The room that spoke to us last. */
  let current: Room<TableState> | null = null;
  /** What happened and is not shown yet, and the number of the board that it led to. */
  let news: AnyEvent[] = [];
  let reached = -1;

  /** Reads what came by the tables of the room's game. What cannot be read is reported, and the room is joined anew. */
  const reading = <T>(read: () => T): T | null => {
    try {
      return read();
    } catch (error) {
      console.error('what the server sent cannot be read', error);
      garbled();
      return null;
    }
  };
  const unpack = (room: Room<TableState>, packed: readonly Packed[]): AnyEvent[] =>
    reading(() => wire?.readEvents(packed, room.state.board)) ?? [];

  /** Board and secrets belong together only once a step is complete; until then the old view stands. */
  const nextView = (room: Room<TableState>): AnyView | null => {
    const { board } = room.state;
    if (!board || (player.value !== null && mine === null)) return null;
    const read = reading(() => wire?.readBoard(board));
    return read ? { board: read, player: player.value, mine } : null;
  };
  const look = (room: Room<TableState>) => {
    view.value = nextView(room) ?? view.value;
  };

  /** Shows what has happened since the last time, all at once. In the middle of a step it waits for the step's end. */
  const show = () => {
    if (!current?.state.board || current.state.board.seq !== reached) return;
    const events = news;
    news = [];
    past = [...past, ...events].slice(-PAST_LENGTH);
    const next = nextView(current);
    if (!next) return;
    if (events.length > 0) for (const handler of handlers) handler(events, next);
    view.value = next;
    if (document.hidden) missed.happenedUnseen(events);
    missed.saw(reached);
  };
  const showSoon = oncePerFrame(show);

  const listen = (room: Room<TableState>, { heard, noticed, welcomed, ...ears }: Ears) => {
    /** Whether nothing has happened since the last welcome: then no events follow on `private`. */
    let fresh = false;
    let first = true;
    garbled = ears.garbled;
    const on = <T extends ServerMessageType>(type: T, handler: (message: ServerMessages[T]) => void) =>
      room.onMessage(type, (message: ServerMessages[T]) => {
        heard();
        handler(message);
      });
    on('welcome', (message) => {
      current = room;
      fresh = true;
      ahead = message.now - Date.now();
      outbox.skipTo(message.n);
      // All lines that there are come anew, and the orders if there are any.
      chat.value = [];
      orders.value = NO_ORDERS;
      silence.value = null;
      if (message.token) {
        token = message.token;
        keepSeatToken(code, token);
      }
      // A seat that was taken before its token was told has the one that was hoped for.
      if (message.player !== null && token !== null && seatToken(code) === null) keepSeatToken(code, token);
      forgetHopedToken(code);
      const same = player.value === message.player;
      if (!same) {
        // Another viewer knows other things, and was not away.
        if (joined) missed.forget();
        mine = null;
        player.value = message.player;
      }
      if (message.player === null) {
        reached = room.state.board?.seq ?? -1;
        look(room);
      }
      if (!first) return;
      first = false;
      if (!same) outbox.giveUp();
      joined = true;
      welcomed();
      outbox.resend((type, sent) => room.send(type, sent));
    });
    on('private', (message) => {
      mine = message.mine;
      if (!fresh) return;
      reached = message.seq;
      queueMicrotask(() => look(room));
    });
    on('past', ({ events, seqs }) => {
      news = [];
      past = unpack(room, events);
      missed.cameBack(past, seqs, room.state.board?.seq ?? 0);
      for (const handler of pastHandlers) handler(past);
    });
    on('events', ({ seq, events }) => {
      fresh = false;
      reached = seq;
      news.push(...unpack(room, events));
      showSoon();
    });
    on('orders', (message) => {
      orders.value = message.orders;
      // It is told anew if it still holds under these.
      silence.value = null;
    });
    on('silence', (message) => {
      silence.value = message;
    });
    on('chat', ({ lines }) => {
      // What spectators said in a game comes when it is over.
      chat.value = [...chat.value, ...lines].sort((one, other) => one.at - other.at).slice(-CHAT_LENGTH);
    });
    on('accepted', (message) => {
      // Who did something himself sees it at once.
      if (news.length > 0) show();
      outbox.settle(message.n, { ok: true });
    });
    on('refused', ({ n, refusal }) => {
      if (n !== null) outbox.settle(n, { ok: false, refusal });
    });
    on('notice', ({ why, text }) => {
      if (why === 'announced' || why === 'journalRead') {
        announced.value = { why, text };
        return;
      }
      noticed(why);
      if (why === 'votedOut') dismissed.value = why;
      if (why === 'moved' && token !== null && seatToken(code) === token) forgetSeatToken(code);
    });
    on('nudge', (message) => {
      nudge.value = message;
    });
    on('resumeLink', (message) => {
      resume = message;
    });
    room.onStateChange((state) => {
      heard();
      const table = reading(() => readTable(state));
      if (!table) return;
      const { timer: nextTimer, promises: nextPromises, ...nextLobby } = table;
      if (nextLobby.stage === 'lobby') {
        past = [];
        missed.forget();
      }
      batch(() => {
        lobby.value = kept(lobby.peek(), nextLobby);
        timer.value = kept(timer.peek(), nextTimer);
        promises.value = kept(promises.peek(), nextPromises);
        // Before the welcome nobody knows whose view it is.
        if (view.value === null && current === room) look(room);
      });
    });
  };

  const joining = (): JoinOptions => {
    // Who watched when the connection broke does not take a seat by coming back.
    const spectate = joined ? player.value === null : (options.spectate ?? false);
    // Should the answer be lost with the connection, the seat is found again by it.
    const secret = spectate ? null : hopedToken(code);
    token = spectate ? null : (seatToken(code) ?? secret);
    return {
      ...options,
      spectate,
      ...(joined || !ticket ? { token } : { ticket, token: secret }),
      ...(!spectate && { secret }),
      version: WIRE_VERSION,
    };
  };

  const prepare = async (ruleset: RulesetId) => {
    wire = await wireOf(ruleset);
    if (!wire) throw new Unshown();
  };

  const line = await Line.open(code, { joining, prepare, listen, ping: (room) => room.send('ping', { n: outbox.next() }) });

  const send: TableLink['send'] = (type, payload) => {
    const { room } = line;
    if (type === 'wait' && !('more' in payload)) silence.value = null;
    return room ? outbox.post(type, payload, (name, message) => room.send(name, message)) : Promise.resolve(UNANSWERED);
  };

  return {
    code,
    player,
    lobby,
    view,
    timer,
    orders,
    silence,
    chat,
    promises,
    nudge,
    missed,
    dismissed,
    announced,
    now: () => Date.now() + ahead,
    status: line.status,
    ended: line.ended,
    send,
    play: (intent) => send('intent', { intent } as Payload<'intent'>),
    async resumeLink() {
      const answer = await send('resumeLink', {});
      return answer.ok ? resume : null;
    },
    onEvents(handler) {
      handlers.add(handler);
      return () => handlers.delete(handler);
    },
    onPast(handler) {
      pastHandlers.add(handler);
      handler(past);
      return () => pastHandlers.delete(handler);
    },
    resume: () => line.resume(),
    leave() {
      outbox.giveUp();
      line.close();
    },
  };
}
