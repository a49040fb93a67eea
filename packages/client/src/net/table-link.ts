import {
  CLOSE,
  type ClientMessages,
  type ClientMessageType,
  type ClockName,
  type JoinOptions,
  joinRefusal,
  type LobbySeatState,
  NO_ORDERS,
  type NoticeWhy,
  type Orders,
  type Presence,
  type Remedy,
  readBoard,
  readOptions,
  type ServerMessages,
  type ServerMessageType,
  seatsInOrder,
  TableState,
  WIRE_VERSION,
  type WireRefusal,
} from '@illuminice/protocol';
import type { GameEvent, Intent, Options, PlayerId, Private, View } from '@illuminice/rules';
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { Client, type Room } from 'colyseus.js';
import { keepSeatToken, seatToken } from './memory';

/** A seat as the set-up screen and the names on the table show it. */
export interface SeatInfo {
  player: PlayerId;
  place: number;
  name: string;
  colour: number;
  ready: boolean;
  presence: Presence;
  /** When `reconnecting` turns into `away`, by the server's time, epoch ms; else 0. */
  awayAt: number;
  /** What the others want to be done while its owner is away, by player. */
  ballots: Readonly<Record<PlayerId, Remedy>>;
  /** A computer player. */
  computer: boolean;
}

/** What everyone in the room sees besides the board. */
export interface Lobby {
  code: string;
  name: string;
  stage: 'lobby' | 'playing' | 'over';
  host: PlayerId;
  public: boolean;
  capacity: number;
  seats: SeatInfo[];
  spectators: number;
  options: Options;
  clock: ClockName;
}

/** What the table's clock runs for. */
export interface Timer {
  /** `kind` of the rules' `decision`, or empty while nothing runs. */
  kind: string;
  /** When it falls by the server's time, epoch ms; 0: never. */
  at: number;
  /** Who had more time in this contest. */
  more: readonly PlayerId[];
  held: boolean;
  /** Whom it stands still for; nobody: it does not. */
  pausedFor: readonly PlayerId[];
  /** When it goes on at the latest, by the server's time, epoch ms; 0: it does not stand still. */
  pauseEnds: number;
}

/** Where nothing runs. */
export const NO_TIMER: Timer = { kind: '', at: 0, more: [], held: false, pausedFor: [], pauseEnds: 0 };

/** Of a seat that somebody is there to speak for. */
export const PRESENT = { presence: 'connected', awayAt: 0, ballots: {} } as const;

/** What a message led to. */
export type Answer = { ok: true } | { ok: false; refusal: WireRefusal };

export type LinkStatus = 'open' | 'reconnecting' | 'closed';

type Payload<T extends ClientMessageType> = Omit<ClientMessages[T], 'n'>;

/** One table, seen over one connection that is taken up again whenever it breaks. */
export interface TableLink {
  readonly code: string;
  /** Null: a spectator. */
  readonly player: ReadonlySignal<PlayerId | null>;
  readonly lobby: ReadonlySignal<Lobby | null>;
  /** Null until the game has begun. */
  readonly view: ReadonlySignal<View | null>;
  readonly timer: ReadonlySignal<Timer>;
  /** What the server answers for the viewer. */
  readonly orders: ReadonlySignal<Orders>;
  /** The server's time, epoch ms. */
  now(): number;
  readonly status: ReadonlySignal<LinkStatus>;
  /** Why the connection was ended for good: a notice of the server, or its refusal to let us back in. */
  readonly ended: ReadonlySignal<NoticeWhy | WireRefusal | null>;
  /** Sends an intent of the rules; answers when the server has judged it. */
  play(intent: Intent): Promise<Answer>;
  /** Sends any other message of the protocol. */
  send<T extends ClientMessageType>(type: T, payload: Payload<T>): Promise<Answer>;
  /** Calls back with what happened, before the view that results from it. */
  onEvents(handler: (events: readonly GameEvent[], view: View | null) => void): () => void;
  /**
   * Calls back with all that is known to have happened before now, oldest first, when that takes the place of what was
   * heard: a replay was wound to another moment.
   */
  onPast(handler: (events: readonly GameEvent[]) => void): () => void;
  leave(): void;
}

const RETRY_MS = [300, 700, 1500, 3000, 5000];

/**
 * Joins a table by its code.
 *
 * @throws the error of colyseus.js; its `joinRefusal` tells why
 */
