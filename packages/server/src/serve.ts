import { once } from 'node:events';
import { createServer, type Server as HttpServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TABLE_ROOM, WIRE_VERSION } from '@illuminice/protocol';
import { matchMaker, Server } from 'colyseus';
import type { Logger } from 'pino';
import { createApp } from './app.js';
import type { Backend } from './backend.js';
import type { Cluster } from './cluster/cluster.js';
import type { Config } from './config.js';
import { errorCode } from './error-code.js';
import { takeBasePath } from './http/base-path.js';
import { openAccess } from './net/access.js';
import { gate, guard, patience } from './net/http-guard.js';
import { Notifications } from './notifications/notifications.js';
import { type OpenTable, TableRegistry } from './registry/table-registry.js';
import { RELEASE } from './release.js';
import { Sockets } from './room/sockets.js';
import { TableRoom } from './room/table-room.js';
import { SCHEMA_VERSION } from './store/migrations.js';
import { openStore } from './store/open.js';
import type { PostgresLock } from './store/postgres-lock.js';
import { Retention } from './store/retention.js';
import { ScheduledBackups } from './store/scheduled-backups.js';
import type { Store } from './store/store.js';
import type { Thinker } from './thinking/thinker.js';
import { ThinkingThreads } from './thinking/threads.js';

/** How long clients have to answer a close, in ms. */
const GOODBYE = 2000;

/** Time-out of one thought, in ms: many times the usual, for busy machines. */
const LONGEST_THOUGHT = 5000;
/** Heap limit of a thinking thread, MB. */
const THINKING_HEAP = 128;

/** Entry of a thinking thread, beside this file or its bundle. */
const WORKER = new URL('./thinking-worker', import.meta.url);

/** Leaves HTTP to the app, whose matchmaking route has limits. */
class GameServer extends Server {
  protected override attachMatchMakingRoutes(): void {}
}

export interface Serving {
  port: number;
  tables: TableRegistry<TableRoom>;
  /** Refuses new clients, finishes pending work, sends everybody to the next process, then stops. */
  close(): Promise<void>;
}

interface ServeOptions {
  /** Wraps the store, for tests. */
  readonly around?: (store: Store) => Store;
  /** Ends the process on the admin's request. */
  readonly stop?: () => void;
}

/** Starts listening. One server a process: the library's match maker is global. */
export async function serve(
  config: Config,
  log: Logger,
  clientDirectory: string,
  { around = (store) => store, stop = () => {} }: ServeOptions = {},
): Promise<Serving> {
  const broken = (error: Error) => log.error({ code: errorCode(error) }, 'a connection to the database broke');
  const waiting = (error: unknown) => log.warn({ code: errorCode(error) }, 'the database is not up yet; waiting for it');
  const store = around(await openStore(config, broken, true, waiting));
  const access = openAccess(config, log);
  await access.blocks.load(store);
  const { clusterAddress, databaseUrl } = config;
  const lock = databaseUrl === undefined ? null : await holdDatabase(databaseUrl, clusterAddress === undefined, log);
  // A lone process loads none of it.
  const cluster =
    clusterAddress && databaseUrl
      ? await (await import('./cluster/cluster.js')).Cluster.start(databaseUrl, clusterAddress, access, log)
      : null;
  const openTable: OpenTable = (opening) => matchMaker.createRoom(TABLE_ROOM, opening);
  const tables = new TableRegistry<TableRoom>(store, openTable, undefined, cluster?.membership);
  const { thinkingThreads: threads } = config;
  const thinking = threads > 0 ? new ThinkingThreads(WORKER, { threads, ms: LONGEST_THOUGHT, heapMb: THINKING_HEAP }, log) : null;
  // With thinking threads the main one does not load the computer players.
  const thinker: Thinker =
    thinking ?? (await import('./thinking/at-once.js')).thinkingAtOnce((error) => log.error({ err: error }, 'a computer player failed'));
  const notifications = await Notifications.start(config, store, log);
  const backend: Backend = { config, access, log, store, tables, cluster, thinker, notifications, stop };
  const app = createApp(backend, clientDirectory);
  const http: HttpServer = createServer(patience(access.limits), gate(access, app));
  guard(http, access);
  const transport = new Sockets(http, access, tables, log);
  const server = new GameServer({ transport, greet: false, gracefullyShutdown: false, logger: log });
  if (cluster) join(cluster, app, http, tables);
  takeBasePath(http, config.basePath);
  server.define(TABLE_ROOM, TableRoom, backend as never);
  try {
    await server.listen(config.port, config.host);
  } catch (error) {
    await cluster?.stop();
    await store.close();
    await lock?.release();
    throw notListening(config, error);
  }
  const backups = await ScheduledBackups.start(config, log).catch(async (error) => {
    http.close();
    await cluster?.stop();
    await store.close();
    await lock?.release();
    throw error;
  });
  const { given: settings } = config;
  const kind = databaseUrl === undefined ? 'sqlite' : 'postgres';
  const versions = { release: RELEASE, wire: WIRE_VERSION, schema: SCHEMA_VERSION, node: process.versions.node };
  log.info({ ...versions, store: kind, tables: await store.count(), settings }, 'started');
  const retention = new Retention({ store, config, log, isOpen: (code) => tables.isBusy(code) });
  const close = async () => {
    access.closing = true;
    log.info({ connections: transport.open }, 'stopping');
    const closed = once(http, 'close');
    // A frozen client never closes.
    const impatience = setInterval(() => transport.hangUp(), GOODBYE);
    cluster?.hangUp();
    await tables.drain();
    await thinking?.close();
    await server.gracefullyShutdown(false);
    await cluster?.stop();
    // The library's pending statistics would keep the process alive for a second.
    matchMaker.stats.reset(true);
    // Browsers keep idle connections open.
    http.closeAllConnections();
    await closed;
    clearInterval(impatience);
    await retention.stop();
    await backups?.stop();
    notifications?.stop();
    await store.close();
    await lock?.release();
    log.info('stopped');
  };
  return { port: (http.address() as AddressInfo).port, tables, close };
}

/** Locks the database against other servers outside of the cluster. @throws Error in words for the host */
async function holdDatabase(url: string, isAlone: boolean, log: Logger): Promise<PostgresLock> {
  // A file database loads no PostgreSQL client.
  const { PostgresLock } = await import('./store/postgres-lock.js');
  return PostgresLock.take(url, isAlone ? 'alone' : 'together', () =>
    log.error('another server has taken the database while the connection to it was broken: stop one of them'),
  );
}

function join(cluster: Cluster, app: RequestListener, http: HttpServer, tables: TableRegistry<TableRoom>): void {
  const open = http.listeners('upgrade') as Parameters<Cluster['serve']>[2][];
  const here: Parameters<Cluster['serve']>[2] = (...upgrade) => {
    for (const listener of open) listener.apply(http, upgrade);
  };
  http.removeAllListeners('upgrade').on('upgrade', (request, socket, head) => cluster.upgrade(request, socket, head, here));
  cluster.serve(app, tables, here);
}

/** Names the setting to blame if the server cannot listen. */
function notListening({ port, host }: Config, error: unknown): unknown {
  const code = errorCode(error);
  if (code === 'EADDRINUSE') return new Error(`PORT: ${port} is taken by another program (${code}); choose another one, like PORT=8080`);
  if (code === 'EACCES') return new Error(`PORT: this user may not listen on ${port} (${code}); choose one from 1024 on, like PORT=8080`);
  if (host !== undefined && code !== undefined)
    return new Error(`HOST: "${host}" is no address of this machine (${code}); choose one, like HOST=127.0.0.1, or leave it out for all`);
  return error;
}
