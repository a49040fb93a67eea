import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeckStored, GameRecord, HttpRefusal, StoreDeck, StoredDeck } from '@illuminice/protocol';
import type { InwoDeck } from '@illuminice/protocol/inwo';
import { READY_DECKS } from '@illuminice/rules/inwo';
import { backUp, restore } from '../src/store/backup.js';
import { openStore } from '../src/store/open.js';
import type { KeptDeck, Store } from '../src/store/store.js';
import { agree, begun, type Player, sit } from './harness/inwo-table.js';
import { newDatabase, stopOwnCluster } from './harness/postgres.js';
import { get, post, putAroundStores, type TestServer } from './harness/server.js';
import { startTables } from './harness/tables.js';
import { ask, whyOf } from './harness/wire.js';

afterAll(stopOwnCluster);

const cardsOf = (name: string): string[] => [...(READY_DECKS.get(name)?.cards ?? [])];
/** A ready-made deck under other Illuminati. */
const OWN: InwoDeck = { illuminati: 'bermuda-triangle', cards: cardsOf('shangri-la') };

/** What reading decks meets; changed by the tests. */
let reading: (() => Promise<void>) | null = null;
putAroundStores(
  (real) =>
    new Proxy(real, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (name === 'deck')
          return async (id: string) => {
            await reading?.();
            return target.deck(id);
          };
        return typeof value === 'function' ? value.bind(target) : value;
      },
    }),
);

