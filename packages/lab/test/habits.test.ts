import { LEVELS, type Level, policyOf, STYLES, type Style } from '@illuminice/bots';
import { classicMind } from '@illuminice/bots/classic';
import { loadScenario } from '@illuminice/rules';
import { classic, type State } from '@illuminice/rules/classic';
import { classicHabits } from '../src/classic/habits.js';
import { labOf } from '../src/games.js';
import type { Habits } from '../src/habits.js';
import { simulateGame } from '../src/simulate.js';

const GAMES = process.env.THOROUGH ? 40 : 3;

/** Plays games of one level and style, and counts what they do with their turns. */
const played = (ruleset: string, level: Level, style: Style, players: number, games: number): Habits['figures'] => {
  const lab = labOf(ruleset);
  const habits = lab.habits();
  for (let seed = 1; seed <= games; seed += 1) {
    simulateGame(lab, seed, players, {
      policies: Array.from({ length: players }, (_, seat) => policyOf(lab.mind(level, style))(seed * 8 + seat)),
      checked: false,
      onIntent: (state, by, intent) => habits.noteIntent(state, by, intent),
      onStep: (state) => habits.noteStep(state),
    });
  }
  return habits.figures;
};

/** The table that a scenario describes. */
const table = (scenario: object): State => {
  const loaded = loadScenario(classic, { name: 'a table', ruleset: 'classic', ...scenario });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors));
  return loaded.state;
};

describe('U02: computer players act', () => {
  test.each(LEVELS)('%s leaves no likely attack that its own money pays for, passes hardly ever, and spends what it has', (level) => {
    const { leftLikely, passed, keptMedian, offersAGame } = played('classic', level, 'plain', 4, 2 * GAMES);
    // A mastermind may let one be while a rival's treasury is full.
    expect(leftLikely).toBeLessThanOrEqual(level === 'mastermind' ? 0.02 : 0);
    expect(passed).toBeLessThan(0.1);
    expect(keptMedian).toBeLessThan(15);
    // Somebody at the table offers something now and then, and not in every turn.
    expect(offersAGame).toBeGreaterThan(0.5);
    expect(offersAGame).toBeLessThan(12);
  });

  test.each(STYLES.flatMap((style) => LEVELS.map((level) => [style, level] as const)))('so does who is %s, as a %s', (style, level) => {
    const { leftLikely, passed } = played('classic', level, style, 4, 1);
    expect(leftLikely).toBe(0);
    expect(passed).toBeLessThan(0.1);
  });

  test.each(['novice', 'regular', 'expert'] as const)('%s of INWO ends hardly a turn without an attack that is likely', (level) => {
    // A novice does not think of Groups that others hold; those count here.
    expect(played('inwo', level, 'plain', 3, 2 * GAMES).leftLikely).toBeLessThan(level === 'novice' ? 0.2 : 0.1);
  });

  const structure = [
    { group: 'boy-sprouts', onto: 'bavarian-illuminati', arrow: 'top' },
    { group: 'goldfish-fanciers', onto: 'bavarian-illuminati', arrow: 'left' },
    { group: 'moonies', onto: 'bavarian-illuminati', arrow: 'right' },
  ];
  /** Ann's seat beside a Group that she can take with her money, and Bob's with so much money. */
  const beside = (treasury: number): State =>
    table({
      players: [
        { id: 'ann', illuminati: 'bavarian-illuminati', treasury: 20, turns: 4, structure },
        { id: 'bob', illuminati: 'network', treasury, turns: 4 },
      ],
      uncontrolled: ['kgb'],
      turn: { player: 'ann' },
    });

  const moves = (level: Level, state: State) => policyOf(classicMind(level, 'plain'))(1)(classic.viewFor(state, 'ann'));

  test('a mastermind saves money only against a rich rival', () => {
    expect([5, 60].map((treasury) => moves('mastermind', beside(treasury))?.type)).toEqual(['attack', 'pass']);
  });

  test('a novice spends all surplus money on an attack, even uselessly', () => {
    const spent = (['novice', 'mastermind'] as const).map((level) => {
      const intent = moves(level, beside(5));
      return intent?.type === 'attack' ? (intent.spend ?? []).reduce((sum, { amount }) => sum + amount, 0) : null;
    });
    expect(spent).toEqual([12, 6]);
  });

  test('passing despite a likely attack is counted', () => {
    const scenario = (treasury: number) =>
      table({
        players: [
          { id: 'ann', illuminati: 'bavarian-illuminati', treasury, turns: 4 },
          { id: 'bob', illuminati: 'network', treasury: 12, turns: 4 },
        ],
        uncontrolled: ['federal-reserve'],
        turn: { player: 'ann' },
      });
    const figures = [0, 20].map((treasury) => {
      const state = scenario(treasury);
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
