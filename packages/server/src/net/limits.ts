import type { z } from 'zod';
import { decimal, wholeNumber } from '../settings.js';

const MOST = 1e9;
const whole = (fallback: number) => wholeNumber(1, MOST, fallback);
/** 0 lifts the limit. */
const orNone = (fallback: number) => wholeNumber(0, MOST, fallback).transform((most) => (most === 0 ? Number.POSITIVE_INFINITY : most));

/** What strangers may ask of the server; the variables are described in docs/hosting.md. */
export const limitsShape = {
  MAX_MESSAGE_BYTES: whole(16 * 1024),
  MAX_BYTES_PER_SECOND: orNone(256 * 1024),
  MAX_BUFFERED_BYTES: whole(1024 * 1024),
  MAX_MESSAGES_PER_SECOND_PER_ADDRESS: orNone(600),
  MAX_CONNECTIONS: orNone(5000),
  MAX_CONNECTIONS_PER_ADDRESS: orNone(250),
  MAX_SEATS_PER_ADDRESS: orNone(200),
  MAX_TABLES_PER_ADDRESS: orNone(100),
  MAX_SPECTATORS: whole(100),
  REQUESTS_PER_MINUTE: orNone(3000),
  JOINS_PER_MINUTE: orNone(300),
  TABLES_PER_MINUTE: orNone(60),
  MISSES_PER_MINUTE: orNone(60),
  CHAT_LINES: whole(8),
  CHAT_SECONDS: whole(10),
  PING_SECONDS: decimal(0.1, 600, 3),
  HANDSHAKE_SECONDS: decimal(0.1, 600, 10),
  REQUEST_SECONDS: decimal(0.1, 600, 20),
};

/** Where a limit is per address or minute, infinity means that there is none. */
export interface Limits {
  messageBytes: number;
  /** What a socket may send in bytes, whatever they mean, on average between two pings. */
  bytesPerSecond: number;
  /** What may wait for a client that does not read, before it is let go. */
  bufferedBytes: number;
  addressMessagesPerSecond: number;
  connections: number;
  addressConnections: number;
  addressSeats: number;
  addressTables: number;
  /** Of one table. */
  spectators: number;
  /** The following four per address. */
  requestsPerMinute: number;
  joinsPerMinute: number;
  tablesPerMinute: number;
  /** Unknown codes and wrong passwords. */
  missesPerMinute: number;
  /** Lines of chat that a player may say in `chatSeconds`. */
  chatLines: number;
  chatSeconds: number;
  /** How often a connection is asked for a sign of life; two missed ones end it. */
  pingSeconds: number;
  /** How long a connection may take until it says that it is there. */
  handshakeSeconds: number;
  /** How long a request may take to arrive. */
  requestSeconds: number;
}

export const readLimits = (env: z.output<z.ZodObject<typeof limitsShape>>): Limits => ({
  messageBytes: env.MAX_MESSAGE_BYTES,
  bytesPerSecond: env.MAX_BYTES_PER_SECOND,
  bufferedBytes: env.MAX_BUFFERED_BYTES,
  addressMessagesPerSecond: env.MAX_MESSAGES_PER_SECOND_PER_ADDRESS,
  connections: env.MAX_CONNECTIONS,
  addressConnections: env.MAX_CONNECTIONS_PER_ADDRESS,
  addressSeats: env.MAX_SEATS_PER_ADDRESS,
  addressTables: env.MAX_TABLES_PER_ADDRESS,
  spectators: env.MAX_SPECTATORS,
  requestsPerMinute: env.REQUESTS_PER_MINUTE,
  joinsPerMinute: env.JOINS_PER_MINUTE,
  tablesPerMinute: env.TABLES_PER_MINUTE,
  missesPerMinute: env.MISSES_PER_MINUTE,
  chatLines: env.CHAT_LINES,
  chatSeconds: env.CHAT_SECONDS,
  pingSeconds: env.PING_SECONDS,
  handshakeSeconds: env.HANDSHAKE_SECONDS,
  requestSeconds: env.REQUEST_SECONDS,
});
