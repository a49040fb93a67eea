import { setTimeout as sleep } from 'node:timers/promises';
import { pack } from '@colyseus/msgpackr';
import { frame } from '../frames.js';
import type { Address, Chair } from './address.js';
import type { Siege } from './siege.js';

/**
 * A burst of one kind, repeated until it is over.
 *
 * @param address source of requests: the siege's own, or an unused one
 */
export type Burst = (siege: Siege, over: () => boolean, address: Address) => Promise<void>;

const CONSONANTS = [...'BCDFGHJKLMNPQRSTVWXZ'];
const CJK = '夜の議会は月を買い星を売る';
const SIDES = ['top', 'right', 'bottom', 'left'];

const times = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));

/** Most bytes that wait for a slow server. */
const MOST_WAITING = 256 * 1024;

/** Acts with every chair at this rate, as far as the server keeps up. */
async function paced(chairs: () => readonly Chair[], perSecond: number, over: () => boolean, act: (chair: Chair) => void): Promise<void> {
  while (!over()) {
    const next = performance.now() + 1000 / perSecond;
    for (const chair of chairs()) if (chair.waiting < MOST_WAITING) act(chair);
    await sleep(Math.max(1, next - performance.now()));
  }
}

/** A reusable frame with a record of many keys: costly to unpack, cheap to send. */
function recordsFrame(keys: number): Buffer {
  const names = times(keys, (i) => pack(`k${i.toString(36)}`));
  const record = [0xd4, 0x72, 0x41, 0xdc, keys >> 8, keys & 255];
  const value = Buffer.alloc(keys, 1);
  return Buffer.concat([frame('intent'), Buffer.from([0x92]), Buffer.from(record), ...names, value, Buffer.from([0x41]), value]);
}

/** Unsolicited pongs, and messages of arrival, both masked. */
const PONGS = Buffer.concat(times(300, () => Buffer.from([0x8a, 0x80, 0, 0, 0, 0])));
const ARRIVALS = Buffer.concat(times(300, () => Buffer.from([0x82, 0x81, 0, 0, 0, 0, 10])));

const codes = (siege: Siege, n: number): string[] => times(n, () => times(6, () => siege.dice.pick(CONSONANTS)).join(''));

/** Requests pages on several connections, at one and a half times the limit. */
async function pages(
  address: Address,
  over: () => boolean,
  { kind, path, headers = {} }: { readonly kind: string; path(): string; readonly headers?: Record<string, string> },
): Promise<void> {
  while (!over()) {
    const requests = times(450, () => address.get(path(), headers));
    await Promise.all(times(10, () => address.pipeline(kind, requests)));
    await sleep(200);
  }
}

