import { CARDS, deckFaults, factsOf, type GroupFacts, inwo, madeDeck } from '../../src/inwo/index.js';

const ILLUMINATI = CARDS.filter(({ kind }) => kind === 'illuminati').map(({ id }) => id);
const POOLS = ['starter', 'sure', 'all'] as const;

const groupsOf = (cards: readonly string[]): GroupFacts[] => cards.map(factsOf).filter((facts): facts is GroupFacts => 'inward' in facts);

describe.each(POOLS)('decks made for the pool %s', (pool) => {
  test.each(ILLUMINATI)('%s: legal, each card once, strong enough, with arrows to spare (N-102, N-1303)', (illuminati) => {
    for (let seed = 1; seed <= 8; seed++) {
      const { cards, lead } = madeDeck(pool, illuminati, `${seed}`);
      const options = inwo.optionsShape.parse({ pool, copies: 1 });
      expect(deckFaults(options, illuminati, cards)).toEqual([]);
      const groups = groupsOf(cards);
      expect(groups).toHaveLength(15);
      expect(cards[0]).toBe(lead);
      const power = groups.reduce((sum, group) => sum + (group.power ?? 0), 0);
      expect(power).toBeGreaterThanOrEqual(28);
      expect(power).toBeLessThanOrEqual(50);
      // All Groups of the deck could hang in one structure.
      expect(groups.reduce((sum, { outward }) => sum + outward.length, 4)).toBeGreaterThanOrEqual(15);
    }
  });
});

test('U214 the same seed makes the same deck, another one another', () => {
  expect(madeDeck('all', 'ufos', 'one')).toEqual(madeDeck('all', 'ufos', 'one'));
  expect(madeDeck('all', 'ufos', 'one')).not.toEqual(madeDeck('all', 'ufos', 'two'));
});

test('a theme shows: Discordia has more Weird Groups than the Gnomes', () => {
  const weird = (illuminati: string) => {
    let count = 0;
    for (let seed = 1; seed <= 20; seed++)
      count += groupsOf(madeDeck('all', illuminati, `${seed}`).cards).filter(({ alignments }) => alignments.includes('Weird')).length;
    return count;
  };
  expect(weird('discordian-society')).toBeGreaterThan(1.5 * weird('gnomes-of-zurich'));
});
