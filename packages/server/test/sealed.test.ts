import { randomBytes } from 'node:crypto';
import { CLOSE, type DeckStored, type SeatInfo, type ServerMessages } from '@illuminice/protocol';
import type { InwoDeck } from '@illuminice/protocol/inwo';
import { READY_DECKS } from '@illuminice/rules/inwo';
import type { TableRoom } from '../src/room/table-room.js';
import { Guest } from './harness/guest.js';
import { type Player, sit } from './harness/inwo-table.js';
import { get, post, type TestServer } from './harness/server.js';
import { startTables } from './harness/tables.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTables({ maxMessagesPerSecond: 100_000, unlimitedAddresses: '127.0.0.1', lobbyGraceSeconds: 600 });
});
afterAll(() => server.close());

const OWN: InwoDeck = { illuminati: 'bermuda-triangle', cards: [...(READY_DECKS.get('shangri-la')?.cards ?? [])] };
const DECK = { type: 'chooseDeck', ...OWN };
const READY = { type: 'chooseDeck', ready: 'ufos' };

const lobby = async (options: object = { decks: 'own' }): Promise<[Player, Player, string]> => {
  const code = await server.table({ ruleset: 'inwo', seats: 2, options: { ...options } });
  return [await sit(server, code, 'Ann'), await sit(server, code, 'Bob'), code];
};
const seal = (guest: Player, intent: object | null) => guest.ask('seal', { intent } as never);
const start = async (ann: Player, bob: Player) => {
  await bob.ask('ready', { ready: true });
  expect(await ann.ask('start')).toMatchObject({ ok: true });
  await Promise.all([ann, bob].map((guest) => guest.until(() => guest.table.stage === 'playing' && guest.mine !== null)));
};
const sealedOf = (guest: Player) =>
  (guest.heard.findLast(({ type }) => type === 'sealed')?.message as ServerMessages['sealed'] | undefined)?.intent;
const seals = ({ table }: Player) => table.seats.map(({ sealed }: SeatInfo) => sealed);
const isChosen = ({ board }: Player) => board.seats.map(({ chosen }) => chosen);

