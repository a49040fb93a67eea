import type { AnyIntent, PlayerId, RulesetId } from '@illuminice/rules';
import { z } from 'zod';
import { remedySchema } from './absence.js';
import { subscriptionSchema } from './calls.js';
import { levelSchema, styleSchema } from './computers.js';
import { MOST_PASSWORD, nameSchema, passwordSchema, SEAT_COLOURS, textSchema } from './names.js';
import { proposalSchema } from './proposals.js';
import type { TableWhy, WireRefusal } from './refusals.js';
import { settingChanges } from './table-settings.js';
import { type ChatLine, type Orders, ordersSchema, type Silence } from './waiting.js';
import type { Packed } from './wire/packed.js';

/** Options of `client.joinById(code, …)`. */
export const joinSchema = z.strictObject({
  name: nameSchema,
  /** Only look. */
  spectate: z.boolean().optional(),
  /** The `token` that `welcome` gave with a seat: takes that seat up again. */
  token: z.string().max(100).nullish(),
  /** The `ticket` of a resume link: takes that seat up, under a new token. The former one opens nothing any more. */
  ticket: z.string().max(100).nullish(),
  /**
   * 32 random bytes of the client (base64url), to be the token of a seat that this join is given. Who sends it has the token
   * even if the connection dies before `welcome` has told one.
   */
  secret: z
    .string()
    .regex(/^[\w-]{43}$/)
    .nullish(),
  password: z.string().max(MOST_PASSWORD).nullish(),
  /** WIRE_VERSION of the client. */
  version: z.number().int(),
});
export type JoinOptions = z.input<typeof joinSchema>;

/**
 * The client's own running number of a message; the answer (`accepted` or `refused`) repeats it. It starts above the
 * `n` of `welcome` and rises with each message: one that does not is refused as `repeated`.
 */
const n = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const player = z.string().min(1).max(40);
/** Place of a seat, 0 for the first. */
const place = z.number().int().min(0).max(7);

/** Messages of clients by type. Each is answered with `accepted` or `refused` of the same `n`. */
export const clientMessages = {
  /** Play: the intent of the rules. It never says who sends it. */
  intent: z.strictObject({ n, intent: z.looseObject({ type: z.string() }) }),
  /** Lobby: another display name. */
  rename: z.strictObject({ n, name: nameSchema }),
  /** Lobby: ready to start, or not any more. */
  ready: z.strictObject({ n, ready: z.boolean() }),
  /** Lobby: a colour of one's own, a place in the palette. */
  colour: z.strictObject({
    n,
    colour: z
      .number()
      .int()
      .min(0)
      .max(SEAT_COLOURS - 1),
  }),
  /** Lobby: a spectator takes a free seat; without a place, the lowest. */
  sit: z.strictObject({ n, place: place.optional() }),
  /** Lobby: one's own seat goes to a free place. The host moves anybody, and who sits there changes places with them. */
  move: z.strictObject({ n, player, place }),
  /** Lobby: gives the seat up and looks on. */
  stand: z.strictObject({ n }),
  /** Lobby, host: a computer player takes the lowest free seat (U02). */
  addComputer: z.strictObject({ n }),
  /** Lobby, host: how well a computer player plays, what it likes, or both; of those that the game has. */
  level: z.strictObject({ n, player, level: levelSchema.optional(), style: styleSchema.optional() }),
  /** Lobby, host: takes somebody, or a computer player, off a seat; a person gets none again until `readmit`. */
  kick: z.strictObject({ n, player }),
  /** Lobby, host: whoever was kicked under this name may sit again. */
  readmit: z.strictObject({ n, name: nameSchema }),
  /**
   * Lobby, host: options of the game (those named), number of seats, the clock, whether the table is listed, whether
   * people may look on and how much later, the password, the name.
   */
  configure: z.strictObject({
    n,
    options: z.record(z.string(), z.unknown()).optional(),
    seats: z.number().int().min(2).max(8).optional(),
    ...settingChanges,
    /** Password for joining; null: none. */
    password: passwordSchema.nullable().optional(),
    name: nameSchema.optional(),
  }),
  /** Lobby, host: begins the game once two or more sit and all are ready. */
  start: z.strictObject({ n }),
  /** After a game: the table goes back to its lobby with the same seats, ready to begin another one. */
  rematch: z.strictObject({ n }),
  /** Game with a clock: one base time more in the open contest, once a contest and player. */
  moreTime: z.strictObject({ n }),
  /** Game with a clock: the dice lie for 12 s in all. Anyone who holds a Special may ask for it. */
  hold: z.strictObject({ n }),
  /** Standing orders in place of the former ones; `{}` cancels all. Nobody else hears of them. */
  orders: z.strictObject({ n, orders: ordersSchema }),
  /**
   * My silence is no `done` in the window that is open now: I think it over. Nobody else hears of it. With `more`, once a window:
   * it becomes one 15 s later than it would.
   */
  wait: z.strictObject({ n, more: z.literal(true).optional() }),
  /** A promise to one player, or to all: text, never enforced. */
  promise: z.strictObject({ n, to: player.nullable().default(null), text: textSchema }),
  /** The recipient of a promise marks it; `open` takes the mark back. */
  mark: z.strictObject({ n, promise: z.number().int().min(1), as: z.enum(['kept', 'broken', 'open']) }),
  /** A line of chat to the table, or a whisper to one player. Of a spectator: to the spectators, and to all once no game is on. */
  chat: z.strictObject({ n, to: player.nullable().default(null), text: textSchema }),
  /** In a game: what is to be done about a seat whose owner is away, or idle. Said anew, it replaces what was said before. */
  vote: z.strictObject({ n, player, remedy: remedySchema }),
  /** In a game: I am there and think. Whoever was idle, or had a computer play for them for it, is so no more. */
  here: z.strictObject({ n }),
  /** In a game: calls somebody who is idle. */
  nudge: z.strictObject({ n, player }),
  /** In a game: puts something to the vote; one proposal of a player at a time. `of`: what it is about, see `ProposalInfo`. */
  propose: z.strictObject({ n, kind: proposalSchema, of: z.string().max(40).default('') }),
  /** In a game: yes or no to a proposal. Its maker's no takes it back. */
  ballot: z.strictObject({ n, proposal: z.number().int().min(1), yes: z.boolean() }),
  /** The host: this player is to be host once they accept, or once I leave; null: nobody. */
  nameHost: z.strictObject({ n, player: player.nullable() }),
  /** The named heir becomes host. */
  takeHost: z.strictObject({ n }),
  /** In a game, a spectator: may I have the seat of this player, who is away? Null: I do not want one any more. */
  askSeat: z.strictObject({ n, player: player.nullable() }),
  /** In a game: whether whoever asked under this number may have the seat they asked for. */
  grantSeat: z.strictObject({ n, ask: z.number().int().min(1), yes: z.boolean() }),
  /** In a game: a computer player takes the seat until its owner is back, who only looks on from now. */
  handOver: z.strictObject({ n }),
  /** For a link that takes the seat to another device; answered by `resumeLink`. */
  resumeLink: z.strictObject({ n }),
  /** Call me by web push when the table waits for me and I am not there; null: not any more. Nobody else hears of it. */
  callMe: z.strictObject({ n, push: subscriptionSchema.nullable() }),
  /** Is the connection still there? */
  ping: z.strictObject({ n }),
  /** `welcome` and `private` once more, for a client that missed them. */
  sync: z.strictObject({ n }),
} as const;

