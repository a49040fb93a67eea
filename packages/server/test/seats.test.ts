import { CLOSE, type HttpRefusal, type SeatsTold } from '@illuminice/protocol';
import { Guest } from './harness/guest.js';
import type { LocalRoom } from './harness/local-room.js';
import { MID_GAME } from './harness/scenario.js';
import { get, post, type TestServer } from './harness/server.js';
import { startTables } from './harness/tables.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTables({ allowScenarios: true, limits: { missesPerMinute: 8 } });
});
afterAll(() => server.close());

const ask = (seats: readonly { code: string; token: string | null }[]) => post(`${server.url}/api/seats`, { seats });

async function begun(): Promise<{ code: string; guests: Guest[] }> {
  const code = await server.table({ scenario: MID_GAME, name: 'Friday' });
  const guests: Guest[] = [];
  for (const name of ['ann', 'bob', 'cat']) guests.push(await Guest.join(server.url, code, name));
  return { code, guests };
}

test('U127 a device learns by its tokens which of its tables wait for it, awake or asleep, and none wakes for it', async () => {
  const { code, guests } = await begun();
  const told = async () => {
    const seats = guests.map(({ token }) => ({ code: code.toLowerCase(), token }));
    const { status, body } = await ask(seats);
    expect(status).toBe(200);
    return (body as SeatsTold).seats.map(({ seat }) => seat && [seat.player, seat.awaited, seat.table.name, seat.table.stage]);
  };
  const awake = await told();
  expect(awake).toEqual(['ann', 'bob', 'cat'].map((player) => [player, player === 'ann', 'Friday', 'playing']));
  await (server.tables.get(code) as unknown as LocalRoom).disconnect(CLOSE.idle);
  await Promise.all(guests.map((guest) => guest.until(() => guest.left !== null)));
  expect(await told()).toEqual(awake);
  expect(((await get(`${server.url}/healthz`)).body as { tables: number }).tables).toBe(0);
});

test('U102 wrong tokens and unknown tables get the same answer, and are counted as guesses', async () => {
  const { code } = await begun();
  const { body } = await ask([
    { code, token: 'nobody’s' },
    { code: 'BCDFGH', token: 'nobody’s' },
    { code: 'hello', token: 'nobody’s' },
  ]);
  expect((body as SeatsTold).seats.map(({ seat }) => seat)).toEqual([null, null, null]);
  const { status, body: refused } = await ask(Array.from({ length: 6 }, () => ({ code, token: 'nobody’s' })));
  expect([status, (refused as HttpRefusal).refusal.why]).toEqual([429, 'tooManyMisses']);
});

test.each([
  ['no seats', { seats: [] }],
  ['more than twelve', { seats: Array.from({ length: 13 }, () => ({ code: 'BCDFGH', token: 'x' })) }],
  ['a long token', { seats: [{ code: 'BCDFGH', token: 'x'.repeat(101) }] }],
  ['no object', []],
])('U101 %s: refused in words', async (_what, body) => {
  const answer = await post(`${server.url}/api/seats`, body);
  expect([answer.status, (answer.body as HttpRefusal).refusal.why]).toEqual([400, 'badMessage']);
});
