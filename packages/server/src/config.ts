import { z } from 'zod';
import { addressList, readTrust } from './net/addresses.js';
import { type Limits, limitsShape, readLimits } from './net/limits.js';
import { databaseUrl, decimal, flag, meantBy, oneOf, origins, publicUrl, readable, secret, wholeNumber } from './settings.js';

/** Settings that are shown to nobody, be they wrong or right. */
const SECRETS: ReadonlySet<string> = new Set(['ADMIN_PASSWORD', 'METRICS_TOKEN', 'DATABASE_URL']);

const environment = z
  .object({
    ...limitsShape,
    /** How many proxies stand in front, or their addresses; without, what a request says of its address is not believed. */
    TRUST_PROXY: z
      .string()
      .default('0')
      .refine(readable(readTrust), { error: 'not a number of proxies like 1, or their addresses like 10.0.0.0/8' }),
    /** Addresses for which limits per address do not hold. */
    UNLIMITED_ADDRESSES: z
      .string()
      .optional()
      .refine((text) => text === undefined || readable(addressList)(text), { error: 'not addresses like 192.0.2.7, 10.0.0.0/8' }),
    /** Pages of other addresses that may talk to the server. */
    ALLOWED_ORIGINS: origins(false),
    /** Refuses programs that name no origin, like bots. */
    REQUIRE_ORIGIN: flag,
    /** Pages that may show the game in a frame. */
    FRAME_ANCESTORS: origins(true),
    /** Opens /admin to whoever knows it. */
    ADMIN_PASSWORD: secret(12, 200).optional(),
    /** Opens /metrics to whoever sends it as a bearer token. */
    METRICS_TOKEN: secret(16, 200).optional(),
    NODE_ENV: oneOf(['production', 'development', 'test'], 'development'),
    /** Where to listen; 0 takes a free port. */
    PORT: wholeNumber(0, 65535, 2567),
    /** Address to listen on; left out: all of them. */
    HOST: z
      .string()
      .regex(/^[\w.:%-]+$/, { error: 'not an address of this machine, like 127.0.0.1' })
      .optional(),
    /** What links to tables begin with; left out: what the browser called the server. */
    PUBLIC_URL: publicUrl.optional(),
    LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
    /** Lets anyone open a table in mid-game from a scenario. For tests and lessons only: scenarios name hidden cards. */
    ALLOW_SCENARIOS: flag,
    /** The folder of the SQLite file that keeps the tables; made if need be. */
    DATA_DIR: z.string().regex(/\S/, { error: 'not a folder, like ./data' }).default('./data'),
    /** A PostgreSQL database that keeps them instead. */
    DATABASE_URL: databaseUrl.optional(),
    /** How long finished games stay for replays, and games that nobody plays on, in days. */
    RETENTION_DAYS: wholeNumber(1, 36_500, 365),
    ABANDONED_DAYS: wholeNumber(1, 36_500, 30),
    /** `full`: what was acknowledged outlives a power cut, too. */
    DURABILITY: oneOf(['normal', 'full'], 'normal'),
    MAX_TABLES: wholeNumber(1, 1_000_000, 1000),
    /** Messages a connection may send in a second before it is refused. */
    MAX_MESSAGES_PER_SECOND: wholeNumber(1, 1_000_000, 60),
    /** How long a lost connection may come back to its session, in seconds. */
    GRACE_SECONDS: wholeNumber(0, 3600, 120),
    /** How long a seat in the lobby waits for a lost connection, in seconds. */
    LOBBY_GRACE_SECONDS: wholeNumber(0, 3600, 30),
    /** How long a computer player or a standing order seems to think at most, in ms; a third of it at least. */
    LONGEST_PAUSE_MS: wholeNumber(0, 60_000, 2000),
    /** When the silence of who is asked becomes a `done`, in ms at most; a third of it at least; 0: never. */
    SILENCE_MS: wholeNumber(0, 60_000, 6000),
    /** When a table nobody is at goes away, in minutes; a timer takes no more than 24 days. */
    IDLE_MINUTES: decimal(0.01, 30_000, 60),
  })
  .refine((env) => !(env.ALLOW_SCENARIOS && env.NODE_ENV === 'production'), {
    path: ['ALLOW_SCENARIOS'],
    error: 'not possible with NODE_ENV=production: scenarios name hidden cards',
  });

