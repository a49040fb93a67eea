import {
  type CallsOffer,
  type DeckStored,
  type Erased,
  type Health,
  type HttpRefusal,
  type OwnData,
  STAGES,
  type StoredDeck,
  type TableCreated,
  type TableList,
} from '@illuminice/protocol';
import { RULESET_IDS } from '@illuminice/rules';
import { z } from 'zod';

/*
 * Shapes of what the server answers. The compiler holds them to the types of the protocol, and a test to real answers. What
 * depends on the game, or may grow, is left loose.
 */

export const ruleset = z.enum(RULESET_IDS);
export const player = z.string().describe('Id of a player at the table, like p1');
const code = z.string().describe('Six consonants');
const ms = z.number().describe('Epoch, in ms');

export const refusal = z
  .looseObject({
    code: z.string().describe('Number of the rule, like C-406; `table` if no rule of the game forbids it'),
    why: z.string().describe('Reason, for programs'),
    with: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .optional()
      .describe('Values that the sentence names'),
    text: z.string().describe('The sentence in English'),
  })
  .describe('Why something is not done');

const summary = {
  code,
  ruleset,
  name: z.string(),
  stage: z.enum(STAGES),
  seats: z.number(),
  taken: z.number(),
  names: z.array(z.string()).describe('Players in seat order; only at public tables without a password'),
  spectators: z.number(),
  password: z.boolean(),
  watchable: z.boolean(),
  spectatorDelay: z.number().describe('In seconds'),
  public: z.boolean(),
};

const invitation = z.strictObject({
  ...summary,
  clock: z.string(),
  host: z.string().describe('Empty: nobody, or the table has a password'),
  guests: z.array(z.looseObject({ player, name: z.string(), colour: z.number(), computer: z.boolean(), presence: z.string().nullable() })),
  turn: z.strictObject({ number: z.number(), player }).nullable(),
});

const seats = z.array(z.looseObject({ player, name: z.string(), colour: z.number(), computer: z.boolean() }));

export const ANSWERS = {
  HttpRefusal: z.strictObject({ refusal }) satisfies z.ZodType<HttpRefusal>,
  TableCreated: z.strictObject({
    code,
    link: z.string().describe('Link for invitations'),
    roomId: z.string().describe('The code again'),
  }) satisfies z.ZodType<TableCreated>,
  TableList: z.strictObject({ tables: z.array(z.strictObject(summary)) }) satisfies z.ZodType<TableList>,
  Invitation: invitation,
  SeatsTold: z.strictObject({
    seats: z.array(
      z.strictObject({
        code,
        seat: z
          .strictObject({ player, awaited: z.boolean().describe('True if the game waits for this player'), table: invitation })
          .nullable()
          .describe('Null: the token opens no seat at such a table'),
      }),
    ),
  }),
  GameList: z.strictObject({
    games: z.array(z.strictObject({ id: z.string(), ruleset, seats, winners: z.array(player), intents: z.number(), endedAt: ms })),
  }),
  GameRecord: z
    .looseObject({ ruleset, id: z.string(), options: z.looseObject({}), seats, startedAt: ms, endedAt: ms })
    .describe('A finished game with all hidden cards, as `npm run replay` reads it'),
  DeckStored: z.strictObject({
    id: z.string(),
    key: z.string().describe('Opens a deck that is not shared'),
  }) satisfies z.ZodType<DeckStored>,
  StoredDeck: z.strictObject({ id: z.string(), ruleset, name: z.string(), deck: z.unknown() }) satisfies z.ZodType<StoredDeck>,
  OwnData: z.strictObject({
    ...{ code, name: z.string(), ruleset, stage: z.enum(STAGES), opened: ms, touched: ms, isHost: z.boolean() },
    seat: z.looseObject({ player, name: z.string() }),
    orders: z.unknown(),
    score: z.unknown(),
    chat: z.array(z.strictObject({ from: player.nullable(), to: player.nullable(), text: z.string(), at: ms })),
    promises: z.array(z.strictObject({ by: player, to: player.nullable(), text: z.string() })),
    games: z.array(
      z.strictObject({
        ...{ id: z.string(), name: z.string(), begun: ms, ended: ms.nullable(), outcome: z.unknown() },
        intents: z.array(z.tuple([z.number(), ms, z.unknown()])).describe('Own ones: number, time, intent'),
      }),
    ),
  }) satisfies z.ZodType<OwnData>,
  Erased: z.strictObject({
    seat: z.enum(['freed', 'computer', 'nameless', 'table']).describe('What became of it; `table`: nobody else was left, all of it went'),
    renamed: z.number(),
    removed: z.number(),
  }) satisfies z.ZodType<Erased>,
  CallsOffer: z.strictObject({ key: z.string().nullable() }) satisfies z.ZodType<CallsOffer>,
  Health: z.strictObject({
    ok: z.literal(true),
    version: z.number().describe('Version of the wire'),
    release: z.string(),
    tables: z.number(),
    uptime: z.number().describe('In seconds'),
  }) satisfies z.ZodType<Health>,
  Ready: z.strictObject({ ok: z.literal(true) }),
  Reservation: z
    .looseObject({
      sessionId: z.string(),
      room: z.looseObject({ processId: z.string(), roomId: z.string() }),
      ruleset: ruleset.optional(),
    })
    .describe('A kept place: open a WebSocket at /{processId}/{roomId}?sessionId={sessionId}&json=1 within some seconds'),
  JoinRefusal: z.strictObject({ code: z.number(), error: z.string(), refusal: refusal.optional() }).describe('Codes of `JOIN_ERROR`'),
} as const;

