/** What whoever has a seat's token may have: everything that is stored of them, or that it goes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRecord, HttpRefusal, OwnData } from '@illuminice/protocol';
import { newSecret } from '../src/secrets.js';
import { finished } from './harness/finished.js';
import { Guest, gather } from './harness/guest.js';
import { type Answer, get, post, startServer, type TestServer } from './harness/server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ idleMinutes: 60 });
});
afterAll(() => server.close());

const codeOf = (guest: Guest) => guest.table.code;
const mine = (code: string, token: string | null) => post(`${server.url}/api/tables/${code}/mine`, { token });
const erase = (code: string, token: string | null) => post(`${server.url}/api/tables/${code}/erase`, { token });
const whyOf = ({ body }: Answer) => (body as HttpRefusal).refusal.why;

/** The stored file with all that belongs to it, as bytes. */
const stored = () =>
  readdirSync(server.dataDir)
    .filter((file) => /^illuminice\.db(-wal)?$/.test(file))
    .map((file) => readFileSync(join(server.dataDir, file)).toString('latin1'))
    .join('');

test('U225 a seat’s token opens what is stored of its owner: seat, chat, promises, orders, games with their own moves, and no hash', async () => {
  const [ann, bob] = (await finished(server, true)) as [Guest, Guest];
  await bob.ask('chat', { to: ann.player, text: 'only for Ann' });
  await bob.ask('chat', { text: 'for all to read' });
  const { status, body } = await mine(codeOf(ann), ann.token);
  expect(status).toBe(200);
  const data = body as OwnData;
  expect(data).toMatchObject({ code: codeOf(ann), ruleset: 'classic', stage: 'over', isHost: true, seat: { player: 'p1', name: 'Ann' } });
  expect(data.chat.map(({ text }) => text)).toEqual(['nobody must read this', 'only for Ann']);
  expect(data.score).toMatchObject({ name: 'Ann', games: 1 });
  expect(data.games).toMatchObject([{ name: 'Ann', ended: expect.any(Number), outcome: expect.any(Object) }]);
  const record = (await get(`${server.url}/api/games/${data.games[0]?.id}`)).body as GameRecord;
  const own = record.intents.flatMap(([seat, intent, at], i) => (seat === 0 ? [[i + 1, at, intent]] : []));
  expect(data.games[0]?.intents).toEqual(own);
  expect(own.length).toBeGreaterThan(0);
  expect(JSON.stringify(data)).not.toMatch(/tokenHash|ticket|[0-9a-f]{64}/);
});

test('U225 a wrong token opens nothing and counts as a guess; what makes no sense is refused', async () => {
  const code = await server.table();
  const ann = await Guest.join(server.url, code, 'Ann');
  const { secret } = newSecret();
  for (const ask of [mine, erase]) {
    const refused = await ask(code, secret);
    expect([refused.status, whyOf(refused)]).toEqual([403, 'notSeated']);
    expect(whyOf(await ask('BCDFGH', ann.token))).toBe('noSuchTable');
    expect((await ask(code, 'short')).status).toBe(400);
  }
  expect((await get(`${server.url}/api/tables/${code}`)).status).toBe(200);
  expect(ann.table.seats[0]?.name).toBe('Ann');
  await ann.leave();
});

test('U225 in a lobby the seat is freed, and the lines and the table’s name go; the last one takes the table along', async () => {
  const code = await server.table({ name: 'Erasmus’ table' });
  const [ann, bob] = (await gather(server.url, code, ['Erasmus', 'Bob'])) as [Guest, Guest];
  await ann.ask('chat', { text: 'secret of Rotterdam' });
  await bob.ask('chat', { text: 'an answer' });
  expect((await erase(code, ann.token)).body).toEqual({ seat: 'freed', renamed: 0, removed: 0 });
  await bob.until(() => bob.table.seats.length === 1);
  expect(bob.table.name).toBe(code);
  expect(whyOf(await mine(code, ann.token))).toBe('notSeated');
  const kept = (await mine(code, bob.token)).body as OwnData;
  expect(kept.chat.map(({ text }) => text)).toEqual(['an answer']);
  expect((await erase(code, bob.token)).body).toEqual({ seat: 'table', renamed: 0, removed: 0 });
  expect((await get(`${server.url}/api/tables/${code}`)).status).toBe(404);
});

