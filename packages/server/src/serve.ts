import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from '@colyseus/core';
import { Encoder } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { TABLE_ROOM } from '@illuminice/protocol';
import type { Logger } from 'pino';
import { createApp } from './app.js';
import type { Config } from './config.js';
import { giveFramesTheirOwnBytes } from './net/own-bytes.js';
import { TableRoom } from './rooms/table-room.js';

/** A late table of eight takes some 15 kB; beyond this the encoder would grow its buffer on each join, and say so. */
Encoder.BUFFER_SIZE = 64 * 1024;
giveFramesTheirOwnBytes();

/** Frames beyond this end the connection with 1009; what is merely too large for a message is refused in words. */
const MOST_FRAME = 64 * 1024;

/** Leaves HTTP to the app: its matchmaking route has limits that the library's has not. */
class GameServer extends Server {
  protected override attachMatchMakingRoutes(): void {}
}

export interface Serving {
  port: number;
  /** Lets everybody go, then stops. */
  close(): Promise<void>;
}

/** Starts listening. One server to a process: the library's match maker is global. */
export async function serve(config: Config, log: Logger, clientDirectory: string): Promise<Serving> {
  const http: HttpServer = createServer(createApp(config, log, clientDirectory));
  const transport = new WebSocketTransport({ server: http, maxPayload: MOST_FRAME });
  const server = new GameServer({ transport, greet: false, gracefullyShutdown: false, logger: log });
  server.define(TABLE_ROOM, TableRoom, { config, log } as never);
  await server.listen(config.port, config.host);
  return { port: (http.address() as AddressInfo).port, close: () => server.gracefullyShutdown(false) };
}
