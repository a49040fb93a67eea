import { classicLab } from '../src/classic/classic-lab.js';
import { inwoLab } from '../src/inwo/inwo-lab.js';
import { eloOf, gatesOf, leagueOf, makersOf, resultOf } from '../src/league/league.js';
import { blocksOf, type Pairing, pairingsOf, seatsOf, titleOf } from '../src/league/pairings.js';
import { type LeagueGame, playBlock } from '../src/league/play.js';
import { added, percentile, ratingIntervals, ratings, wilson } from '../src/league/statistics.js';

const near = (value: number | undefined, wanted: number, digits = 3): void => expect(value).toBeCloseTo(wanted, digits);

describe('statistics', () => {
  // Brown, Cai, DasGupta (2001) and R's binom.confint(method = "wilson").
  test.each([
    [0, 10, 0, 0.27753],
    [10, 10, 0.72247, 1],
    [5, 10, 0.23659, 0.76341],
    [8, 10, 0.49016, 0.94331],
    [260, 400, 0.60205, 0.69509],
  ])('Wilson: %i of %i', (cases, all, low, high) => {
    const [from, to] = wilson(cases, all);
    near(from, low, 4);
    near(to, high, 4);
  });

  test('Wilson: without a game nothing is known', () => expect(wilson(0, 0)).toEqual([0, 1]));

  test('percentiles are values of the list', () => {
    expect(percentile([4, 1, 3, 2], 0.5)).toBe(2);
    expect(percentile([4, 1, 3, 2], 1)).toBe(4);
    expect(percentile([], 0.5)).toBeNull();
  });

  test('Elo: three of four points are 190.8 more, whatever else was played', () => {
    const fit = ratings(
      [
        { first: 'a', second: 'b', points: 75_000, games: 100_000 },
        { first: 'b', second: 'c', points: 90_000, games: 100_000 },
      ],
      'c',
      1000,
    );
    near(fit.get('c'), 1000);
    near(fit.get('b'), 1000 + 400 * Math.log10(9), 1);
    near(fit.get('a'), 1000 + 400 * Math.log10(9) + 400 * Math.log10(3), 1);
  });

  test('Elo: circular results of three players are balanced', () => {
    // Strengths 4, 2, 1: each wins its share against each.
    const met = (first: string, second: string, share: number) => ({ first, second, points: share * 90_000, games: 90_000 });
    const fit = ratings([met('a', 'b', 4 / 6), met('b', 'c', 2 / 3), met('a', 'c', 4 / 5)], 'c', 0);
    near(fit.get('b'), 400 * Math.log10(2), 1);
    near(fit.get('a'), 400 * Math.log10(4), 1);
  });

  test('Elo: an undefeated player has a finite rating', () => {
    const fit = ratings([{ first: 'a', second: 'b', points: 100, games: 100 }], 'b', 0);
    near(fit.get('a'), 400 * Math.log10(100.25 / 0.25), 1);
    expect(() => ratings([], 'b', 0)).toThrow('b met nobody');
  });

  test('intervals contain the rating, and narrow with more games', () => {
    const blocks = (games: number) =>
      Array.from({ length: games }, (_, i) => [{ first: 'a', second: 'b', points: i % 4 === 0 ? 0 : 1, games: 1 }]);
    const width = (games: number) => {
      const [low, high] = ratingIntervals([blocks(games)], 'b', 0).get('a') ?? [0, 0];
      expect(low).toBeLessThan(190.8);
      expect(high).toBeGreaterThan(190.8);
      return high - low;
    };
    const few = width(100);
    // Four times as many games, half the width.
    expect(width(400) / few).toBeGreaterThan(0.35);
    expect(width(400) / few).toBeLessThan(0.65);
  });

  test('meetings of the same two are added up', () =>
    expect(
      added([
        { first: 'a', second: 'b', points: 1, games: 1 },
        { first: 'b', second: 'a', points: 1, games: 1 },
        { first: 'a', second: 'b', points: 0.5, games: 1 },
      ]),
    ).toEqual([
      { first: 'a', second: 'b', points: 1.5, games: 2 },
      { first: 'b', second: 'a', points: 1, games: 1 },
    ]));
});

describe('pairings', () => {
  test('each level meets the one below, the highest random play, each exploit its target', () => {
    expect(pairingsOf(['low', 'mid', 'top'], 'random', ['trick'], 'mid').map(titleOf)).toEqual([
      'mid:low',
      'mid:low×3',
      'top:mid',
      'top:mid×3',
      'top:random',
      'trick:mid',
      'trick:mid×3',
    ]);
    expect(leagueOf(classicLab).length).toBeGreaterThan(0);
    expect(leagueOf(inwoLab).length).toBeGreaterThan(0);
  });

  test('U02: everybody sits in every seat of a deal', () => {
    const pairing: Pairing = { hero: 'x', others: 'o', players: 4, about: 'step' };
    expect([0, 1, 2, 3].map((seat) => seatsOf(pairing, seat).join(''))).toEqual(['xooo', 'oxoo', 'ooxo', 'ooox']);
    expect(blocksOf(pairing, 8, 5).map(({ seed }) => seed)).toEqual([5, 6]);
  });
});

