import { CLOSE, JOIN_ERROR } from '@illuminice/protocol';
import { hashOf, recordedGameShape, replayStart, replayStep } from '@illuminice/rules';
import { classic } from '@illuminice/rules/classic';
import { RELEASE } from '../src/release.js';
import type { TableRoom } from '../src/room/table-room.js';
import { openStore } from '../src/store/open.js';
import { SqliteStore } from '../src/store/sqlite.js';
import type { AdminAct } from '../src/store/store.js';
import { Guest, gather, gatherAndStart } from './harness/guest.js';
import { MID_GAME } from './harness/scenario.js';
import { configOf, get, startServer, type TestServer } from './harness/server.js';
import { ask, whyOf } from './harness/wire.js';

const PASSWORD = 'correct horse battery';
const TOKEN = 'a token for metrics';
const basic = (password: string) => ({ authorization: `Basic ${Buffer.from(`anybody:${password}`).toString('base64')}` });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ allowScenarios: true, adminPassword: PASSWORD, metricsToken: TOKEN, limits: { missesPerMinute: 5 } });
});
afterAll(() => server.close());

describe('U104 the host looks after his server', () => {
  test('neither page says anything without its password, and guessing ends soon', async () => {
    for (const path of ['/admin', '/admin/tables', '/metrics']) {
      for (const headers of [{}, { authorization: 'Basic !' }, { authorization: 'Bearer' }] as Record<string, string>[]) {
        const reply = await ask(server.url + path, { headers, from: '127.0.2.1' });
        expect([path, reply.status === 401 || reply.status === 429]).toEqual([path, true]);
      }
    }
    for (let i = 0; i < 5; i += 1) await ask(`${server.url}/admin`, { headers: basic(`guess ${i}`), from: '127.0.2.2' });
    const locked = await ask(`${server.url}/admin`, { headers: basic(PASSWORD), from: '127.0.2.2' });
    expect([locked.status, whyOf(locked)]).toEqual([429, 'tooManyMisses']);
  });

  test('the page lists tables, names as text, and closes one for good', async () => {
    const code = await server.table({ name: '<script>x</script>' });
    const other = await server.table({ password: 'swordfish' });
    const [ann] = (await gather(server.url, code, ['Ann', 'Bob'])) as [Guest];
    const page = await ask(`${server.url}/admin`, { headers: basic(PASSWORD) });
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
    expect(page.body).toContain(`${code}</td><td>&lt;script&gt;x&lt;/script&gt;</td><td>lobby</td><td>2/6`);
    expect(page.body).not.toMatch(/swordfish|<script>/);

    const close = (headers: Record<string, string>) => ask(`${server.url}/admin/tables/${code}/close`, { method: 'POST', headers });
    expect((await close({})).status).toBe(401);
    expect((await close({ ...basic(PASSWORD), origin: 'https://evil.example' })).status).toBe(403);
    expect((await close({ ...basic(PASSWORD), accept: 'application/json' })).body).toBe(JSON.stringify({ closed: code }));
    await ann.until(() => ann.left !== null);
    expect((await ask(`${server.url}/api/tables/${code}`)).status).toBe(404);
    expect((await ask(`${server.url}/api/tables/${other}`)).status).toBe(200);
  });

  test('lists tables that sleep, with their players, exports one, and deletes it', async () => {
    const code = await server.table({ name: 'Asleep' });
    const [ann] = (await gather(server.url, code, ['Ann', 'Bob'])) as [Guest];
    await ann.ask('chat', { text: 'Good night' });
    // As after a restart of the server.
    await (server.tables.get(code) as TableRoom).disconnect(CLOSE.idle);
    await ann.until(() => ann.left !== null);
    const page = await ask(`${server.url}/admin`, { headers: basic(PASSWORD) });
    expect(page.body).toContain(`<td>${code}</td><td>Asleep</td><td>lobby</td><td>2/6</td><td>Ann, Bob</td>`);
    const { tables } = JSON.parse((await ask(`${server.url}/admin/sleeping`, { headers: basic(PASSWORD) })).body);
    expect(tables).toContainEqual({ code, stage: 'lobby', ruleset: 'classic', name: 'Asleep', seats: 6, taken: 2, names: ['Ann', 'Bob'] });

    const act = (what: string) =>
      ask(`${server.url}/admin/tables/${code}/${what}`, { method: 'POST', headers: { ...basic(PASSWORD), accept: 'application/json' } });
    const exported = JSON.parse((await act('export')).body);
    expect(exported).toMatchObject({ code, record: { stage: 'lobby' }, game: null });
    expect(JSON.stringify(exported.talk)).toContain('Good night');
    expect(JSON.stringify(exported)).not.toContain(ann.token);
    expect(JSON.parse((await act('close')).body)).toEqual({ closed: code });
    expect([(await act('close')).status, (await act('export')).status]).toEqual([404, 404]);
    expect((await ask(`${server.url}/api/tables/${code}`)).status).toBe(404);
  });

  test('names nobody’s address in the log', async () => {
    const code = await server.table();
    const from = '127.9.8.7';
    await ask(`${server.url}/api/tables/${code}`, { from });
    await ask(`${server.url}/admin/tables/${code}/close`, { method: 'POST', headers: basic(PASSWORD), from });
    const wrong = { origin: 'https://evil.example' };
    await ask(`${server.url}/admin/tables/${code}/close`, { method: 'POST', headers: { ...basic(PASSWORD), ...wrong }, from });
    expect(server.log.join('')).toContain('the host did something');
    expect(server.log.join('')).not.toContain(from);
  });

  test('whoever comes back while a table is being closed for good finds none, and wakes none', async () => {
    const code = await server.table();
    const ann = await Guest.join(server.url, code, 'Ann');
    const real = SqliteStore.prototype.remove;
    let meanwhile: Promise<unknown> = Promise.resolve();
    jest.spyOn(SqliteStore.prototype, 'remove').mockImplementation(async function (this: SqliteStore, which) {
      meanwhile = Guest.join(server.url, code, 'Ann', { token: ann.token }).catch((error) => error.code);
      // Far enough for the one who comes to have asked for the table.
      await get(`${server.url}/api/tables/${code}`);
      return real.call(this, which);
    });
    const headers = { ...basic(PASSWORD), accept: 'application/json' };
    expect((await ask(`${server.url}/admin/tables/${code}/close`, { method: 'POST', headers })).status).toBe(200);
    expect(await meanwhile).toBe(JOIN_ERROR.noSuchTable);
    jest.restoreAllMocks();
    expect((await get(`${server.url}/api/tables/${code}`)).status).toBe(404);
    expect(await ask(`${server.url}/admin/tables`, { headers: basic(PASSWORD) }).then(({ body }) => body.includes(code))).toBe(false);
  });

  test('nothing is called by name', async () => {
    const code = await server.table();
    for (const path of [`${code}/disconnect`, `${code}/lock`, `constructor/close`, `__proto__/close`, `${code}/close/x`]) {
      expect((await ask(`${server.url}/admin/tables/${path}`, { method: 'POST', headers: basic(PASSWORD) })).status).toBe(404);
    }
    expect((await ask(`${server.url}/api/tables/${code}`)).status).toBe(200);
  });

  test('the figures name no table, no player, no rule, and move once a minute', async () => {
    const code = await server.table({ scenario: MID_GAME });
    const ann = await Guest.join(server.url, code, 'ann');
    const figures = async () => (await ask(`${server.url}/metrics`, { headers: bearer(TOKEN) })).body;
    const before = await figures();
    expect(before).toContain('illuminice_tables{stage="playing"} 1');
    expect(before).toMatch(/illuminice_connections \d/);
    expect(before).toContain('process_resident_memory_bytes');
    for (const secret of [code, 'ann', 'deep-agent', 'C-4']) expect(before).not.toContain(secret);
    const counted = (text: string) => text.split('\n').filter((line) => line.startsWith('illuminice_messages'));
    expect((await ann.play({ type: 'flipSpecial', card: 'deep-agent' })).ok).toBe(true);
    expect((await ann.play({ type: 'flipSpecial', card: 'assassination' })).ok).toBe(false);
    expect(counted(await figures())).toEqual(counted(before));
    await ann.leave();
  });
});