test('U225 in a game a computer plays on, and the others lose nothing', async () => {
  const code = await server.table({ seats: 2 });
  const [ann, bob] = (await gather(server.url, code, ['Ann', 'Bob'])) as [Guest, Guest];
  await bob.ask('ready', { ready: true });
  await ann.ask('start');
  await bob.until(() => bob.table.stage === 'playing' && bob.events.length > 0);
  await ann.ask('promise', { text: 'I shall never attack' });
  expect((await erase(code, ann.token)).body).toEqual({ seat: 'computer', renamed: 0, removed: 0 });
  await bob.until(() => bob.table.seats[0]?.computer === true);
  expect(bob.table.seats[0]?.name).not.toBe('Ann');
  expect(bob.table.promises.map(({ text }) => text)).toEqual(['…']);
  expect(bob.table.stage).toBe('playing');
  expect(whyOf(await erase(code, ann.token))).toBe('notSeated');
});

test('U225 a finished game keeps its moves under another name, for those who played along and everybody else', async () => {
  const [ann, bob] = (await finished(server, true)) as [Guest, Guest];
  await ann.until(() => ann.table.stage === 'over');
  const id = String(ann.table.game);
  const before = (await get(`${server.url}/api/games/${id}`)).body as GameRecord;
  const tag = (await fetch(`${server.url}/api/games/${id}`)).headers.get('etag');
  expect((await erase(codeOf(ann), ann.token)).body).toEqual({ seat: 'nameless', renamed: 1, removed: 0 });
  const response = await fetch(`${server.url}/api/games/${id}`, { headers: { 'if-none-match': tag ?? '' } });
  expect(response.status).toBe(200);
  const after = (await response.json()) as GameRecord;
  expect(after.seats.map(({ name }) => name)).toEqual(['Player 1', 'Bob']);
  expect({ ...after, seats: [] }).toEqual({ ...before, seats: [] });
  await bob.until(() => bob.table.seats[0]?.name === 'Player 1');
  expect((await mine(codeOf(bob), bob.token)).body).toMatchObject({ games: [{ id, name: 'Bob' }] });
  expect(whyOf(await mine(codeOf(ann), ann.token))).toBe('notSeated');
});

test('U225 a game against computers alone goes whole, with its table, also one that sleeps; no name is left in the store', async () => {
  const code = await server.table({ seats: 2, computers: 1, start: true, name: 'Zebulon’s' });
  const ann = await Guest.join(server.url, code, 'Zebulon');
  await ann.until(() => ann.table.stage === 'playing' && ann.events.length > 0);
  expect(await ann.play({ type: 'concede' })).toMatchObject({ ok: true });
  await ann.until(() => ann.table.stage === 'over');
  const id = String(ann.table.game);
  await ann.leave();
  await server.tables.get(code)?.disconnect(4404);
  while (server.tables.isBusy(code)) await new Promise((later) => setTimeout(later, 20));
  expect(stored()).toContain('Zebulon');
  expect((await erase(code, ann.token)).body).toEqual({ seat: 'table', renamed: 0, removed: 1 });
  expect((await get(`${server.url}/api/games/${id}`)).status).toBe(404);
  expect((await get(`${server.url}/api/tables/${code}`)).status).toBe(404);
});

test('U225 both are counted by address as joins are, before anything is read', async () => {
  const code = await server.table();
  const answers = await Promise.all(Array.from({ length: 320 }, () => post(`${server.url}/api/tables/${code}/mine`, 'x')));
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
});

test('U225 no line of the log names an address, at any level, and by default none a player', async () => {
  // The first line has the settings, HOST among them.
  const lines = server.log.filter((line) => !line.includes('"msg":"started"'));
  for (const address of ['127.0.0.1', '::1']) expect(lines.join('')).not.toContain(address);
  const info = lines.filter((line) => (JSON.parse(line) as { level: number }).level >= 30).join('');
  expect(info).toContain('a player had their data erased');
  for (const secret of ['Erasmus', 'Zebulon', 'secret of Rotterdam', 'Bob']) expect(info).not.toContain(secret);
});
