import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, type RecordedGame } from '@illuminice/rules';
import { type ClassicTypes, classic } from '@illuminice/rules/classic';
import { Reel } from '../../src/screens/replay/reel';

const fixture = join(__dirname, '../../../rules/test/fixtures/1/3-greedy-hidden-5.json');
const game = JSON.parse(readFileSync(fixture, 'utf8')) as RecordedGame<ClassicTypes>;

describe('U106: a recorded game is wound', () => {
  test('to its end, and comes to the hash it was recorded with', () => {
    const reel = new Reel(classic, game);
    expect(hashOf(reel.at(reel.length))).toBe(game.hash);
    expect(reel.length).toBe(game.intents.length);
  });

  test('back and forth, and every moment is the one it was at the first passing', () => {
    const reel = new Reel(classic, game);
    const moments = [0, 1, 63, 64, 65, 200, reel.length - 1, reel.length];
    const first = moments.map((moment) => hashOf(reel.at(moment)));
    const again = [...moments].reverse().map((moment) => hashOf(reel.at(moment)));
    expect(again.reverse()).toEqual(first);
    expect(new Set(first).size).toBe(moments.length);
  });

  test('by turns, each of which begins where the board says so', () => {
    const reel = new Reel(classic, game);
    expect(reel.turns.length).toBeGreaterThan(5);
    for (const { at, number, player } of reel.turns) {
      expect(reel.at(at).board.turn).toMatchObject({ number, player });
      expect(reel.turnAt(at)?.number).toBe(number);
      expect(reel.turnAt(at - 1)?.number ?? 0).toBeLessThan(number);
    }
  });
});
