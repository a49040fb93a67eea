import { inwoLab } from '@illuminice/lab';
import { CARD_IDS, type InwoTypes, inwo, type Private } from '@illuminice/rules/inwo';
import type { Table } from '../src/session/game/table.js';
import { Guest } from './harness/guest.js';
import { EVERY_WINDOW, translated } from './harness/inwo-game.js';
import type { LocalRoom } from './harness/local-room.js';
import type { TestServer } from './harness/server.js';
import { startTables } from './harness/tables.js';
import { names } from './harness/tap.js';

/** The very module that the server takes its randomness from. */
const crypto = jest.requireActual<typeof import('node:crypto')>('node:crypto');

let server: TestServer;
/** Seeds of the games that are played, and a table for each. */
const SEEDS = process.env.THOROUGH ? [1, 2, 3, 4, 5] : [1, 2];
const codes = new Map<number, string>();
beforeAll(async () => {
  server = await startTables({ maxMessagesPerSecond: 100_000, allowScenarios: true });
  // All at once: a connection that a game has kept waiting may be closed when the next table is asked for.
  for (const seed of SEEDS) codes.set(seed, await server.table({ ruleset: 'inwo' }));
});
afterAll(() => server.close());

/** Somebody at a table; the cards and copies that they may have been told of so far; how much of what was heard is looked at. */
interface Watched {
  readonly guest: Guest<InwoTypes>;
  readonly told: Set<string>;
  readonly own: Set<string>;
  looked: number;
}

/** What is no secret though it looks like one: types of messages and events, some of which are called like cards. */
const OPEN: ReadonlySet<string> = new Set(['type']);

/** Every text in a value, keys too. */
function texts(value: unknown, into: Set<string>): Set<string> {
  if (typeof value === 'string') into.add(value);
  else if (Array.isArray(value)) for (const item of value) texts(item, into);
  else if (value !== null && typeof value === 'object')
    for (const [key, item] of Object.entries(value)) {
      into.add(key);
      if (!OPEN.has(key)) texts(item, into);
    }
  return into;
}

/** Copies that lie hidden with somebody. */
const hiddenWith = ({ plots, groups, beneath }: Private): string[] => [
  ...[...plots, ...groups].map(({ id }) => id),
  ...beneath.map(({ kept }) => kept.id),
];

/**
 * @param hidden copies that lie, or lay, hidden, by whom they lie with
 * @returns cards, and hidden copies, that this client was sent since the last look though it may not know them
 */
function leaks(table: Table<InwoTypes>, watched: Watched, hidden: ReadonlyMap<string, string>): string[] {
  const { guest, told } = watched;
  const { player } = guest;
  texts(table.board, told);
  if (player !== null) texts(table.privateOf(player), told);
  const heard = guest.heard.slice(watched.looked);
  watched.looked = guest.heard.length;
  const read = texts([heard, guest.board, guest.table], new Set());
  const raw = guest.room.taken?.() ?? Buffer.of();
  if (player !== null) texts(table.privateOf(player), watched.own);
  return [
    ...CARD_IDS.filter((card) => !told.has(card) && (read.has(card) || names(raw, card))),
    // Nor of those that lie open by now: they are other copies since.
    ...[...hidden].flatMap(([copy, by]) => (by !== player && !watched.own.has(copy) && read.has(copy) ? [`copy ${copy}`] : [])),
  ];
}

/** Begins the game with this seed, so that it is the same each time. */
async function startWith(seed: number, host: Guest<InwoTypes>): Promise<void> {
  const { randomBytes } = crypto;
  const made = jest.spyOn(crypto, 'randomBytes');
  made.mockImplementation((size: number) => (size === 32 ? Buffer.alloc(size, seed) : randomBytes(size)));
  await host.ask('start');
  made.mockRestore();
}

/** Plays intents of a random game and looks after each at what everybody was sent. @returns how many cards lay hidden */
async function playWatched(code: string, seed: number, most: number): Promise<number> {
  const watch = async (name: string, spectate = false): Promise<Watched> => ({
    guest: await Guest.join<InwoTypes>(server.url, code, name, { spectate }),
    told: new Set(),
    own: new Set(),
    looked: 0,
  });
  const players: Watched[] = [];
  for (const name of ['Ann', 'Bob', 'Cat']) players.push(await watch(name));
  const everybody = [...players, await watch('Eve', true)];
  for (const { guest } of players) await guest.ask('ready', { ready: true });
  await startWith(seed, (players[0] as Watched).guest);
  const table = (server.tables.get(code) as unknown as LocalRoom).session.table as Table<InwoTypes>;
  expect(table.game.seed).toBe(Buffer.alloc(32, seed).toString('hex'));
  const policies = players.map((_, i) => inwoLab.policies.random(10 * seed + i));
  const hidden = new Map<string, string>();
  const note = () => {
    for (const { player } of table.board.seats) for (const copy of hiddenWith(table.privateOf(player) as Private)) hidden.set(copy, player);
  };
  for (let intents = 0; intents < most && !table.over; intents += 1) {
    const who = players.findIndex(({ guest }) => inwo.decision(table.board).who.includes(guest.player as string));
    const { guest } = players[who] as Watched;
    await guest.ask('sync');
    const intent = policies[who]?.(guest.view) ?? inwo.leastIntent(guest.view);
    if (!intent) throw new Error('a player who is asked has nothing to say');
    await guest.play(intent);
    note();
    for (const one of everybody) {
      await one.guest.ask('sync');
      expect({ intent, to: one.guest.player, leaks: leaks(table, one, hidden) }).toEqual({ intent, to: one.guest.player, leaks: [] });
    }
  }
  for (const { guest } of everybody) await guest.leave();
  return hidden.size;
}

