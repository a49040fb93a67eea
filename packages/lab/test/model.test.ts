import { classicLab } from '../src/classic/classic-lab.js';
import { classicCoverage } from '../src/classic/coverage.js';
import { kindsOf, simulateGame } from '../src/simulate.js';

const GAMES = process.env.THOROUGH ? 200 : 60;
/** The last one has a rare refusal (C-912). */
const SEEDS = [...Array.from({ length: GAMES }, (_, before) => before + 1), 110];

describe('many games with all cards, all options and fuzzed intents in between', () => {
  test('U101: all end, invariants hold, every Special and every refusal comes up', () => {
    const coverage = classicCoverage();
    const endings = new Map<string, number>();
    let refused = 0;
    for (const seed of SEEDS) {
      const table = classicLab.variedTable(seed);
      // Long games are few, or they would be all that there is time for.
      const options = seed % 10 === 0 ? table.options : { ...table.options, groupsToWin: 6, longGame: false };
      const game = simulateGame(classicLab, seed, table.players, {
        options,
        leaving: table.leaving,
        kinds: kindsOf(seed % 5 === 0 ? 'random' : 'mixed', table.players, seed),
        fuzz: true,
        onStep: (state, events, by, intent) => coverage.noteStep(state, events, by, intent),
        onRefusal: (refusal) => coverage.noteRefusal(refusal),
      });
      refused += game.refused ?? 0;
      endings.set(game.reason, (endings.get(game.reason) ?? 0) + 1);
    }
    expect(endings.has('unfinished')).toBe(false);
    expect([...endings.keys()]).toEqual(expect.arrayContaining(['goal', 'last']));
    expect(refused).toBeGreaterThan(GAMES * 20);

    expect([...coverage.counts.specials.times].filter(([, times]) => times === 0)).toEqual([]);
    const codes = new Map<string, number>();
    for (const [key, times] of coverage.counts.refusals.times) {
      const [code = ''] = key.split(' ');
      codes.set(code, (codes.get(code) ?? 0) + times);
    }
    expect([...codes].filter(([, times]) => times === 0)).toEqual([]);
  });
});