export type ClientMessageType = keyof typeof clientMessages;
export type ClientMessages = {
  [T in ClientMessageType]: z.input<(typeof clientMessages)[T]>;
} & { intent: { n: number; intent: AnyIntent } };

/** Messages of the server by type. */
export interface ServerMessages {
  /**
   * First of all after joining, and whenever one's seat changes. `player` null: a spectator. `token`: of a seat that was
   * just given to you; it takes the seat up again later, and is told this once, so keep it. `n`: the highest message number heard from this seat; go on from there. `now`: the server's
   * time in epoch ms, by which deadlines are to be read.
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
  /** Your secrets at `board.seq === seq`; after the patch it belongs to, and only when it changed. */
  private: { seq: number; mine: unknown };
  /**
   * What happened in the step that led to `board.seq === seq`, as this client may know it. Closes the step: patch and
   * `private` have arrived before, so board and secrets fit together now.
   */
  events: { seq: number; events: Packed[] };
  /**
   * What happened lately in the game that is on, as this client may know it, oldest first: after `welcome` and `private` of
   * a join. It takes the place of what was heard before, and is for the log alone: nothing in it is new on the board.
   * `seqs`: of each event the `board.seq` that its step led to, so that a client knows which of it happened while it was away.
   */
  past: { events: Packed[]; seqs: number[] };
  /** Your standing orders: after `welcome` in a game, and whenever they changed, be it that a turn ended them. */
  orders: { orders: Orders };
  /**
   * Unless you answer or say `wait`, the server says `done` for you in the window `frame` at its revision `rev`, at the time
   * `at` (epoch ms). After `welcome`, if there is one.
   */
  silence: Silence;
  /** New lines of chat that you may read; after `welcome` the last of those there are. */
  chat: { lines: ChatLine[] };
  /** The message `n` was carried out. `seq`: of the board afterwards. */
  accepted: { n: number; seq: number };
  /** The message `n` was refused, nothing changed; null if the message was too odd to have a number. Only the sender hears of it. */
  refused: { n: number | null; refusal: WireRefusal };
  /**
   * What takes the seat to another device: `ticket` for `joinById`, once, until `until` (epoch ms). A newer one, or its use,
   * makes it void.
   */
  resumeLink: { ticket: string; until: number };
  /** Somebody calls you: the table waits for you. */
  nudge: { by: PlayerId };
  /**
   * Something to show: taken off the seat, seat taken over elsewhere, game broken off. `text` says it in English; of `announced`
   * it is what the server's host has to say, to be shown as it is.
   */
  notice: { why: NoticeWhy; text: string };
}
export type ServerMessageType = keyof ServerMessages;

export type NoticeWhy = 'kicked' | 'votedOut' | 'unwatched' | 'takenOver' | 'moved' | 'stopping' | 'broken' | 'announced' | 'journalRead';

/**
 * The room closed the connection: codes of `room.onLeave(code)`. `again`: join once more at once; what you see comes another
 * way from now on, because a game whose spectators see it later has begun or is over.
 */
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

/**
 * A join that was refused: why, and the code of the error that `joinById` rejects with. Its message is the sentence in
 * English.
 */
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
} as const satisfies Partial<Record<TableWhy, number>>;

/**
 * Why a join failed, from the error that `joinById` rejected with.
 *
 * @param code the table's code that was asked for
 * @returns null if the server did not refuse, but could not be reached or broke
 */
export function joinRefusal(error: unknown, code: string): WireRefusal | null {
  const { code: number, message = '' } = error as { code?: number; message?: string };
  // Refusals before the room is asked come as a status of HTTP.
  const why =
    number === 429 ? 'tooManyJoins' : Object.keys(JOIN_ERROR).find((why) => JOIN_ERROR[why as keyof typeof JOIN_ERROR] === number);
  return why === undefined ? null : { code: 'table', why, with: { code, problem: message }, text: message };
}