export const bursts: Readonly<Record<string, Burst>> = {
  /** Reserves seats without joining, or joins and leaves. */
  async joins(siege, over, address) {
    while (!over()) {
      const paths = await Promise.all(times(150, () => address.reserve(siege.later[0] ?? '', { spectate: true })));
      const sockets = await Promise.all(paths.map(async (path) => (path ? address.socket(path) : null)));
      await sleep(500);
      for (const socket of sockets) socket?.terminate();
    }
  },

  async tables(_siege, over, address) {
    while (!over()) {
      await Promise.all(times(100, () => address.table({ computers: 7, start: true, public: true, name: CJK })));
      await sleep(500);
    }
  },

  /** More messages than are read, from every socket. */
  messages: (siege, over) =>
    paced(
      () => siege.chairs,
      40,
      over,
      (chair) => chair.say('taxFrom', 'intent', { intent: { type: 'taxFrom', card: 'ufos' } }),
    ),

  sync: (siege, over) =>
    paced(
      () => siege.chairs,
      6,
      over,
      (chair) => chair.say('sync', 'sync'),
    ),

  /** Chat lines of maximal length to as many spectators as possible, and lines beyond the limit. */
  chat: (siege, over) =>
    paced(
      () => siege.seats,
      5,
      over,
      (chair) => chair.say('chat', 'chat', { text: CJK.repeat(20).slice(0, 200) }),
    ),

  async records(siege, over) {
    const bytes = recordsFrame(1900);
    await paced(
      () => siege.chairs.slice(0, 60),
      16,
      over,
      (chair) => chair.raw('records', bytes),
    );
  },

  pongs: (siege, over) =>
    paced(
      () => siege.chairs.slice(0, 60),
      100,
      over,
      (chair) => {
        chair.frames('300 pongs', PONGS);
      },
    ),

  arrivals: (siege, over) =>
    paced(
      () => siege.chairs.slice(0, 60),
      100,
      over,
      (chair) => {
        chair.frames('300 arrivals', ARRIVALS);
      },
    ),

  /** Two thousand guesses of codes, passwords and tokens. */
  async guesses(siege, over, address) {
    const basic = (word: string) => `Basic ${Buffer.from(`host:${word}`).toString('base64')}`;
    while (!over()) {
      const guess = (n: number) => codes(siege, n).map((code) => address.get(`/api/tables/${code}`));
      await Promise.all([
        address.pipeline('guessed code', guess(2000)),
        // The most outstanding requests on many connections.
        ...times(100, () => address.pipeline('guessed code', guess(8))),
        ...codes(siege, 100).map((word) => address.pipeline('guessed password', [address.get('/admin', { Authorization: basic(word) })])),
        ...codes(siege, 100).map((word) =>
          address.pipeline('guessed token', [address.get('/metrics', { Authorization: `Bearer ${word}` })]),
        ),
      ]);
      await sleep(500);
    }
  },

  pages: (_siege, over, address) => pages(address, over, { kind: 'page', path: () => '/' }),
  lists: (siege, over, address) => pages(address, over, { kind: 'list', path: () => siege.dice.pick(['/api/tables', '/api/games']) }),
  async replays(siege, over, address) {
    const path = () => `/api/games/${siege.games.length > 0 ? siege.dice.pick(siege.games) : 'none'}`;
    await Promise.all([
      pages(address, over, { kind: 'replay', path }),
      pages(address, over, { kind: 'packed replay', path, headers: { 'Accept-Encoding': 'gzip' } }),
    ]);
  },

  async wakes(siege, over, address) {
    while (!over()) {
      await Promise.all(siege.sleeping.map((code) => address.reserve(code, { token: 'x' })));
      await sleep(200);
    }
  },

  async watching(siege, over, address) {
    while (!over()) {
      const chairs = await Promise.all(times(20, () => address.sit(siege.dice.pick(siege.later), { spectate: true })));
      for (const chair of chairs) chair?.socket.terminate();
      await sleep(200);
    }
  },

  /** Moves that would lose part of a large branch: refused after a long search. */
  branches: (siege, over) =>
    paced(
      () => siege.big,
      60,
      over,
      (chair) => {
        const { group } = siege.dice.pick(siege.structure);
        const { group: onto } = siege.dice.pick(siege.structure);
        chair.say('moveGroup', 'intent', { intent: { type: 'moveGroup', group, onto, arrow: siege.dice.pick(SIDES) } });
      },
    ),

  async offers(siege, over) {
    const to = ['bob', 'cat', 'dan', 'eve', 'fay', 'gus', 'hal'];
    const placements = siege.structure.slice(0, 20).map(({ group }) => ({ group, onto: 'ufos', arrow: 'top' }));
    const groups = siege.structure.map(({ group }) => group);
    await paced(
      () => [...siege.traders, ...siege.big],
      60,
      over,
      (chair) => {
        const offer = siege.dice.percent(50)
          ? { type: 'offer', to, give: { money: 1, promise: CJK.repeat(15).slice(0, 200) } }
          : { type: 'offer', to: 'bob', give: { groups, money: 1 }, ask: { money: 1 }, placements };
        chair.say('offer', 'intent', {
          intent: siege.dice.percent(70) ? offer : { type: 'withdraw', offer: `offer-${siege.dice.below(200)}` },
        });
      },
    );
  },

  /** Bots query everything, slightly above the limit. */
  questions: (siege, over) =>
    paced(
      () => siege.bots,
      11,
      over,
      (chair) => chair.say('question', 'offers', siege.dice.percent(30) ? { of: ['attack', 'offer'] } : {}),
    ),

  /** Malformed JSON, and valid JSON of other kinds. */
  async texts(siege, over) {
    const texts = [
      '',
      '[]',
      '{"n":1,"type":"ping"}',
      '{"type":"offers","n":1,"of":',
      `{"type":"offers","n":1,"of":["${'x'.repeat(9000)}"]}`,
    ];
    const odd = [...texts, `{"type":"ping","n":${'['.repeat(4000)}`, '{"type":"offers","n":1,"of":[{}]}', '{"type":"__proto__"}'];
    await paced(
      () => siege.bots,
      40,
      over,
      (chair) => chair.raw('odd text', siege.dice.pick(odd)),
    );
  },

  /** Requests large answers and reads nothing. */
  async unread(siege, over) {
    const chairs = siege.chairs.slice(0, 40);
    for (const { socket } of chairs) socket.pause();
    await paced(
      () => chairs,
      20,
      over,
      (chair) => chair.say('sync unread', 'sync'),
    );
    for (const { socket } of chairs) socket.resume();
  },

  /** The largest accepted body, with invalid content. */
  async bodies(_siege, over, address) {
    const body = JSON.stringify({ scenario: { players: times(5000, () => ({ id: '' })) } });
    while (!over()) {
      await Promise.all(times(20, () => address.post('large body', '/api/tables', body)));
      await sleep(200);
    }
  },

  /** Seven computer players at each table think. */
  async computers(_siege, over) {
    while (!over()) await sleep(50);
  },
};