describe('U201 a deck is sealed in the lobby', () => {
  test('and the game begins with it, without asking again', async () => {
    const [ann, bob] = await lobby();
    expect(await seal(ann, DECK)).toMatchObject({ ok: true });
    expect(sealedOf(ann)).toEqual(DECK);
    expect(await seal(bob, READY)).toMatchObject({ ok: true });
    await start(ann, bob);
    await ann.until(() => ann.board.phase === 'chooseLead');
    expect(ann.board.cards[ann.board.seats[0]?.illuminati ?? '']?.card).toBe('bermuda-triangle');
    expect([sealedOf(ann), seals(ann)]).toEqual([null, [false, false]]);
  });

  test('whoever sealed nothing chooses after the start, as ever', async () => {
    const [ann, bob] = await lobby();
    await seal(ann, READY);
    await start(ann, bob);
    await bob.until(() => isChosen(bob)[0] === true);
    expect([isChosen(bob), bob.board.phase]).toEqual([[true, false], 'chooseDeck']);
    expect(await bob.play({ type: 'chooseDeck', ready: 'shangri-la' })).toMatchObject({ ok: true });
    await ann.until(() => ann.board.phase === 'chooseLead');
  });

  test('N-105 nobody else learns more than that there is one', async () => {
    const [ann, bob, code] = await lobby();
    const cat = await sit(server, code, 'Cat', { spectate: true });
    await seal(ann, DECK);
    await Promise.all([bob, cat].map((guest) => guest.until(() => seals(guest)[0] === true)));
    expect(seals(bob)).toEqual([true, false]);
    for (const guest of [bob, cat]) {
      expect(guest.readable.includes('bermuda-triangle')).toBe(false);
      expect(sealedOf(guest)).toBeUndefined();
    }
    expect(JSON.stringify((await get(`${server.url}/api/tables/${code}`)).body)).not.toContain('bermuda');
    expect(server.log.some((line) => line.includes('bermuda-triangle'))).toBe(false);
    await start(ann, bob);
    await bob.until(() => isChosen(bob)[0] === true);
    expect(bob.readable.includes('bermuda-triangle')).toBe(false);
  });

  test('its seal is broken by its owner until the start, and another may take its place', async () => {
    const [ann, bob] = await lobby();
    await seal(ann, DECK);
    expect(await seal(ann, READY)).toMatchObject({ ok: true });
    expect(sealedOf(ann)).toEqual(READY);
    expect(await seal(ann, null)).toMatchObject({ ok: true });
    expect([sealedOf(ann), seals(ann)]).toEqual([null, [false, false]]);
    await start(ann, bob);
    expect(isChosen(ann)).toEqual([false, false]);
    expect(await seal(ann, READY)).toMatchObject({ ok: false, refusal: { why: 'notInLobby' } });
  });

  test('one that the rules refuse is told every fault, and the former one stays', async () => {
    const [ann] = await lobby({ decks: 'own', pool: 'starter' });
    await seal(ann, READY);
    const reply = await seal(ann, { type: 'chooseDeck', illuminati: 'nobody', cards: ['no-such-card'] });
    expect(reply).toMatchObject({ ok: false, refusal: { code: 'N-102', why: 'noIlluminati' } });
    expect(reply.ok ? [] : reply.refusal.more?.map(({ why }) => why)).toEqual(['noSuchCard', 'notFortyFive', 'noGroup']);
    expect([sealedOf(ann), seals(ann)]).toEqual([READY, [true, false]]);
  });

  test.each<[string, object, object]>([
    ['another intent', { type: 'knock' }, { why: 'badMessage' }],
    ['too many cards', { type: 'chooseDeck', illuminati: 'ufos', cards: Array(61).fill('ufos') }, { why: 'badMessage' }],
    ['unknown fields', { ...READY, lead: 'bjorne' }, { why: 'badMessage' }],
    ['a stored deck that is none', { type: 'chooseDeck', deck: 'A'.repeat(43) }, { why: 'noSuchDeck' }],
  ])('%s is refused', async (_, intent, refusal) => {
    const [ann] = await lobby();
    expect(await seal(ann, intent)).toMatchObject({ ok: false, refusal });
    expect(seals(ann)).toEqual([false, false]);
  });

  test('where the table deals or makes decks, the rules say what may be sealed', async () => {
    const [dealt] = await lobby({ decks: 'dealt' });
    expect(await seal(dealt, READY)).toMatchObject({ ok: false, refusal: { why: 'notNow' } });
    const [ready] = await lobby({ decks: 'ready' });
    expect(await seal(ready, DECK)).toMatchObject({ ok: false, refusal: { why: 'onlyReady' } });
    const [made, bob] = await lobby({ decks: 'made' });
    expect(await seal(made, READY)).toMatchObject({ ok: false, refusal: { why: 'onlyMade' } });
    expect(await seal(made, { type: 'chooseDeck', illuminati: 'ufos' })).toMatchObject({ ok: true });
    await start(made, bob);
    await made.until(() => isChosen(made)[0] === true);
    expect(made.mine?.deck?.illuminati).toBe('ufos');
  });

  test('a change of what decks may hold breaks every seal, legal or not; any other leaves them', async () => {
    const [ann, bob] = await lobby();
    await seal(ann, READY);
    await seal(bob, DECK);
    await ann.ask('configure', { options: { groupsToWin: 14 } });
    await bob.until(() => bob.options.groupsToWin === 14);
    expect(seals(bob)).toEqual([true, true]);
    await ann.ask('configure', { options: { copies: 3 } });
    await bob.until(() => seals(bob).every((sealed) => !sealed));
    expect([sealedOf(ann), sealedOf(bob)]).toEqual([null, null]);
  });

  test('a seat that is given up takes its deck along', async () => {
    const [ann, bob] = await lobby();
    await seal(bob, DECK);
    await bob.ask('stand');
    await bob.until(() => bob.player === null);
    await bob.ask('sit');
    await bob.until(() => bob.player !== null);
    await ann.until(() => ann.table.seats.length === 2);
    expect(seals(ann)).toEqual([false, false]);
  });

  test('whoever has no seat seals nothing', async () => {
    const [, , code] = await lobby();
    const cat = await sit(server, code, 'Cat', { spectate: true });
    expect(await seal(cat, READY)).toMatchObject({ ok: false, refusal: { why: 'notSeated' } });
  });

  test('a game without decks has nothing to seal', async () => {
    const ann = await Guest.join(server.url, await server.table({ seats: 2 }), 'Ann');
    expect(await ann.ask('seal', { intent: { type: 'chooseIlluminati', slot: 0 } } as never)).toMatchObject({
      ok: false,
      refusal: { why: 'badMessage' },
    });
  });

  test('a stored deck is sealed by id and key, and counts as played once the game is over', async () => {
    const order = { ruleset: 'inwo', deck: OWN, name: randomBytes(4).toString('hex') };
    const { id, key } = (await post(`${server.url}/api/decks`, order)).body as DeckStored;
    const [ann, bob] = await lobby();
    expect(await seal(ann, { type: 'chooseDeck', deck: id })).toMatchObject({ ok: false, refusal: { why: 'noSuchDeck' } });
    expect(await seal(ann, { type: 'chooseDeck', deck: id, key })).toMatchObject({ ok: true });
    expect(sealedOf(ann)).toMatchObject({ illuminati: 'bermuda-triangle' });
    await seal(bob, READY);
    await start(ann, bob);
    await ann.until(() => ann.board.phase === 'chooseLead');
    expect((await get(`${server.url}/api/decks/${id}`)).status).toBe(404);
    expect(await ann.play({ type: 'concede' })).toMatchObject({ ok: true });
    await bob.until(() => bob.table.stage === 'over');
    expect(await get(`${server.url}/api/decks/${id}`)).toMatchObject({ status: 200, body: { id } });
  });
});

describe('U104 a sealed deck', () => {
  test('is there again after a reconnect, told to its owner alone', async () => {
    const [ann, bob, code] = await lobby();
    await seal(ann, DECK);
    await ann.leave(false);
    const again = await sit(server, code, 'Ann', { token: ann.token });
    await again.until(() => sealedOf(again) !== undefined);
    expect([sealedOf(again), seals(again)]).toEqual([DECK, [true, false]]);
    expect(sealedOf(bob)).toBeUndefined();
  });

  test('outlives a restart, and is played then', async () => {
    const [ann, bob, code] = await lobby();
    await seal(ann, DECK);
    await seal(bob, READY);
    await (server.tables.get(code) as TableRoom).disconnect(CLOSE.idle);
    await Promise.all([ann, bob].map((guest) => guest.until(() => guest.left !== null)));
    const [one, other] = [await sit(server, code, 'Ann', { token: ann.token }), await sit(server, code, 'Bob', { token: bob.token })];
    await one.until(() => sealedOf(one) !== undefined);
    expect([sealedOf(one), seals(one)]).toEqual([DECK, [true, true]]);
    await start(one, other);
    await one.until(() => one.board.phase === 'chooseLead');
    expect(one.board.seats.map(({ illuminati }) => one.board.cards[illuminati ?? '']?.card)).toEqual(['bermuda-triangle', 'ufos']);
  });
});
