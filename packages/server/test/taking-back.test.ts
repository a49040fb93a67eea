import { CLOSE } from '@illuminice/protocol';
import type { Board } from '@illuminice/rules/classic';
import type { TableRoom } from '../src/room/table-room.js';
import { Guest } from './harness/guest.js';
import { heldTable } from './harness/room.js';
import { MID_GAME } from './harness/scenario.js';
import type { TestServer } from './harness/server.js';
import { startTables } from './harness/tables.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTables({ allowScenarios: true });
});
afterAll(() => server.close());

const MOVE = { type: 'transfer', amount: 5, from: 'bavarian-illuminati', to: 'republicans' } as const;

const sit = async (code: string) => Promise.all(['ann', 'bob', 'cat'].map((name) => Guest.join(server.url, code, name)));

/** The board but for what counts on. */
const still = ({ seq, turn, takeBack, ...board }: Board) => ({ ...board, turn: turn && { ...turn, takenBack: undefined } });

describe('U50, C-210: taking back at a table', () => {
  test('all see what may be taken back and by whom, that it was, and the table as before', async () => {
    const [ann, bob] = (await sit(await server.table({ scenario: MID_GAME }))) as [Guest, Guest, Guest];
    const before = still(structuredClone(ann.board));
    expect(await ann.play(MOVE)).toMatchObject({ ok: true });
    await bob.until(() => bob.board.seq === ann.board.seq);
    expect(bob.board.takeBack).toEqual({ player: 'ann', what: 'transfer', card: 'bavarian-illuminati' });
    expect(await bob.play({ type: 'takeBack' })).toMatchObject({ ok: false, refusal: { code: 'C-210', why: 'notYours' } });
    const seq = ann.board.seq;
    expect(await ann.play({ type: 'takeBack' })).toMatchObject({ ok: true });
    await bob.until(() => bob.board.seq > seq);
    expect(still(bob.board)).toEqual(before);
    expect(bob.board.takeBack).toBeUndefined();
    expect(bob.events.slice(-2)).toMatchObject([
      { type: 'money', from: 'republicans', to: 'bavarian-illuminati', amount: 5, reason: 'takenBack' },
      { type: 'takenBack', player: 'ann', what: 'transfer' },
    ]);
    expect(await ann.play({ type: 'takeBack' })).toMatchObject({ ok: false, refusal: { why: 'nothingToTakeBack' } });
  });

  test('a Special that was turned up for a moment is known to the others from then on, and to nobody else', async () => {
    const code = await server.table({ scenario: MID_GAME });
    const [ann, bob, cat] = (await sit(code)) as [Guest, Guest, Guest];
    await ann.play({ type: 'flipSpecial', card: 'deep-agent' });
    await ann.play({ type: 'takeBack' });
    await bob.until(() => bob.mine?.seen.length === 1);
    await cat.until(() => cat.mine?.seen.length === 1);
    expect([bob.mine?.seen, ann.mine?.seen, ann.mine?.hand]).toEqual([[{ card: 'deep-agent', player: 'ann' }], [], ['deep-agent']]);
    const eve = await Guest.join(server.url, code, 'Eve', { spectate: true });
    expect(eve.board.seats[0]).toMatchObject({ faceUp: ['bribery'], faceDown: 1 });
  });

  test('is still possible after a restart, and what was taken back before it stays so', async () => {
    const code = await server.table({ scenario: MID_GAME });
    const guests = (await sit(code)) as [Guest, Guest, Guest];
    const [ann] = guests;
    const before = still(structuredClone(ann.board));
    await ann.play(MOVE);
    await ann.play({ type: 'takeBack' });
    await ann.play({ ...MOVE, amount: 2 });
    await (server.tables.get(code) as unknown as TableRoom).disconnect(CLOSE.idle);
    await Promise.all(guests.map((guest) => guest.until(() => guest.left !== null)));
    const again = await Guest.join(server.url, code, 'whoever', { token: ann.token });
    expect(again.board.cards.republicans?.money).toBe(5);
    expect(await again.play({ type: 'takeBack' })).toMatchObject({ ok: true });
    expect(still(again.board)).toEqual(before);
  });

  test('those who watch later see it later, and the same', async () => {
    const DELAY = 60;
    const { code, time } = await heldTable(MID_GAME, 'off', 0, { spectatorDelay: DELAY, public: true });
    const [ann, bob, cat] = await Promise.all(['ann', 'bob', 'cat'].map((name) => Guest.join(server.url, code, name)));
    if (!ann || !bob || !cat) throw new Error('they sit there');
    const eve = await Guest.join(server.url, code, 'Eve', { spectate: true });
    time.pass(DELAY * 1000);
    await eve.until(() => eve.room.state.board !== undefined);
    await ann.play(MOVE);
    await ann.play({ type: 'takeBack' });
    expect(eve.board.seq).toBeLessThan(ann.board.seq);
    time.pass(DELAY * 1000);
    await eve.until(() => eve.board.seq === ann.board.seq);
    expect(eve.board).toEqual(ann.board);
  });

  test('what is not free is asked for: all others agree, across a restart in between, and the turn goes on', async () => {
    const code = await server.table({ scenario: MID_GAME });
    const guests = (await sit(code)) as [Guest, Guest, Guest];
    const [ann, bob, cat] = guests;
    const before = still(structuredClone(ann.board));
    expect(await ann.play({ type: 'endTurn' })).toMatchObject({ ok: true });
    expect(ann.board.askBack).toMatchObject({ player: 'ann', what: 'endTurn' });
    expect(await ann.play({ type: 'askBack' })).toMatchObject({ ok: true });
    await bob.until(() => bob.board.frames.at(-1)?.kind === 'askBack');
    expect(await bob.play({ type: 'drawCard' })).toMatchObject({ ok: false, refusal: { code: 'C-210', why: 'asking' } });
    expect(await bob.play({ type: 'done' })).toMatchObject({ ok: true });
    await (server.tables.get(code) as unknown as TableRoom).disconnect(CLOSE.idle);
    await Promise.all(guests.map((guest) => guest.until(() => guest.left !== null)));
    const [first, third] = [
      await Guest.join(server.url, code, 'ann', { token: ann.token }),
      await Guest.join(server.url, code, 'cat', { token: cat.token }),
    ];
    expect(await third.play({ type: 'done' })).toMatchObject({ ok: true });
    await first.until(() => first.board.turn?.player === 'ann');
    const { askBack: _, ...now } = still(first.board);
    expect({ ...now, next: before.next }).toEqual(before);
    expect(first.events.at(-1)).toMatchObject({ type: 'takenBack', player: 'ann', what: 'endTurn' });
  });

  test('one no ends it, and what was done stands', async () => {
    const [ann, bob, cat] = (await sit(await server.table({ scenario: MID_GAME }))) as [Guest, Guest, Guest];
    await ann.play({ type: 'endTurn' });
    await ann.play({ type: 'askBack' });
    expect(await cat.play({ type: 'denyBack' })).toMatchObject({ ok: true });
    await bob.until(() => bob.board.frames.at(-1)?.kind !== 'askBack');
    expect(bob.board.turn?.player).toBe('bob');
    expect(bob.events.at(-1)).toEqual({ type: 'deniedBack', player: 'ann', by: 'cat' });
    expect(await ann.play({ type: 'askBack' })).toMatchObject({ ok: false, refusal: { why: 'nothingToTakeBack' } });
  });
});
