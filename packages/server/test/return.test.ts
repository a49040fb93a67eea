import { createHash, randomBytes } from 'node:crypto';
import { CLOSE, JOIN_ERROR } from '@illuminice/protocol';
import { readBoard } from '@illuminice/protocol/classic';
import type { TableRoom } from '../src/room/table-room.js';
import { Guest, gather, gatherAndStart } from './harness/guest.js';
import { MID_GAME } from './harness/scenario.js';
import { get, type TestServer } from './harness/server.js';
import { startTables } from './harness/tables.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTables({ allowScenarios: true });
});
afterAll(() => server.close());

describe('U103 somebody comes back', () => {
  test('by the token of the seat: same seat, same hand', async () => {
    const code = await server.table({ scenario: MID_GAME });
    const ann = await Guest.join(server.url, code, 'ann');
    const bob = await Guest.join(server.url, code, 'bob');
    expect(bob.mine?.hand).toEqual(['assassination']);
    await bob.leave();
    await ann.until(() => ann.seat('bob')?.presence === 'reconnecting');
    const again = await Guest.join(server.url, code, 'Robert', { token: bob.token });
    expect(again.player).toBe('bob');
    expect(again.mine).toEqual(bob.mine);
    await ann.until(() => ann.seat('bob')?.presence === 'connected');
    expect(ann.seat('bob')?.name).toBe('bob');
  });

  test('after a lost connection: same seat, same hand, and the game goes on', async () => {
    const code = await server.table({ scenario: MID_GAME });
    const ann = await Guest.join(server.url, code, 'ann');
    await Guest.join(server.url, code, 'bob');
    await ann.leave(false);
    const again = await Guest.join(server.url, code, 'ann', { token: ann.token });
    expect(again.player).toBe('ann');
    expect(again.mine).toEqual(ann.mine);
    expect(again.board.turn?.player).toBe('ann');
    expect((await again.play({ type: 'taxFrom', card: 'bavarian-illuminati' })).ok).toBe(true);
  });

  test('a second window takes the seat over, and the first is told', async () => {
    const code = await server.table({ scenario: MID_GAME });
    const first = await Guest.join(server.url, code, 'ann');
    const second = await Guest.join(server.url, code, 'ann', { token: first.token });
    await first.until(() => first.left !== null);
    expect(first.left).toBe(CLOSE.takenOver);
    expect(first.heard.some(({ type, message }) => type === 'notice' && (message as { why: string }).why === 'takenOver')).toBe(true);
    expect(second.player).toBe('ann');
    expect((await second.play({ type: 'taxFrom', card: 'bavarian-illuminati' })).ok).toBe(true);
    const third = await Guest.join(server.url, code, 'Eve', { token: 'x'.repeat(32) });
    expect(third.player).not.toBe('ann');
  });

  test('message numbers go on where the seat left off, so that nothing is carried out twice', async () => {
    const code = await server.table({ scenario: MID_GAME });
    const first = await Guest.join(server.url, code, 'ann');
    await first.play({ type: 'taxFrom', card: 'republicans' });
    const second = await Guest.join(server.url, code, 'ann', { token: first.token });
    expect(second.n).toBe(1);
    const again = { n: 1, intent: { type: 'taxFrom', card: 'bavarian-illuminati' } };
    expect(await second.askAs('intent', again, 1)).toMatchObject({ ok: false, refusal: { why: 'repeated' } });
    expect(second.board.seats[0]?.taxFrom).toBe('republicans');
  });

  test('in the lobby a lost connection keeps its seat for a while; who leaves gives it up', async () => {
    const code = await server.table();
    const [ann, bob, cat] = (await gather(server.url, code, ['Ann', 'Bob', 'Cat'])) as [Guest, Guest, Guest];
    await bob.leave(false);
    await ann.until(() => ann.seat('p2')?.presence === 'reconnecting');
    const again = await Guest.join(server.url, code, 'Bob', { token: bob.token });
    expect(again.player).toBe('p2');
    await cat.leave();
    await ann.until(() => ann.seated.length === 2);
    expect(ann.seated).toEqual(['Ann', 'Bob']);
  });

  test('everybody leaves, and who comes back finds the table as it is', async () => {
    const code = await server.table();
    const [ann, bob] = (await gatherAndStart(server.url, code, ['Ann', 'Bob'])) as [Guest, Guest];
    await ann.leave();
    await bob.leave();
    const { session } = server.tables.get(code) as TableRoom;
    expect(session.connected).toBe(0);
    const again = await Guest.join(server.url, code, 'Ann', { token: ann.token });
    expect(again.seat('p1')?.presence).toBe('connected');
    expect(again.seat('p2')?.presence).toBe('reconnecting');
    expect(again.board).toEqual(readBoard(session.state.board));
    expect((await get(`${server.url}/api/tables/${code}`)).body).toMatchObject({ stage: 'playing', taken: 2, spectators: 0 });
  });

  test('a token opens its own table only', async () => {
    const [one, other] = [await server.table({ scenario: MID_GAME }), await server.table()];
    const ann = await Guest.join(server.url, one, 'ann');
    const stranger = await Guest.join(server.url, other, 'ann', { token: ann.token });
    expect(stranger.player).toBe('p1');
    expect(stranger.token).not.toBe(ann.token);
  });

  test('the token is 32 random bytes, told once, to its owner alone, and kept as a hash alone', async () => {
    const code = await server.table({ scenario: MID_GAME });
    const ann = await Guest.join(server.url, code, 'ann');
    const bob = await Guest.join(server.url, code, 'bob');
    const token = ann.token as string;
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    await ann.ask('sync');
    await bob.ask('sync');
    const welcomes = (guest: Guest) => guest.heard.filter(({ type }) => type === 'welcome').map(({ message }) => message);
    expect(welcomes(ann)).toMatchObject([{ token }, { token: null }]);
    const again = await Guest.join(server.url, code, 'ann', { token });
    expect(welcomes(again)).toMatchObject([{ token: null }]);
    const { lobby } = (server.tables.get(code) as TableRoom).session;
    expect(lobby.seats.get('ann')?.tokenHash).toBe(createHash('sha256').update(token).digest('hex'));
    for (const text of [JSON.stringify(lobby), JSON.stringify(bob.room.state), JSON.stringify(bob.heard), server.log.join('')]) {
      expect(text).not.toContain(token);
    }
  });
});

