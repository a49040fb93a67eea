import { CLOSE, type ProposalInfo } from '@illuminice/protocol';
import { type Board, decision } from '@illuminice/rules/classic';
import type { TableRoom } from '../src/room/table-room.js';
import { verifyAll } from '../src/session/game/verify.js';
import { AGAIN_MS, VOTE_MS } from '../src/session/votes/proposals.js';
import { openStore } from '../src/store/open.js';
import { SqliteStore } from '../src/store/sqlite.js';
import { EVENT_LOOP } from '../src/yielding.js';
import { Guest, gatherAndStart, type Reply } from './harness/guest.js';
import { type HeldTable, heldTable } from './harness/room.js';
import { MID_GAME } from './harness/scenario.js';
import { get, type TestServer } from './harness/server.js';
import { startTables } from './harness/tables.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTables({ allowScenarios: true });
});
afterAll(() => server.close());
afterEach(() => jest.restoreAllMocks());

const FOUR = { ...MID_GAME, players: [...MID_GAME.players, { id: 'dan', illuminati: 'bermuda-triangle', treasury: 9 }] };
const NAMES = ['ann', 'bob', 'cat', 'dan'] as const;
type Four = HeldTable & Record<(typeof NAMES)[number], Guest>;

/** Four at a table; Ann is host, and to act. */
async function four(clock: 'off' | 'normal' = 'off'): Promise<Four> {
  const table = await heldTable(FOUR, clock);
  const guests: Record<string, Guest> = {};
  for (const name of NAMES) guests[name] = await Guest.join(server.url, table.code, name);
  return { ...table, ...guests } as Four;
}

const why = (reply: Reply): string => (reply.ok ? 'accepted' : reply.refusal.why);
const open = (guest: Guest): ProposalInfo => guest.table.proposals[0] as ProposalInfo;
const say = (guest: Guest, yes: boolean) => guest.ask('ballot', { proposal: open(guest).id, yes });
const board = ({ room }: HeldTable) => room.session.table?.board as Board;

