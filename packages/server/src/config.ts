import { z } from 'zod';
import { addressList, readTrust } from './net/addresses.js';
import { type Limits, limitsShape, readLimits } from './net/limits.js';

const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1');

/** Whether this text can be read. */
const readable = (read: (text: string) => unknown) => (text: string) => {
  try {
    read(text);
    return true;
  } catch {
    return false;
  }
};

/** Origins like `https://example.org`, with blanks or commas between them. */
const origins = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter((one) => one !== ''))
  .refine((all) => all.every((one) => one === '*' || (URL.canParse(one) && new URL(one).origin === one)), {
    message: 'origins like https://example.org, with blanks between them',
  });

const environment = z
  .object({
    ...limitsShape,
    /** How many proxies stand in front, or their addresses; without, what a request says of its address is not believed. */
    TRUST_PROXY: z.string().default('0').refine(readable(readTrust), { message: 'a number of proxies, or their addresses' }),
    /** Addresses for which limits per address do not hold. */
    UNLIMITED_ADDRESSES: z.string().default('').refine(readable(addressList), { message: 'addresses like 192.0.2.7 or 10.0.0.0/8' }),
    /** Pages of other addresses that may talk to the server. */
    ALLOWED_ORIGINS: origins,
    /** Refuses programs that name no origin, like bots. */
    REQUIRE_ORIGIN: flag,
    /** Pages that may show the game in a frame. */
    FRAME_ANCESTORS: origins,
    /** Opens /admin to whoever knows it. */
    ADMIN_PASSWORD: z.string().min(12).max(200).optional(),
    /** Opens /metrics to whoever sends it as a bearer token. */
    METRICS_TOKEN: z.string().min(16).max(200).optional(),
    NODE_ENV: z.string().default('development'),
    /** Where to listen; 0 takes a free port. */
    PORT: z.coerce.number().int().min(0).max(65535).default(2567),
    /** Address to listen on; left out: all of them. */
    HOST: z.string().min(1).optional(),
    /** What links to tables begin with; left out: what the browser called the server. */
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    /** Lets anyone open a table in mid-game from a scenario. For tests and lessons only: scenarios name hidden cards. */
    ALLOW_SCENARIOS: flag,
    /** The folder of the SQLite file that keeps the tables; made if need be. */
    DATA_DIR: z.string().default('./data'),
    /** A PostgreSQL database that keeps them instead. */
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'an address like postgres://user:password@host:5432/name' }).optional(),
    /** How long finished games stay for replays, and games that nobody plays on, in days. */
    RETENTION_DAYS: z.coerce.number().int().min(1).max(36_500).default(365),
    ABANDONED_DAYS: z.coerce.number().int().min(1).max(36_500).default(30),
    /** `full`: what was acknowledged outlives a power cut, too. */
    DURABILITY: z.enum(['normal', 'full']).default('normal'),
    MAX_TABLES: z.coerce.number().int().min(1).default(1000),
    /** Messages a connection may send in a second before it is refused. */
    MAX_MESSAGES_PER_SECOND: z.coerce.number().int().min(1).default(60),
    /** How long a lost connection may come back to its session, in seconds. */
    GRACE_SECONDS: z.coerce.number().int().min(0).max(3600).default(120),
    /** How long a seat in the lobby waits for a lost connection, in seconds. */
    LOBBY_GRACE_SECONDS: z.coerce.number().int().min(0).max(3600).default(30),
    /** How long a computer player or a standing order seems to think at most, in ms; a third of it at least. */
    LONGEST_PAUSE_MS: z.coerce.number().int().min(0).max(60_000).default(2000),
    /** When the silence of who is asked becomes a `done`, in ms at most; a third of it at least; 0: never. */
    SILENCE_MS: z.coerce.number().int().min(0).max(60_000).default(6000),
    /** When a table nobody is at goes away, in minutes. */
    IDLE_MINUTES: z.coerce.number().min(0.01).default(60),
  })
  .refine((env) => !(env.ALLOW_SCENARIOS && env.NODE_ENV === 'production'), {
    path: ['ALLOW_SCENARIOS'],
    message: 'not with NODE_ENV=production: scenarios name hidden cards',
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
}

/**
 * The configuration from environment variables.
 *
 * @throws Error whose message names every wrong variable, one a line
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = environment.safeParse(given);
  if (!read.success) {
    throw new Error(read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  }
  const { data } = read;
  return {
    production: data.NODE_ENV === 'production',
    port: data.PORT,
    host: data.HOST,
    publicUrl: data.PUBLIC_URL?.replace(/\/+$/, ''),
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
    unlimitedAddresses: data.UNLIMITED_ADDRESSES,
    allowedOrigins: data.ALLOWED_ORIGINS,
    requireOrigin: data.REQUIRE_ORIGIN,
    frameAncestors: data.FRAME_ANCESTORS,
    adminPassword: data.ADMIN_PASSWORD,
    metricsToken: data.METRICS_TOKEN,
  };
}
