import { CARDS, createGame, deckFaults, findFacts, READY_DECKS, SINGLES, step } from '../../src/inwo/index.js';
import { SINGLE_IDS } from '../../src/inwo/types/singles.js';

describe('U211 U201 the 411 cards', () => {
  test('nine Illuminati, 166 Groups, 36 Resources, 200 Plots, each id once', () => {
    // A card that came later says since which version of the rules.
    const first = CARDS.filter(({ since }) => since === undefined);
    const count = (kinds: readonly string[]) => first.filter(({ kind }) => kinds.includes(kind)).length;
    expect(new Set(CARDS.map(({ id }) => id)).size).toBe(CARDS.length);
    expect(first).toHaveLength(411);
    expect([
      count(['illuminati']),
      count(['organization', 'place', 'personality']),
      count(['resource']),
      count(['plot', 'goal', 'nwo', 'disaster', 'assassination']),
    ]).toEqual([9, 166, 36, 200]);
  });

  test('every behaviour of one card is named by a card', () => {
    const named = new Set(
      CARDS.flatMap(({ abilities }) =>
        abilities.flatMap((ability) => ('effect' in ability && ability.effect.kind === 'single' ? [ability.effect.name] : [])),
      ),
    );
    expect(Object.keys(SINGLES).filter((name) => !named.has(name as keyof typeof SINGLES))).toEqual([]);
  });

  test('every behaviour of one card has its name among the types', () => {
    const missing = Object.keys(SINGLES).filter((name) => !SINGLE_IDS.some((id) => id === name));
    expect(missing.map((name) => `${name} is missing in packages/rules/src/inwo/types/singles.ts`)).toEqual([]);
  });

  test('filters name cards that exist (N-1510: the Convenience Stores excepted)', () => {
    const named = [...JSON.stringify(CARDS).matchAll(/"card":"([^"]+)"/g)].map(([, id]) => id ?? '');
    expect([...new Set(named)].filter((id) => !findFacts(id))).toEqual(['convenience-stores']);
  });
});

test.each([...READY_DECKS])(
  'N-102 the ready-made deck %s has 45 cards, with a lead among its Groups',
  (_id, { illuminati, lead, cards }) => {
    expect([findFacts(illuminati)?.kind, cards.length, cards.includes(lead), new Set(cards).size]).toEqual(['illuminati', 44, true, 44]);
    expect(cards.filter((card) => !findFacts(card))).toEqual([]);
  },
);

test('N-103 the refusal of a deck lists every fault with its card', () => {
  const { state } = createGame({ players: ['ann', 'bob'], seed: 'decks', options: { copies: 1, pool: 'sure' } });
  const cards = ['nasa*2', 'no-such-card', 'fratricide'];
  const faults = [
    ['N-102', 'noIlluminati', undefined],
    ['N-103', 'tooMany', 'nasa'],
    ['N-103', 'noSuchCard', 'no-such-card'],
    ['N-103', 'notInPool', 'fratricide'],
    ['N-102', 'notFortyFive', undefined],
  ];
  expect(deckFaults(state.board.options, 'nasa', cards).map(({ code, why, with: values }) => [code, why, values?.card])).toEqual(faults);
  const result = step(state, 'ann', { type: 'chooseDeck', illuminati: 'nasa', cards });
  expect(result.ok ? [] : [result.refusal, ...(result.refusal.more ?? [])].map(({ why }) => why)).toEqual(faults.map(([, why]) => why));
});

test.each(['starter', 'all'] as const)('N-102 every ready-made deck, made one’s own, is without a fault in the pool %s', (pool) => {
  const { state } = createGame({ players: ['ann', 'bob'], seed: 'decks', options: { pool } });
  for (const { illuminati, cards } of READY_DECKS.values()) expect(deckFaults(state.board.options, illuminati, cards)).toEqual([]);
});