describe('U107 a proposal', () => {
  test('is carried out as soon as more than half want it', async () => {
    const { ann, bob, cat, dan } = await four();
    await ann.ask('propose', { kind: 'clock', of: 'brisk' });
    await cat.until(() => cat.table.proposals.length === 1);
    expect(open(cat)).toMatchObject({ by: 'ann', kind: 'clock', of: 'brisk', yes: ['ann'], no: [] });
    await say(bob, true);
    expect(ann.table.clock).toBe('off');
    await say(cat, true);
    await dan.until(() => dan.table.clock === 'brisk' && dan.table.timer.at > 0);
    expect([dan.table.proposals, dan.table.decided]).toMatchObject([[], { by: 'ann', kind: 'clock', of: 'brisk', passed: true }]);
  });

  test('changes how fast computers play, there and back, and refuses what is so already (U02)', async () => {
    const { ann, bob, cat, dan } = await four();
    expect(why(await ann.ask('propose', { kind: 'speed', of: 'usual' }))).toBe('asItIs');
    expect(why(await ann.ask('propose', { kind: 'speed', of: 'fourfold' }))).toBe('badMessage');
    for (const [of, fast] of [
      ['double', true],
      ['usual', false],
    ] as const) {
      await ann.ask('propose', { kind: 'speed', of });
      await cat.until(() => cat.table.proposals.length === 1);
      await say(bob, true);
      await say(cat, true);
      await dan.until(() => dan.table.fastComputers === fast);
    }
  });

  test('is dropped as soon as it cannot be any more, and not made again so soon', async () => {
    const table = await four();
    const { ann, bob, cat, dan } = table;
    await ann.ask('propose', { kind: 'pause' });
    for (const guest of [bob, cat, dan]) await say(guest, false);
    await ann.until(() => ann.table.decided?.passed === false);
    expect([ann.table.proposals, ann.table.paused]).toEqual([[], false]);
    expect(why(await ann.ask('propose', { kind: 'pause' }))).toBe('tooSoon');
    await table.pass(AGAIN_MS);
    expect(why(await ann.ask('propose', { kind: 'pause' }))).toBe('accepted');
  });

  test.each([
    ['ann, the host, is for it', 'ann', true],
    ['ann, the host, is against it', 'bob', false],
  ] as const)('of two against two goes as the host says: %s', async (_, maker, passed) => {
    const table = await four();
    const { ann, bob, cat, dan } = table;
    await table[maker].ask('propose', { kind: 'pause' });
    await say(cat, true);
    await say(maker === 'ann' ? bob : ann, false);
    await say(dan, false);
    await cat.until(() => cat.table.decided !== null);
    expect([cat.table.decided?.passed, cat.table.paused]).toEqual([passed, passed]);
  });

  test('whoever says nothing in time is for what can be undone, and against what cannot', async () => {
    const table = await four();
    const { ann, bob } = table;
    await ann.ask('propose', { kind: 'clock', of: 'relaxed' });
    await bob.ask('propose', { kind: 'kick', of: 'dan' });
    expect(ann.table.proposals.map(({ until }) => until - table.time.now())).toEqual([VOTE_MS, VOTE_MS]);
    await table.pass(VOTE_MS - 1);
    expect(ann.table.proposals).toHaveLength(2);
    await table.pass(1);
    await ann.until(() => ann.table.proposals.length === 0);
    expect([ann.table.clock, ann.seat('dan')?.computer]).toEqual(['relaxed', false]);
  });

  test('a vote may be changed, and the maker’s no takes it back', async () => {
    const { ann, bob, cat } = await four();
    await ann.ask('propose', { kind: 'pause' });
    await say(bob, true);
    await say(bob, false);
    await cat.until(() => open(cat).no.length === 1);
    expect(open(cat)).toMatchObject({ yes: ['ann'], no: ['bob'] });
    await say(ann, false);
    await cat.until(() => cat.table.proposals.length === 0);
    expect(cat.table.decided).toBeNull();
    expect(why(await ann.ask('propose', { kind: 'pause' }))).toBe('accepted');
  });

  test('a voter who goes away counts no more, and may be what was missing', async () => {
    const table = await four();
    const { ann, bob, cat, dan } = table;
    await cat.leave(false);
    await ann.until(() => ann.seat('cat')?.presence === 'reconnecting');
    await table.pass(120_000 - VOTE_MS + 1);
    await ann.ask('propose', { kind: 'kick', of: 'dan' });
    await say(bob, true);
    expect(ann.table.proposals).toHaveLength(0);
    expect(ann.seat('dan')?.computer).toBe(true);
    await dan.until(() => dan.player === null);
    await ann.ask('propose', { kind: 'clock', of: 'brisk' });
    // Of Ann, Bob and Cat one has said yes; Cat’s connection is lost for two minutes soon.
    expect(ann.table.clock).toBe('off');
    await say(bob, false);
    await table.pass(VOTE_MS / 2);
    // Or she would be idle herself by then.
    await ann.ask('here');
    await table.pass(VOTE_MS / 2 - 1);
    await ann.until(() => ann.table.decided?.kind === 'clock');
    expect([ann.table.decided?.passed, ann.table.clock]).toEqual([true, 'brisk']);
  });

  test('each player has one open at a time, of their game alone, and nothing is proposed that is so already', async () => {
    const table = await four();
    const { ann, bob } = table;
    const eve = await Guest.join(server.url, table.code, 'Eve');
    expect(why(await eve.ask('propose', { kind: 'pause' }))).toBe('notSeated');
    expect(why(await ann.ask('propose', { kind: 'clock', of: 'off' }))).toBe('asItIs');
    expect(why(await ann.ask('propose', { kind: 'clock', of: 'constructor' }))).toBe('badMessage');
    expect(why(await ann.ask('propose', { kind: 'resume' }))).toBe('asItIs');
    expect(why(await ann.ask('propose', { kind: 'kick', of: 'toString' }))).toBe('noSuchSeat');
    expect(why(await ann.ask('propose', { kind: 'dance' }))).toBe('badMessage');
    await ann.ask('propose', { kind: 'pause' });
    expect(why(await ann.ask('propose', { kind: 'clock', of: 'brisk' }))).toBe('proposedAlready');
    expect(why(await bob.ask('propose', { kind: 'pause', of: 'for tea' }))).toBe('proposedAlready');
    expect(why(await eve.ask('ballot', { proposal: open(ann).id, yes: true }))).toBe('notSeated');
    expect(why(await bob.ask('ballot', { proposal: 77, yes: true }))).toBe('noSuchProposal');
    await bob.play({ type: 'concede' });
    expect(why(await bob.ask('ballot', { proposal: open(ann).id, yes: true }))).toBe('notInGame');
  });

  test('outlives a restart of the server with its votes, and has all its time again', async () => {
    const { ann, bob, cat, dan, code, room } = await four();
    await ann.ask('propose', { kind: 'pause' });
    await say(bob, false);
    await (room as TableRoom).disconnect(CLOSE.idle);
    for (const guest of [ann, bob, cat, dan]) await guest.until(() => guest.left !== null);
    const back = async ({ token }: Guest) => Guest.join(server.url, code, 'whoever', { token });
    const [one, two] = [await back(cat), await back(dan)];
    expect(open(one)).toMatchObject({ by: 'ann', kind: 'pause', yes: ['ann'], no: ['bob'] });
    const welcome = one.heard.find(({ type }) => type === 'welcome')?.message as { now: number };
    expect(open(one).until - welcome.now).toBeGreaterThan(VOTE_MS - 5000);
    await say(one, true);
    await say(two, true);
    await two.until(() => two.table.paused);
    for (const guest of [one, two]) await guest.leave();
  });

  test('of which the result cannot be stored is still open', async () => {
    const { ann, cat, code } = await four();
    await ann.ask('propose', { kind: 'kick', of: 'dan' });
    const real = SqliteStore.prototype.write;
    const broken = jest.spyOn(SqliteStore.prototype, 'write').mockImplementation(function (this: SqliteStore, change) {
      if (change.code !== code) return real.call(this, change);
      throw new Error('disk full');
    });
    expect(why(await say(cat, true))).toBe('unsaved');
    expect([ann.seat('dan')?.computer, open(ann).yes, ann.table.decided]).toEqual([false, ['ann'], null]);
    broken.mockRestore();
    expect(why(await say(cat, true))).toBe('accepted');
    await ann.until(() => ann.seat('dan')?.computer === true);
  });
});