const game = (result: LeagueGame['result'], pingPong = 0, decisions: number[] = []): LeagueGame => ({
  ...{ seed: 1, seat: 0, reason: 'goal', turns: 10, intents: 100 },
  ...{ result, pingPong, decisions },
});
const many = (count: number, result: LeagueGame['result']): LeagueGame[] => Array.from({ length: count }, () => game(result));

describe('results and gates', () => {
  const duel: Pairing = { hero: 'b', others: 'a', players: 2, about: 'step' };

  test('a shared win is no win, and counts half in the rating', () => {
    const games = [...many(3, 'won'), game('lost', 4, [1000, 9000, 2000]), game('shared'), game('drawn')];
    expect(resultOf(duel, games)).toMatchObject({
      ...{ games: 6, won: 3, lost: 1, shared: 1, drawn: 1, share: 0.5, fair: 0.5, turns: 10, pingPong: 0.67 },
      decision: { count: 3, median: 2, worst: 9 },
    });
    const [first, second] = eloOf([{ pairing: duel, blocks: games.map((one) => [one]) }], 'a');
    expect(first).toMatchObject({ player: 'b', elo: Math.round(1000 + 400 * Math.log10(4.25 / 2.25)) });
    expect(second).toMatchObject({ player: 'a', elo: 1000, interval: [1000, 1000] });
  });

  test.each([
    ['a step that is won in 64 of 100 duels', { ...duel }, 64, false],
    ['a step that is won in 65 of 100 duels', { ...duel }, 65, true],
    ['a step that is won in 39 of 100 games of four', { ...duel, players: 4 }, 39, false],
    ['a step that is won in 40 of 100 games of four', { ...duel, players: 4 }, 40, true],
    ['98 of 100 against random play', { ...duel, about: 'random' as const }, 98, false],
    ['99 of 100 against random play', { ...duel, about: 'random' as const }, 99, true],
    ['an exploit with 59 of 100 duels, which chance may be', { ...duel, about: 'exploit' as const }, 59, true],
    ['an exploit with 61 of 100 duels', { ...duel, about: 'exploit' as const }, 61, false],
    ['an exploit with 40 of 100 games of four', { ...duel, players: 4, about: 'exploit' as const }, 40, false],
  ])('gate: %s', (_, pairing, won, ok) => {
    const gates = gatesOf([resultOf(pairing, [...many(won, 'won'), ...many(100 - won, 'lost')])]);
    expect(gates[0]?.ok).toBe(ok);
    expect(gates.slice(1).every((gate) => gate.ok)).toBe(true);
  });

  test('gates: Groups changing hands repeatedly, slow decisions', () => {
    const slow = resultOf(duel, [...many(99, 'won'), game('won', 300, [301_000])]);
    expect(
      gatesOf([slow])
        .filter(({ ok }) => !ok)
        .map(({ gate }) => gate),
    ).toEqual(['b:a without ping-pong', 'b:a decides in time']);
  });
});

test('a block is one deal from every seat; decisions are timed, and the same block gives the same games', () => {
  const pairing: Pairing = { hero: 'regular', others: 'novice', players: 2, about: 'step' };
  const play = () => playBlock(classicLab, makersOf(classicLab), { pairing, seed: 3 });
  const games = play();
  expect(games.map(({ seat }) => seat)).toEqual([0, 1]);
  for (const { decisions, turns } of games) {
    expect(turns).toBeGreaterThan(0);
    expect(decisions.length).toBeGreaterThan(turns / 2 - 1);
  }
  const bare = (list: readonly LeagueGame[]) => list.map(({ decisions, ...rest }) => ({ ...rest, decisions: decisions.length }));
  expect(bare(play())).toEqual(bare(games));
  expect(() => playBlock(classicLab, {}, { pairing, seed: 3 })).toThrow('there is no player regular');
});

test.each(Object.keys(classicLab.exploits).slice(0, process.env.THOROUGH ? undefined : 1))(
  'the exploit %s plays whole games by the rules',
  (name) => {
    const pairing: Pairing = { hero: name, others: 'greedy', players: 4, about: 'exploit' };
    for (const { reason } of playBlock(classicLab, makersOf(classicLab), { pairing, seed: 2 })) expect(reason).not.toBe('unfinished');
  },
);
