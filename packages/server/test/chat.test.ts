import { Chat } from '../src/session/model/chat.js';
import { Guest, gather } from './harness/guest.js';
import { heldTable } from './harness/room.js';
import { MID_GAME } from './harness/scenario.js';
import type { TestServer } from './harness/server.js';
import { startTables } from './harness/tables.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTables({ allowScenarios: true, lobbyGraceSeconds: 0, limits: { chatLines: 5, chatSeconds: 600 } });
});
afterAll(() => server.close());

const lines = (guest: Guest): string[] =>
  guest.heard.flatMap(({ type, message }) =>
    type === 'chat' ? (message as { lines: { text: string }[] }).lines.map(({ text }) => text) : [],
  );

describe('chat', () => {
  test('to the table reaches all, a whisper the two alone, also when they come back or later', async () => {
    const code = await server.table({ scenario: MID_GAME });
    const guests: Guest[] = [];
    for (const name of ['ann', 'bob', 'cat', 'Eve']) guests.push(await Guest.join(server.url, code, name));
    const [ann, bob, cat, eve] = guests as [Guest, Guest, Guest, Guest];
    expect(await ann.ask('chat', { text: 'Hello, <b>world</b>' })).toMatchObject({ ok: true });
    expect(await ann.ask('chat', { to: 'bob', text: 'down with Cat' })).toMatchObject({ ok: true });
    for (const guest of guests) await guest.ask('sync');
    expect(guests.map((guest) => lines(guest).includes('down with Cat'))).toEqual([true, true, false, false]);
    expect(guests.every((guest) => lines(guest)[0] === 'Hello, <b>world</b>')).toBe(true);
    expect(server.log.some((line) => line.includes('down with Cat'))).toBe(false);

    const back = await Guest.join(server.url, code, 'bob', { token: bob.token });
    await back.until(() => lines(back).length === 2);
    const late = await Guest.join(server.url, code, 'Late');
    await late.until(() => lines(late).length === 1);
    expect(await eve.ask('chat', { to: 'bob', text: 'psst' })).toMatchObject({ ok: false, refusal: { why: 'notSeated' } });
    for (const guest of [ann, back, cat, eve, late]) await guest.leave();
  });

  test('U102 reaches as far back for a third, however much two whisper', () => {
    const talk = new Chat({ chatLines: 1, chatSeconds: 1 });
    const say = (to: string | null, text: string) => talk.say({ from: 'ann', name: 'Ann', to, text, at: 0 });
    for (let i = 0; i < 250; i += 1) say(null, `line ${i}`);
    const before = talk.linesFor('cat', null);
    expect(before).toHaveLength(200);
    for (let i = 0; i < 300; i += 1) say('bob', `whisper ${i}`);
    expect(talk.linesFor('cat', null)).toEqual(before);
    expect(talk.linesFor(null, null)).toEqual(before);
    const { length } = talk.linesFor('bob', null);
    expect(length).toBeGreaterThan(200);
    expect(length).toBeLessThan(300);
  });

  test.each([
    ['nothing', { text: '   ' }, 'badText'],
    ['201 characters', { text: 'x'.repeat(201) }, 'badText'],
    ['a line that turns its direction', { text: 'a\u202eb' }, 'badText'],
    ['a line of what is drawn as nothing', { text: '\u3164\u2800' }, 'badText'],
    ['a word to oneself', { to: 'p1', text: 'hm' }, 'toYourself'],
    ['a word to nobody', { to: 'p9', text: 'hm' }, 'noSuchSeat'],
  ])('refuses %s', async (_, message, why) => {
    const ann = await Guest.join(server.url, await server.table(), 'Ann');
    expect(await ann.ask('chat', message)).toMatchObject({ ok: false, refusal: { code: 'table', why, text: expect.any(String) } });
    await ann.leave();
  });

  test('has the rate that the host has set, and a whisper dies with the seat it went to', async () => {
    const code = await server.table({ seats: 2 });
    const [ann, bob] = (await gather(server.url, code, ['Ann', 'Bob'])) as [Guest, Guest];
    for (let i = 0; i < 5; i += 1) expect(await ann.ask('chat', { to: 'p2', text: `secret ${i}` })).toMatchObject({ ok: true });
    expect(await ann.ask('chat', { text: 'more' })).toMatchObject({
      ok: false,
      refusal: { why: 'tooTalkative', with: { most: 5, seconds: 600 } },
    });
    await bob.leave();
    await ann.until(() => ann.seated.length === 1);
    const cat = await Guest.join(server.url, code, 'Cat');
    expect(cat.player).toBe('p2');
    await cat.ask('sync');
    expect(lines(cat)).toEqual([]);
    await ann.leave();
    await cat.leave();
  });
});

