import { loadScenario } from '@illuminice/rules';
import { classic, type State } from '@illuminice/rules/classic';
import { classicHabits } from '../src/classic/habits.js';
import { botsOf } from '../src/games.js';
import type { Habits } from '../src/habits.js';
import { LEVELS, type Level, policyOf, STYLES, type Style } from '../src/minds.js';
import { simulateGame } from '../src/simulate.js';

const GAMES = process.env.THOROUGH ? 40 : 3;

/** Plays games of one level and style, and counts what they do with their turns. */
const played = (ruleset: string, level: Level, style: Style, players: number, games: number): Habits['figures'] => {
  const bots = botsOf(ruleset);
  const habits = bots.habits();
  for (let seed = 1; seed <= games; seed += 1) {
    simulateGame(bots, seed, players, {
      policies: Array.from({ length: players }, (_, seat) => policyOf(bots.mind(level, style))(seed * 8 + seat)),
      checked: false,
      onIntent: (state, by, intent) => habits.noteIntent(state, by, intent),
      onStep: (state) => habits.noteStep(state),
    });
  }
  return habits.figures;
};

describe('U02: computer players act', () => {
  test.each(LEVELS)('%s leaves no likely attack that its own money pays for, passes hardly ever, and spends what it has', (level) => {
    const { leftLikely, passed, keptMedian, offersAGame } = played('classic', level, 'plain', 4, 2 * GAMES);
    expect(leftLikely).toBe(0);
    expect(passed).toBeLessThan(0.1);
    // A novice attacks hardly anybody, and has less to spend it on.
    expect(keptMedian).toBeLessThan(level === 'novice' ? 30 : 15);
    // Somebody at the table offers something now and then, and not in every turn.
    if (level !== 'novice') expect(offersAGame).toBeGreaterThan(0.5);
    expect(offersAGame).toBeLessThan(12);
  });

  test.each(STYLES.flatMap((style) => LEVELS.map((level) => [style, level] as const)))('so does who is %s, as a %s', (style, level) => {
    const { leftLikely, passed } = played('classic', level, style, 4, 1);
    expect(leftLikely).toBe(0);
    expect(passed).toBeLessThan(0.1);
  });

  test.each(['novice', 'regular', 'expert'] as const)('%s of INWO ends hardly a turn without an attack that is likely', (level) => {
    expect(played('inwo', level, 'plain', 3, GAMES).leftLikely).toBeLessThan(0.2);
  });

  test('a turn that is passed beside a likely attack is counted', () => {
    const scenario = (treasury: number) =>
      loadScenario(classic, {
        name: 'a table',
        ruleset: 'classic',
        players: [
          { id: 'ann', illuminati: 'bavarian-illuminati', treasury, turns: 4 },
          { id: 'bob', illuminati: 'network', treasury: 12, turns: 4 },
        ],
        uncontrolled: ['federal-reserve'],
        turn: { player: 'ann' },
      });
    const figures = [0, 20].map((treasury) => {
      const loaded = scenario(treasury);
      if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors));
      const state = loaded.state as State;
      const habits = classicHabits();
      habits.noteIntent(state, 'ann', { type: 'pass' });
      const { leftLikely, passed } = habits.figures;
      return { leftLikely, passed };
    });
    expect(figures).toEqual([
      { leftLikely: 0, passed: 1 },
      { leftLikely: 1, passed: 1 },
    ]);
  });
});