export interface Config {
  production: boolean;
  port: number;
  host: string | undefined;
  publicUrl: string | undefined;
  logLevel: string;
  allowScenarios: boolean;
  dataDir: string;
  databaseUrl: string | undefined;
  retentionDays: number;
  abandonedDays: number;
  durability: 'normal' | 'full';
  maxTables: number;
  maxMessagesPerSecond: number;
  graceSeconds: number;
  lobbyGraceSeconds: number;
  longestPauseMs: number;
  silenceMs: number;
  idleMinutes: number;
  limits: Limits;
  trustProxy: string;
  unlimitedAddresses: string;
  allowedOrigins: string[];
  requireOrigin: boolean;
  frameAncestors: string[];
  adminPassword: string | undefined;
  metricsToken: string | undefined;
  /** The settings that were given, as they may be logged. */
  given: Readonly<Record<string, string>>;
}

/** The names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(environment.shape);

/**
 * The configuration from environment variables. Empty ones count as not set, others than ours are left alone.
 *
 * @throws Error whose message names every wrong variable, one a line, and every name that is nearly one of ours
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '' && value !== undefined)) as Record<
    string,
    string
  >;
  const misspelt = Object.keys(given).flatMap((name) => {
    const meant = meantBy(name, SETTINGS);
    return meant === undefined ? [] : [`${name}: there is no such setting; is ${meant} meant?`];
  });
  const read = environment.safeParse(given);
  const wrong = (read.error?.issues ?? []).map(
    ({ path: [name], message }) => `${String(name)}: ${shown(String(name), given)} is ${message}`,
  );
  if (!read.success || misspelt.length > 0) throw new Error([...wrong, ...misspelt].join('\n'));
  const { data } = read;
  return {
    production: data.NODE_ENV === 'production',
    port: data.PORT,
    host: data.HOST,
    publicUrl: data.PUBLIC_URL,
    logLevel: data.LOG_LEVEL,
    allowScenarios: data.ALLOW_SCENARIOS,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    retentionDays: data.RETENTION_DAYS,
    abandonedDays: data.ABANDONED_DAYS,
    durability: data.DURABILITY,
    maxTables: data.MAX_TABLES,
    maxMessagesPerSecond: data.MAX_MESSAGES_PER_SECOND,
    graceSeconds: data.GRACE_SECONDS,
    lobbyGraceSeconds: data.LOBBY_GRACE_SECONDS,
    longestPauseMs: data.LONGEST_PAUSE_MS,
    silenceMs: data.SILENCE_MS,
    idleMinutes: data.IDLE_MINUTES,
    limits: readLimits(data),
    trustProxy: data.TRUST_PROXY,
    unlimitedAddresses: data.UNLIMITED_ADDRESSES ?? '',
    allowedOrigins: data.ALLOWED_ORIGINS,
    requireOrigin: data.REQUIRE_ORIGIN,
    frameAncestors: data.FRAME_ANCESTORS,
    adminPassword: data.ADMIN_PASSWORD,
    metricsToken: data.METRICS_TOKEN,
    given: Object.fromEntries(
      SETTINGS.filter((name) => name in given).map((name) => [name, isSecret(name, given) ? '(not shown)' : (given[name] ?? '')]),
    ),
  };
}

/** Whether the value of a setting may hold a password. */
const isSecret = (name: string, given: Readonly<Record<string, string>>): boolean => SECRETS.has(name) || (given[name] ?? '').includes('@');

/** A value in a sentence. */
const shown = (name: string, given: Readonly<Record<string, string>>): string =>
  isSecret(name, given) ? 'what is given (not shown)' : JSON.stringify(given[name]);
