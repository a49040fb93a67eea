import { pack } from '@colyseus/msgpackr';
import type { Chance } from '@illuminice/bots';
import { clientMessages } from '@illuminice/protocol';
import type { RulesetId } from '@illuminice/rules';
import { cardFacts } from '@illuminice/rules/classic';
import { inwoIntent } from './inwo-intents.js';
import { NAMES, PLAYERS } from './odd.js';

/** First byte of a client's message in a room; 10 confirms the join, 12 leaves. */
const MESSAGE = 13;
const LEAVE = 12;

const TYPES = Object.keys(clientMessages);
const CARDS = Object.keys(cardFacts);
const TEXTS = [
  'hello',
  '<img src=x onerror=alert(1)>',
  '\u202egnihton',
  'a\u0000b',
  '\u200b\u200b\u200b',
  '\ud800',
  'line\nline',
  'e\u0301'.repeat(99),
  'x'.repeat(5000),
  '{name}',
  '%s%n',
];

/** Builds a malicious frame; `n` increases. */
export type Maker = (chance: Chance, n: number) => Buffer;

export function frame(type: string, body?: unknown): Buffer {
  const name = Buffer.from(type, 'latin1').subarray(0, 31);
  return Buffer.concat([Buffer.from([MESSAGE, 0xa0 | name.length]), name, body === undefined ? Buffer.alloc(0) : pack(body)]);
}

const card = (chance: Chance): string => (chance.percent(90) ? chance.pick(CARDS) : chance.pick(NAMES));
const amount = (chance: Chance): unknown => chance.pick([0, 1, 5, -1, 0.5, 1e9, Number.NaN, Number.POSITIVE_INFINITY, '3', null]);

/** A random, mostly illegal intent of the classic game. */
function classicIntent(chance: Chance): object {
  const deal = { to: [chance.pick(PLAYERS)], give: { money: amount(chance), groups: [card(chance)] }, ask: { specials: [card(chance)] } };
  return chance.pick([
    { type: 'pass' },
    { type: 'done', rev: chance.below(5) },
    { type: 'roll', rev: chance.below(5) },
    { type: 'endTurn' },
    { type: 'drawCard' },
    { type: 'attack', kind: chance.pick(['control', 'neutralize', 'destroy']), attacker: card(chance), target: card(chance), aids: [] },
    { type: 'transfer', amount: amount(chance), from: card(chance), to: card(chance) },
    { type: 'spend', amount: amount(chance), from: card(chance) },
    { type: 'playSpecial', card: card(chance) },
    { type: 'flipSpecial', card: card(chance) },
    { type: 'drop', group: card(chance) },
    { type: 'place', onto: card(chance), arrow: chance.pick(['up', 'left', 'right', 'down']) },
    { type: 'offer', ...deal },
    { type: 'answer', offer: chance.below(9), accept: chance.percent(50) },
    { type: chance.pick(NAMES) },
  ]);
}

const INTENTS: { readonly [R in RulesetId]: (chance: Chance) => object } = { classic: classicIntent, inwo: inwoIntent };

function anything(chance: Chance, depth = 3): unknown {
  const some = chance.below(depth > 0 ? 10 : 7);
  if (some === 0) return null;
  if (some === 1) return chance.below(2 ** 31) - 2 ** 30;
  if (some === 2) return chance.pick(TEXTS);
  if (some === 3) return chance.percent(50);
  if (some === 4) return chance.below(1000) / 7;
  if (some === 5) return undefined;
  if (some === 6) return card(chance);
  const several = Array.from({ length: chance.below(5) }, () => anything(chance, depth - 1));
  return some === 7
    ? several
    : Object.fromEntries(several.map((value) => [chance.pick([...NAMES, 'n', 'intent', 'type', 'to', 'text']), value]));
}

const bytes = (chance: Chance, length: number): Buffer => Buffer.from(Array.from({ length }, () => chance.below(256)));

const goodOf =
  (intent: (chance: Chance) => object): Maker =>
  (chance, n) =>
    chance.pick([
      () => frame('intent', { n, intent: intent(chance) }),
      () => frame('chat', { n, to: chance.percent(30) ? chance.pick(PLAYERS) : null, text: chance.pick(TEXTS) }),
      () => frame('promise', { n, to: null, text: chance.pick(TEXTS) }),
      () => frame('rename', { n, name: chance.pick(TEXTS) }),
      () => frame('configure', { n, options: anything(chance) }),
      () => frame('kick', { n, player: chance.pick(PLAYERS) }),
      () => frame('readmit', { n, name: chance.pick(TEXTS) }),
      () => frame('level', { n, player: chance.pick(PLAYERS), level: chance.pick(['novice', 'mastermind', 'usual', 3]) }),
      () => frame('orders', { n, orders: anything(chance) }),
      () => frame(chance.pick(TYPES), { n }),
    ])();

const written = (type: string, body: readonly number[] | Buffer): Buffer => Buffer.concat([frame(type), Buffer.from(body)]);

export function makersOf(ruleset: RulesetId): Readonly<Record<string, Maker>> {
  const good = goodOf(INTENTS[ruleset]);
  return {
    noise(chance) {
      const noise = bytes(chance, chance.below(200));
      if (noise.length > 0 && chance.percent(70)) noise[0] = chance.pick([10, 11, MESSAGE, 14, 15, 17]);
      if (noise[0] === LEAVE) noise[0] = MESSAGE;
      return noise;
    },
    truncated(chance, n) {
      const whole = good(chance, n);
      return whole.subarray(0, 1 + chance.below(whole.length));
    },
    flipped(chance, n) {
      const whole = Buffer.from(good(chance, n));
      for (let i = 0; i < 3; i += 1) whole[1 + chance.below(whole.length - 1)] = chance.below(256);
      return whole;
    },
    oversized: (chance, n) => frame('chat', { n, text: 'x'.repeat(chance.percent(5) ? 70_000 : 17_000 + chance.below(40_000)) }),
    wrongTypes: (chance, n) =>
      frame(chance.pick(TYPES), chance.percent(50) ? anything(chance) : { n, intent: anything(chance), name: anything(chance) }),
    deep: (chance) => written('intent', Buffer.alloc(1 + chance.below(16_000), chance.pick([0x91, 0x81]))),
    prototype(chance, n) {
      const poison = JSON.parse('{"__proto__":{"seat":"p1"},"constructor":{"prototype":{"host":true}}}');
      return chance.percent(50) ? frame(chance.pick(NAMES), { n }) : frame('intent', { ...poison, n, intent: { type: 'pass', ...poison } });
    },
    /** Definitions of records, which the msgpack extension allows in messages. */
    records(chance) {
      const keys = Array.from({ length: 1 + chance.below(15) }, () => chance.pick([...NAMES, 'n', 'intent', 'a']));
      const record = [0xd4, 0x72, 0x40 + chance.below(64), 0x90 | keys.length, ...keys.flatMap((key) => [...pack(key)])];
      return written('intent', [...record, ...bytes(chance, chance.below(keys.length + 2))]);
    },
    claims: (chance) => written('intent', [chance.pick([0xdd, 0xdf, 0xdb, 0xc6, 0xc9]), ...bytes(chance, 4)]),
    intents: good,
    /** Anything but giving up the seat. */
    played: (chance, n) => frame('intent', { n, intent: INTENTS[ruleset](chance) }),
    outOfOrder: (chance) => good(chance, chance.pick([0, -1, 1, 2 ** 53, 1.5, chance.below(1000)])),
    sync: (_chance, n) => frame('sync', { n }),
  };
}
