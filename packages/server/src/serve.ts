import { once } from 'node:events';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Encoder } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { TABLE_ROOM } from '@illuminice/protocol';
import { Server } from 'colyseus';
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

/** Milliseconds that clients have to answer when the server closes their connection. */
const GOODBYE = 2000;

/** Leaves HTTP to the app: its matchmaking route has limits that the library's has not. */
class GameServer extends Server {
  protected override attachMatchMakingRoutes(): void {}
}

class Sockets extends WebSocketTransport {
  /** Ends what connections are left without a word. */
  hangUp(): void {
    for (const client of this.wss.clients) client.terminate();
  }
}

export interface Serving {
  port: number;
  /** Lets everybody go, then stops. */
  close(): Promise<void>;
}

/** Starts listening. One server to a process: the library's match maker is global. */
export async function serve(config: Config, log: Logger, clientDirectory: string): Promise<Serving> {
  const http: HttpServer = createServer(createApp(config, log, clientDirectory));
  const transport = new Sockets({ server: http, maxPayload: MOST_FRAME });
  const server = new GameServer({ transport, greet: false, gracefullyShutdown: false, logger: log });
  server.define(TABLE_ROOM, TableRoom, { config, log } as never);
  await server.listen(config.port, config.host);
  const close = async () => {
    const closed = once(http, 'close');
    await server.gracefullyShutdown(false);
    // Browsers keep a connection open for the next request, and a frozen client never says goodbye.
    http.closeAllConnections();
    const impatience = setTimeout(() => transport.hangUp(), GOODBYE);
    await closed;
    clearTimeout(impatience);
  };
  return { port: (http.address() as AddressInfo).port, close };
}
