import { arena } from '../src/arena.js';
import { inwoLab } from '../src/inwo/inwo-lab.js';
import { kindsOf, simulateGame } from '../src/simulate.js';

describe('U213 a sensible opponent of INWO', () => {
  test('wins nearly every game against random players', () => {
    const { wins, games } = arena(inwoLab, { against: 'random', games: process.env.THOROUGH ? 40 : 20, seed: 1 });
    expect(wins).toBeGreaterThanOrEqual((process.env.THOROUGH ? 0.95 : 0.9) * games);
  });

  test('four of them finish a game within thirty turns each', () => {
    const games = Array.from({ length: 5 }, (_, i) => simulateGame(inwoLab, i + 1, 4, { kinds: kindsOf('greedy', 4, i) }));
    for (const { turns, reason } of games) {
      expect(turns).toBeLessThanOrEqual(120);
      expect(reason).not.toBe('unfinished');
    }
  });

  test('makes the same choices from the same seed', () => {
    const play = () => simulateGame(inwoLab, 9, 3, { kinds: ['greedy', 'greedy', 'greedy'] }).hash;
    expect(play()).toBe(play());
  });
});