describe('U200 what lies hidden in INWO is sent to nobody else', () => {
  test.each(SEEDS)(
    'U212: in random game %i from the choice of decks on: neither cards nor copies, to players and a spectator',
    async (seed) => {
      expect(await playWatched(codes.get(seed) as string, seed, 120)).toBeGreaterThan(20);
    },
  );
});

describe('U212 in a whole game that is written down', () => {
  /** What each was sent from the beginning until a step, by name: every text in it, and what lies on the wire by name. */
  type Told = Map<string, Set<string>>;
  const guests = new Map<string, Guest<InwoTypes>>();
  let table: Table<InwoTypes>;
  let at = 0;

  beforeAll(async () => {
    const code = await server.table({ ruleset: 'inwo', scenario: EVERY_WINDOW.table });
    for (const name of ['ann', 'bob', 'cid', 'eve'])
      guests.set(name, await Guest.join<InwoTypes>(server.url, code, name, { spectate: name === 'eve' }));
    table = (server.tables.get(code) as unknown as LocalRoom).session.table as Table<InwoTypes>;
  });

  /** Plays on until this step is done. @returns what each was sent on the way there */
  async function playUntil(by: string, type: string): Promise<Told> {
    const told: Told = new Map([...guests.keys()].map((name) => [name, new Set<string>()]));
    for (;;) {
      const step = EVERY_WINDOW.steps[at++];
      if (!step) throw new Error(`${by} never does ${type}`);
      expect([step, await guests.get(step.by)?.play(translated(table, step))]).toEqual([step, expect.objectContaining({ ok: true })]);
      for (const [name, guest] of guests) {
        await guest.ask('sync');
        const into = told.get(name) as Set<string>;
        texts([guest.heard.splice(0), guest.board, guest.table], into);
        const raw = guest.room.taken?.() ?? Buffer.of();
        for (const card of CARD_IDS) if (names(raw, card)) into.add(card);
      }
      if (step.by === by && step.do.type === type) return told;
    }
  }

  /** Names of the players to whom a message named this card. */
  const knows = (told: Told, card: string): string[] => [...told].filter(([, said]) => said.has(card)).map(([name]) => name);

  test('N-107 a lead is sealed until all have chosen', async () => {
    await playUntil('ann', 'chooseDeck');
    const sealed = await playUntil('bob', 'chooseLead');
    // There is a Mafia in Ann's deck, too.
    expect([knows(sealed, 'c-i-a'), knows(sealed, 'the-mafia')]).toEqual([['ann'], ['ann', 'bob']]);
    const shown = await playUntil('cid', 'chooseLead');
    expect([knows(shown, 'c-i-a'), knows(shown, 'the-mafia')]).toEqual([[...guests.keys()], [...guests.keys()]]);
  });

  test('N-108, N-1402 the order of a deck is told to nobody, not even to whom it belongs', async () => {
    const coming = ['cold-fusion', 'benefit-concert', 'swiss-bank-account', 'commitment', 'self-esteem'];
    const told = await playUntil('ann', 'ready');
    expect(coming.flatMap((card) => knows(told, card))).toEqual([]);
    expect(knows(told, 'slush-fund')).toEqual(['ann']);
  });

  test('N-1402 a note is told to whoever wrote it alone', async () => {
    await playUntil('cid', 'takeOver');
    const told = await playUntil('cid', 'knock');
    expect(knows(told, 'moonbase')).toEqual(['cid']);
    expect(table.board.seats.map(({ player }) => table.privateOf(player)?.notes.map(({ names: note }) => note))).toEqual([
      [],
      [],
      ['moonbase'],
    ]);
    // The board says that there is one.
    expect(Object.values(table.board.cards).filter(({ noted }) => noted)).toMatchObject([{ card: 'the-holy-grail' }]);
  });
});