describe('U103 a connection that dies before it has told the token', () => {
  const secret = randomBytes(32).toString('base64url');

  test('is no loss to who brought the token himself: the seat is his, once', async () => {
    const code = await server.table({ seats: 2 });
    const ann = await Guest.join(server.url, code, 'Ann', { secret });
    await ann.leave(false);
    const again = await Guest.join(server.url, code, 'Ann', { token: secret, secret });
    expect([again.player, again.seated]).toEqual(['p1', ['Ann']]);
    // Nobody else has the seat by another secret.
    const bob = await Guest.join(server.url, code, 'Bob', { secret: randomBytes(32).toString('base64url') });
    expect(bob.player).toBe('p2');
    for (const guest of [again, bob]) await guest.leave();
  });

  test('one token of one\u2019s own holds one seat of a table: brought again, it takes that up', async () => {
    const code = await server.table({ seats: 3, password: 'swordfish' });
    const ann = await Guest.join(server.url, code, 'Ann', { secret, password: 'swordfish' });
    const again = await Guest.join(server.url, code, 'Ann', { secret });
    expect([again.player, again.seated]).toEqual(['p1', ['Ann']]);
    await ann.until(() => ann.left === CLOSE.takenOver);
    // Who only looks on does not lose the seat to that.
    const watcher = await Guest.join(server.url, code, 'Ann', { secret, spectate: true, password: 'swordfish' });
    expect([watcher.player, again.left]).toEqual([null, null]);
    for (const guest of [again, watcher]) await guest.leave();
  });

  test('nor does it come to a second seat by a resume link', async () => {
    const code = await server.table({ seats: 3 });
    const own = randomBytes(32).toString('base64url');
    const ann = await Guest.join(server.url, code, 'Ann', { secret: own });
    const bob = await Guest.join(server.url, code, 'Bob');
    await bob.ask('resumeLink');
    const said = bob.heard.find(({ type }) => type === 'resumeLink') as { message: { ticket: string } };
    const phone = await Guest.join(server.url, code, 'Bob', { ticket: said.message.ticket, secret: own });
    expect([phone.player, ann.left]).toEqual(['p2', null]);
    const welcome = phone.heard.find(({ type }) => type === 'welcome') as { message: { token: string } };
    const { token } = welcome.message;
    expect(token).not.toBe(own);
    expect((await Guest.join(server.url, code, 'Bob', { token })).player).toBe('p2');
    expect((await Guest.join(server.url, code, 'Ann', { token: own })).player).toBe('p1');
  });

  test('nor to who came by a resume link', async () => {
    const code = await server.table({ scenario: MID_GAME });
    const ann = await Guest.join(server.url, code, 'ann');
    await ann.ask('resumeLink');
    const said = ann.heard.find(({ type }) => type === 'resumeLink') as { message: { ticket: string } };
    const { ticket } = said.message;
    const phone = await Guest.join(server.url, code, 'phone', { ticket, token: secret, secret });
    await phone.leave(false);
    const again = await Guest.join(server.url, code, 'phone', { ticket, token: secret, secret });
    expect([again.player, again.mine?.hand]).toEqual(['ann', ['deep-agent']]);
    await expect(Guest.join(server.url, code, 'thief', { ticket, token: 'x'.repeat(43) })).rejects.toMatchObject({
      code: JOIN_ERROR.badTicket,
    });
    await again.leave();
  });

  test.each(['', 'password', 'x'.repeat(42), 'x'.repeat(44), `${'x'.repeat(42)}=`])(
    'a token of one’s own has 32 bytes: not %p',
    async (odd) => {
      const code = await server.table();
      await expect(Guest.join(server.url, code, 'Ann', { secret: odd })).rejects.toMatchObject({ code: JOIN_ERROR.badMessage });
    },
  );
});

describe('a table from a scenario', () => {
  test('seats whom it names by name, others in the order they come, and then spectators', async () => {
    const code = await server.table({ scenario: MID_GAME });
    const cat = await Guest.join(server.url, code, 'CAT');
    const eve = await Guest.join(server.url, code, 'Eve');
    const bob = await Guest.join(server.url, code, 'bob');
    const late = await Guest.join(server.url, code, 'Late');
    expect([cat.player, eve.player, bob.player, late.player]).toEqual(['cat', 'ann', 'bob', null]);
    expect(late.seated).toEqual(['Eve', 'bob', 'CAT']);
    expect(cat.mine?.hand).toEqual(['slush-fund', 'murphys-law']);
    expect(late.mine).toBeNull();
    expect(late.board.turn?.player).toBe('ann');
  });

  test('that is wrong names the wrong field', async () => {
    await expect(server.table({ scenario: { ...MID_GAME, uncontrolled: ['nobody'] } })).rejects.toThrow('uncontrolled');
    await expect(server.table({ scenario: 'ann' })).rejects.toThrow('badScenario');
  });
});