describe('U107 an agreed pause', () => {
  test('stops the clock, lets nobody play and nobody go away, until the players agree to go on', async () => {
    const table = await four('normal');
    const { ann, bob, cat, dan } = table;
    await table.pass(10_000);
    const { at } = ann.table.timer;
    await ann.ask('propose', { kind: 'pause' });
    for (const guest of [bob, cat]) await say(guest, true);
    await dan.until(() => dan.table.paused);
    expect(dan.table.timer.at).toBe(0);
    await dan.leave(false);
    await table.pass(3_600_000);
    expect([ann.seat('dan')?.presence, board(table).turn?.player]).toEqual(['reconnecting', 'ann']);
    expect(why(await ann.play({ type: 'endTurn' }))).toBe('paused');
    await bob.ask('propose', { kind: 'resume' });
    for (const guest of [ann, cat]) await say(guest, true);
    await ann.until(() => !ann.table.paused);
    expect(ann.table.timer.at).toBe(at + 3_600_000);
    expect(why(await ann.play({ type: 'endTurn' }))).toBe('accepted');
  });

  test('goes on although nobody but one is there to say so', async () => {
    const table = await four();
    const { ann, bob, cat, dan } = table;
    await ann.ask('propose', { kind: 'pause' });
    for (const guest of [bob, cat]) await say(guest, true);
    for (const guest of [ann, bob, cat]) await guest.leave(false);
    await dan.ask('propose', { kind: 'resume' });
    await table.pass(VOTE_MS);
    await dan.until(() => !dan.table.paused);
  });

  test('outlives a restart', async () => {
    const { ann, bob, cat, dan, code, room } = await four();
    await ann.ask('propose', { kind: 'pause' });
    for (const guest of [bob, cat]) await say(guest, true);
    await (room as TableRoom).disconnect(CLOSE.idle);
    for (const guest of [ann, bob, cat, dan]) await guest.until(() => guest.left !== null);
    const again = await Guest.join(server.url, code, 'ann', { token: ann.token });
    expect(again.table.paused).toBe(true);
    expect(why(await again.play({ type: 'endTurn' }))).toBe('paused');
    await again.leave();
  });
});

