import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type HttpRefusal, type Invitation, JOIN_ERROR, type TableCreated, type TableList, WIRE_VERSION } from '@illuminice/protocol';
import { Client } from 'colyseus.js';
import { Guest } from './harness/guest.js';
import { type Answer, get, post, startServer, type TestServer } from './harness/server.js';

let server: TestServer;
beforeAll(async () => {
  const client = mkdtempSync(join(tmpdir(), 'client-'));
  mkdirSync(join(client, 'assets'));
  writeFileSync(join(client, 'index.html'), '<title>Illuminice</title>');
  writeFileSync(join(client, 'assets', 'main-1a2b.js'), 'export {};');
  server = await startServer({ maxTables: 12, limits: { tablesPerMinute: 1000 } }, client);
});
afterAll(() => server.close());

const why = (answer: Answer): string => (answer.body as HttpRefusal).refusal.why;
const text = (answer: Answer): string => (answer.body as HttpRefusal).refusal.text;

test('U100 joining by an unknown code, or by one that cannot be, gets a sentence', async () => {
  const joining = (code: string) => new Client(server.url).joinById(code, { name: 'Ann', version: WIRE_VERSION });
  await expect(joining('BCDFGH')).rejects.toThrow('BCDFGH');
  await expect(joining('hello')).rejects.toThrow('consonants');
});

describe('U100 a table is asked for', () => {
  test('and comes with a code of consonants and the link to pass on', async () => {
    const { status, body } = await post(`${server.url}/api/tables`, { seats: 4, name: '  Friday  ', public: true });
    expect(status).toBe(201);
    const { code, link, roomId } = body as TableCreated;
    expect(code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{6}$/);
    expect(roomId).toBe(code);
    expect(link).toBe(`${server.url}/t/${code}`);
    const table = (await get(`${server.url}/api/tables/${code.toLowerCase()}`)).body;
    expect(table).toEqual({
      code,
      ruleset: 'classic',
      name: 'Friday',
      stage: 'lobby',
      seats: 4,
      taken: 0,
      names: [],
      spectators: 0,
      password: false,
      watchable: true,
      spectatorDelay: 0,
      public: true,
      clock: 'relaxed',
      host: '',
      guests: [],
      turn: null,
    } satisfies Invitation);
  });

  test('and an unknown game is refused in words', async () => {
    const answer = await post(`${server.url}/api/tables`, { ruleset: 'inverted' });
    expect(answer.status).toBe(400);
    expect(why(answer)).toBe('badMessage');
    expect(text(answer)).toBe('That message is malformed: ruleset: one of classic, inwo.');
  });

  test('and only public ones are listed, without their passwords', async () => {
    const listed = await server.table({ public: true, name: 'Open', password: 'swordfish' });
    const hidden = await server.table({ name: 'Hidden' });
    const { tables } = (await get(`${server.url}/api/tables`)).body as TableList;
    expect(tables.find(({ code }) => code === listed)).toMatchObject({ name: 'Open', password: true });
    expect(tables.some(({ code }) => code === hidden)).toBe(false);
    expect(JSON.stringify(tables)).not.toContain('swordfish');
  });

  test.each([
    ['a code nobody has', 'BCDFGH', 'noSuchTable'],
    ['a code that cannot be', 'hello', 'badCode'],
  ])('%s gets a sentence', async (_, code, reason) => {
    const answer = await get(`${server.url}/api/tables/${code}`);
    expect(answer.status).toBe(404);
    expect(why(answer)).toBe(reason);
    expect(text(answer).length).toBeGreaterThan(20);
  });

  test.each([
    ['one seat', { seats: 1 }, 'badMessage'],
    ['nine seats', { seats: 9 }, 'badMessage'],
    ['half a seat', { seats: 2.5 }, 'badMessage'],
    ['an unknown field', { sits: 4 }, 'badMessage'],
    ['no name', { name: '   ' }, 'badName'],
    ['a name of 1,000 characters', { name: 'x'.repeat(1000) }, 'badName'],
    ['a name of 2,000 characters', { name: 'x'.repeat(2000) }, 'badName'],
    ['a name with a control character', { name: 'a\u0007b' }, 'badName'],
    ['a name that turns the line around', { name: 'a\u202eb' }, 'badName'],
    ['an unknown option', { options: { cheat: true } }, 'badOptions'],
    ['a wrong option', { options: { groupsToWin: -3 } }, 'badOptions'],
    ['an empty password', { password: '' }, 'badMessage'],
    ['a scenario where none are allowed', { scenario: {} }, 'noScenarios'],
    ['a list', [], 'badMessage'],
    ['broken JSON', '{"seats', 'badMessage'],
    ['a bare word', 'true', 'badMessage'],
    ['half a megabyte', JSON.stringify({ name: 'x'.repeat(500_000) }), 'badMessage'],
  ])('%s is refused in words, and no table opens', async (_, body, reason) => {
    const before = (await get(`${server.url}/healthz`)).body;
    const answer = await post(`${server.url}/api/tables`, body);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(why(answer)).toBe(reason);
    expect((await get(`${server.url}/healthz`)).body).toMatchObject({ tables: (before as { tables: number }).tables });
  });

  test('until somebody is at every table that there may be; those at which nobody is sleep meanwhile', async () => {
    const codes: string[] = [];
    for (let i = 0; i < 30; i += 1) codes.push(await server.table());
    expect((await get(`${server.url}/healthz`)).body).toMatchObject({ tables: 11 });
    expect((await get(`${server.url}/api/tables/${codes[0]}`)).status).toBe(200);
    let answer: Answer;
    const guests: Guest[] = [];
    for (;;) {
      answer = await post(`${server.url}/api/tables`, {});
      if (answer.status !== 201) break;
      guests.push(await Guest.join(server.url, (answer.body as TableCreated).code, 'Ann'));
    }
    expect([answer.status, why(answer), guests.length]).toEqual([503, 'tooManyTables', 11]);
    await Promise.all(guests.map((guest) => guest.leave()));
  });
});

