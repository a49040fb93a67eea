import { randomPolicy } from '@illuminice/lab';
import { decision, type State } from '@illuminice/rules/classic';
import { matchMaker } from 'colyseus';
import type { TableRoom } from '../src/room/table-room.js';
import { classicTable } from './harness/classic-table.js';
import { Guest } from './harness/guest.js';
import { MID_GAME } from './harness/scenario.js';
import { startServer, type TestServer } from './harness/server.js';
import { names, Tap } from './harness/tap.js';
import { ask, askJoin, askTable } from './harness/wire.js';

/** The very module that the server takes its randomness from. */
const crypto = jest.requireActual<typeof import('node:crypto')>('node:crypto');

const PASSWORD = 'correct horse battery';
const TOKEN = 'a token for metrics';
/** Unlike anything else that is ever sent. */
const WHISPER = 'canary-whisper-7f3a';
const PROMISED = 'canary-aside-91c2';

let server: TestServer;
let made: jest.SpyInstance;
beforeAll(async () => {
  made = jest.spyOn(crypto, 'randomBytes');
  server = await startServer({ adminPassword: PASSWORD, metricsToken: TOKEN, allowScenarios: true, maxMessagesPerSecond: 100_000 });
});
const taps: Tap[] = [];
afterAll(async () => {
  for (const tap of taps) tap.close();
  await server.close();
  made.mockRestore();
});

interface Tapped {
  guest: Guest;
  tap: Tap;
}

async function tapped(code: string, name: string, spectate = false): Promise<Tapped> {
  const tap = await Tap.on(server.url);
  taps.push(tap);
  return { tap, guest: await Guest.join(tap.url, code, name, { spectate }) };
}

/** A secret in every shape that it could travel in. */
const shapes = (secret: Buffer): Buffer[] => [
  secret,
  ...(['hex', 'base64', 'base64url'] as const).map((way) => Buffer.from(secret.toString(way))),
  Buffer.from(secret.toString('hex').toUpperCase()),
  Buffer.from(crypto.createHash('sha256').update(secret).digest('hex')),
];

const stateOf = (room: TableRoom): State => JSON.parse(classicTable(room).snapshot().state);