const json = z.looseObject({});
const intent = z.looseObject({ type: z.string() }).describe("An intent of the game's rules");
const events = z.array(z.looseObject({ type: z.string() }));
const n = z.number();
const seq = z.number().describe('Steps of the board so far');

/** What a connection with `json=1` gets, by `type`. */
export const SERVER_MESSAGES = {
  welcome: z.strictObject({
    version: z.number(),
    code,
    ruleset,
    player: player.nullable().describe('Null: a spectator'),
    token: z.string().nullable().describe('Of a new seat; takes it up again'),
    n: n.describe('Highest number heard from this seat'),
    now: ms,
  }),
  table: z.strictObject({ table: json }).describe('What everybody sees besides the board; whenever it changed'),
  view: z
    .looseObject({
      seq,
      view: z.strictObject({ board: json, player: player.nullable(), mine: z.unknown() }),
      events,
      asked: z.boolean().describe('Whether the game waits for us'),
      least: intent.nullable().describe('What commits us least, to be sent as it is'),
    })
    .describe('The game as we may see it'),
  past: z.strictObject({ events, seqs: z.array(z.number()) }).describe('After joining a game: what happened lately'),
  sealed: z.strictObject({ intent: intent.nullable() }),
  orders: z.strictObject({ orders: json }),
  silence: z.strictObject({ frame: z.number(), rev: z.number(), at: ms }),
  chat: z.strictObject({
    lines: z.array(z.looseObject({ from: player.nullable(), name: z.string(), to: player.nullable(), text: z.string(), at: ms })),
  }),
  accepted: z.strictObject({ n, seq }),
  refused: z.strictObject({ n: n.nullable(), refusal }),
  offers: z
    .strictObject({ n, seq, offers: z.array(z.looseObject({ type: z.string() })).optional(), same: z.number().optional() })
    .describe('What we can do now; `same`: what that answer said'),
  resumeLink: z.strictObject({ ticket: z.string(), until: ms }),
  nudge: z.strictObject({ by: player }),
  notice: z.strictObject({ why: z.string(), text: z.string() }),
  error: z.strictObject({ code: z.number(), text: z.string() }).describe('Why we may not join; then the connection is closed'),
} as const;