describe('C-804 promises', () => {
  test('are seen by all and marked by whom they were made to', async () => {
    const { code } = await heldTable(MID_GAME, 'off');
    const [ann, bob, cat] = [
      await Guest.join(server.url, code, 'ann'),
      await Guest.join(server.url, code, 'bob'),
      await Guest.join(server.url, code, 'cat'),
    ];
    expect(await ann.ask('promise', { to: 'bob', text: ' I stay out of <i>your</i> attack ' })).toMatchObject({ ok: true });
    expect(await ann.ask('promise', { text: 'peace to all' })).toMatchObject({ ok: true });
    const seen = () => cat.table.promises.map(({ id, by, to, text, state, markedBy }) => ({ id, by, to, text, state, markedBy }));
    await cat.until(() => cat.table.promises.length === 2);
    expect(seen()[0]).toEqual({ id: 1, by: 'ann', to: 'bob', text: 'I stay out of <i>your</i> attack', state: 'open', markedBy: null });
    expect(await cat.ask('mark', { promise: 1, as: 'broken' })).toMatchObject({ ok: false, refusal: { why: 'notPromised' } });
    expect(await ann.ask('mark', { promise: 2, as: 'kept' })).toMatchObject({ ok: false, refusal: { why: 'notPromised' } });
    expect(await cat.ask('mark', { promise: 3, as: 'kept' })).toMatchObject({ ok: false, refusal: { why: 'noSuchPromise' } });
    expect(await bob.ask('mark', { promise: 1, as: 'kept' })).toMatchObject({ ok: true });
    expect(await cat.ask('mark', { promise: 2, as: 'broken' })).toMatchObject({ ok: true });
    await cat.until(() => seen()[1]?.state === 'broken' && seen()[0]?.state === 'kept');
    expect(seen().map(({ markedBy }) => markedBy)).toEqual(['bob', 'cat']);
    for (const guest of [ann, bob, cat]) await guest.leave();
  });

  test('U57: in an offer are on record once it is accepted, and not before; odd words are refused', async () => {
    const { code } = await heldTable(MID_GAME, 'off');
    const [ann, bob] = [await Guest.join(server.url, code, 'ann'), await Guest.join(server.url, code, 'bob')];
    const words = 'I stay out of <i>your</i> attack';
    await ann.play({ type: 'offer', to: 'bob', give: { money: 3 }, ask: { promise: words } });
    await ann.play({ type: 'offer', to: 'bob', ask: { money: 3 }, give: { promise: 'peace' }, secret: true });
    expect(ann.table.promises.length).toBe(0);
    await bob.until(() => bob.board.offers.length === 1 && bob.mine?.deals.length === 1);
    expect(await bob.play({ type: 'answer', offer: 'offer-1', accept: true })).toMatchObject({ ok: true });
    expect(await bob.play({ type: 'answer', offer: 'secret-ann-bob-1', accept: true })).toMatchObject({ ok: true });
    await ann.until(() => ann.table.promises.length === 2);
    expect(ann.table.promises.map(({ by, to, text, state }) => ({ by, to, text, state }))).toEqual([
      { by: 'bob', to: 'ann', text: words, state: 'open' },
      { by: 'ann', to: 'bob', text: 'peace', state: 'open' },
    ]);
    for (const promise of ['', ' x', 'x'.repeat(201), 'a\u202eb', 'a\u034fb', '\u3164', '\u2800']) {
      const odd = await ann.play({ type: 'offer', to: 'bob', give: { money: 1, promise } });
      expect(odd).toMatchObject({ ok: false, refusal: { why: 'badMessage' } });
    }
    expect(await ann.play({ type: 'offer', to: 'bob', give: { promise: 'peace' } })).toMatchObject({
      ok: false,
      refusal: { why: 'nothingOffered' },
    });
    for (const guest of [ann, bob]) await guest.leave();
  });

  test('U57: where the offerer chooses, they count for the one who is taken, and once he is', async () => {
    const { code } = await heldTable(MID_GAME, 'off');
    const [ann, bob, cat] = [
      await Guest.join(server.url, code, 'ann'),
      await Guest.join(server.url, code, 'bob'),
      await Guest.join(server.url, code, 'cat'),
    ];
    const made = { type: 'offer', to: ['bob', 'cat'], give: { money: 3 }, ask: { promise: 'peace' }, choose: true } as const;
    expect(await ann.play({ ...made, to: ['bob', 'cat'] })).toMatchObject({ ok: true });
    for (const [who, offer] of [
      [bob, 'offer-1'],
      [cat, 'offer-2'],
    ] as const)
      expect(await who.play({ type: 'answer', offer, accept: true })).toMatchObject({ ok: true });
    await ann.until(() => ann.board.offers.every(({ willing }) => willing !== undefined));
    expect(await bob.play({ type: 'answer', offer: 'offer-1', accept: true })).toMatchObject({ refusal: { why: 'alreadyWilling' } });
    expect([ann.table.promises.length, bob.board.cards.ufos?.money]).toEqual([0, 9]);
    // Nobody else takes a willing one.
    expect(await cat.play({ type: 'answer', offer: 'offer-1', accept: true })).toMatchObject({ refusal: { why: 'noSuchOffer' } });
    expect(await ann.play({ type: 'answer', offer: 'offer-2', accept: true })).toMatchObject({ ok: true });
    await bob.until(() => bob.table.promises.length === 1 && bob.board.offers.length === 0);
    expect(bob.table.promises[0]).toMatchObject({ by: 'cat', to: 'ann', text: 'peace' });
    expect([bob.board.cards['gnomes-of-zurich']?.money, bob.board.cards.ufos?.money]).toEqual([12, 9]);
    for (const guest of [ann, bob, cat]) await guest.leave();
  });

  test('are made in a game, by those who sit in it', async () => {
    const code = await server.table();
    const ann = await Guest.join(server.url, code, 'Ann');
    const eve = await Guest.join(server.url, code, 'Eve', { spectate: true });
    expect(await ann.ask('promise', { text: 'peace' })).toMatchObject({ ok: false, refusal: { why: 'notPlaying' } });
    expect(await eve.ask('promise', { text: 'peace' })).toMatchObject({ ok: false, refusal: { why: 'notSeated' } });
    await ann.leave();
    await eve.leave();
  });
});
