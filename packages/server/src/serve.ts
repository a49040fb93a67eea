import { once } from 'node:events';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Encoder } from '@colyseus/schema';
import { TABLE_ROOM } from '@illuminice/protocol';
import { matchMaker, Server } from 'colyseus';
import type { Logger } from 'pino';
import { createApp } from './app.js';
import type { Config } from './config.js';
import { openDoor } from './net/door.js';
import { gate, guard, patience } from './net/http-guard.js';
import { Sockets } from './net/sockets.js';
import { TableRoom } from './rooms/table-room.js';
import { tables } from './rooms/tables.js';
import { openStore } from './store/open.js';
import { Tidying } from './store/tidy.js';

/** A late table of eight takes some 15 kB; beyond this the encoder would grow its buffer on each join, and say so. */
Encoder.BUFFER_SIZE = 64 * 1024;

/** Milliseconds that clients have to answer when the server closes their connection. */
const GOODBYE = 2000;

/** Leaves HTTP to the app: its matchmaking route has limits that the library's has not. */
class GameServer extends Server {
  protected override attachMatchMakingRoutes(): void {}
}

export interface Serving {
  port: number;
  /**
   * Lets nobody in any more, finishes what is being done at the tables, sends everybody to the next process, then stops.
   */
  close(): Promise<void>;
}

/** Starts listening. One server to a process: the library's match maker is global. */
export async function serve(config: Config, log: Logger, clientDirectory: string): Promise<Serving> {
  const store = await openStore(config, ({ message }) => log.error({ message }, 'a connection to the database broke'), true);
  const door = openDoor(config);
  const http: HttpServer = createServer(patience(door.limits), gate(door, createApp(config, door, log, store, clientDirectory)));
  guard(http, door);
  const transport = new Sockets(http, door, log);
  const server = new GameServer({ transport, greet: false, gracefullyShutdown: false, logger: log });
  server.define(TABLE_ROOM, TableRoom, { config, door, log, store } as never);
  await server.listen(config.port, config.host);
  const tidying = new Tidying(store, config, log);
  const close = async () => {
    door.closing = true;
    const closed = once(http, 'close');
    // A frozen client never says goodbye.
    const impatience = setInterval(() => transport.hangUp(), GOODBYE);
    await tables.drain();
    await server.gracefullyShutdown(false);
    // The library would count once more in a second, and keep the process until then.
    matchMaker.stats.reset(true);
    // Browsers keep a connection open for the next request.
    http.closeAllConnections();
    await closed;
    clearInterval(impatience);
    await tidying.stop();
    await store.close();
  };
  return { port: (http.address() as AddressInfo).port, close };
}
