import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foreignArena } from '../../src/arena.js';
import { classicLab } from '../../src/classic/classic-lab.js';
import type { GameLab } from '../../src/game-lab.js';
import { labOf } from '../../src/games.js';
import { type ForeignLimits, foreignPolicy } from '../../src/league/foreign.js';
import { simulateGame } from '../../src/simulate.js';

// Starting a thread takes its time on a busy machine; what is tested is that it ends.
const LIMITS: ForeignLimits = { startMs: 30_000, decisionMs: 1500, heapMb: 32 };

/** Plays a game of this policy against an easy player. */
const play = (source: string, limits = LIMITS, lab: GameLab = labOf('classic')) => {
  const faults: string[] = [];
  let attacks = 0;
  const foreign = foreignPolicy(lab, { source, seed: 1, limits }, (fault) => faults.push(fault));
  try {
    const game = simulateGame(lab, 2, 2, {
      policies: [foreign.policy, lab.policies.easy(1)],
      checked: false,
      onStep: (_, __, by, { type }) => {
        if (by === 'ann' && type === 'attack') attacks += 1;
      },
    });
    return { ...game, faults, attacks };
  } finally {
    foreign.end();
  }
};

test('U115: the arena counts wins and faults of a policy, and continues', () => {
  const bad = "policy = () => () => { throw new Error('oops'); };";
  expect(foreignArena(classicLab, bad, { against: 'easy', games: 2, seed: 1 }, LIMITS)).toMatchObject({
    games: 2,
    wins: 0,
    losses: 2,
    faults: { 'it threw: oops': 2 },
  });
  const passive = 'policy = () => () => null;';
  const { games, wins, losses, draws, faults } = foreignArena(classicLab, passive, { against: 'random', games: 2, seed: 1 }, LIMITS);
  expect([games, wins + losses + draws, faults]).toEqual([2, 2, {}]);
});

/** What docs/policies.md shows. */
const shown = readFileSync(join(__dirname, '../../../../docs/policies.md'), 'utf8').match(/(?<=```js\n)[^`]*/g) ?? [];
describe.each(['classic', 'inwo'])('U115: the examples of the page play a whole game of %s by the rules', (id) => {
  test.each(shown.map((source) => [source.split('\n')[0], source]))('%s', (_, source) => {
    expect(shown).toHaveLength(2);
    const { reason, faults, attacks } = play(source as string, LIMITS, labOf(id));
    expect([faults, attacks > 0]).toEqual([[], source === shown[0]]);
    // Who does nothing but what is asked keeps a game of INWO going for ever.
    if (id === 'classic' || attacks > 0) expect(reason).not.toBe('unfinished');
  });

  test('gets plain offers with candidates or a refusal', () => {
    const told =
      "if (!offers.every((o) => Object.keys(o).sort().join() === (o.refusal ? 'refusal,type' : 'can,type'))) throw new Error('odd');";
    expect(play(answering(`${told} return null;`), LIMITS, labOf(id)).faults).toEqual([]);
  });
});

const answering = (body: string) => `policy = () => (view, offers) => { ${body} };`;

describe('U115: foreign policies', () => {
  test('makes the first legal intent of a list, else the least commitment', () => {
    const nothing = "[{ type: 'roll', rev: 99 }, { type: 'constructor' }, 7]";
    expect(play(answering(`return ${nothing};`)).faults).toEqual([]);
    const { faults, attacks, hash } = play(shown[0] as string);
    expect([faults, attacks > 0]).toEqual([[], true]);
    expect(play((shown[0] as string).replace('return wishes', `return ${nothing}.concat(wishes)`)).hash).toBe(hash);
  });

  test.each([
    ['loops for ever', answering('for (;;);'), /no answer after 1500 ms/],
    ['throws', answering("throw new Error('oops');"), /it threw: oops/],
    ['throws what throws again', answering('throw { get message() { throw 1; } };'), /it threw/],
    ['eats memory', answering('const hog = []; for (;;) hog.push(new Array(100000).fill(hog.length));'), /no answer/],
    ['recurs without end', answering('const again = () => again() + 1; return again();'), /it threw/],
    ['answers with garbage', answering('return 7;'), /no intent/],
    ['answers with an intent that is not legal', answering("return { type: 'roll', rev: 99 };"), /roll was refused/],
    ['wishes for too much', answering("return Array(101).fill({ type: 'pass' });"), /101 intents/],
    ['answers with far too much', answering("return { type: 'x'.repeat(50000) };"), /characters/],
    ['answers with what turns into text by itself', answering("return { toJSON() { throw new Error('no'); } };"), /it threw: no/],
    ['asks for files', answering("return require('node:fs').readFileSync('/etc/passwd', 'utf8');"), /require is not defined/],
    ['asks for the process', answering('return process.env;'), /process is not defined/],
    ['asks for the network', answering("return fetch('http://127.0.0.1');"), /fetch is not defined/],
    ['makes code of text', answering("return this.constructor.constructor('return process')();"), /it threw/],
    ['climbs out by its function', answering("return (() => 0).constructor('return process')();"), /it threw: Code generation/],
    ['climbs out by what it is given', answering("return view.constructor.constructor('return process')();"), /it threw: Code generation/],
  ])('one that %s loses, and nothing hangs', (_, source, fault) => {
    const { winners, faults } = play(source);
    expect(faults).toEqual([expect.stringMatching(fault)]);
    expect(winners).toEqual(['bob']);
  });

  test.each([
    ['imports something', "import fs from 'node:fs';", /imports nothing/],
    ['imports something later', "policy = () => () => import('node:fs');", /imports nothing/],
    ['is no JavaScript', 'policy = (', /cannot be read/],
    ['sets no policy', 'const x = 1;', /not a function|no function/],
    ['does not come to an end', 'for (;;);', /not ready/],
    ['is far too long', `policy = null; // ${'x'.repeat(1_000_001)}`, /million/],
  ])('one that %s is refused before the game', (_, source, why) => {
    expect(() => play(source, { ...LIMITS, startMs: source.startsWith('for') ? 1500 : LIMITS.startMs })).toThrow(why);
  });
});
