import type { AnyIntent, PlayerId, RulesetId } from '@illuminice/rules';
import { z } from 'zod';
import { remedySchema } from './absence.js';
import { subscriptionSchema } from './calls.js';
import { levelSchema, styleSchema } from './computers.js';
import { MOST_PASSWORD, nameSchema, passwordSchema, SEAT_COLOURS, textSchema } from './names.js';
import { PACES, proposalSchema } from './proposals.js';
import type { TableWhy, WireRefusal } from './refusals.js';
import { settingChanges } from './table-settings.js';
import { type ChatLine, type Orders, ordersSchema, type Silence } from './waiting.js';
import type { Packed } from './wire/packed.js';

/** Options of `client.joinById(code, …)`. */
export const joinSchema = z.strictObject({
  name: nameSchema,
  spectate: z.boolean().optional(),
  token: z.string().max(100).nullish(),
  /** Ticket of a resume link: takes the seat up under a new token; the former one is void. */
  ticket: z.string().max(100).nullish(),
  /** 32 random bytes (base64url), the token of a new seat: its client has the token even if `welcome` gets lost. */
  secret: z
    .string()
    .regex(/^[\w-]{43}$/)
    .nullish(),
  password: z.string().max(MOST_PASSWORD).nullish(),
  version: z.number().int(),
});
export type JoinOptions = z.input<typeof joinSchema>;

/** Number of a message, above the `n` of `welcome` and rising; `accepted` or `refused` repeat it. Otherwise it is refused as `repeated`. */
const n = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const player = z.string().min(1).max(40);
const place = z.number().int().min(0).max(7);

/** Client messages by type. Each is answered by `accepted` or `refused` with its `n`. */
export const clientMessages = {
  /** Plays an intent of the rules; its sender is the seat. */
  intent: z.strictObject({ n, intent: z.looseObject({ type: z.string() }) }),
  /** Lobby: new display name. */
  rename: z.strictObject({ n, name: nameSchema }),
  ready: z.strictObject({ n, ready: z.boolean() }),
  /**
   * Lobby: seals an intent of the setup (INWO: the choice of a deck), checked at once and played at the start; null breaks the seal. The
   * others see only that there is one.
   */
  seal: z.strictObject({ n, intent: z.looseObject({ type: z.string() }).nullable() }),
  /** Lobby: place in the palette. */
  colour: z.strictObject({
    n,
    colour: z
      .number()
      .int()
      .min(0)
      .max(SEAT_COLOURS - 1),
  }),
  /** Lobby: a spectator takes this seat, or the lowest free one. */
  sit: z.strictObject({ n, place: place.optional() }),
  /** Lobby: moves to a free place. The host moves anybody, swapping players. */
  move: z.strictObject({ n, player, place }),
  /** Lobby: gives the seat up. */
  stand: z.strictObject({ n }),
  /** Lobby, host: a computer player takes the lowest free seat (U02). */
  addComputer: z.strictObject({ n }),
  /** Lobby, host: level, style or both of a computer player. */
  level: z.strictObject({ n, player, level: levelSchema.optional(), style: styleSchema.optional() }),
  /** Lobby, host: removes a player; a person is banned until `readmit`. */
  kick: z.strictObject({ n, player }),
  /** Lobby, host: lifts the ban on a name. */
  readmit: z.strictObject({ n, name: nameSchema }),
  /** Lobby, host: changes the named options and settings. */
  configure: z.strictObject({
    n,
    options: z.record(z.string(), z.unknown()).optional(),
    seats: z.number().int().min(2).max(8).optional(),
    ...settingChanges,
    /** Null: none. */
    password: passwordSchema.nullable().optional(),
    name: nameSchema.optional(),
  }),
  /** Lobby, host: begins the game once two or more sit and all are ready. */
  start: z.strictObject({ n }),
  /** After a game: back to the lobby with the same seats. */
  rematch: z.strictObject({ n }),
  /** One base time more in the open contest, once a contest and player. */
  moreTime: z.strictObject({ n }),
  /** The dice lie for 12 s in all. For anyone who holds a Special. */
  hold: z.strictObject({ n }),
  /** Replaces the standing orders; `{}` cancels all. Private. */
  orders: z.strictObject({ n, orders: ordersSchema }),
  /** Cancels auto-pass in the open window; with `more`, once a window, delays it by 15 s. Private. */
  wait: z.strictObject({ n, more: z.literal(true).optional() }),
  pace: z.strictObject({ n, pace: z.enum(PACES) }),
  /** At pace `step`: lets the computers make their next move. */
  next: z.strictObject({ n }),
  /** A promise to one player, or to all; never enforced. */
  promise: z.strictObject({ n, to: player.nullable().default(null), text: textSchema }),
  /** A promise's recipient marks it; `open` clears the mark. */
  mark: z.strictObject({ n, promise: z.number().int().min(1), as: z.enum(['kept', 'broken', 'open']) }),
  /** A line to the table, or a whisper. A spectator's line goes to spectators, and to all once no game is on. */
  chat: z.strictObject({ n, to: player.nullable().default(null), text: textSchema }),
  /** Vote on an absent or idle player's seat; replaces the former one. */
  vote: z.strictObject({ n, player, remedy: remedySchema }),
  /** The player is present: ends idleness, and a substitute for it. */
  here: z.strictObject({ n }),
  nudge: z.strictObject({ n, player }),
  /** Makes a proposal; one a player at a time. `of`: its subject, see `ProposalInfo`. */
  propose: z.strictObject({ n, kind: proposalSchema, of: z.string().max(40).default('') }),
  /** Vote on a proposal. Its maker's no withdraws it. */
  ballot: z.strictObject({ n, proposal: z.number().int().min(1), yes: z.boolean() }),
  /** Host: names the next host, who may accept, or follows when the host leaves; null: nobody. */
  nameHost: z.strictObject({ n, player: player.nullable() }),
  takeHost: z.strictObject({ n }),
  /** A spectator asks for an absent player's seat; null: withdraws. */
  askSeat: z.strictObject({ n, player: player.nullable() }),
  grantSeat: z.strictObject({ n, ask: z.number().int().min(1), yes: z.boolean() }),
  /** A computer player takes the seat until its owner, now a spectator, is back. */
  handOver: z.strictObject({ n }),
  /** Asks for a link to another device; answered by `resumeLink`. */
  resumeLink: z.strictObject({ n }),
  /** Web push when the table waits for an absent player; null: off. Private. */
  callMe: z.strictObject({ n, push: subscriptionSchema.nullable() }),
  ping: z.strictObject({ n }),
  /** Asks for `welcome` and `private` again. */
  sync: z.strictObject({ n }),
} as const;

