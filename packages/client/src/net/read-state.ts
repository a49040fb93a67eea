import {
  type ClockName,
  type ComputerLevel,
  GAMES,
  type LobbySeatState,
  type Presence,
  type Remedy,
  seatsInOrder,
  type TableState,
} from '@illuminice/protocol';
import type { PlayerId, RulesetId } from '@illuminice/rules';
import type { Options } from '@illuminice/rules/classic';

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
  /** How well it plays. */
  level: ComputerLevel;
}

/** What everyone in the room sees besides the board. */
export interface Lobby {
  code: string;
  name: string;
  stage: 'lobby' | 'playing' | 'over';
  host: PlayerId;
  public: boolean;
  /** Whether whoever joins must know a password. */
  password: boolean;
  /** Whether people may look on who have no seat. */
  watchable: boolean;
  /** How much later than the players these see the game, in seconds. */
  spectatorDelay: number;
  /** Under which id the game that is over can be watched again; empty: none is, or it began from a scenario. */
  game: string;
  capacity: number;
  /** Names of people who get no seat until the host lets them sit again. */
  kicked: readonly string[];
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

/** A promise: nothing but its maker's good name enforces it (C-804). */
export interface PromiseInfo {
  id: number;
  by: PlayerId;
  /** Null: to all. */
  to: PlayerId | null;
  text: string;
  state: 'open' | 'kept' | 'broken';
  /** Who says so; null while it is open. */
  markedBy: PlayerId | null;
}

/** Where nothing runs. */
export const NO_TIMER: Timer = { kind: '', at: 0, more: [], held: false, pausedFor: [], pauseEnds: 0 };

/** Of a seat that somebody is there to speak for. */
export const PRESENT = { presence: 'connected', awayAt: 0, ballots: {} } as const;

export const readTimer = ({ kind, at, more, held, pausedFor, pauseEnds }: TableState['timer']): Timer => ({
  kind,
  at,
  more: [...more],
  held,
  pausedFor: [...pausedFor],
  pauseEnds,
});

export const readLobby = (state: TableState): Lobby => ({
  code: state.code,
  name: state.name,
  stage: state.stage as Lobby['stage'],
  host: state.host,
  public: state.public,
  password: state.password,
  watchable: state.watchable,
  spectatorDelay: state.spectatorDelay,
  game: state.game,
  capacity: state.capacity,
  kicked: [...state.kicked],
  seats: seatsInOrder(state).map(readSeat),
  spectators: state.spectators,
  options: GAMES[state.ruleset as RulesetId].readOptions(state.options),
  clock: state.clock as ClockName,
});

const readSeat = ({ player, place, name, colour, ready, presence, awayAt, ballots, computer, level }: LobbySeatState): SeatInfo => ({
  player,
  place,
  name,
  colour,
  ready,
  presence: presence as Presence,
  awayAt,
  ballots: Object.fromEntries(ballots.entries()) as Record<PlayerId, Remedy>,
  computer,
  level: level as ComputerLevel,
});

/** What was read now, or what was read before if that says the same: then nothing is drawn anew. */
export const kept = <T>(before: T, now: T): T => (JSON.stringify(before) === JSON.stringify(now) ? before : now);

export const readPromises = (state: TableState): PromiseInfo[] =>
  state.promises.map(
    ({ id, by, to, text, state: mark, markedBy }): PromiseInfo => ({
      id,
      by,
      to: to || null,
      text,
      state: mark as PromiseInfo['state'],
      markedBy: markedBy || null,
    }),
  );