describe.each(['sqlite', 'postgres'])('U201 decks that players bring along, by %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    const databaseUrl = kind === 'postgres' ? await newDatabase() : undefined;
    server = await startTables({ maxMessagesPerSecond: 100_000, databaseUrl, maxDecks: 6, unlimitedAddresses: '127.0.0.1' });
  });
  afterAll(() => server.close());
  afterEach(() => {
    reading = null;
  });

  const order = (more: Partial<StoreDeck> = {}): StoreDeck => ({ ruleset: 'inwo', deck: OWN, ...more });
  const stored = async (more: Partial<StoreDeck> = {}): Promise<DeckStored> => {
    const reply = await post(`${server.url}/api/decks`, order(more));
    expect(reply).toMatchObject({ status: 201, body: { id: expect.stringMatching(/^[\w-]{43}$/) } });
    return reply.body as DeckStored;
  };
  const refused = async (more: object) => {
    const { status, body } = await post(`${server.url}/api/decks`, { ...order(), ...more });
    return [status, (body as HttpRefusal).refusal] as const;
  };
  const shown = (id: string) => get(`${server.url}/api/decks/${id}`);
  const hidden = { status: 404, body: { refusal: { code: 'table', why: 'noSuchDeck' } } };
  const choose = (guest: Player, intent: object) => guest.ask('intent', { intent: { type: 'chooseDeck', ...intent } });

  test('the same deck has the same id whoever stores it, in whatever order its cards come; another name is another deck', async () => {
    const one = await stored();
    expect(await stored({ deck: { ...OWN, cards: [...OWN.cards].reverse() } })).toEqual(one);
    expect((await stored({ name: 'Both sides' })).id).not.toBe(one.id);
    expect(one.key).not.toBe(one.id);
  });

  test('nobody sees it before its maker shares it, and then it stays to be seen', async () => {
    const { id, key } = await stored({ name: 'Mine' });
    expect(await shown(id)).toMatchObject(hidden);
    expect(await shown(key)).toMatchObject(hidden);
    expect(await stored({ name: 'Mine', share: true })).toEqual({ id, key });
    await stored({ name: 'Mine' });
    const body: StoredDeck = { id, ruleset: 'inwo', name: 'Mine', deck: { ...OWN, cards: cardsOf('shangri-la').sort() } };
    expect(await shown(id)).toEqual({ status: 200, body });
  });

  test('ready-made decks are seen by their names', async () => {
    const body = { id: 'ufos', ruleset: 'inwo', name: '', deck: { illuminati: 'ufos', cards: cardsOf('ufos').sort() } };
    expect(await shown('ufos')).toEqual({ status: 200, body });
    for (const none of ['toString', '__proto__', 'constructor', 'classic']) expect(await shown(none)).toMatchObject(hidden);
  });

  test('what can be no deck is refused with every fault', async () => {
    const cards = [...OWN.cards.slice(0, 40), 'no-such-card', 'ufos*3'];
    const [status, refusal] = await refused({ deck: { illuminati: 'nobody', cards }, options: { copies: 1 } });
    expect([status, [refusal, ...(refusal.more ?? [])].map(({ code, why }) => `${code} ${why}`)]).toEqual([
      400,
      ['N-102 noIlluminati', 'N-103 noSuchCard', 'N-103 tooMany'],
    ]);
    expect(refusal.text.match(/[.!]( |$)/g)).toHaveLength(3);
  });

  test.each<[string, object, string]>([
    ['for a game that has none', { ruleset: 'classic' }, 'ruleset: classic has no decks'],
    ['for no game', { ruleset: 'chess' }, 'ruleset:'],
    ['of something else', { deck: 'ufos' }, 'deck.'],
    ['of too many cards', { deck: { illuminati: 'ufos', cards: Array(61).fill('ufos') } }, 'deck.cards'],
    ['with more in it', { deck: { ...OWN, lead: 'bjorne' } }, 'deck.'],
  ])('a deck %s is malformed', async (_, more, problem) => {
    expect(await refused(more)).toMatchObject([400, { why: 'badMessage', text: expect.stringContaining(problem) }]);
  });

  test('a name that is none, and options that are none', async () => {
    expect(await refused({ name: 'a\u202eb' })).toMatchObject([400, { why: 'badName' }]);
    expect(await refused({ options: { pool: 'some' } })).toMatchObject([400, { why: 'badOptions' }]);
  });

  test('who shows its key plays a deck by its id, and nobody sees it before the game is over', async () => {
    const { id, key } = await stored({ name: 'Sealed' });
    const guests = await begun(server, ['Ann', 'Bob']);
    const [ann, bob] = guests as [Player, Player];
    const no = { ok: false, refusal: { code: 'table', why: 'noSuchDeck' } };
    expect(await choose(ann, { deck: id })).toMatchObject(no);
    expect(await choose(ann, { deck: id, key: id })).toMatchObject(no);
    expect(await choose(ann, { deck: randomBytes(32).toString('base64url'), key })).toMatchObject(no);
    expect(ann.mine?.deck).toBeNull();
    expect(await choose(ann, { deck: id, key })).toMatchObject({ ok: true });
    expect(ann.mine?.deck).toMatchObject({ illuminati: 'bermuda-triangle' });
    // Said once more, it is answered as before, and a second choice is refused by the rules.
    expect(await ann.askAs('intent', { n: ann.n, intent: { type: 'chooseDeck', deck: id, key } }, ann.n)).toMatchObject({ ok: true });
    expect(await choose(ann, { deck: id, key })).toMatchObject({ ok: false, refusal: { why: 'alreadyChosen' } });
    expect(await choose(bob, { ready: 'ufos' })).toMatchObject({ ok: true });
    await agree(guests);
    expect(await shown(id)).toMatchObject(hidden);
    expect(await ann.play({ type: 'concede' })).toMatchObject({ ok: true });
    await bob.until(() => bob.table.stage === 'over');
    expect(await shown(id)).toMatchObject({ status: 200, body: { id, name: 'Sealed' } });
    // The record holds the cards, so that it can be replayed wherever the deck is.
    const record = (await get(`${server.url}/api/games/${bob.table.game}`)).body as GameRecord;
    expect(record.intents[0]?.[1]).toMatchObject({ type: 'chooseDeck', illuminati: 'bermuda-triangle' });
  });

  test('a shared deck is played by its id alone; by the table’s own options every fault is told', async () => {
    const { id } = await stored({ name: 'Mine', share: true });
    const [ann, bob] = (await begun(server, ['Ann', 'Bob'], { options: { pool: 'starter' } })) as [Player, Player];
    expect(await choose(ann, { deck: id })).toMatchObject({ ok: true });
    const odd = { illuminati: 'nobody', cards: ['no-such-card'] };
    const reply = await choose(bob, odd);
    expect(reply.ok ? [] : reply.refusal.more?.map(({ why }) => why)).toEqual(['noSuchCard', 'notFortyFive', 'noGroup']);
  });

  test('who has no seat chooses nothing, and what names a deck oddly is malformed', async () => {
    const [ann] = (await begun(server, ['Ann', 'Bob'])) as [Player, Player];
    const cat = await sit(server, ann.room.roomId, 'Cat', { spectate: true });
    const { id } = await stored({ name: 'Mine', share: true });
    expect(await choose(cat, { deck: id })).toMatchObject({ ok: false, refusal: { why: 'notSeated' } });
    for (const odd of [{ deck: 'ufos' }, { deck: id, ready: 'ufos' }, { deck: null }, { deck: id, key: 7 }])
      expect(await choose(ann, odd)).toMatchObject({ ok: false, refusal: { why: 'badMessage' } });
  });

  test('a store that does not answer, or fails, is told; what comes meanwhile waits, and nothing is lost', async () => {
    const { id } = await stored({ name: 'Mine', share: true });
    const [ann, bob] = (await begun(server, ['Ann', 'Bob'])) as [Player, Player];
    reading = () => Promise.reject(new Error('the disk is full'));
    expect(await choose(ann, { deck: id })).toMatchObject({ ok: false, refusal: { why: 'unsaved' } });
    let answer: () => void = () => {};
    const asked = new Promise<void>((resolve) => {
      reading = () => {
        resolve();
        return new Promise((done) => {
          answer = done;
        });
      };
    });
    const chosen = choose(ann, { deck: id });
    const next = ann.ask('chat', { text: 'after the deck' });
    await asked;
    expect(ann.board.seats.map((seat) => seat.chosen)).toEqual([false, false]);
    answer();
    expect([await chosen, await next]).toMatchObject([{ ok: true }, { ok: true }]);
    await bob.until(() => bob.board.seats[0]?.chosen === true);
  });

  test('a full store forgets what was stored longest ago, and takes what it has already', async () => {
    const few = await startTables({ maxDecks: 3 });
    const put = async (name: string) => ((await post(`${few.url}/api/decks`, order({ name, share: true }))).body as DeckStored).id;
    const first = await put('first');
    const second = await put('second');
    await put('third');
    expect(await put('first')).toBe(first);
    const fourth = await put('fourth');
    const statuses = await Promise.all([first, second, fourth].map(async (id) => (await get(`${few.url}/api/decks/${id}`)).status));
    expect(statuses).toEqual([200, 404, 200]);
    await few.close();
    const none = await startTables({ maxDecks: 0 });
    const answer = await post(`${none.url}/api/decks`, order());
    expect([answer.status, (answer.body as HttpRefusal).refusal]).toMatchObject([503, { why: 'tooManyDecks' }]);
    await none.close();
  });

  test('an address stores so many an hour, faulty ones included', async () => {
    const few = await startTables({ limits: { decksPerHour: 2 } });
    const send = (body: object, from: string) =>
      ask(`${few.url}/api/decks`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body), from });
    expect((await send(order(), '127.0.7.1')).status).toBe(201);
    expect((await send({}, '127.0.7.1')).status).toBe(400);
    const last = await send(order(), '127.0.7.1');
    expect([last.status, whyOf(last)]).toEqual([429, 'tooManyDecksHere']);
    expect((await send(order(), '127.0.7.2')).status).toBe(201);
    await few.close();
  });
});

