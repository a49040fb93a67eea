import { randomPolicy } from '@illuminice/lab';
import { CLOSE } from '@illuminice/protocol';
import { readEvents } from '@illuminice/protocol/classic';
import { eventsFor } from '@illuminice/rules';
import { decision, type GameEvent } from '@illuminice/rules/classic';
import type { TableRoom } from '../src/room/table-room.js';
import { RecentEvents } from '../src/session/game/recent-events.js';
import { classicTable } from './harness/classic-table.js';
import { Guest, gatherAndStart } from './harness/guest.js';
import { MID_GAME } from './harness/scenario.js';
import type { TestServer } from './harness/server.js';
import { startTables } from './harness/tables.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTables({ allowScenarios: true, maxMessagesPerSecond: 100_000 });
});
afterAll(() => server.close());

const roomOf = (code: string) => server.tables.get(code) as TableRoom;
const types = (events: readonly GameEvent[]) => events.map(({ type }) => type);

describe('U103 who comes back is told what happened lately', () => {
  test('as he may know it, once, and a spectator what is public alone', async () => {
    const code = await server.table({ scenario: MID_GAME });
    const [ann, bob] = [await Guest.join(server.url, code, 'ann'), await Guest.join(server.url, code, 'bob')];
    expect([ann.past, bob.past]).toEqual([[], []]);
    await ann.play({ type: 'offer', to: 'bob', give: { specials: ['deep-agent'], money: 1 } });
    await ann.play({ type: 'offer', to: 'bob', give: { money: 7 }, secret: true });
    await ann.play({ type: 'flipSpecial', card: 'deep-agent' });
    await bob.until(() => bob.events.some(({ type }) => type === 'specialTurnedUp'));

    const again = await Guest.join(server.url, code, 'ann', { token: ann.token });
    const eve = await Guest.join(server.url, code, 'Eve', { spectate: true });
    const cat = await Guest.join(server.url, code, 'cat');
    for (const one of [again, eve, cat]) await one.ask('sync');
    expect(again.past).toEqual(ann.events);
    expect(again.past.filter(({ type }) => type === 'offered')).toHaveLength(2);
    for (const one of [eve, cat]) {
      expect(types(one.past)).toEqual(types(eventsFor(ann.events, null)));
      expect(JSON.stringify(one.past.filter(({ type }) => type === 'offered'))).not.toMatch(/deep-agent|"secret":\{|secret-/);
    }
    // Each with the step it belongs to: a page tells by it what happened while it was away.
    const numbers = (one: Guest) => one.heard.flatMap(({ type, message }) => (type === 'past' ? (message as { seqs: number[] }).seqs : []));
    for (const one of [again, eve, cat]) {
      expect(numbers(one)).toHaveLength(one.past.length);
      expect(numbers(one)).toEqual(numbers(one).toSorted((a, b) => a - b));
    }
    expect(numbers(again).at(-1)).toBe(again.board.seq);
    for (const guest of [bob, again, eve, cat]) await guest.leave();
  });

  test('before a restart as after it, however long the game is; nothing of it is done again', async () => {
    const names = ['Ann', 'Bob', 'Cat', 'Dan', 'Eli'];
    const guests = await gatherAndStart(server.url, await server.table({ options: { illuminati: 'dealt' } }), names);
    const [ann] = guests as [Guest];
    const code = ann.room.roomId;
    const policies = guests.map((_, i) => randomPolicy(i + 3));
    const table = () => classicTable(roomOf(code));
    while (table().played < 450 && !table().over) {
      await Promise.all(guests.map((guest) => guest.until(() => guest.board.seq === table().board.seq)));
      const one = guests.findIndex(({ player }) => player === decision(table().board).who[0]);
      const intent = policies[one]?.((guests[one] as Guest).view);
      if (intent) await (guests[one] as Guest).play(intent);
    }
    const { played, hash } = table();
    const before = readEvents(table().pastFor('p1').events, ann.room.state.board as never);
    // A game of chance may be over sooner.
    const many = Math.min(before.length, 150);
    expect(many).toBeGreaterThan(50);
    await roomOf(code).disconnect(CLOSE.idle);
    await Promise.all(guests.map((guest) => guest.until(() => guest.left !== null)));

    const again = await Guest.join(server.url, code, 'Ann', { token: ann.token });
    await again.ask('sync');
    expect([table().played, table().hash]).toEqual([played, hash]);
    expect(again.past.slice(-many)).toEqual(before.slice(-many));
    expect(again.events).toEqual([]);
    await again.leave();
  }, 120_000);
});

test('U103: how far back it goes is bounded, and follows from nothing that is hidden', () => {
  const seen: GameEvent = { type: 'passed', player: 'ann' };
  const unseen: GameEvent = { type: 'offerClosed', id: 'x', by: 'ann', to: 'bob', why: 'declined', only: ['ann', 'bob'] };
  const lately = new RecentEvents(['ann', 'bob', 'cat']);
  for (let i = 0; i < 2000; i += 1) lately.note(i % 10 === 0 ? [seen] : [unseen], i);
  expect(lately.of('cat')).toEqual(Array.from({ length: 200 }, (_, i) => ({ seq: i * 10, event: seen })));
  expect(lately.of(null)).toEqual(lately.of('cat'));
  expect(lately.of('ann')).toHaveLength(300);
  const long: GameEvent = {
    type: 'handSeen',
    player: 'ann',
    of: 'bob',
    secret: { to: ['ann'], what: { cards: Array(100).fill('deep-agent') } },
  };
  for (let i = 0; i < 300; i += 1) lately.note([long], 2000);
  expect(JSON.stringify(lately.of('ann')).length).toBeLessThan(50 * 1024);
  expect(lately.of('ann').length).toBeGreaterThan(20);
});
