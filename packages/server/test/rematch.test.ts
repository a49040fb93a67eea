import { CLOSE, JOIN_ERROR, type WireRefusal } from '@illuminice/protocol';
import { Guest, gather, gatherAndStart, type Reply } from './harness/guest.js';
import { get, type TestServer } from './harness/server.js';
import { startTables } from './harness/tables.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTables({ lobbyGraceSeconds: 0 });
});
afterAll(() => server.close());

const refused = (reply: Reply): WireRefusal => {
  if (reply.ok) throw new Error('it was accepted');
  return reply.refusal;
};
const isReady = (guest: Guest, player: string) => guest.seat(player)?.ready;
const theyGather = async (names: string[], order: object = {}) => {
  const code = await server.table({ seats: names.length, ...order });
  return { code, guests: (await gatherAndStart(server.url, code, names)) as [Guest, Guest, Guest] };
};

describe('U01 a rematch', () => {
  test('takes the table back to its lobby with the same seats, and another game begins there', async () => {
    const { code, guests } = await theyGather(['Ann', 'Bob', 'Cat']);
    const [ann, bob, cat] = guests;
    expect(refused(await ann.ask('rematch')).why).toBe('notOver');
    expect(ann.table.game).toBe('');
    for (const who of [ann, bob]) expect((await who.play({ type: 'concede' })).ok).toBe(true);
    await cat.until(() => cat.table.stage === 'over');
    const first = cat.table.game;
    expect(first).toMatch(/^[\w-]{12}$/);

    const eve = await Guest.join(server.url, code, 'Eve', { spectate: true });
    expect(refused(await eve.ask('rematch')).why).toBe('notSeated');
    expect((await bob.ask('rematch')).ok).toBe(true);
    await eve.until(() => eve.table.stage === 'lobby');
    expect(eve.room.state.board).toBeUndefined();
    // Everybody sits one place further.
    expect([eve.seated, eve.table.game]).toEqual([['Bob', 'Cat', 'Ann'], '']);
    expect(eve.table.score).toEqual([
      { name: 'Cat', won: 1, games: 1 },
      { name: 'Ann', won: 0, games: 1 },
      { name: 'Bob', won: 0, games: 1 },
    ]);
    expect(['p1', 'p2', 'p3'].map((player) => isReady(eve, player))).toEqual([false, true, false]);
    expect(refused(await ann.ask('rematch')).why).toBe('notOver');

    await cat.ask('ready', { ready: true });
    const seen = ann.events.length;
    expect((await ann.ask('start')).ok).toBe(true);
    await ann.until(() => ann.table.stage === 'playing' && ann.events.length > seen);
    expect(ann.board.outcome).toBeNull();
    expect(ann.board.seats.map(({ status }) => status)).toEqual(['in', 'in', 'in']);
    expect(ann.view.mine?.hand).toEqual([]);
  });

  test('waits for nobody who went home: their seats are free, the host is another', async () => {
    const { guests } = await theyGather(['Ann', 'Bob', 'Cat']);
    const [ann, bob, cat] = guests;
    for (const who of [ann, bob]) await who.play({ type: 'concede' });
    await cat.until(() => cat.table.stage === 'over');
    await ann.leave();
    expect((await cat.ask('rematch')).ok).toBe(true);
    await cat.until(() => cat.seated.length === 2);
    expect([cat.seated, cat.table.host]).toEqual([['Bob', 'Cat'], 'p2']);
  });

  test('finds the computer players ready', async () => {
    const code = await server.table({ seats: 2, computers: 1 });
    const ann = await Guest.join(server.url, code, 'Ann');
    expect((await ann.ask('start')).ok).toBe(true);
    await ann.play({ type: 'concede' });
    await ann.until(() => ann.table.stage === 'over');
    expect((await ann.ask('rematch')).ok).toBe(true);
    expect((await ann.ask('start')).ok).toBe(true);
    await ann.until(() => ann.table.stage === 'playing');
  });
});

describe('U01 who may come to a table', () => {
  test('where nobody may look on, spectators are refused, and those who stand about are sent away at the start', async () => {
    const code = await server.table({ seats: 2, spectators: false });
    const [ann] = (await gather(server.url, code, ['Ann', 'Bob'])) as [Guest, Guest];
    await expect(Guest.join(server.url, code, 'Eve', { spectate: true })).rejects.toMatchObject({ code: JOIN_ERROR.noSpectators });
    expect((await ann.ask('configure', { spectators: true })).ok).toBe(true);
    const eve = await Guest.join(server.url, code, 'Eve', { spectate: true });
    expect((await ann.ask('configure', { spectators: false })).ok).toBe(true);
    expect((await get(`${server.url}/api/tables/${code}`)).body).toMatchObject({ watchable: false });
    expect((await ann.ask('start')).ok).toBe(true);
    await eve.until(() => eve.left !== null);
    expect(eve.left).toBe(CLOSE.unwatched);
    await expect(Guest.join(server.url, code, 'Eve')).rejects.toMatchObject({ code: JOIN_ERROR.noSpectators });
  });

  test('the host sets a password, changes it, and takes it away', async () => {
    const code = await server.table({ seats: 6 });
    const [ann, bob] = (await gather(server.url, code, ['Ann', 'Bob'])) as [Guest, Guest];
    expect(refused(await bob.ask('configure', { password: 'mine' })).why).toBe('notHost');
    expect(refused(await ann.ask('configure', { password: '' })).why).toBe('badMessage');
    expect((await ann.ask('configure', { password: 'swordfish' })).ok).toBe(true);
    expect(ann.table.password).toBe(true);
    await expect(Guest.join(server.url, code, 'Cat')).rejects.toMatchObject({ code: JOIN_ERROR.wrongPassword });
    const cat = await Guest.join(server.url, code, 'Cat', { password: 'swordfish' });
    expect((await ann.ask('configure', { password: null })).ok).toBe(true);
    await cat.until(() => !cat.table.password);
    await Guest.join(server.url, code, 'Dan');
  });
});
