import { DEFAULT_RULESET, type PlayerId, type RecordedGame, type RulesetId } from '@illuminice/rules';
import { z } from 'zod';
import type { Presence } from './absence.js';
import type { ComputerLevel, ComputerStyle } from './computers.js';
import { nameSchema, passwordSchema } from './names.js';
import type { WireRefusal } from './refusals.js';
import { rulesetSchema } from './rulesets.js';
import { settingChanges, settingShapes } from './table-settings.js';
import type { ClockName } from './waiting.js';

/** `POST /api/tables`. */
export const createTableSchema = z.strictObject({
  /** Which game is played. */
  ruleset: rulesetSchema.default(DEFAULT_RULESET),
  /** Options of the game (`optionsSchema` of the rules checks them); left out: the defaults. */
  options: z.record(z.string(), z.unknown()).optional(),
  /** How many may sit, 2 to 8; left out: 6, or with `start` one person and the computers. With a scenario: its players. */
  seats: z.number().int().min(2).max(8).optional(),
  /** How many of the seats computer players take, at least one less than there are (U02). With a scenario: its last ones. */
  computers: z.number().int().min(0).max(7).default(0),
  /** The game begins by itself as soon as every seat is taken. */
  start: z.boolean().default(false),
  ...settingShapes,
  clock: settingChanges.clock,
  /** Name in the list of tables. */
  name: nameSchema.optional(),
  /** Password for joining. */
  password: passwordSchema.optional(),
  /** The password that this server asks of whoever opens a table (`CREATE_PASSWORD`); others leave it out. */
  opening: passwordSchema.optional(),
  /** A scenario to play on from, where the server allows it (`ALLOW_SCENARIOS=1`). Its steps are not run. */
  scenario: z.unknown().optional(),
});
export type CreateTable = z.input<typeof createTableSchema>;

/** 201 of `POST /api/tables`. `roomId` equals `code`: `client.joinById(code, …)`. */
export interface TableCreated {
  code: string;
  /** The link to pass on. */
  link: string;
  roomId: string;
}

/** Addition to the library's reservation by `joinById`: the game, before anything of it is read. */
export interface Place {
  ruleset: RulesetId;
}

export const STAGES = ['lobby', 'playing', 'over'] as const;
export type Stage = (typeof STAGES)[number];

/** One entry of the list of tables. */
export interface TableSummary {
  code: string;
  ruleset: RulesetId;
  name: string;
  stage: Stage;
  /** Seats there are (in a game that runs, its own alone), seats taken. */
  seats: number;
  taken: number;
  /** Players in seat order, where anybody may look in: at a public table without a password. */
  names: readonly string[];
  spectators: number;
  password: boolean;
  /** People may look on. */
  watchable: boolean;
  /** How much later than the players these see the game, in seconds. */
  spectatorDelay: number;
  public: boolean;
}

/** Somebody who sits at a table, as its link tells of them. */
export interface InvitedBy {
  player: PlayerId;
  name: string;
  colour: number;
  computer: boolean;
  /** Null: not told, because spectators see the game later or not at all, or because the table sleeps. */
  presence: Presence | null;
}

/** `GET /api/tables/CODE`: the table as its link shows it to whoever follows it. Nothing in it is hidden from a spectator. */
export interface Invitation extends TableSummary {
  clock: ClockName;
  /** The player who is host; '': nobody, or a password keeps people out. */
  host: PlayerId;
  /** Players in seat order; none where a password keeps people out. */
  guests: readonly InvitedBy[];
  /** The turn that is on. Null: none is, or spectators do not see it now. */
  turn: { number: number; player: PlayerId } | null;
}

/** `GET /api/tables`: public tables, newest first. */
export interface TableList {
  tables: TableSummary[];
}

/**
 * `GET /api/games/ID`: a game that is over, whole, with every card that was hidden. What was said at the table is not in
 * it, nor what the table is called: that may be its code, which opens a table that is private by now. Also what a replay
 * downloads, and `npm run replay` reads.
 */
export interface GameRecord extends RecordedGame {
  readonly ruleset: RulesetId;
  readonly id: string;
  readonly options: object;
  /** Players in seat order. */
  readonly seats: readonly {
    readonly player: PlayerId;
    readonly name: string;
    readonly colour: number;
    readonly computer: boolean;
    /** Missing where there was no choice yet, and for people. */
    readonly level?: ComputerLevel;
    readonly style?: ComputerStyle;
  }[];
  /** Epoch ms. */
  readonly startedAt: number;
  readonly endedAt: number;
}

/** `GET /api/games?before=MS`: finished games of public tables, the last that ended first, at most 50. */
export interface GameList {
  games: {
    id: string;
    ruleset: RulesetId;
    seats: GameRecord['seats'];
    winners: PlayerId[];
    intents: number;
    /** Epoch ms. */
    endedAt: number;
  }[];
}

/** `GET /healthz`. */
export interface Health {
  ok: true;
  /** `WIRE_VERSION`. */
  version: number;
  /** The release, like `1.2.3`. */
  release: string;
  tables: number;
  /** Seconds since the start. */
  uptime: number;
}

/** `GET /readyz`. */
export interface Ready {
  ok: true;
}

/** Every answer of 400 and above. */
export interface HttpRefusal {
  refusal: WireRefusal;
}
