import { classicLab } from '../src/classic/classic-lab.js';
import { inwoLab } from '../src/inwo/inwo-lab.js';
import { simulateGame } from '../src/simulate.js';

describe('simulated games', () => {
  test.each([2, 3, 4, 5, 6, 7, 8])('U80, U83: %i random players bring games to their end, with all invariants held', (players) => {
    const games = Array.from({ length: process.env.THOROUGH ? 8 : 2 }, (_, i) => simulateGame(classicLab, i + 1, players));
    expect(games.filter((game) => game.reason === 'unfinished').length).toBeLessThan(games.length / 2);
    for (const { winners, reason } of games) expect(winners.length > 0).toBe(reason !== 'unfinished');
  });

  test('the same seed gives the same hash, another one another', () => {
    const [first, second, other] = [simulateGame(classicLab, 3, 4), simulateGame(classicLab, 3, 4), simulateGame(classicLab, 4, 4)];
    expect({ ...second, ms: 0 }).toEqual({ ...first, ms: 0 });
    expect(other.hash).not.toBe(first.hash);
  });
});

describe('simulated games of INWO', () => {
  // Players of table 400018 empty their decks, and none of them can win any more: they must come to a draw (N-1214).
  test.each(process.env.THOROUGH ? [2, 3, 4, 5, 400018] : [5, 400018])(
    'table %i: random players with any decks and options, and hostile intents in between',
    (seed) => {
      const { players, options, leaving } = inwoLab.variedTable(seed);
      const coverage = inwoLab.coverage();
      const game = simulateGame(inwoLab, seed, players, {
        options,
        leaving,
        fuzz: true,
        onRefusal: (refusal) => coverage.noteRefusal(refusal),
      });
      expect(game.reason).not.toBe('unfinished');
      if (seed === 400018) expect(game.reason).toBe('draw');
      expect(game.refused).toBeGreaterThan(0);
    },
  );

  test('the same seed gives the same hash, another one another', () => {
    const [first, second, other] = [simulateGame(inwoLab, 3, 3), simulateGame(inwoLab, 3, 3), simulateGame(inwoLab, 5, 3)];
    expect({ ...second, ms: 0 }).toEqual({ ...first, ms: 0 });
    expect(other.hash).not.toBe(first.hash);
  });
});
