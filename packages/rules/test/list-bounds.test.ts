import { classic, type Intent, intentSchema, step } from '../src/classic/index.js';
import { loadScenario } from '../src/index.js';

const group = 'moonies';
const place = { group, onto: 'network', arrow: 'top' };
const times = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item);

/** Every list of every intent, by the number of its items, with the most that are read. */
const LISTS: readonly [name: string, most: number, intent: (count: number) => object][] = [
  ['aids', 100, (n) => ({ type: 'attack', kind: 'control', attacker: 'network', target: group, aids: times(n, 'hackers') })],
  [
    'money of an announcement',
    20,
    (n) => ({
      type: 'attack',
      kind: 'control',
      attacker: 'network',
      target: group,
      aids: [],
      spend: times(n, { from: 'network', amount: 1 }),
    }),
  ],
  ['cards that break a privilege', 100, (n) => ({ type: 'breakPrivilege', cards: times(n, 'deep-agent') })],
  ['puppets of a captive', 100, (n) => ({ type: 'place', ...place, puppets: times(n, place) })],
  ['puppets of a Group that moves', 100, (n) => ({ type: 'moveGroup', ...place, puppets: times(n, place) })],
  ['partners', 7, (n) => ({ type: 'offer', to: times(n, 'bob'), give: { money: 1 } })],
  ['Groups offered', 100, (n) => ({ type: 'offer', to: 'bob', give: { groups: times(n, group) } })],
  ['Specials asked for', 100, (n) => ({ type: 'offer', to: 'bob', ask: { specials: times(n, 'bribery') } })],
  ['placements of an offer', 100, (n) => ({ type: 'offer', to: 'bob', ask: { groups: [group] }, placements: times(n, place) })],
  [
    'what an offer gives up',
    100,
    (n) => ({ type: 'offer', to: 'bob', ask: { groups: [group] }, placements: [{ ...place, giveUp: times(n, group) }] }),
  ],
  ['placements of an answer', 100, (n) => ({ type: 'answer', accept: true, placements: times(n, place) })],
  ['puppets of an answer', 100, (n) => ({ type: 'answer', accept: true, placements: [{ ...place, puppets: times(n, place) }] })],
  [
    'moves of a Special',
    200,
    (n) => ({ type: 'playSpecial', card: 'white-collar-crime', moves: times(n, { from: 'bank', to: 'network', amount: 1 }) }),
  ],
  ['moves of a power', 200, (n) => ({ type: 'usePower', card: 'network', moves: times(n, { from: 'network', to: 'network', amount: 1 }) })],
  ['placements of a power', 100, (n) => ({ type: 'usePower', card: 'network', placements: times(n, place) })],
];

const table = () => {
  const loaded = loadScenario(classic, {
    name: 'lists',
    ruleset: 'classic',
    players: [
      { id: 'ann', illuminati: 'network', treasury: 9, specials: ['white-collar-crime', 'deep-agent'] },
      { id: 'bob', illuminati: 'ufos', goal: 'network', structure: [{ group, onto: 'ufos', arrow: 'right' }] },
    ],
    uncontrolled: ['hackers'],
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors));
  return loaded.state;
};

describe('U101: lists in an intent', () => {
  test.each(LISTS)('%s: at most %i are read, and so many of the same are refused', (_name, most, intent) => {
    expect(intentSchema.safeParse(intent(most + 1)).success).toBe(false);
    const read = intentSchema.parse(intent(most)) as Intent;
    const state = table();
    const before = JSON.stringify(state);
    expect(step(state, 'ann', read)).toMatchObject({ ok: false, refusal: { code: expect.stringMatching(/^C-/) } });
    expect(JSON.stringify(state)).toBe(before);
  });

  test('no list is forgotten: the shapes of the intents name no other', () => {
    const lists = [...schemaLists(intentSchema)];
    expect(lists.length).toBeGreaterThanOrEqual(LISTS.length);
    expect(lists.filter((bounded) => !bounded)).toEqual([]);
  });
});

/** Tells for every array in a schema whether it has a maximum length. */
function* schemaLists(schema: unknown): Generator<boolean> {
  const { def } = (schema as { _zod: { def: Record<string, unknown> } })._zod;
  if (def.type === 'array') {
    const checks = (def.checks ?? []) as { _zod: { def: { check: string } } }[];
    yield checks.some(({ _zod }) => _zod.def.check === 'max_length');
    yield* schemaLists(def.element);
  }
  for (const option of (def.options ?? []) as unknown[]) yield* schemaLists(option);
  for (const part of Object.values((def.shape ?? {}) as object)) yield* schemaLists(part);
  if (def.innerType) yield* schemaLists(def.innerType);
}
