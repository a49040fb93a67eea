import { inwoLab } from '@illuminice/lab';
import { CLOSE, type GameRecord } from '@illuminice/protocol';
import { hashOf, recordedGameShape, replayStart, replayStep } from '@illuminice/rules';
import { decision, inwo } from '@illuminice/rules/inwo';
import { verifyAll } from '../src/session/game/verify.js';
import type { Settings } from '../src/session/lobby/lobby.js';
import { openStore } from '../src/store/open.js';
import { EVENT_LOOP } from '../src/yielding.js';
import { agree, begun, type Player, sit } from './harness/inwo-table.js';
import type { LocalRoom } from './harness/local-room.js';
import { newDatabase, stopOwnCluster } from './harness/postgres.js';
import { type HeldTable, heldLobby } from './harness/room.js';
import { get, type TestServer } from './harness/server.js';
import { startTables } from './harness/tables.js';

jest.setTimeout(180_000);
afterAll(stopOwnCluster);

const SILENCE = 6000;
/** What pauses of a table whose time is held come out as. */
const MIDDLE = SILENCE;

describe.each(process.env.THOROUGH ? ['sqlite', 'postgres'] : ['sqlite'])('a table of INWO, by %s', (kind) => {
  let server: TestServer;
  let databaseUrl: string | undefined;
  beforeAll(async () => {
    databaseUrl = kind === 'postgres' ? await newDatabase() : undefined;
    server = await startTables({ maxMessagesPerSecond: 100_000, databaseUrl, silenceMs: SILENCE, graceSeconds: 120 });
  });
  afterAll(() => server.close());

  const roomOf = (code: string) => server.tables.get(code) as unknown as LocalRoom;
  const asked = (guests: readonly Player[]): Player | undefined =>
    guests.find(({ board, player }) => decision(board).who.includes(player as string));

  /** Plays until so many intents were carried out at random, whoever is asked, or the game is over. */
  async function play(guests: readonly Player[], intents: number, seed = 1, holds: () => boolean = () => true): Promise<void> {
    const policies = new Map(guests.map(({ player }, i) => [player, inwoLab.policies.random(seed + i)]));
    for (let carriedOut = 0; carriedOut < intents && holds(); ) {
      const guest = asked(guests);
      if (!guest || guest.board.outcome) return;
      const intent = policies.get(guest.player)?.(guest.view) ?? inwo.leastIntent(guest.view);
      if (!intent) throw new Error('who is asked has nothing to say');
      const reply = await guest.play(intent);
      // Whether an offerer still has what lies hidden in an offer is known to the server alone.
      if (!reply.ok && intent.type !== 'answer') throw new Error(`${JSON.stringify(intent)}: ${reply.refusal.text}`);
      if (reply.ok) carriedOut += 1;
      await agree(guests);
    }
  }

  /** Friends at a table whose time the test holds; the first turn has begun. */
  async function friends(names: readonly string[], settings: Partial<Settings> = {}): Promise<{ table: HeldTable; guests: Player[] }> {
    const table = await heldLobby(names.length, { ruleset: 'inwo', options: inwo.optionsShape.parse({}), ...settings });
    const guests: Player[] = [];
    for (const name of names) guests.push(await sit(server, table.code, name));
    for (const guest of guests) await guest.ask('ready', { ready: true });
    await guests[0]?.ask('start');
    await Promise.all(guests.map((guest) => guest.until(() => guest.mine !== null)));
    await play(guests, 50, 1, () => guests[0]?.board.turn === null);
    return { table, guests };
  }

  test('U200 U104 sleeps in mid-game and wakes from its snapshot: boards, hands, who is asked; its journal leads to the same state', async () => {
    // So long that there is a snapshot; a game that ends before is not the one.
    let guests: Player[] = [];
    for (let seed = 1; seed < 20 && (guests.length === 0 || guests[0]?.board.outcome); seed += 1) {
      guests = await begun(server, ['Ann', 'Bob', 'Cat', 'Dan', 'Eve']);
      await play(guests, 410, 10 * seed);
    }
    const code = (guests[0] as Player).room.roomId;
    expect(roomOf(code).session.table?.played).toBe(410);
    const { hash, played } = roomOf(code).session.table ?? {};
    const seen = guests.map(({ view }) => structuredClone(view));
    const told = guests.map(({ events }) => events);
    await roomOf(code).disconnect(CLOSE.idle);
    await Promise.all(guests.map((guest) => guest.until(() => guest.left !== null)));
    expect(roomOf(code)).toBeUndefined();
    const again: Player[] = [];
    for (const { token } of guests) again.push(await sit(server, code, 'whoever', { token }));
    expect(again.map(({ view }) => view)).toEqual(seen);
    // What happened lately is told as it was before (U103).
    for (const [i, { past }] of again.entries()) {
      expect(past.length).toBeGreaterThan(100);
      expect(past).toEqual(told[i]?.slice(-past.length));
    }
    expect([roomOf(code).session.table?.hash, roomOf(code).session.table?.played]).toEqual([hash, played]);
    await play(again, 20, 99);
    const store = await openStore({ dataDir: server.dataDir, databaseUrl, durability: 'normal' }, () => {});
    expect((await store.load(code))?.game?.snapshot?.seq).toBeGreaterThan(0);
    const found = [];
    for await (const one of verifyAll(store, EVENT_LOOP)) if (one.code === code) found.push(one);
    expect(found).toMatchObject([{ problem: null }]);
    await store.close();
  });

  test('U200 U106 a game that is over is told whole, and comes to its hash step by step', async () => {
    const guests = await begun(server, ['Ann', 'Bob'], { public: true });
    const [ann, bob] = guests as [Player, Player];
    await play(guests, 80, 5);
    if (!ann.board.outcome) expect(await bob.play({ type: 'concede' })).toMatchObject({ ok: true });
    await ann.until(() => ann.table.stage === 'over');
    const { body } = await get(`${server.url}/api/games/${ann.table.game}`);
    const game = body as GameRecord;
    expect([game.ruleset, game.seats.map(({ name }) => name)]).toEqual(['inwo', ['Ann', 'Bob']]);
    const read = recordedGameShape(inwo).parse(game);
    const { state } = replayStart(inwo, read);
    for (const at of read.intents.keys()) replayStep(inwo, read, state, at);
    expect([hashOf(state), state.board]).toEqual([game.hash, ann.board]);
  });

  test('U200 U106 spectators with a delay see deck choice, turns and board as they were that long ago', async () => {
    const { table, guests } = await friends(['Ann', 'Bob'], { spectatorDelay: 30 });
    const [ann] = guests as [Player, Player];
    const eve = await sit(server, table.code, 'Eve', { spectate: true });
    expect(eve.room.state.board).toBeUndefined();
    const then = structuredClone(ann.board);
    await table.pass(10_000);
    await play(guests, 15, 7);
    expect(ann.board.seq).toBeGreaterThan(then.seq);
    await table.pass(20_000);
    await eve.until(() => eve.room.state.board !== undefined && eve.board.seq === then.seq);
    expect(eve.board).toEqual(then);
    const now = structuredClone(ann.board);
    await table.pass(30_000);
    await eve.until(() => eve.board.seq === now.seq);
    expect([eve.board, eve.mine]).toEqual([now, null]);
  });

  test('U200 C-1206 who is away is not waited for, from the choice of a deck on; who comes back plays on', async () => {
    const table = await heldLobby(2, { ruleset: 'inwo', options: inwo.optionsShape.parse({}) });
    const [ann, bob] = [await sit(server, table.code, 'Ann'), await sit(server, table.code, 'Bob')];
    for (const guest of [ann, bob]) await guest.ask('ready', { ready: true });
    await ann.ask('start');
    await ann.until(() => ann.mine !== null);
    await ann.play({ type: 'chooseDeck', ready: 'ufos' });
    await bob.leave(false);
    await table.pass(119_000);
    expect([ann.seat('p2')?.presence, ann.board.phase]).toEqual(['reconnecting', 'chooseDeck']);
    await table.pass(10_000);
    await ann.until(() => ann.board.phase === 'chooseLead');
    expect(ann.seat('p2')?.presence).toBe('away');
    for (let i = 0; i < 60 && (ann.board.turn?.number ?? 0) < 4; i += 1) {
      await play([ann], 1, i);
      await table.pass(10_000);
    }
    expect(ann.board.turn?.number).toBeGreaterThanOrEqual(4);
    const back = await sit(server, table.code, 'Bob', { token: bob.token });
    await back.until(() => back.mine !== null);
    expect([back.seat('p2')?.presence, back.mine?.plots.length]).toEqual(['connected', back.board.seats[1]?.hiddenPlots]);
  });

  test('an intent takes at most 200 bytes to each client at the median, and whoever comes in the middle gets at most 40 kB', async () => {
    const guests = await begun(server, ['Ann', 'Bob', 'Cat', 'Dan']);
    const [ann] = guests as [Player];
    const takes: number[] = [];
    for (let i = 0; i < 300 && !ann.board.outcome; i += 1) {
      for (const guest of guests) guest.room.taken?.();
      await play(guests, 1, i);
      takes.push(...guests.map(({ room }) => room.taken?.().length ?? 0));
    }
    const sorted = takes.sort((a, b) => a - b);
    const median = sorted[sorted.length >> 1] as number;
    expect(median).toBeGreaterThan(30);
    expect(median).toBeLessThanOrEqual(200);
    const code = ann.room.roomId;
    const late = [await sit(server, code, 'Eve', { spectate: true }), await sit(server, code, 'Ann', { token: ann.token })];
    for (const guest of late) {
      await guest.ask('ping');
      const bytes = guest.room.taken?.().length ?? 0;
      expect(bytes).toBeGreaterThan(1000);
      expect(bytes).toBeLessThan(40_000);
    }
  });

  /** In a window that opens at the start or the end of each turn: two others are asked. */
  async function inWindow(kind: string): Promise<{ table: HeldTable; ann: Player; others: Player[]; guests: Player[] }> {
    const { table, guests } = await friends(['Ann', 'Bob', 'Cat']);
    await play(guests, 400, 3, () => !(decision((guests[0] as Player).board).kind === kind && othersAsked(guests).length === 2));
    const others = othersAsked(guests);
    expect(others).toHaveLength(2);
    return { table, guests, others, ann: guests.find((guest) => !others.includes(guest)) as Player };
  }
  const othersAsked = (guests: readonly Player[]): Player[] => {
    const { board } = guests[0] as Player;
    return guests.filter(({ player }) => player !== board.turn?.player && decision(board).who.includes(player as string));
  };

  test.each(['start', 'end'])(
    'U200 N-1008 who keeps silent at the %s of a turn is done after a pause; who says wait is waited for',
    async (at) => {
      const { table, ann, others } = await inWindow(at);
      const [bob, cat] = others as [Player, Player];
      const { frame, rev } = decision(ann.board);
      for (const guest of others) {
        await guest.ask('ping');
        const told = guest.heard.filter(({ type }) => type === 'silence').at(-1)?.message;
        expect(told).toMatchObject({ frame, rev });
      }
      expect(await cat.ask('wait')).toMatchObject({ ok: true });
      await table.pass(MIDDLE);
      await ann.until(() => !decision(ann.board).who.includes(bob.player as string));
      expect(decision(ann.board)).toMatchObject({ kind: at, who: expect.arrayContaining([cat.player]) });
      await table.pass(600_000);
      expect(decision(ann.board).who).toContain(cat.player);
      expect(await cat.play({ type: 'done', rev: decision(cat.board).rev })).toMatchObject({ ok: true });
    },
  );

  test.each([
    ['start', 'ownTurn'],
    ['end', 'nextTurn'],
    ['end', 'target'],
  ] as const)(
    'U200 N-1008 standing orders answer at the %s of a turn as late as silence (%s), and nobody else hears of them',
    async (at, stop) => {
      const { table, ann, others } = await inWindow(at);
      const [bob, cat] = others as [Player, Player];
      expect(await bob.ask('orders', { orders: { ask: stop } })).toMatchObject({ ok: true });
      expect(await cat.ask('orders', { orders: { ask: 'always' } })).toMatchObject({ ok: true });
      await table.pass(MIDDLE - 1);
      expect(decision(ann.board).who).toEqual(expect.arrayContaining([bob.player, cat.player]));
      await table.pass(1);
      await ann.until(() => !decision(ann.board).who.includes(bob.player as string));
      await table.pass(600_000);
      expect(decision(ann.board).who).toContain(cat.player);
      expect(ann.heard.some(({ type }) => type === 'orders')).toBe(false);
    },
  );
});
