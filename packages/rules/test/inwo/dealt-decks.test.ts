import { inwo, READY_DECKS, viewFor } from '../../src/inwo/index.js';

const dealt = (players: readonly string[], seed: string) => inwo.createGame({ players, seed, options: { decks: 'dealt' } }).state;

describe('U214 decks: dealt (N-1303)', () => {
  test.each([2, 3, 4, 5, 6])('%i players begin with their leads, each with another ready-made deck, which nobody else sees', (count) => {
    const players = Array.from({ length: count }, (_, i) => `p${i + 1}`);
    const state = dealt(players, `seed ${count}`);
    expect(inwo.decision(state.board)).toMatchObject({ kind: 'chooseLead', who: players });
    const own = players.map((player) => viewFor(state, player).mine?.deck);
    for (const deck of own) {
      const ready = [...READY_DECKS.values()].find(({ illuminati }) => illuminati === deck?.illuminati);
      expect([...(deck?.plot ?? []), ...(deck?.group ?? [])].sort()).toEqual([...(ready?.cards ?? ['none'])].sort());
    }
    expect(new Set(own.map((deck) => deck?.illuminati)).size).toBe(count);
    // Which Illuminati each has lies open; the cards of a deck do not.
    const [first, second] = own;
    const secret = second?.group.filter((card) => !first?.group.includes(card)) ?? [];
    expect(secret.length).toBeGreaterThan(5);
    const seen = JSON.stringify(viewFor(state, 'p1'));
    expect(secret.filter((card) => seen.includes(`"${card}"`))).toEqual([]);
  });

  test('which deck comes to whom is chance, the same for the same seed', () => {
    const firsts = Array.from({ length: 40 }, (_, i) => viewFor(dealt(['p1', 'p2'], `${i}`), 'p1').mine?.deck?.illuminati);
    expect(new Set(firsts).size).toBeGreaterThan(5);
    expect(dealt(['p1', 'p2'], 'same')).toEqual(dealt(['p1', 'p2'], 'same'));
  });
});
