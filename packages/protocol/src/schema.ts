import { type MapSchema, type Schema, type SchemaType, schema } from '@colyseus/schema';
import { GameBoard, GameOptions } from './wire/game.js';

/*
 * What everyone sees of a table, whichever game is played. '' stands for null in a string, so does the number that a
 * comment names.
 */

/** A nested structure that may be missing. */
const maybe = <S extends new () => Schema>(type: S) => ({ type, default: undefined });

export const LobbySeatState = schema(
  {
    player: 'string',
    /** 0 for the first seat. */
    place: 'uint8',
    name: 'string',
    /** A place in the palette, 0 to 7, no two alike. */
    colour: 'uint8',
    ready: 'boolean',
    /** Whether somebody is there to speak for it: `Presence`. */
    presence: 'string',
    /** When `reconnecting` turns into `away` (in the lobby: when the seat is free again), epoch ms; else 0. */
    awayAt: 'float64',
    /** What the others want to be done while its owner is away: `Remedy`, by player. */
    ballots: { map: 'string' },
    /** A computer player. */
    computer: 'boolean',
    /** How well it plays: `ComputerLevel`. */
    level: 'string',
  },
  'LobbySeatState',
);
export type LobbySeatState = SchemaType<typeof LobbySeatState>;

/** What runs out when, where there is a clock; see `welcome.now`. */
export const TimerState = schema(
  {
    /** What it is for: `kind` of the rules' `decision`; '' while nothing runs. */
    kind: 'string',
    /** The window it is for, -1: none. */
    frame: 'int32',
    /** When it falls, epoch ms; 0: never. Then whoever is waited for does what commits him least. */
    at: 'float64',
    /** Players who had more time in this contest. */
    more: ['string'],
    /** The dice are held. */
    held: 'boolean',
    /** Whom the clock stands still for, because the connection was lost with a window open; `at` is 0 then. */
    pausedFor: ['string'],
    /** When it goes on at the latest, epoch ms; 0: it does not stand still. */
    pauseEnds: 'float64',
  },
  'TimerState',
);
export type TimerState = SchemaType<typeof TimerState>;

export const PromiseState = schema(
  {
    id: 'uint16',
    by: 'string',
    /** '': to all. */
    to: 'string',
    text: 'string',
    /** `open`, `kept` or `broken`, and who says so ('' while open). */
    state: 'string',
    markedBy: 'string',
  },
  'PromiseState',
);
export type PromiseState = SchemaType<typeof PromiseState>;

/** What everyone in the room sees: the lobby, and the board once the game has begun. */
export const TableState = schema(
  {
    code: 'string',
    name: 'string',
    /** `lobby`, `playing` or `over`. */
    stage: 'string',
    /** The seat that may configure, kick and start. */
    host: 'string',
    public: 'boolean',
    password: 'boolean',
    /** How many may sit, 2 to 8. */
    capacity: 'uint8',
    /** Taken seats, by player. Seat order is `place`. */
    seats: { map: LobbySeatState },
    /** Names of people who were kicked and get no seat until the host readmits them, the first to be kicked first. */
    kicked: ['string'],
    spectators: 'uint16',
    /** Whether people may look on who have no seat. */
    watchable: 'boolean',
    /** How much later than the players these see the game, in seconds. */
    spectatorDelay: 'uint16',
    /** Once the game is over: under which id it can be watched again. '': not over, or begun from a scenario. */
    game: 'string',
    /** Which game is played: `RulesetId`. */
    ruleset: 'string',
    /** The options the game will have, or has; their class is the ruleset's. */
    options: maybe(GameOptions),
    /** `off`, `brisk`, `normal` or `relaxed`. */
    clock: 'string',
    timer: TimerState,
    /** Oldest first. */
    promises: [PromiseState],
    /** The game's own board; its class is the ruleset's. Undefined in the lobby. */
    board: maybe(GameBoard),
  },
  'TableState',
);
export type TableState = SchemaType<typeof TableState>;

/** The lobby's seats in seat order. */
export const seatsInOrder = (state: TableState): LobbySeatState[] =>
  [...(state.seats as MapSchema<LobbySeatState>).values()].sort((a, b) => a.place - b.place);
