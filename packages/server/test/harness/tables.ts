import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { createApp } from '../../src/app.js';
import type { Backend } from '../../src/backend.js';
import { openAccess } from '../../src/net/access.js';
import { Notifications } from '../../src/notifications/notifications.js';
import { refusedJoin } from '../../src/registry/join-error.js';
import { TableRegistry } from '../../src/registry/table-registry.js';
import { openStore } from '../../src/store/open.js';
import { thinkingAtOnce } from '../../src/thinking/at-once.js';
import { joinThrough } from './guest.js';
import { LocalRoom } from './local-room.js';
import { openHeldBy } from './room.js';
import { aroundStore, type Changes, configOf, type TestServer, tableMaker } from './server.js';

/** What is tried again is tried in the next turn of the event loop. */
const callLater = (run: () => void): (() => void) => {
  const soon = setImmediate(run);
  return () => clearImmediate(soon);
};

/**
 * Tables without Colyseus and WebSockets: guests who join at its address drive the sessions themselves. HTTP is the
 * server's own.
 */
export async function startTables(changes: Changes = {}): Promise<TestServer> {
  const log: string[] = [];
  const config = configOf(changes);
  const logger = pino({ level: changes.logLevel ?? 'trace' }, { write: (line: string) => log.push(line) });
  const store = aroundStore(await openStore(config, () => {}, true));
  const tables: TableRegistry<LocalRoom> = new TableRegistry<LocalRoom>(store, (opening) => LocalRoom.open(opening, backend));
  const thinker = thinkingAtOnce((error) => logger.error({ err: error }, 'a computer player failed'));
  const calls = await Notifications.start(config, store, logger, { now: Date.now, after: (_ms, run) => callLater(run) });
  const access = openAccess(config, logger);
  const backend: Backend = {
    config,
    access,
    log: logger,
    store,
    tables,
    cluster: null,
    thinker,
    notifications: calls,
    stop: () => log.push('{"msg":"stop"}'),
  };
  const http = createServer(createApp(backend, config.dataDir)).listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  joinThrough(url, async (code, options) => {
    if (!(await tables.wake(code, async () => () => {}))) throw refusedJoin('noSuchTable', { code });
    return (tables.get(code) as LocalRoom).join(options);
  });
  openHeldBy(async (opening) => (await LocalRoom.open(opening, backend)) as never);
  const close = async () => {
    backend.access.closing = true;
    await tables.drain();
    const closed = once(http, 'close');
    http.close();
    http.closeAllConnections();
    await closed;
    calls?.stop();
    await store.close();
  };
  return { port, tables: tables as never, close, url, dataDir: config.dataDir, log, table: tableMaker(url) };
}