export type ClientMessageType = keyof typeof clientMessages;
export type ClientMessages = {
  [T in ClientMessageType]: z.input<(typeof clientMessages)[T]>;
} & { intent: { n: number; intent: AnyIntent }; seal: { n: number; intent: AnyIntent | null } };

export interface ServerMessages {
  /**
   * First after joining, and on a change of seat. `player` null: a spectator. `token`: of a new seat, sent once.
   * `n`: highest number heard from this seat. `now`: server time, epoch ms, for deadlines.
   */
  welcome: {
    version: number;
    code: string;
    ruleset: RulesetId;
    player: PlayerId | null;
    token: string | null;
    n: number;
    now: number;
  };
  /** Secrets at `board.seq === seq`; after that patch, only if changed. */
  private: { seq: number; mine: unknown };
  /** Events of the step to `board.seq === seq`, as this client may know them. Last of a step: patch and `private` come before. */
  events: { seq: number; events: Packed[] };
  /**
   * Recent events, oldest first, after `welcome` and `private` of a join; they replace the log and change no board.
   * `seqs`: `board.seq` after each event's step.
   */
  past: { events: Packed[]; seqs: number[] };
  /** What the client's own seat has sealed for the start, null: nothing; after `welcome` in the lobby, and on changes. */
  sealed: { intent: AnyIntent | null };
  /** Standing orders: after `welcome` in a game, and on changes, also at the end of a turn. */
  orders: { orders: Orders };
  /**
   * Announces auto-pass: the server says `done` in window `frame` at revision `rev` at `at` (epoch ms), unless the client acts or says
   * `wait`.
   */
  silence: Silence;
  /** New lines of chat; after `welcome` the recent ones. */
  chat: { lines: ChatLine[] };
  /** Message `n` was carried out; `seq` of the board afterwards. */
  accepted: { n: number; seq: number };
  /** Message `n` was refused; null if it had no number. Private. */
  refused: { n: number | null; refusal: WireRefusal };
  /** Ticket of a seat for `joinById` on another device, once, until `until` (epoch ms); a newer one voids it. */
  resumeLink: { ticket: string; until: number };
  /** A player nudges: the table waits. */
  nudge: { by: PlayerId };
  /** Notice to show; `text` in English, of `announced` the host's own words. */
  notice: { why: NoticeWhy; text: string };
}
export type ServerMessageType = keyof ServerMessages;

export type NoticeWhy = 'kicked' | 'votedOut' | 'unwatched' | 'takenOver' | 'moved' | 'stopping' | 'broken' | 'announced' | 'journalRead';

/** Close codes of `room.onLeave(code)`. `again`: join again at once, for the delayed view has begun or ended. */
export const CLOSE = {
  takenOver: 4401,
  tooFast: 4402,
  broken: 4403,
  idle: 4404,
  unwatched: 4405,
  again: 4406,
  tooLarge: 1009,
  stopping: 1012,
} as const;

/** Refused joins: reason and error code of `joinById`, whose message is the English sentence. */
export const JOIN_ERROR = {
  badMessage: 4450,
  wrongVersion: 4451,
  wrongPassword: 4452,
  tableFull: 4453,
  badName: 4454,
  tooManySpectators: 4455,
  noSuchTable: 4456,
  badCode: 4457,
  notFound: 4458,
  badTicket: 4459,
  stopping: 4460,
  tooManyJoins: 4461,
  tooManyMisses: 4462,
  tooManySeatsHere: 4463,
  broken: 4464,
  unsaved: 4465,
  damaged: 4466,
  noSpectators: 4467,
  tooManyTables: 4468,
  kicked: 4469,
  blocked: 4470,
} as const satisfies Partial<Record<TableWhy, number>>;

/** Reason of a failed `joinById`; null if the server did not refuse, but failed. @param code of the table */
export function joinRefusal(error: unknown, code: string): WireRefusal | null {
  const { code: number, message = '', refusal } = error as { code?: number; message?: string; refusal?: WireRefusal };
  if (refusal) return refusal;
  // Refusals before the room come as an HTTP status.
  const why =
    number === 429 ? 'tooManyJoins' : Object.keys(JOIN_ERROR).find((why) => JOIN_ERROR[why as keyof typeof JOIN_ERROR] === number);
  return why === undefined ? null : { code: 'table', why, with: { code, problem: message }, text: message };
}
