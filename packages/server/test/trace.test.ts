/** What the log says of a table that is traced, and of requests. */
import { randomPolicy } from '@illuminice/lab';
import { decision } from '@illuminice/rules/classic';
import { classicTable } from './harness/classic-table.js';
import { Guest, gatherAndStart } from './harness/guest.js';
import type { TestServer } from './harness/server.js';
import { startTables } from './harness/tables.js';
import { ask, askTable } from './harness/wire.js';

const WHISPER = 'canary-whisper-51ab';
let server: TestServer;
afterEach(() => server.close());

const said = (): Record<string, unknown>[] => server.log.map((line) => JSON.parse(line));

test('U102 LOG_TABLE tells of one table what all there see, and of no card, whatever the level of the log', async () => {
  server = await startTables({});
  const code = await server.table({ seats: 3, options: { illuminati: 'dealt' } });
  await server.close();
  server = await startTables({ dataDir: server.dataDir, logTable: code, logLevel: 'warn', longestPauseMs: 0 });
  const other = await server.table();
  await Guest.join(server.url, other, 'Eve');
  const players = await gatherAndStart(server.url, code, ['Ann', 'Bob', 'Cat']);
  const [ann, bob] = players as [Guest, Guest, Guest];
  const room = server.tables.get(code) as never;
  const policies = players.map((_, i) => randomPolicy(i + 1));
  for (let intents = 0; intents < 120 && ann.table.stage === 'playing'; intents += 1) {
    const asked = players.findIndex(({ player }) => player === decision(classicTable(room).board).who[0]);
    const intent = policies[asked]?.((players[asked] as Guest).view);
    if (intent) await (players[asked] as Guest).play(intent);
    if (intents === 40) {
      expect((await ann.ask('chat', { to: bob.player, text: WHISPER })).ok).toBe(true);
      expect((await ann.ask('orders', { orders: { ask: 'target' } })).ok).toBe(true);
      expect((await bob.ask('nameHost', { player: ann.player })).ok).toBe(false);
    }
  }
  await bob.leave();
  const text = server.log.join('');
  const lines = said();
  expect(lines.every(({ table }) => table === code)).toBe(true);
  expect(new Set(lines.map(({ msg }) => msg))).toEqual(
    new Set(['table woken', 'joined', 'message', 'game begun', 'question', 'intent', 'left']),
  );
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'message', player: bob.player, message: 'nameHost', refused: 'notHost' }));
  expect(lines.filter(({ msg }) => msg === 'intent').length).toBeGreaterThan(60);
  // No card that the game has, hidden or not; no seed, token, whisper or order.
  const state = JSON.parse(classicTable(room).snapshot().state) as { board: { cards?: object } };
  const cards = new Set(
    JSON.stringify(state)
      .match(/"[a-z]+(?:-[a-z0-9]+)+"/g)
      ?.map((quoted) => quoted.slice(1, -1)),
  );
  expect(cards.size).toBeGreaterThan(60);
  expect([...cards].filter((id) => text.includes(id))).toEqual([]);
  for (const secret of [WHISPER, ann.token as string, 'target', '"orders"', '"chat"']) expect(text).not.toContain(secret);
});

test('U104 a request has an id in its answer and in the log; a stranger cannot choose it, a trusted proxy can', async () => {
  server = await startTables({});
  const chosen = await ask(`${server.url}/api/tables`, { headers: { 'x-request-id': 'forged' } });
  const id = chosen.headers['x-request-id'] as string;
  expect(id).toMatch(/^[\w-]{12}$/);
  expect(said()).toContainEqual(expect.objectContaining({ msg: 'request', request: id, method: 'GET', path: '/api/tables', status: 200 }));
  await askTable(server.url, { body: '{"password":"swordfish"', headers: { 'content-type': 'application/json' } });
  await ask(`${server.url}/api/decks/x?key=${WHISPER}`);
  expect(server.log.join('')).not.toMatch(/swordfish|canary/);
  await server.close();
  server = await startTables({ trustProxy: '1' });
  const passed = await ask(`${server.url}/healthz`, { headers: { 'x-request-id': 'from-nginx.7' } });
  expect(passed.headers['x-request-id']).toBe('from-nginx.7');
  const odd = await ask(`${server.url}/healthz`, { headers: { 'x-request-id': '"}{' } });
  expect(odd.headers['x-request-id']).toMatch(/^[\w-]{12}$/);
});
