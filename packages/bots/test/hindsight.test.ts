import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RecordedGame, replayStart, replayStep } from '@illuminice/rules';
import { type ClassicTypes, check, classic, viewFor } from '@illuminice/rules/classic';
import { hindsightOf, lessonsFor } from '../src/classic/minds/hindsight.js';

const recorded = (name: string) =>
  JSON.parse(readFileSync(join(__dirname, `../../rules/test/fixtures/1/${name}.json`), 'utf8')) as RecordedGame<ClassicTypes>;

describe('U117: what an expert would have done in a game that is over', () => {
  const game = recorded('4-random-10');
  const hindsight = hindsightOf(game);

  test('is told of decisions that were made, by moves that were legal for whoever made them', () => {
    expect(hindsight.length).toBeGreaterThan(5);
    const { state } = replayStart(classic, game);
    let at = 0;
    for (const { moment, player, made, advised, gain, reasons } of hindsight) {
      for (; at < moment; at++) replayStep(classic, game, state, at);
      const [seat, intent] = game.intents[moment] ?? [];
      expect([game.players[seat ?? -1], intent]).toEqual([player, made]);
      expect(check(viewFor(state, player), advised)).toBeNull();
      expect(gain).toBeGreaterThanOrEqual(3);
      expect(reasons.length).toBeGreaterThan(0);
    }
  });

  test('random players have more to learn than greedy ones', () => {
    const perIntent = (name: string) => {
      const one = recorded(name);
      return hindsightOf(one).reduce((sum, { gain }) => sum + gain, 0) / one.intents.length;
    };
    expect(perIntent('4-random-10')).toBeGreaterThan(2 * perIntent('4-greedy-8'));
  });

  test('three lessons for each player: of different faults first, the worst of each', () => {
    for (const player of game.players) {
      const lessons = lessonsFor(hindsight, player, 3);
      const faults = new Set(hindsight.filter((one) => one.player === player).map(({ fault }) => fault));
      expect(new Set(lessons.map(({ fault }) => fault)).size).toBe(Math.min(3, faults.size));
      for (const { fault, gain } of lessons.slice(0, faults.size))
        for (const other of hindsight) if (other.player === player && other.fault === fault) expect(other.gain).toBeLessThanOrEqual(gain);
    }
  });
});
