import { DEFAULT_RULESET, type PlayerId, type RecordedGame, type RulesetId } from '@illuminice/rules';
import { z } from 'zod';
import type { Presence } from './absence.js';
import type { ComputerLevel, ComputerStyle } from './computers.js';
import { nameSchema, passwordSchema } from './names.js';
import type { WireRefusal } from './refusals.js';
import { rulesetSchema } from './rulesets.js';
import { settingChanges, settingShapes } from './table-settings.js';
import type { ClockName } from './waiting.js';

/** A moment of a finished game: after so many of its intents. */
export const momentSchema = z.strictObject({ game: z.string().min(1).max(40), moment: z.number().int().min(0).max(1_000_000) });
export type Moment = z.output<typeof momentSchema>;

export const createTableSchema = z.strictObject({
  ruleset: rulesetSchema.default(DEFAULT_RULESET),
  /** Options of the game, checked by the rules' `optionsSchema`; left out: defaults. */
  options: z.record(z.string(), z.unknown()).optional(),
  /** Seats, 2 to 8; left out: 6, or with `start` one person and the computers. With a scenario: its players. */
  seats: z.number().int().min(2).max(8).optional(),
  /** Seats of computer players, fewer than all (U02). With a scenario: its last ones. */
  computers: z.number().int().min(0).max(7).default(0),
  /** The game begins once every seat is taken. */
  start: z.boolean().default(false),
  ...settingShapes,
  clock: settingChanges.clock,
  name: nameSchema.optional(),
  password: passwordSchema.optional(),
  /** Password for opening tables (`CREATE_PASSWORD`), where the server has one. */
  opening: passwordSchema.optional(),
  /** Moment of a finished game to play on from, by its rules and options, hidden cards as they were; `as`: the opener's seat. */
  from: momentSchema.extend({ as: z.string().max(40).optional() }).optional(),
  /** Scenario to continue, without its steps; needs `ALLOW_SCENARIOS=1`. */
  scenario: z.unknown().optional(),
});
export type CreateTable = z.input<typeof createTableSchema>;

/** 201 of `POST /api/tables`. `roomId` equals `code`: `client.joinById(code, …)`. */
export interface TableCreated {
  code: string;
  link: string;
  roomId: string;
}

export interface Place {
  ruleset: RulesetId;
}

export const STAGES = ['lobby', 'playing', 'over'] as const;
export type Stage = (typeof STAGES)[number];

export interface TableSummary {
  code: string;
  ruleset: RulesetId;
  name: string;
  stage: Stage;
  seats: number;
  taken: number;
  /** Players in seat order; only at public tables without a password. */
  names: readonly string[];
  spectators: number;
  password: boolean;
  watchable: boolean;
  /** Delay of spectators, in seconds. */
  spectatorDelay: number;
  public: boolean;
}

export interface InvitedBy {
  player: PlayerId;
  name: string;
  colour: number;
  computer: boolean;
  /** Null: unknown, because spectators are delayed or excluded, or the table sleeps. */
  presence: Presence | null;
}

/** `GET /api/tables/CODE`: the table as its link shows it. Spectators may see all of it. */
export interface Invitation extends TableSummary {
  clock: ClockName;
  /** Host; '': nobody, or the table has a password. */
  host: PlayerId;
  /** Players in seat order; none if the table has a password. */
  guests: readonly InvitedBy[];
  /** Present turn. Null: none, or hidden from spectators. */
  turn: { number: number; player: PlayerId } | null;
}

/** Seats asked about at once, at most. */
export const MOST_SEATS_ASKED = 12;

/** Body of `POST /api/seats`: seats of one device, each opened by its token. */
export const seatsAskedSchema = z.strictObject({
  seats: z
    .array(z.strictObject({ code: z.string().min(1).max(20), token: z.string().min(1).max(100) }))
    .min(1)
    .max(MOST_SEATS_ASKED),
});
export type SeatsAsked = z.input<typeof seatsAskedSchema>;

/** 200 of `POST /api/seats`, in the order of asking. */
export interface SeatsTold {
  /** `seat` is null where no table has the code, or the token opens no seat there. */
  seats: readonly { code: string; seat: { player: PlayerId; awaited: boolean; table: Invitation } | null }[];
}

export interface TableList {
  tables: TableSummary[];
}

/**
 * `GET /api/games/ID`: a finished game with all hidden cards, for replays and `npm run replay`. Without the chat and the table's name: a
 * name may be the code of a private table.
 */
export interface GameRecord extends RecordedGame {
  readonly ruleset: RulesetId;
  readonly id: string;
  readonly options: object;
  readonly seats: readonly {
    readonly player: PlayerId;
    readonly name: string;
    readonly colour: number;
    readonly computer: boolean;
    /** Missing for people, and in old games. */
    readonly level?: ComputerLevel;
    readonly style?: ComputerStyle;
  }[];
  readonly startedAt: number;
  readonly endedAt: number;
}

/** `GET /api/games?before=MS`: finished games of public tables, the latest end first, at most 50. */
export interface GameList {
  games: {
    id: string;
    ruleset: RulesetId;
    seats: GameRecord['seats'];
    winners: PlayerId[];
    intents: number;
    endedAt: number;
  }[];
}

export interface Health {
  ok: true;
  version: number;
  release: string;
  tables: number;
  /** Seconds. */
  uptime: number;
}

export interface Ready {
  ok: true;
}

export interface HttpRefusal {
  refusal: WireRefusal;
}