describe.each(['sqlite', 'postgres'])('U104 stored decks, by %s', (kind) => {
  const opened = async () =>
    openStore(
      {
        dataDir: mkdtempSync(join(tmpdir(), 'decks-')),
        databaseUrl: kind === 'postgres' ? await newDatabase() : undefined,
        durability: 'normal',
      },
      () => {},
    );
  const deck = (id: string): KeptDeck => ({ id, ruleset: 'inwo', name: 'O’Hara’s', cards: '{}' });
  const game = { ruleset: 'inwo', version: 1, players: [], options: '{}', seed: 'abc', origin: null, cast: '[]', begun: 1 };
  const LIMITS = { lobbies: 0, abandoned: 0, finished: 100 };

  /** A deck that was played in a game of this table. */
  async function played(store: Store, id: string): Promise<void> {
    await store.create({ code: 'BBBBBB', stage: 'playing', at: 1, record: '{}', pulse: '{}', public: false, begin: { id: 'g', ...game } });
    const entries = [{ player: 'p1', n: 1, at: 1, intent: '{}' }];
    await store.write({ code: 'BBBBBB', rev: 0, at: 1, pulse: '{}', played: { game: 'g', first: 1, entries, decks: [id, id] } });
  }

  test('a full store forgets the oldest that no kept game was played with, and refuses only what finds no room', async () => {
    const store = await opened();
    await store.keepDeck(deck('played'), false, 1, 3);
    await played(store, 'played');
    await store.keepDeck(deck('new'), false, 20, 3);
    await store.keepDeck(deck('old'), false, 10, 3);
    expect(await store.keepDeck(deck('more'), false, 30, 3)).toBe(true);
    expect((await store.deckRows('', 9)).map(({ id }) => id)).toEqual(['more', 'new', 'played']);
    // A bound that was lowered holds, too.
    expect(await store.keepDeck(deck('last'), false, 40, 2)).toBe(true);
    expect((await store.deckRows('', 9)).map(({ id }) => id)).toEqual(['last', 'played']);
    expect(await store.keepDeck(deck('none'), false, 50, 1)).toBe(false);
    await store.close();
  });

  test('go once nobody has stored them for long and no game is kept in which they were played', async () => {
    const store = await opened();
    for (const id of ['old', 'played', 'new']) expect(await store.keepDeck(deck(id), false, id === 'new' ? 200 : 1, 10)).toBe(true);
    await played(store, 'played');
    expect((await store.overdue(LIMITS)).decks).toEqual(['old']);
    await store.keepDeck(deck('old'), false, 300, 10);
    expect((await store.overdue(LIMITS)).decks).toEqual([]);
    await store.removeGame('g');
    expect((await store.overdue(LIMITS)).decks).toEqual(['played']);
    await store.removeDeck('played');
    expect([await store.deck('played'), (await store.deck('new'))?.name]).toEqual([null, 'O’Hara’s']);
    await store.close();
  });

  test('are in a backup, with the games in which they were played', async () => {
    const store = await opened();
    await store.keepDeck(deck('mine'), true, 5, 10);
    await store.keepDeck(deck('sealed'), false, 6, 10);
    await played(store, 'sealed');
    const file = join(mkdtempSync(join(tmpdir(), 'backup-')), 'whole');
    await backUp(store, file, 1);
    const other = await opened();
    await other.keepDeck(deck('sealed'), false, 1, 10);
    expect(await restore(other, file, false)).toEqual({ added: 1, replaced: 0, left: 0 });
    expect(await other.deckRows('', 10)).toEqual(await store.deckRows('', 10));
    expect(await other.packed('BBBBBB')).toEqual(await store.packed('BBBBBB'));
    await Promise.all([store.close(), other.close()]);
  });
});