describe('U107 a kick in mid-game', () => {
  async function kicked() {
    const table = await four();
    await table.ann.ask('propose', { kind: 'kick', of: 'bob' });
    expect(why(await say(table.bob, false))).toBe('notInGame');
    await say(table.cat, true);
    await table.bob.until(() => table.bob.player === null);
    return table;
  }

  test('takes two votes at least, and a computer takes the seat over, whose cards stay in the game', async () => {
    const { ann, bob } = await kicked();
    expect(ann.seat('bob')).toMatchObject({ computer: true, presence: 'connected' });
    expect(ann.seat('bob')?.name).not.toBe('bob');
    expect(ann.board.seats.find(({ player }) => player === 'bob')?.status).toBe('in');
    expect(bob.heard.filter(({ type }) => type === 'notice').map(({ message }) => (message as { why: string }).why)).toEqual(['votedOut']);
    const two = await heldTable({ ...MID_GAME, players: MID_GAME.players.slice(0, 2) }, 'off');
    const one = await Guest.join(server.url, two.code, 'ann');
    await Guest.join(server.url, two.code, 'bob');
    expect(why(await one.ask('propose', { kind: 'kick', of: 'bob' }))).toBe('tooFewVoters');
  });

  test('is for good: no way back by the token, no asking for a seat, no seat after the game', async () => {
    const table = await kicked();
    const { ann, bob, cat, dan, code } = table;
    const { token } = bob;
    await bob.leave();
    const back = await Guest.join(server.url, code, 'bob', { token });
    expect(back.player).toBeNull();
    await cat.leave(false);
    await table.pass(120_000);
    await ann.until(() => ann.seat('cat')?.presence === 'away');
    expect(why(await back.ask('askSeat', { player: 'cat' }))).toBe('kicked');
    for (const guest of [ann, dan]) await guest.ask('here');
    await ann.ask('propose', { kind: 'end' });
    await say(dan, true);
    expect(why(await ann.ask('rematch'))).toBe('accepted');
    expect(why(await back.ask('sit'))).toBe('kicked');
  });

  test('of the host makes somebody else host', async () => {
    const { ann, bob, cat } = await four();
    await bob.ask('propose', { kind: 'kick', of: 'ann' });
    await say(cat, true);
    await cat.until(() => cat.table.host === 'bob');
    await ann.until(() => ann.player === null);
  });
});

describe('U107 the host’s role', () => {
  test('goes to whom the host named once they accept', async () => {
    const { ann, bob, cat } = await four();
    expect(why(await bob.ask('nameHost', { player: 'cat' }))).toBe('notHost');
    expect(why(await ann.ask('nameHost', { player: 'ann' }))).toBe('noSuchSeat');
    await ann.ask('nameHost', { player: 'cat' });
    await bob.until(() => bob.table.heir === 'cat');
    expect(why(await bob.ask('takeHost'))).toBe('notNamed');
    await cat.ask('takeHost');
    await bob.until(() => bob.table.host === 'cat');
    expect(bob.table.heir).toBe('');
  });

  test('goes to them when the host goes away, too, also after a restart, but not once it was taken back', async () => {
    const table = await four();
    const { ann, bob, cat, dan } = table;
    await ann.ask('nameHost', { player: 'cat' });
    await ann.leave(false);
    await table.pass(120_000);
    await bob.until(() => bob.table.host === 'cat');
    await cat.ask('nameHost', { player: 'dan' });
    await cat.ask('nameHost', { player: null });
    await cat.leave(false);
    await table.pass(120_000);
    await dan.until(() => dan.table.host === 'bob');
  });
});