/** Everything that anybody can ask for by HTTP, the host's own pages included. */
async function pages(code: string): Promise<string> {
  const basic = { authorization: `Basic ${Buffer.from(`x:${PASSWORD}`).toString('base64')}` };
  const replies = [
    await ask(`${server.url}/healthz`),
    await ask(`${server.url}/api/tables`),
    await ask(`${server.url}/api/tables/${code}`),
    await ask(`${server.url}/api/games/${code}`),
    await ask(`${server.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } }),
    await ask(`${server.url}/admin`, { headers: basic }),
    await ask(`${server.url}/admin/tables`, { headers: basic }),
    await askTable(server.url, { body: `{"seats":"${code}"` }),
    await askJoin(server.url, code, { token: 'made up' }),
    await askJoin(server.url, code, { spectate: 'yes' }),
  ];
  return replies.map(({ headers, body }) => JSON.stringify(headers) + body).join('\n');
}

test('U102 seed, generator, tokens, whispers and orders go to nobody else: frames, logs, lists, figures, errors', async () => {
  const code = await server.table({ seats: 3, public: true, options: { illuminati: 'dealt' } });
  const players = [await tapped(code, 'Ann'), await tapped(code, 'Bob'), await tapped(code, 'Cat')];
  const [ann, bob] = players as [Tapped, Tapped];
  const eve = await tapped(code, 'Eve', true);
  for (const { guest } of players) await guest.ask('ready', { ready: true });
  expect((await ann.guest.ask('start')).ok).toBe(true);
  const room = matchMaker.getLocalRoomById(code) as TableRoom;

  expect((await ann.guest.ask('chat', { to: bob.guest.player, text: WHISPER })).ok).toBe(true);
  expect((await ann.guest.ask('orders', { orders: { ask: 'target', noOffersFrom: [bob.guest.player as string] } })).ok).toBe(true);
  expect((await bob.guest.ask('chat', { to: bob.guest.player, text: PROMISED })).ok).toBe(false);
  const policies = players.map((_, i) => randomPolicy(i + 1));
  const generators = new Set<string>();
  for (let intents = 0; intents < 60; intents += 1) {
    const table = classicTable(room);
    generators.add(stateOf(room).secrets.rng.key);
    await Promise.all([...players, eve].map(({ guest }) => guest.until(() => guest.room.state.board?.seq === table.board.seq)));
    const asked = players.findIndex(({ guest }) => guest.player === decision(table.board).who[0]);
    const one = players[asked] as Tapped;
    const intent = policies[asked]?.(one.guest.view);
    if (intent) await one.guest.play(intent);
    // What was not understood is not written down either.
    if (intents % 20 === 0) await one.guest.askAs('intent', { n: ++one.guest.n, intent: { type: 'win', text: WHISPER } }, one.guest.n);
  }
  for (const { guest } of [...players, eve]) await guest.ask('sync');

  const secrets = made.mock.results.map(({ value }) => value as Buffer).filter((bytes) => bytes.length === 32);
  const tokens = players.map(({ guest }) => guest.token as string);
  // The seed and three tokens at least; the generator is the same all the time.
  expect(secrets.length).toBeGreaterThanOrEqual(4);
  expect(generators.size).toBe(1);
  const elsewhere = Buffer.from(server.log.join('') + (await pages(code)));
  const wires = [...players, eve].map(({ tap }) => tap.take());
  const key = Buffer.from([...generators][0] as string, 'hex');
  for (const [i, where] of [...wires, elsewhere].entries()) {
    expect(where.length).toBeGreaterThan(1000);
    for (const secret of [...secrets, key]) {
      const own = i < tokens.length && secret.toString('base64url') === tokens[i];
      expect([i, own || shapes(secret).every((shape) => !where.includes(shape))]).toEqual([i, true]);
    }
    expect([i, where.includes(WHISPER)]).toEqual([i, i < 2]);
    expect([i, where.includes('noOffersFrom')]).toEqual([i, i === 0]);
    expect([i, where.includes(PROMISED)]).toEqual([i, false]);
  }
  // The taps are not deaf: each token went over its owner's wire.
  for (const [i, token] of tokens.entries()) expect(wires[i]?.includes(token)).toBe(true);
  for (const { guest } of [...players, eve]) await guest.leave();
}, 120_000);

test('U102 what lies face down is in no list, page, figure, log line or refusal', async () => {
  const hidden = ['assassination', 'murphys-law', 'slush-fund', 'swiss-bank-account'];
  const scenario = {
    ...MID_GAME,
    players: MID_GAME.players.map((one, i) => ({ ...one, specials: [hidden[i]], ...(one.id === 'bob' && { goal: 'discordian-society' }) })),
    deck: ['swiss-bank-account', 'yuppies'],
  };
  const code = await server.table({ scenario, public: true });
  const { guest: ann, tap } = await tapped(code, 'ann');
  const eve = await tapped(code, 'Eve', true);
  for (const intent of [
    { type: 'playSpecial', card: 'murphys-law' },
    { type: 'counter', card: 'slush-fund' },
    { type: 'offer', to: 'bob', ask: { specials: ['murphys-law'] } },
    { type: 'attack', kind: 'control', attacker: 'republicans', target: 'moonies', aids: ['hackers'] },
  ])
    expect((await ann.ask('intent', { intent })).ok).toBe(false);
  tap.take();
  await ann.ask('sync');
  const outside = server.log.join('') + (await pages(code));
  const seen = Buffer.concat([eve.tap.take(), eve.guest.readable]);
  // The server writes down what was asked, by type, and never which card it was.
  for (const card of [...hidden, 'discordian-society']) expect([card, outside.includes(card)]).toEqual([card, false]);
  for (const card of hidden) expect([card, names(seen, card)]).toEqual([card, false]);
  expect(names(tap.take(), 'assassination')).toBe(true);
  for (const guest of [ann, eve.guest]) await guest.leave();
});

test('U102 no view has the generator, nor have the events of a whole game', async () => {
  const code = await server.table({ seats: 2, computers: 1, start: true });
  const ann = await tapped(code, 'Ann');
  const room = matchMaker.getLocalRoomById(code) as TableRoom;
  await ann.guest.until(() => ann.guest.table.stage === 'playing');
  const { key } = stateOf(room).secrets.rng;
  for (const player of ['p1', 'p2'])
    expect(JSON.stringify(room.session.table?.viewOf(player))).not.toMatch(new RegExp(`${key}|"rng"|"secrets"|"deck"\\s*:`));
  expect(JSON.stringify(room.state.toJSON())).not.toMatch(new RegExp(`${key}|"rng"|"secrets"`));
  await ann.guest.leave();
});
