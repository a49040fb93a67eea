import type { Invitation, TableList } from '@illuminice/protocol';
import { Guest, gather } from './harness/guest.js';
import { heldTable } from './harness/room.js';
import { MID_GAME } from './harness/scenario.js';
import { get, type TestServer } from './harness/server.js';
import { startTables } from './harness/tables.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTables({ allowScenarios: true, lobbyGraceSeconds: 0 });
});
afterAll(() => server.close());

const linkOf = async (code: string) => (await get(`${server.url}/api/tables/${code}`)).body as Invitation;

describe('U100 the link of a table', () => {
  test('tells who invites and who sits, but not where a password keeps people out; the list tells less', async () => {
    const open = await server.table({ seats: 3, public: true });
    const closed = await server.table({ password: 'swordfish' });
    await gather(server.url, open, ['Ann', 'Bob']);
    await Guest.join(server.url, closed, 'Cat', { password: 'swordfish' });
    const guests = ['Ann', 'Bob'].map((name) => expect.objectContaining({ name, presence: 'connected' }));
    expect(await linkOf(open)).toMatchObject({ stage: 'lobby', host: 'p1', guests, turn: null });
    expect(await linkOf(closed)).toMatchObject({ taken: 1, host: '', guests: [], turn: null });
    const { tables } = (await get(`${server.url}/api/tables`)).body as TableList;
    expect(tables.find(({ code }) => code === open)).not.toHaveProperty('guests');
  });

  test('counts no free seat in a game that was begun without one', async () => {
    const code = await server.table({ seats: 6, public: true });
    const [ann, bob] = await gather(server.url, code, ['Ann', 'Bob']);
    expect(await linkOf(code)).toMatchObject({ stage: 'lobby', seats: 6, taken: 2 });
    for (const guest of [ann, bob]) await guest?.ask('ready', { ready: true });
    expect(await ann?.ask('start')).toMatchObject({ ok: true });
    expect(await linkOf(code)).toMatchObject({ stage: 'playing', seats: 2, taken: 2 });
  });

  test('tells whose turn it is and who is away, unless spectators see that later or never', async () => {
    const [now, later, never] = [
      await heldTable(MID_GAME, 'off'),
      await heldTable(MID_GAME, 'off', 0, { spectatorDelay: 60 }),
      await heldTable(MID_GAME, 'off', 0, { spectators: false }),
    ];
    for (const table of [now, later, never]) {
      await Guest.join(server.url, table.code, 'ann');
      await (await Guest.join(server.url, table.code, 'bob')).leave(false);
      await Guest.join(server.url, table.code, 'cat');
      await table.pass(120_000);
    }
    const presences = async (code: string) => (await linkOf(code)).guests.map(({ presence }) => presence);
    // Ann, whose turn it is, does nothing.
    expect(await presences(now.code)).toEqual(['idle', 'away', 'connected']);
    expect((await linkOf(now.code)).turn).toEqual({ number: expect.any(Number), player: MID_GAME.turn.player });
    for (const { code } of [later, never]) {
      expect(await presences(code)).toEqual([null, null, null]);
      expect((await linkOf(code)).turn).toBeNull();
    }
  });
});
