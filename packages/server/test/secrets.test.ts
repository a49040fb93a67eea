import { matchMaker } from '@colyseus/core';
import { randomPolicy } from '@illuminice/bots';
import type { CardId, PlayerId } from '@illuminice/rules';
import { cardFacts, decision } from '@illuminice/rules/classic';
import type { TableRoom } from '../src/room/table-room.js';
import { classicTable } from './harness/classic-table.js';
import { Guest } from './harness/guest.js';
import { MID_GAME } from './harness/scenario.js';
import { startServer, type TestServer } from './harness/server.js';
import { names, Tap } from './harness/tap.js';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ allowScenarios: true, maxMessagesPerSecond: 100_000 });
});
const taps: Tap[] = [];
afterAll(async () => {
  for (const tap of taps) tap.close();
  await server.close();
});

/** One client behind a tap, and the cards that it may have been told of so far. */
interface Tapped {
  guest: Guest;
  tap: Tap;
  told: Set<CardId>;
}

async function tapped(code: string, name: string, spectate = false): Promise<Tapped> {
  const tap = await Tap.on(server.url);
  taps.push(tap);
  return { tap, told: new Set(), guest: await Guest.join(tap.url, code, name, { spectate }) };
}

/** Every card that the server has laid open to all by now, by the rules' own state and not by what was sent. */
function open(room: TableRoom): CardId[] {
  const board = classicTable(room)?.board;
  if (!board) return [];
  return [
    ...Object.keys(board.cards),
    ...board.discard,
    ...board.out,
    ...board.seats.flatMap((seat) => [...seat.faceUp, seat.illuminati ?? '']),
  ];
}

/** What a player may know besides. */
function own(room: TableRoom, player: PlayerId | null): CardId[] {
  const mine = player ? classicTable(room)?.privateOf(player) : null;
  if (!mine) return [];
  const offered = [
    ...mine.offered.flatMap(({ give, ask }) => [...give, ...ask]),
    ...mine.deals.flatMap(({ give, ask }) => [...(give.specials ?? []), ...(ask.specials ?? [])]),
  ];
  return [...mine.hand, ...mine.drawn, ...offered, ...mine.seen.map(({ card }) => card), ...(mine.goal ? [mine.goal] : [])];
}

/** @returns cards that went over this client's wire since the last look though it may not know them */
function leaks(room: TableRoom, { guest, tap, told }: Tapped): CardId[] {
  // A Special turned up while the table is laid is seen by all before it goes back into the deck (C-105).
  const buried = guest.events.flatMap((event) => (event.type === 'buried' ? [event.card] : []));
  for (const card of [...open(room), ...own(room, guest.player), ...buried]) told.add(card);
  const bytes = tap.take();
  const all = Buffer.concat([bytes, guest.readable]);
  return Object.keys(cardFacts).filter((card) => !told.has(card) && names(all, card));
}

async function close(everybody: Tapped[]): Promise<void> {
  for (const { guest } of everybody) await guest.leave();
}

/**
 * Plays up to 100 intents of a random game and looks at every wire after each.
 *
 * @param held takes up the cards that somebody held in secret
 * @returns the number of intents
 */
async function playTapped(seed: number, held: Set<CardId>): Promise<number> {
  const ids = ['ann', 'bob', 'cat'];
  const code = await server.table({
    scenario: { name: 'a new game', ruleset: 'classic', setup: true, seed, players: ids.map((id) => ({ id })) },
  });
  const players: Tapped[] = [];
  for (const id of ids) players.push(await tapped(code, id));
  const everybody = [...players, await tapped(code, 'Eve', true)];
  const room = matchMaker.getLocalRoomById(code) as TableRoom;
  const table = classicTable(room);
  const policies = new Map(ids.map((id, i) => [id, randomPolicy(10 * seed + i)]));
  let intents = 0;
  for (; intents < 100 && !table.over; intents += 1) {
    await Promise.all(everybody.map(({ guest }) => guest.until(() => guest.board.seq === table.board.seq)));
    const [who] = decision(table.board).who;
    const guest = players.find((one) => one.guest.player === who)?.guest as Guest;
    const intent = policies.get(guest.player as string)?.(guest.view);
    if (!intent) throw new Error('a player who is asked has nothing to say');
    expect(await guest.play(intent)).toMatchObject({ ok: true });
    // What went out to the others is on their wires once their own question is answered.
    for (const one of everybody) {
      await one.guest.ask('sync');
      expect({ intent, leaks: leaks(room, one) }).toEqual({ intent, leaks: [] });
    }
    for (const id of ids) for (const card of own(room, id)) held.add(card);
  }
  await close(everybody);
  return intents;
}

describe('U102 what lies face down goes over no other wire', () => {
  test('in random games from the first choice on: three players and a spectator, byte by byte', async () => {
    let intents = 0;
    const held = new Set<CardId>();
    for (let seed = 1; intents < 150; seed += 1) intents += await playTapped(seed, held);
    // There was something to leak.
    expect(held.size).toBeGreaterThanOrEqual(3);
  }, 120_000);

  test('and its owner’s wire carries it, so that the tap is not deaf', async () => {
    const code = await server.table({ scenario: MID_GAME });
    const everybody = [await tapped(code, 'ann'), await tapped(code, 'bob'), await tapped(code, 'Eve', true)];
    const heard = everybody.map(({ tap, guest }) => {
      const bytes = Buffer.concat([tap.take(), guest.readable]);
      return ['deep-agent', 'bribery', 'assassination', 'hackers'].filter((card) => names(bytes, card));
    });
    expect(heard).toEqual([
      ['deep-agent', 'bribery', 'hackers'],
      ['bribery', 'assassination', 'hackers'],
      ['bribery', 'hackers'],
    ]);
    await close(everybody);
  });

  test('nor after somebody comes back, after a lost connection or from a second window', async () => {
    const code = await server.table({ scenario: MID_GAME });
    const room = matchMaker.getLocalRoomById(code) as TableRoom;
    const ann = await tapped(code, 'ann');
    const bob = await tapped(code, 'bob');
    const eve = await tapped(code, 'Eve', true);
    await bob.guest.leave(false);
    const back = await Guest.join(bob.tap.url, code, 'bob', { token: bob.guest.token });
    const again = await Guest.join(ann.tap.url, code, 'ann', { token: ann.guest.token });
    await Promise.all([back, again, eve.guest].map((guest) => guest.ask('sync')));
    expect([back.mine?.hand, again.mine?.hand]).toEqual([['assassination'], ['deep-agent']]);
    for (const one of [ann, bob, eve]) expect(leaks(room, one)).toEqual([]);
    await close([{ ...ann, guest: again }, { ...bob, guest: back }, eve]);
  });

  test('nor does a whisper: it goes over the wires of the two alone', async () => {
    const code = await server.table({ scenario: MID_GAME });
    const everybody: Tapped[] = [];
    for (const id of ['ann', 'bob', 'cat']) everybody.push(await tapped(code, id));
    everybody.push(await tapped(code, 'Eve', true));
    expect(await everybody[0]?.guest.ask('chat', { to: 'bob', text: 'down with Cat' })).toMatchObject({ ok: true });
    for (const { guest } of everybody) await guest.ask('sync');
    expect(everybody.map(({ tap }) => tap.take().includes('down with Cat'))).toEqual([true, true, false, false]);
    await close(everybody);
  });
});
