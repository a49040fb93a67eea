import { classicBots } from '../src/classic/classic-bots.js';
import { simulateGame } from '../src/simulate.js';

describe('simulated games', () => {
  test.each([2, 3, 4, 5, 6, 7, 8])('U80, U83: %i random players bring games to their end, with all invariants held', (players) => {
    const games = Array.from({ length: 8 }, (_, i) => simulateGame(classicBots, i + 1, players));
    expect(games.filter((game) => game.reason === 'unfinished').length).toBeLessThan(4);
    for (const { winners, reason } of games) expect(winners.length > 0).toBe(reason !== 'unfinished');
  });

  test('the same seed gives the same hash, another one another', () => {
    const [first, second, other] = [simulateGame(classicBots, 3, 4), simulateGame(classicBots, 3, 4), simulateGame(classicBots, 4, 4)];
    expect({ ...second, ms: 0 }).toEqual({ ...first, ms: 0 });
    expect(other.hash).not.toBe(first.hash);
  });
});
