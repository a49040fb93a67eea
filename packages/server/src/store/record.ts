import {
  keptLevel,
  levelSchema,
  momentSchema,
  ordersSchema,
  proposalSchema,
  REMEDIES,
  rulesetSchema,
  settingShapes,
  styleSchema,
  subscriptionSchema,
} from '@illuminice/protocol';
import { type AnyIntent, DEFAULT_RULESET, type RulesetId, STOPS } from '@illuminice/rules';
import { z } from 'zod';
import { GAMES, gameOf } from '../games/games.js';
import { hashPassword } from '../secrets.js';

/* Shapes of stored JSON, checked when read: bad data must show here, not in the middle of a game. */

const player = z.string().min(1).max(40);
const time = z.number();
const whole = z.number().int().min(0);
const stage = z.enum(['lobby', 'playing', 'over']);

/** Undefined: no JSON. */
function readJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Settings from before passwords were hashed. */
const clearSettings = z.looseObject({ password: z.string().nullable() });

/** Hashes a clear password in an old record. An unreadable record stays: it must not stop the start. */
export function hideClearPassword(json: string): string {
  const record = readJson(json) as { settings?: unknown } | null | undefined;
  const old = clearSettings.safeParse(record?.settings);
  if (!old.success) return json;
  const { password, ...settings } = old.data;
  return JSON.stringify({ ...record, settings: { ...settings, passwordHash: password === null ? null : hashPassword(password) } });
}

const proposal = z.strictObject({ id: whole, by: player, kind: proposalSchema, of: z.string() });

/** Settings, seats, standing orders, score: changes seldom. */
export const recordSchema = z.strictObject({
  stage,
  startWhenFull: z.boolean(),
  from: momentSchema.nullable().default(null),
  settings: z
    .strictObject({
      ruleset: rulesetSchema.default(DEFAULT_RULESET),
      name: z.string(),
      passwordHash: z.string().nullable(),
      options: z.unknown(),
      ...settingShapes,
    })
    .transform((settings, context) => {
      const { data: options, error } = GAMES[settings.ruleset].ruleset.optionsShape.safeParse(settings.options);
      for (const { message, path } of error?.issues ?? []) context.addIssue({ code: 'custom', message, path: ['options', ...path] });
      return { ...settings, options: options ?? {} };
    }),
  seats: z.strictObject({
    capacity: z.number().int().min(2).max(8),
    host: player.nullable(),
    heir: player.nullable().default(null),
    kicked: z.array(z.strictObject({ name: z.string(), tokenHash: z.string().nullable(), origins: z.array(z.string()) })).default([]),
    all: z.array(
      z.strictObject({
        player,
        place: z.number().int().min(0).max(7),
        name: z.string(),
        colour: z.number().int(),
        ready: z.boolean(),
        sealed: z
          .strictObject({
            intent: z.looseObject({ type: z.string() }).transform((intent): AnyIntent => intent),
            deck: z.string().nullable(),
          })
          .nullable()
          .default(null),
        tokenHash: z.string().nullable(),
        ticket: z.strictObject({ hash: z.string(), until: time }).nullable().default(null),
        absence: z.strictObject({
          since: time.nullable(),
          away: z.boolean(),
          substitute: z.boolean(),
          paused: z.boolean(),
          idle: z.boolean().default(false),
          nudged: time.nullable().default(null),
          ballots: z.record(player, z.enum(REMEDIES)),
        }),
        computer: z.boolean(),
        // From before there were four levels.
        level: z.preprocess((level) => keptLevel(level ?? 'usual') ?? level, levelSchema),
        style: styleSchema.default('plain'),
        push: subscriptionSchema.nullable().default(null),
        called: time.nullable().default(null),
      }),
    ),
  }),
  paused: z.boolean().default(false),
  proposals: z.array(proposal.extend({ yes: z.array(player), no: z.array(player) })).default([]),
  decided: proposal.extend({ name: z.string(), passed: z.boolean(), at: time }).nullable().default(null),
  /** Standing orders with their turn, and the window without auto-pass. */
  orders: z.record(
    player,
    z.strictObject({
      orders: ordersSchema,
      usual: z.enum(STOPS).default('silence'),
      turn: z.number().nullable(),
      waits: z.number().nullable().default(null),
    }),
  ),
  score: z.array(z.strictObject({ name: z.string(), won: whole, games: whole })).default([]),
});
export type TableRecord = z.output<typeof recordSchema>;

/** Clock, last messages of each seat, computers' memories: changes with every intent. */
export const pulseSchemaOf = (ruleset: RulesetId) =>
  z.strictObject({
    timer: GAMES[ruleset].clock.timerShape.nullable(),
    restingSince: time.nullable(),
    awaited: z.array(player).default([]),
    /** Time of writing, by the clock of the table's and its intents' times. */
    at: time.optional(),
    /** Accepted messages, oldest first: number, digest, `seq` of the board afterwards. */
    heard: z.record(player, z.array(z.tuple([z.number(), z.string(), z.number()]))),
    minds: z
      .strictObject({ game: z.string(), of: z.record(player, z.strictObject({ seed: whole, memory: z.unknown() })) })
      .nullable()
      .default(null),
  });

const awaitedSchema = z.looseObject({ awaited: z.array(player).default([]) });

/** Players for whom a sleeping table waits, by its pulse. */
export const awaitedIn = (pulse: string): readonly string[] => awaitedSchema.parse(JSON.parse(pulse)).awaited;

/** Entries of the chat in order: a line, a promise, its mark, the end of all promises, forgotten whispers. */
export const talkSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('chat'),
    line: z.strictObject({ from: player.nullable(), name: z.string(), to: player.nullable(), text: z.string(), at: time }),
    /** Game in which a spectator said it. */
    during: z.string().optional(),
  }),
  z.strictObject({ kind: z.literal('promise'), by: player, to: player.nullable(), text: z.string() }),
  z.strictObject({ kind: z.literal('mark'), by: player, promise: z.number(), as: z.enum(['kept', 'broken', 'open']) }),
  z.strictObject({ kind: z.literal('ended'), promises: z.number().int().min(0) }),
  /** Written by earlier releases. */
  z.strictObject({ kind: z.literal('forget'), player }),
]);
export type TalkEntry = z.output<typeof talkSchema>;

/** Seats of a game, for later readers. */
export const castSchema = z.array(
  z.strictObject({
    player,
    name: z.string(),
    colour: z.number().int(),
    computer: z.boolean(),
    /** For computers; missing in old games. */
    level: levelSchema.optional(),
    style: styleSchema.optional(),
  }),
);

export const storedIntent = (ruleset: string, json: string) => gameOf(ruleset).ruleset.intentShape.parse(JSON.parse(json));
