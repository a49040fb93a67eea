import { inwoLab } from '@illuminice/lab';
import { eventsFor } from '@illuminice/rules';
import { type InwoTypes, inwo } from '@illuminice/rules/inwo';
import { Guest } from './harness/guest.js';
import { agree, begun, type Player } from './harness/inwo-table.js';
import { post, type TestServer } from './harness/server.js';
import { startTables } from './harness/tables.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTables({ maxMessagesPerSecond: 100_000 });
});
afterAll(() => server.close());

describe('U200 INWO at a table of the server', () => {
  test('ready decks are chosen in secret, leads turn up, and turns are played to the same board for all', async () => {
    const guests = await begun(server, ['Ann', 'Bob']);
    const [ann, bob] = guests as [Player, Player];
    expect(await ann.play({ type: 'chooseDeck', ready: 'ufos' })).toMatchObject({ ok: true });
    expect([ann.board.seats[0]?.chosen, ann.mine?.deck?.illuminati, bob.mine?.deck]).toEqual([true, 'ufos', null]);
    expect(await ann.play({ type: 'chooseDeck', ready: 'shangri-la' })).toMatchObject({
      ok: false,
      refusal: { code: 'N-102', why: 'alreadyChosen', text: 'Your deck is sealed already.' },
    });
    expect(await bob.play({ type: 'chooseDeck', ready: 'shangri-la' })).toMatchObject({ ok: true });
    await agree(guests);
    expect(ann.board.phase).toBe('chooseLead');

    const policies = new Map(guests.map((guest, i) => [guest, inwoLab.policies.random(i + 1)]));
    for (let intents = 0; intents < 60 && !ann.board.outcome; intents += 1) {
      const guest = guests.find(({ player }) => inwo.decision(ann.board).who.includes(player as string)) as Player;
      const intent = policies.get(guest)?.(guest.view) ?? inwo.leastIntent(guest.view);
      if (!intent) throw new Error('a player who is asked has nothing to say');
      // Whether an offerer still has what lies hidden in an offer is known to the server alone.
      expect({ intent, reply: await guest.play(intent) }).toMatchObject(intent.type === 'answer' ? {} : { reply: { ok: true } });
      await agree(guests);
      expect(bob.board).toEqual(ann.board);
    }
    expect(ann.board.turn?.number).toBeGreaterThanOrEqual(2);
    expect(eventsFor(ann.events, 'p1')).toEqual(ann.events);
    for (const guest of guests) await guest.leave();
  });

  test('U214 begins at once against computers: decks are dealt, and the first thing asked for is the lead; who names decks has those', async () => {
    const ann = await Guest.join<InwoTypes>(server.url, await server.table({ ruleset: 'inwo', computers: 3, start: true }), 'Ann');
    await ann.until(() => ann.table.stage === 'playing' && ann.mine !== null);
    expect([ann.board.options.decks, ann.board.phase]).toEqual(['dealt', 'chooseLead']);
    expect(ann.mine?.deck?.group.length).toBeGreaterThan(10);
    await ann.leave();
    const order = { ruleset: 'inwo' as const, computers: 1, start: true, options: { decks: 'ready' } };
    const bob = await Guest.join<InwoTypes>(server.url, await server.table(order), 'Bob');
    await bob.until(() => bob.table.stage === 'playing');
    expect(bob.board.phase).toBe('chooseDeck');
    await bob.leave();
  });

  test('U213 its computers are novices, regular or experts, as the host says; other levels and styles are those of other games', async () => {
    const ann = await Guest.join<InwoTypes>(server.url, await server.table({ ruleset: 'inwo', seats: 3 }), 'Ann');
    expect(await ann.ask('addComputer')).toMatchObject({ ok: true });
    expect(ann.seat('p2')?.level).toBe('regular');
    for (const level of ['novice', 'expert'] as const) {
      expect(await ann.ask('level', { player: 'p2', level })).toMatchObject({ ok: true });
      await ann.until(() => ann.seat('p2')?.level === level);
    }
    const refused = { ok: false, refusal: { why: 'badMessage' } };
    expect(await ann.ask('level', { player: 'p2', level: 'mastermind' })).toMatchObject(refused);
    expect(await ann.ask('level', { player: 'p2', style: 'vengeful' })).toMatchObject(refused);
    expect(ann.seat('p2')).toMatchObject({ level: 'expert', style: 'plain' });
    await ann.leave();
  });

  test('has at most six seats, when the table is asked for and in its lobby', async () => {
    const refused = { refusal: { why: 'badMessage', text: 'That message is malformed: seats: at most 6 for inwo.' } };
    expect(await post(`${server.url}/api/tables`, { ruleset: 'inwo', seats: 7 })).toMatchObject({ status: 400, body: refused });
    const ann = await Guest.join<InwoTypes>(server.url, await server.table({ ruleset: 'inwo', seats: 6 }), 'Ann');
    expect(await ann.ask('configure', { seats: 8 })).toMatchObject({ ok: false, ...refused });
    expect(ann.table.capacity).toBe(6);
    await ann.leave();
  });
});
