import { dealTrial, READY_DECKS } from '../../src/inwo/index.js';

const deckOf = (id: string) => {
  const deck = READY_DECKS.get(id);
  if (!deck) throw new Error(`no deck ${id}`);
  return deck;
};

test('U215, N-106 to N-108, N-202: a deck is dealt to somebody alone as at a table, each card once', () => {
  for (const [id, deck] of READY_DECKS) {
    const { lead, plots, groups, draws } = dealTrial(deck, 'seed', 3);
    expect([id, lead, plots.length, groups.length]).toEqual([id, deck.lead, 3, 6]);
    // The Network draws two Plots a turn.
    const each = id === 'the-network' ? 2 : 1;
    expect(draws.map((turn) => [turn.plots.length, turn.groups.length])).toEqual(Array.from({ length: 3 }, () => [each, 1]));
    const left = [...deck.cards];
    for (const card of [lead, ...plots, ...groups, ...draws.flatMap((turn) => [...turn.plots, ...turn.groups])]) {
      expect(left).toContain(card);
      left.splice(left.indexOf(card ?? ''), 1);
    }
  }
});

test('U215: the same seed deals the same hand, another one another; each Plot comes as often as any', () => {
  const deck = deckOf('ufos');
  expect(dealTrial(deck, 'a', 3)).toEqual(dealTrial(deck, 'a', 3));
  const times = new Map<string, number>();
  for (let i = 0; i < 400; i++) for (const card of dealTrial(deck, `${i}`, 0).plots) times.set(card, (times.get(card) ?? 0) + 1);
  // 27 Plots, three of 400 hands each: 44 times, give or take.
  expect(times.size).toBe(new Set(deck.cards.filter((card) => times.has(card))).size);
  expect(Math.min(...times.values())).toBeGreaterThan(20);
});

test('U215: a deck with faults is dealt as far as it goes', () => {
  expect(dealTrial({ illuminati: 'ufos', cards: ['hoax'], lead: null }, 'seed', 2)).toEqual({
    lead: null,
    plots: ['hoax'],
    groups: [],
    draws: [
      { plots: [], groups: [] },
      { plots: [], groups: [] },
    ],
  });
  const many = dealTrial(
    { illuminati: 'ufos', cards: ['c-i-a', ...Array.from({ length: 50 }, () => 'martial-law')], lead: 'c-i-a' },
    'seed',
    1,
  );
  expect(many).toMatchObject({ lead: 'c-i-a', plots: ['martial-law', 'martial-law', 'martial-law'], groups: [] });
});