describe('U116 what the host may do on the page', () => {
  const act = (path: string, body?: object) =>
    ask(`${server.url}/admin${path}`, {
      method: 'POST',
      headers: { ...basic(PASSWORD), accept: 'application/json', 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  const acts = async () => JSON.parse((await ask(`${server.url}/admin/acts`, { headers: basic(PASSWORD) })).body).acts as AdminAct[];

  test('tells a table, or all of them, something; it is text whatever it is', async () => {
    const [one, two] = [await server.table(), await server.table()];
    const [ann, bob] = [await Guest.join(server.url, one, 'Ann'), await Guest.join(server.url, two, 'Bob')];
    const said = (guest: Guest) => guest.heard.filter(({ type }) => type === 'notice').map(({ message }) => message);
    expect(JSON.parse((await act(`/tables/${one}/announce`, { text: '<b>Restart</b> in five minutes' })).body)).toEqual({ announced: 1 });
    await ann.until(() => said(ann).length === 1);
    expect(said(ann)).toEqual([{ why: 'announced', text: '<b>Restart</b> in five minutes' }]);
    expect(JSON.parse((await act('/announce', { text: 'Good night' })).body).announced).toBeGreaterThanOrEqual(2);
    await bob.until(() => said(bob).length === 1);
    expect(said(bob)).toEqual([{ why: 'announced', text: 'Good night' }]);
    for (const text of ['', 'x'.repeat(400), 7]) expect((await act('/announce', { text })).status).toBe(400);
    const page = (await ask(`${server.url}/admin`, { headers: basic(PASSWORD) })).body;
    expect(page).toContain('&lt;b&gt;Restart&lt;/b&gt; in five minutes');
    expect(page).not.toMatch(/<b>|style=|<script|onclick/);
    const style = await ask(`${server.url}/admin/style.css`, { headers: basic(PASSWORD) });
    expect([style.status, style.headers['content-type']]).toEqual([200, expect.stringContaining('text/css')]);
  });

  test('unsticks a table as the clock would: for whom it waits, what commits them least', async () => {
    const code = await server.table({ scenario: MID_GAME });
    const [ann, bob] = [await Guest.join(server.url, code, 'ann'), await Guest.join(server.url, code, 'bob')];
    expect(ann.board.turn?.player).toBe('ann');
    expect(JSON.parse((await act(`/tables/${code}/unstick`)).body)).toEqual({ unstuck: code, players: 1 });
    await bob.until(() => bob.board.turn?.player === 'bob');
    expect((await act(`/tables/${await server.table()}/unstick`)).body).toContain('"players":0');
    expect((await act('/tables/BBBBBB/unstick')).status).toBe(404);
  });

  test('exports the journal of a game whole, and those who still play it are told', async () => {
    const code = await server.table({ seats: 3, options: { illuminati: 'dealt' } });
    const [ann] = (await gatherAndStart(server.url, code, ['Ann', 'Bob', 'Cat'])) as [Guest];
    await act(`/tables/${code}/unstick`);
    const journalOf = (which: string, headers: Record<string, string>) =>
      ask(`${server.url}/admin/tables/${which}/journal`, { method: 'POST', headers });
    const reply = await journalOf(code, basic(PASSWORD));
    expect(reply.headers['content-disposition']).toBe(`attachment; filename=illuminice-${code}.json`);
    const journal = JSON.parse(reply.body);
    expect(journal).toMatchObject({
      code,
      release: RELEASE,
      endedAt: null,
      intents: [[expect.any(Number), expect.any(Object), expect.any(Number)]],
    });
    // It is what `npm run replay` reads, and leads to where the table stands.
    const game = recordedGameShape(classic).parse(journal);
    const { state } = replayStart(classic, game);
    for (const [i] of game.intents.entries()) replayStep(classic, game, state, i);
    expect(hashOf(state)).toBe(journal.hash);
    expect(journal.hash).toBe(server.tables.get(code)?.session.table?.hash);
    await ann.until(() => ann.heard.some(({ type, message }) => type === 'notice' && (message as { why: string }).why === 'journalRead'));
    expect((await journalOf(code, {})).status).toBe(401);
    const inLobby = await journalOf(await server.table(), basic(PASSWORD));
    expect([inLobby.status, whyOf(inLobby)]).toEqual([404, 'notPlaying']);
    expect(whyOf(await journalOf('BCDFGH', basic(PASSWORD)))).toBe('noSuchTable');
  });

  test('no picture or link on another page reads a journal in the host\u2019s name', async () => {
    const code = await server.table({ seats: 3, options: { illuminati: 'dealt' } });
    const [ann] = (await gatherAndStart(server.url, code, ['Ann', 'Bob', 'Cat'])) as [Guest];
    const before = await acts();
    const url = `${server.url}/admin/tables/${code}/journal`;
    expect((await ask(url, { headers: basic(PASSWORD) })).status).toBe(404);
    expect((await ask(url, { method: 'POST', headers: { ...basic(PASSWORD), origin: 'https://evil.example' } })).status).toBe(403);
    expect(await acts()).toEqual(before);
    await ann.ask('sync');
    expect(ann.heard.some(({ type }) => type === 'notice')).toBe(false);
    // The page's own button.
    const page = await ask(`${server.url}/admin`, { headers: basic(PASSWORD) });
    expect(page.body).toContain(`<form method="post" action="/admin/tables/${code}/journal">`);
    expect(page.body).not.toMatch(/<a href/);
  });

  test('no page of the host does anything by GET', async () => {
    const code = await server.table();
    for (const path of [
      `tables/${code}/close`,
      `tables/${code}/unstick`,
      `tables/${code}/journal`,
      `tables/${code}/announce`,
      'announce',
      'drain',
    ])
      expect([path, (await ask(`${server.url}/admin/${path}`, { headers: basic(PASSWORD) })).status]).toEqual([path, 404]);
  });

  test('everything is noted: who, from where, when, under which request; it outlives the process', async () => {
    const code = await server.table();
    const closed = await act(`/tables/${code}/close`);
    const [last] = await acts();
    expect(last).toEqual({
      at: expect.any(Number),
      act: 'close',
      subject: code,
      said: '',
      who: 'anybody',
      address: expect.any(String),
      request: closed.headers['x-request-id'],
    });
    expect(server.log.some((line) => line.includes('the host did something') && line.includes(code))).toBe(true);
    const store = await openStore(configOf({ dataDir: server.dataDir }), () => {});
    expect((await store.acts(1))[0]).toEqual(last);
    // What is older than finished games are kept goes with the next act.
    await store.noteAct({ ...(last as AdminAct), act: 'announce' }, Date.now() + 1000);
    expect((await store.acts(10)).map(({ act: what }) => what)).toEqual(['announce']);
    await store.close();
  });
});