describe('U107 an agreed end', () => {
  test('takes more than half; silence is no yes; nobody wins, and it counts for no score', async () => {
    const table = await four();
    const { ann, bob, cat, dan, code } = table;
    await ann.play({ type: 'attack', kind: 'control', attacker: 'bavarian-illuminati', target: 'hackers', aids: [] });
    await cat.ask('propose', { kind: 'end' });
    await table.pass(VOTE_MS);
    await ann.until(() => ann.table.decided?.passed === false);
    for (const guest of [ann, bob, cat, dan]) await guest.ask('here');
    await bob.ask('propose', { kind: 'end' });
    for (const guest of [cat, dan]) await say(guest, true);
    await ann.until(() => ann.table.stage === 'over');
    expect(ann.board).toMatchObject({ outcome: { winners: [], ended: 'agreed' }, phase: 'over', frames: [] });
    expect(ann.events.map(({ type }) => type)).toContain('gameOver');
    expect([ann.table.score, ann.table.proposals, ann.table.timer.at]).toEqual([[], [], 0]);
    expect(why(await ann.play({ type: 'endTurn' }))).toBe('gameOver');
    await (table.room as TableRoom).disconnect(CLOSE.idle);
    await dan.until(() => dan.left !== null);
    const again = await Guest.join(server.url, code, 'ann', { token: ann.token });
    expect([again.table.stage, again.board.outcome?.ended]).toEqual(['over', 'agreed']);
    expect(why(await again.ask('rematch'))).toBe('accepted');
    await again.leave();
  });

  test('starts again: a new game with the same seats, which everybody sees begin', async () => {
    const table = await four();
    const { ann, bob, cat, dan } = table;
    await ann.ask('propose', { kind: 'again' });
    for (const guest of [bob, cat]) await say(guest, true);
    await dan.until(() => dan.table.stage === 'playing' && dan.board.turn === null);
    expect(dan.board).toMatchObject({ outcome: null, phase: 'chooseIlluminati' });
    expect([dan.seated, dan.table.decided]).toEqual([['ann', 'bob', 'cat', 'dan'], null]);
    await ann.ask('sync');
    const { who } = decision(board(table));
    const first = [ann, bob, cat, dan].find(({ player }) => player === who[0]) as Guest;
    expect(why(await first.play({ type: 'chooseIlluminati', slot: 0 }))).toBe('accepted');
  });

  test('of a recorded game leaves its replay, and its journal is sound', async () => {
    const code = await server.table({ seats: 3 });
    const [ann, bob, cat] = (await gatherAndStart(server.url, code, ['Ann', 'Bob', 'Cat'])) as [Guest, Guest, Guest];
    await ann.ask('propose', { kind: 'end' });
    await say(bob, true);
    await cat.until(() => cat.table.game !== '');
    const { body } = await get(`${server.url}/api/games/${cat.table.game}`);
    expect(body).toMatchObject({ players: ['p1', 'p2', 'p3'], intents: [] });
    const stored = await openStore({ dataDir: server.dataDir, databaseUrl: undefined, durability: 'normal' }, () => {});
    try {
      const seen: unknown[] = [];
      for await (const one of verifyAll(stored, EVENT_LOOP)) if (one.code === code) seen.push([one.game, one.problem]);
      expect(seen).toEqual([[cat.table.game, null]]);
    } finally {
      await stored.close();
    }
  });

  test.each(['by a vote', 'by an intent'])(
    '%s is seen at once by spectators who saw the game later, and never without its outcome',
    async (how) => {
      const table = await heldTable(FOUR, 'off', 0, { spectatorDelay: 60 });
      const guests: Guest[] = [];
      for (const name of NAMES) guests.push(await Guest.join(server.url, table.code, name));
      const [ann, bob, cat] = guests as [Guest, Guest, Guest];
      const eve = await Guest.join(server.url, table.code, 'Eve');
      await ann.play({ type: 'endTurn' });
      // Each step is a slice of its own, so that nothing is shown together by luck.
      const slice = jest.spyOn(EVENT_LOOP, 'now').mockReturnValue(() => true);
      const yielding = jest.spyOn(EVENT_LOOP, 'next').mockImplementation(async () => () => true);
      const unended: unknown[] = [];
      const ended = eve.until(() => {
        const board = eve.room.state.board ? eve.board : null;
        if (eve.table.stage === 'over' && !board?.outcome) unended.push(board?.seq ?? null);
        return eve.table.stage === 'over' && Boolean(board?.outcome);
      });
      if (how === 'by a vote') {
        await ann.ask('propose', { kind: 'end' });
        for (const guest of [bob, cat]) await say(guest, true);
      } else for (const guest of [ann, bob, cat]) await guest.play({ type: 'concede' });
      await ended;
      slice.mockRestore();
      yielding.mockRestore();
      expect(unended).toEqual([]);
      expect(eve.board.outcome).toMatchObject(how === 'by a vote' ? { winners: [], ended: 'agreed' } : { winners: ['dan'] });
    },
  );
});
