import { JOIN_ERROR } from '@illuminice/protocol';
import { SqliteStore } from '../src/store/sqlite.js';
import { Guest, gather } from './harness/guest.js';
import { MID_GAME } from './harness/scenario.js';
import { get, startServer, type TestServer } from './harness/server.js';
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
    expect(await ask(`${server.url}/admin`, { headers: basic(PASSWORD) }).then(({ body }) => body.includes(code))).toBe(false);
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
