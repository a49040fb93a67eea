import { CLOSE } from '@illuminice/protocol';
import type { Board } from '@illuminice/rules/classic';
import type { TableRoom } from '../src/room/table-room.js';
import { asked, type Friends, friends, leave } from './harness/friends.js';
import { Guest, type Reply } from './harness/guest.js';
import type { TestServer } from './harness/server.js';
import { startTables } from './harness/tables.js';

const PATIENCE = 45_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTables({ allowScenarios: true });
});
afterAll(() => server.close());

const why = (reply: Reply): string => (reply.ok ? 'accepted' : reply.refusal.why);
const annIs = (guest: Guest) => guest.seat('ann')?.presence;
const board = ({ room }: Friends) => room.session.table?.board as Board;

/** It is Ann's turn, and she does nothing for as long as the table's patience lasts. */
async function annIsIdle(): Promise<Friends> {
  const table = await friends(server.url);
  await table.pass(PATIENCE);
  await table.bob.until(() => annIs(table.bob) === 'idle');
  return table;
}

describe('U107 somebody is there and does nothing', () => {
  test('counts as idle after a while, and is here again by any move or sign', async () => {
    const table = await friends(server.url);
    const { ann, bob } = table;
    await table.pass(PATIENCE - 1);
    expect(annIs(bob)).toBe('connected');
    await ann.ask('here');
    await table.pass(PATIENCE - 1);
    expect(annIs(bob)).toBe('connected');
    await table.pass(1);
    expect([annIs(bob), bob.seat('bob')?.presence]).toEqual(['idle', 'connected']);
    await ann.play({ type: 'endTurn' });
    await bob.until(() => annIs(bob) === 'connected');
    await leave(table);
  });

  test('is called by a nudge, not too often, and only while they are idle', async () => {
    const table = await annIsIdle();
    const { ann, bob, cat, eve } = table;
    expect(why(await bob.ask('nudge', { player: 'cat' }))).toBe('notIdle');
    expect(why(await bob.ask('nudge', { player: 'nobody' }))).toBe('noSuchSeat');
    expect(why(await eve.ask('nudge', { player: 'ann' }))).toBe('notSeated');
    expect(why(await bob.ask('nudge', { player: 'ann' }))).toBe('accepted');
    await ann.until(() => ann.heard.some(({ type, message }) => type === 'nudge' && (message as { by: string }).by === 'bob'));
    expect(cat.heard.some(({ type }) => type === 'nudge')).toBe(false);
    expect(why(await cat.ask('nudge', { player: 'ann' }))).toBe('tooSoon');
    await ann.ask('here');
    await bob.until(() => annIs(bob) === 'connected');
    expect(why(await bob.ask('nudge', { player: 'ann' }))).toBe('notIdle');
    await leave(table);
  });

  test('the others may vote once a nudge has had no answer: a computer plays until they are here', async () => {
    const table = await annIsIdle();
    const { ann, bob, cat } = table;
    const computer = { player: 'ann', remedy: 'computer' } as const;
    expect(why(await bob.ask('vote', computer))).toBe('notAway');
    await bob.ask('nudge', { player: 'ann' });
    expect(bob.seat('ann')?.voteAt).toBe(table.time.now() + PATIENCE);
    await table.pass(PATIENCE - 1);
    expect(why(await bob.ask('vote', computer))).toBe('notAway');
    await table.pass(1);
    expect(why(await bob.ask('vote', computer))).toBe('accepted');
    expect(annIs(bob)).toBe('idle');
    await cat.ask('vote', computer);
    await bob.until(() => annIs(bob) === 'substituted');
    const before = board(table).seq;
    await table.pass(3000);
    expect(board(table).seq).toBeGreaterThan(before);
    await ann.ask('here');
    await bob.until(() => annIs(bob) === 'connected');
    expect(bob.seat('ann')).toMatchObject({ ballots: {}, voteAt: 0 });
    await leave(table);
  });

  test('C-1103 by the same vote they are out', async () => {
    const table = await annIsIdle();
    const { bob, cat } = table;
    await bob.ask('nudge', { player: 'ann' });
    await table.pass(PATIENCE);
    for (const guest of [bob, cat]) await guest.ask('vote', { player: 'ann', remedy: 'out' });
    expect(board(table).seats.find(({ player }) => player === 'ann')?.status).toBe('left');
    await leave(table);
  });

  test('a sign of life between two votes ends the voting', async () => {
    const table = await annIsIdle();
    const { ann, bob, cat } = table;
    await bob.ask('nudge', { player: 'ann' });
    await table.pass(PATIENCE);
    await bob.ask('vote', { player: 'ann', remedy: 'out' });
    await ann.ask('here');
    expect(why(await cat.ask('vote', { player: 'ann', remedy: 'out' }))).toBe('notAway');
    expect(board(table).seats.find(({ player }) => player === 'ann')?.status).toBe('in');
    await leave(table);
  });

  test('what they do in secret is no sign of life: nobody can tell from it that they did anything', async () => {
    const table = await friends(server.url);
    const { ann, bob } = table;
    await table.pass(PATIENCE - 1);
    await ann.ask('chat', { to: 'bob', text: 'wait' });
    await ann.ask('orders', { orders: {} });
    await table.pass(1);
    await bob.until(() => annIs(bob) === 'idle');
    await leave(table);
  });

  test('after a restart an idle player whose page came back by itself is idle still, and the computer plays on', async () => {
    const table = await annIsIdle();
    const { ann, bob, cat, eve, code, room } = table;
    await bob.ask('nudge', { player: 'ann' });
    await table.pass(PATIENCE);
    for (const guest of [bob, cat]) await guest.ask('vote', { player: 'ann', remedy: 'computer' });
    await (room as TableRoom).disconnect(CLOSE.idle);
    for (const guest of [ann, bob, cat, eve]) await guest.until(() => guest.left !== null);
    const again = await Guest.join(server.url, code, 'ann', { token: ann.token });
    const other = await Guest.join(server.url, code, 'bob', { token: bob.token });
    expect(annIs(other)).toBe('substituted');
    await again.ask('here');
    await other.until(() => annIs(other) === 'connected');
    for (const guest of [again, other]) await guest.leave();
  });

  test('while somebody else is awaited, or nobody is there, nobody becomes idle', async () => {
    const table = await friends(server.url);
    const { ann, bob, cat, eve } = table;
    for (const guest of [bob, cat, eve]) await guest.leave(false);
    await table.pass(PATIENCE - 1);
    await ann.leave(false);
    await table.pass(PATIENCE);
    const again = await Guest.join(server.url, table.code, 'ann', { token: ann.token });
    expect(asked(table).who).toEqual(['ann']);
    await table.pass(PATIENCE - 1);
    expect(annIs(again)).toBe('connected');
    await again.leave();
  });
});
