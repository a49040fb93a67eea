import { randomPolicy } from '@illuminice/lab';
import type { CardId, PlayerId } from '@illuminice/rules';
import { cardFacts, decision } from '@illuminice/rules/classic';
import { classicTable } from './harness/classic-table.js';
import { Guest } from './harness/guest.js';
import type { LocalRoom } from './harness/local-room.js';
import { MID_GAME } from './harness/scenario.js';
import type { TestServer } from './harness/server.js';
import { startTables } from './harness/tables.js';
import { names } from './harness/tap.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTables({ allowScenarios: true, maxMessagesPerSecond: 100_000 });
});
afterAll(() => server.close());

const roomOf = (code: string) => server.tables.get(code) as unknown as LocalRoom;

/** Somebody at a table, and the cards that they may have been told of so far. */
interface Watched {
  guest: Guest;
  told: Set<CardId>;
}

const come = async (code: string, name: string, spectate = false): Promise<Watched> => ({
  guest: await Guest.join(server.url, code, name, { spectate }),
  told: new Set(),
});

/** All that was sent to somebody since the last look, as it would lie on the wire and as it can be read. */
const sentTo = ({ room, readable }: Guest): Buffer => Buffer.concat([room.taken?.() ?? Buffer.of(), readable]);

/** Every card that the server has laid open to all by now, by the rules' own state and not by what was sent. */
function open(room: LocalRoom): CardId[] {
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
function own(room: LocalRoom, player: PlayerId | null): CardId[] {
  const mine = player ? classicTable(room)?.privateOf(player) : null;
  if (!mine) return [];
  const offered = [
    ...mine.offered.flatMap(({ give, ask }) => [...give, ...ask]),
    ...mine.deals.flatMap(({ give, ask }) => [...(give.specials ?? []), ...(ask.specials ?? [])]),
  ];
  return [...mine.hand, ...mine.drawn, ...offered, ...mine.seen.map(({ card }) => card), ...(mine.goal ? [mine.goal] : [])];
}

/** @returns cards that this client was sent since the last look though it may not know them */
function leaks(room: LocalRoom, { guest, told }: Watched): CardId[] {
  // A Special turned up while the table is laid is seen by all before it goes back into the deck (C-105).
  const buried = guest.events.flatMap((event) => (event.type === 'buried' ? [event.card] : []));
  for (const card of [...open(room), ...own(room, guest.player), ...buried]) told.add(card);
  const all = sentTo(guest);
  return Object.keys(cardFacts).filter((card) => !told.has(card) && names(all, card));
}

async function close(everybody: Watched[]): Promise<void> {
  for (const { guest } of everybody) await guest.leave();
}

/**
 * Plays up to 100 intents of a random game and looks after each at what everybody was sent.
 *
 * @param held takes up the cards that somebody held in secret
 * @returns the number of intents
 */
async function playWatched(seed: number, held: Set<CardId>): Promise<number> {
  const ids = ['ann', 'bob', 'cat'];
  const code = await server.table({
    scenario: { name: 'a new game', ruleset: 'classic', setup: true, seed, players: ids.map((id) => ({ id })) },
  });
  const players: Watched[] = [];
  for (const id of ids) players.push(await come(code, id));
  const everybody = [...players, await come(code, 'Eve', true)];
  const room = roomOf(code);
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

describe('U102 what lies face down is sent to nobody else', () => {
  test('in random games from the first choice on: three players and a spectator, byte by byte', async () => {
    let intents = 0;
    const held = new Set<CardId>();
    for (let seed = 1; intents < 150; seed += 1) intents += await playWatched(seed, held);
    // There was something to leak.
    expect(held.size).toBeGreaterThanOrEqual(3);
  }, 120_000);

  test('but to its owner, so that there is something to find', async () => {
    const code = await server.table({ scenario: MID_GAME });
    const everybody = [await come(code, 'ann'), await come(code, 'bob'), await come(code, 'Eve', true)];
    const heard = everybody.map(({ guest }) => {
      const bytes = sentTo(guest);
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
    const room = roomOf(code);
    const ann = await come(code, 'ann');
    const bob = await come(code, 'bob');
    const eve = await come(code, 'Eve', true);
    await bob.guest.leave(false);
    const back = await Guest.join(server.url, code, 'bob', { token: bob.guest.token });
    const again = await Guest.join(server.url, code, 'ann', { token: ann.guest.token });
    await Promise.all([back, again, eve.guest].map((guest) => guest.ask('sync')));
    expect([back.mine?.hand, again.mine?.hand]).toEqual([['assassination'], ['deep-agent']]);
    for (const one of [{ ...ann, guest: again }, { ...bob, guest: back }, eve]) expect(leaks(room, one)).toEqual([]);
    await close([{ ...ann, guest: again }, { ...bob, guest: back }, eve]);
  });
});