describe('U100 the door', () => {
  test('the page is at /, at every table’s link, and at every deck’s', async () => {
    for (const path of ['/', '/t/BCDFGH', '/cards', '/decks', '/decks/1a2b', `/d/${'x'.repeat(43)}`, '/d/ufos']) {
      const response = await fetch(server.url + path, { headers: { accept: 'text/html' } });
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('Illuminice');
    }
  });

  test('assets are kept for good; a missing one is not the page', async () => {
    const asset = await fetch(`${server.url}/assets/main-1a2b.js`);
    expect(asset.headers.get('cache-control')).toContain('immutable');
    const missing = await get(`${server.url}/assets/gone.js`);
    expect(missing.status).toBe(404);
    expect(why(missing)).toBe('notFound');
  });

  test('the policy lets the client’s own code run, and nothing inline', async () => {
    const policy = (await fetch(server.url)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
  });

  test('nobody makes a room past the API, and a bad body does no harm', async () => {
    for (const method of ['create', 'joinOrCreate', 'join', '__proto__']) {
      const { body } = await post(`${server.url}/matchmake/${method}/table`, {});
      expect(body).toMatchObject({ code: JOIN_ERROR.badCode, error: expect.any(String) });
    }
    const code = ((await get(`${server.url}/api/tables`)).body as TableList).tables[0]?.code;
    for (const body of ['{"name', 'null', '[]', `"${'x'.repeat(20_000)}"`]) {
      const answer = await post(`${server.url}/matchmake/joinById/${code}`, body);
      expect(answer.body).toMatchObject(
        answer.status < 400 ? { code: JOIN_ERROR.badMessage, error: expect.any(String) } : { refusal: { code: 'table' } },
      );
    }
    expect((await get(`${server.url}/healthz`)).status).toBe(200);
  });

  test('health says how many tables are open', async () => {
    expect((await get(`${server.url}/healthz`)).body).toEqual({
      ok: true,
      version: WIRE_VERSION,
      release: expect.stringMatching(/^\d+\.\d+\.\d+(-dev)?$/),
      tables: 11,
      uptime: expect.any(Number),
    });
  });
});
