import { z } from 'zod';

const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1');

const environment = z
  .object({
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
    MAX_TABLES: z.coerce.number().int().min(1).default(1000),
    /** Messages a connection may send in a second before it is refused. */
    MAX_MESSAGES_PER_SECOND: z.coerce.number().int().min(1).default(60),
    /** How long a lost connection may come back to its session, in seconds. */
    GRACE_SECONDS: z.coerce.number().int().min(0).max(3600).default(120),
    /** How long a seat in the lobby waits for a lost connection, in seconds. */
    LOBBY_GRACE_SECONDS: z.coerce.number().int().min(0).max(3600).default(30),
    /** How long a computer player or a standing order seems to think at most, in ms; a third of it at least. */
    LONGEST_PAUSE_MS: z.coerce.number().int().min(0).max(60_000).default(2000),
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
  maxTables: number;
  maxMessagesPerSecond: number;
  graceSeconds: number;
  lobbyGraceSeconds: number;
  longestPauseMs: number;
  idleMinutes: number;
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
    maxTables: data.MAX_TABLES,
    maxMessagesPerSecond: data.MAX_MESSAGES_PER_SECOND,
    graceSeconds: data.GRACE_SECONDS,
    lobbyGraceSeconds: data.LOBBY_GRACE_SECONDS,
    longestPauseMs: data.LONGEST_PAUSE_MS,
    idleMinutes: data.IDLE_MINUTES,
  };
}
