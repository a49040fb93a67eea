import fc from 'fast-check';
import { loadScenario } from '../../src/index.js';
import { CARDS, type CardFacts, findFacts, globalOf, inwo, powerOf, resistanceOf, type State } from '../../src/inwo/index.js';
import { traitsOf } from '../../src/inwo/values/values.js';

/*
 * N-303, N-810: what New World Orders make of any Groups, worked out a second time from the sentences of the rules alone: words first,
 * the orders one after the other, numbers after them.
 */

type Words = ReadonlySet<string>;

interface Order {
  readonly colour: 'red' | 'blue' | 'yellow';
  readonly power?: (words: Words) => number;
  readonly resistance?: (words: Words) => number;
  readonly doubles?: true;
}

const any = (words: Words, ...named: readonly string[]): boolean => named.some((word) => words.has(word));
const all = (words: Words, ...named: readonly string[]): boolean => named.every((word) => words.has(word));
/** Both are 3 together, each alone 2. */
const eitherOrBoth = (one: string, other: string) => (words: Words) => (all(words, one, other) ? 3 : any(words, one, other) ? 2 : 0);

const ORDERS: Readonly<Record<string, Order>> = {
  'bigger-business': { colour: 'yellow', power: eitherOrBoth('Corporate', 'Conservative') },
  'law-and-order': { colour: 'yellow', power: eitherOrBoth('Conservative', 'Straight') },
  'dont-forget-to-smash-the-state': {
    colour: 'yellow',
    power: (words) => (words.has('Government') ? -3 : words.has('Straight') ? -2 : 0),
  },
  'military-industrial-complex': { colour: 'yellow' },
  'chicken-in-every-pot': {
    colour: 'blue',
    power: (words) => (words.has('Bank') ? 2 : 0) + (all(words, 'Coastal', 'place') ? 2 : 0) - (words.has('Violent') ? 1 : 0),
  },
  'energy-crisis': {
    colour: 'blue',
    power: (words) => (words.has('Corporate') ? -2 : 0) - (words.has('Green') ? 1 : 0),
    resistance: (words) => (words.has('Green') ? -1 : 0),
  },
  'world-hunger': { colour: 'blue', power: (words) => (any(words, 'Liberal', 'Nation') ? -2 : 0) },
  'gun-control': {
    colour: 'red',
    power: (words) => (all(words, 'Violent', 'Government') ? 3 : 0) + (words.has('Criminal') ? 1 : 0),
  },
  'peace-in-our-time': {
    colour: 'red',
    power: (words) => (words.has('Peaceful') ? 1 : 0) - (any(words, 'Violent', 'Criminal') ? 1 : 0),
    resistance: (words) => (words.has('Peaceful') ? 3 : 0),
  },
  'political-correctness': { colour: 'red', power: (words) => (words.has('Liberal') ? 3 : 0) },
  solidarity: { colour: 'red', doubles: true },
};

const OPPOSITES: Readonly<Record<string, string>> = {
  Government: 'Corporate',
  Corporate: 'Government',
  Liberal: 'Conservative',
  Conservative: 'Liberal',
  Peaceful: 'Violent',
  Violent: 'Peaceful',
  Straight: 'Weird',
  Weird: 'Straight',
};

const isPlain = ({ abilities }: CardFacts): boolean =>
  abilities.every((one) => one.form !== 'modify' || !['stats', 'traits'].includes(one.of));
type Group = Extract<CardFacts, { readonly inward: unknown }>;
const isGroup = (facts: CardFacts | null | undefined): facts is Group => facts != null && 'inward' in facts;
/** Groups whose texts change no numbers, and whose Power is printed. */
const GROUPS = CARDS.filter((facts): facts is Group => isGroup(facts) && facts.pool !== 'none' && facts.power !== null && isPlain(facts));
const ARROWS = ['top', 'right', 'bottom', 'left'] as const;

interface Given {
  readonly groups: readonly { readonly group: string; readonly add: string | null }[];
  readonly orders: readonly string[];
}

const given: fc.Arbitrary<Given> = fc.record({
  groups: fc
    .uniqueArray(fc.constantFrom(...GROUPS), { minLength: 4, maxLength: 12, selector: ({ id }) => id })
    .chain((groups) =>
      fc.tuple(
        ...groups.map(({ id }) =>
          fc.record({ group: fc.constant(id), add: fc.option(fc.constantFrom(...Object.keys(OPPOSITES), 'Criminal'), { freq: 2 }) }),
        ),
      ),
    ),
  orders: fc.uniqueArray(fc.constantFrom(...Object.keys(ORDERS)), {
    minLength: 1,
    maxLength: 3,
    selector: (order) => ORDERS[order]?.colour,
  }),
});

const laid = ({ groups, orders }: Given): State => {
  const players = ['ufos', 'the-network', 'servants-of-cthulhu'].map((illuminati, seat) => ({
    id: `p${seat}`,
    illuminati,
    structure: groups.flatMap(({ group, add }, index) =>
      index % 3 === seat
        ? [{ group, onto: illuminati, arrow: ARROWS[Math.floor(index / 3)], ...(add && { changed: { add: [add], until: 'end' } }) }]
        : [],
    ),
  }));
  const loaded = loadScenario(inwo, { name: 'N-810', ruleset: 'inwo', players, nwo: orders, turn: { player: 'p0', phase: 'main' } });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors));
  return loaded.state;
};

/** What a Group is and counts, by the rules' sentences. */
const expected = ({ group, add }: Given['groups'][number], orders: readonly string[]) => {
  const facts = findFacts(group);
  if (!isGroup(facts)) throw new Error(group);
  const words = new Set<string>([facts.kind, ...facts.alignments, ...facts.attributes, ...facts.tags]);
  if (add) {
    words.delete(OPPOSITES[add] ?? '');
    words.add(add);
  }
  if (orders.includes('military-industrial-complex') && words.has('Corporate')) words.add('Government');
  const sum = (stat: 'power' | 'resistance') => orders.reduce((total, order) => total + (ORDERS[order]?.[stat]?.(words) ?? 0), 0);
  const power = Math.max(0, (facts.power ?? 0) + sum('power'));
  if (orders.includes('political-correctness') && words.has('Conservative') && power <= 1) words.add('Criminal');
  const doubled = facts.resistance * (orders.some((order) => ORDERS[order]?.doubles) ? 2 : 1);
  return { words: [...words].sort(), power, resistance: Math.max(0, doubled + sum('resistance')), global: Math.min(power, facts.global) };
};

test('N-303, N-810: New World Orders change words and numbers of any Groups as the rules say', () => {
  fc.assert(
    fc.property(given, (table) => {
      const { board } = laid(table);
      for (const one of table.groups) {
        const copy = Object.values(board.cards).find(({ card }) => card === one.group)?.id ?? '';
        const found = {
          words: [...traitsOf(board, copy)].sort(),
          power: powerOf(board, copy),
          resistance: resistanceOf(board, copy),
          global: globalOf(board, copy),
        };
        expect({ group: one.group, ...found }).toEqual({ group: one.group, ...expected(one, table.orders) });
      }
    }),
    { numRuns: 200 },
  );
});

test('the second reading knows every New World Order that changes words or numbers', () => {
  const changing = CARDS.filter(
    (facts) =>
      facts.kind === 'nwo' &&
      facts.abilities.some(
        (one) => one.form === 'modify' && (one.of === 'stats' || one.of === 'traits' || (one.of === 'rule' && one.rule === 'pcAlignment')),
      ),
  );
  expect(changing.map(({ id }) => id).sort()).toEqual(Object.keys(ORDERS).sort());
});