export async function joinTable(code: string, options: Omit<JoinOptions, 'version' | 'token'>): Promise<TableLink> {
  const client = new Client(location.origin);
  const player = signal<PlayerId | null>(null);
  const lobby = signal<Lobby | null>(null);
  const view = signal<View | null>(null);
  const timer = signal<Timer>(NO_TIMER);
  const orders = signal<Orders>(NO_ORDERS);
  const status = signal<LinkStatus>('open');
  const ended = signal<NoticeWhy | WireRefusal | null>(null);
  const handlers = new Set<(events: readonly GameEvent[], view: View | null) => void>();
  const waiting = new Map<number, (answer: Answer) => void>();
  let room: Room<TableState>;
  let mine: Private | null = null;
  let n = 0;
  /** How far the server's clock is ahead of this device's, ms. */
  let ahead = 0;
  let left = false;

  const connect = async () => {
    const token = options.spectate ? null : seatToken(code);
    room = await client.joinById<TableState>(code, { ...options, token, version: WIRE_VERSION }, TableState);
    listen(room);
    status.value = 'open';
  };

  const on = <T extends ServerMessageType>(from: Room<TableState>, type: T, handler: (message: ServerMessages[T]) => void) =>
    from.onMessage(type, handler);

  /** The board and the secrets belong together only once a step is complete; until then the old view stands. */
  const look = () => {
    const board = room.state.board;
    if (!board) return;
    if (player.value !== null && mine === null) return;
    view.value = { board: readBoard(board), player: player.value, mine };
  };

  const listen = (joined: Room<TableState>) => {
    let welcomed = false;
    on(joined, 'welcome', (message) => {
      welcomed = true;
      ahead = message.now - Date.now();
      player.value = message.player;
      n = Math.max(n, message.n);
      if (message.token) keepSeatToken(code, message.token);
      if (message.player === null) look();
    });
    on(joined, 'private', (message) => {
      mine = message.mine;
      // After a fresh join or a `sync` no events follow.
      if (view.value === null || view.value.board.seq === message.seq || joined.state.board?.seq === message.seq) queueMicrotask(look);
    });
    on(joined, 'events', ({ events }) => {
      for (const handler of handlers) handler(events, view.value);
      look();
    });
    on(joined, 'orders', (message) => {
      orders.value = message.orders;
    });
    on(joined, 'accepted', (message) => settle(message.n, { ok: true }));
    on(joined, 'refused', ({ n: number, refusal }) => {
      if (number !== null) settle(number, { ok: false, refusal });
    });
    on(joined, 'notice', (message) => {
      ended.value = message.why;
    });
    joined.onStateChange((state) => {
      batch(() => {
        lobby.value = readLobby(state);
        const { kind, at, more, held, pausedFor, pauseEnds } = state.timer;
        timer.value = { kind, at, more: [...more], held, pausedFor: [...pausedFor], pauseEnds };
        if (view.value === null) look();
      });
    });
    joined.onLeave((reason) => {
      if (joined !== room) return;
      for (const [number] of waiting) settle(number, lost());
      // Closed before it was open: coming back would take seat after seat.
      if (left || !welcomed || reason === CLOSE.takenOver || reason === CLOSE.broken || reason === CLOSE.unwatched || reason === 4000) {
        status.value = 'closed';
        return;
      }
      status.value = 'reconnecting';
      void comeBack();
    });
  };

  const comeBack = async () => {
    for (let attempt = 0; !left; attempt++) {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)]));
      try {
        await connect();
        return;
      } catch (error) {
        // A code means that the server answered and said no: asking again won't help. Without one it is out of reach.
        const { code: number } = error as { code?: number };
        if (number !== undefined && number >= 4200 && attempt > 8) {
          ended.value = joinRefusal(error, code);
          status.value = 'closed';
          return;
        }
      }
    }
  };

  const settle = (number: number, answer: Answer) => {
    waiting.get(number)?.(answer);
    waiting.delete(number);
  };

  const send: TableLink['send'] = (type, payload) => {
    if (status.value !== 'open') return Promise.resolve(lost());
    n += 1;
    const number = n;
    return new Promise((resolve) => {
      waiting.set(number, resolve);
      room.send(type, { ...payload, n: number });
    });
  };

  await connect();
  return {
    code,
    player,
    lobby,
    view,
    timer,
    orders,
    now: () => Date.now() + ahead,
    status,
    ended,
    send,
    play: (intent) => send('intent', { intent } as Payload<'intent'>),
    onEvents(handler) {
      handlers.add(handler);
      return () => handlers.delete(handler);
    },
    onPast: () => () => undefined,
    leave() {
      left = true;
      void room.leave();
    },
  };
}

const lost = (): Answer => ({ ok: false, refusal: { code: 'table', why: 'offline', text: '' } });

const readLobby = (state: TableState): Lobby => ({
  code: state.code,
  name: state.name,
  stage: state.stage as Lobby['stage'],
  host: state.host,
  public: state.public,
  capacity: state.capacity,
  seats: seatsInOrder(state).map(readSeat),
  spectators: state.spectators,
  options: readOptions(state.options),
  clock: state.clock as ClockName,
});

const readSeat = ({ player, place, name, colour, ready, presence, awayAt, ballots, computer }: LobbySeatState): SeatInfo => ({
  player,
  place,
  name,
  colour,
  ready,
  presence: presence as Presence,
  awayAt,
  ballots: Object.fromEntries(ballots.entries()) as Record<PlayerId, Remedy>,
  computer,
});
