import fc from 'fast-check';
import { loadScenario } from '../../src/index.js';
import { brokenInvariants, createGame, decision, inwo, step, suggestPlaces } from '../../src/inwo/index.js';
import { Chance, pick } from './random.js';

/** Plays a game by chance; throws at the first thing that is not as it must be. */
const play = (seed: number, players: number, most: number) => {
  const chance = new Chance(seed);
  const names = ['ann', 'bob', 'cid', 'dan', 'eve', 'fay'].slice(0, players);
  const { state } = createGame({ players: names, seed: `random ${seed}`, options: { groupsToWin: 6 } });
  let steps = 0;
  for (; steps < most && state.board.phase !== 'over'; steps++) {
    const picked = pick(state, chance) ?? fallBack(state);
    if (!picked) throw new Error(`seed ${seed}, step ${steps}: nobody can do anything: ${JSON.stringify(decision(state.board))}`);
    const { by, intent } = picked;
    const offer = inwo.offers(inwo.viewFor(state, by)).find(({ type }) => type === intent.type);
    if (!offer || !inwo.admits(offer, intent)) throw new Error(`seed ${seed}, step ${steps}: ${JSON.stringify(intent)} is not offered`);
    const result = step(state, by, inwo.intentShape.parse(intent));
    if (!result.ok) throw new Error(`seed ${seed}, step ${steps}: ${JSON.stringify(intent)} checked, but refused: ${result.refusal.code}`);
    const broken = brokenInvariants(state);
    if (broken.length > 0) throw new Error(`seed ${seed}, step ${steps}, ${JSON.stringify(intent)}: ${broken.join('; ')}`);
  }
  return { state, steps };
};

const fallBack = (state: Parameters<typeof pick>[0]) => {
  for (const by of decision(state.board).who) {
    const intent = inwo.leastIntent(inwo.viewFor(state, by));
    if (intent && inwo.check(inwo.viewFor(state, by), intent) === null) return { by, intent };
  }
  return null;
};

test('random play: no hang, no broken invariant, what is checked is carried out (N-1001)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 2, max: 6 }), (seed, players) => {
      play(seed, players, 600);
    }),
    { numRuns: process.env.THOROUGH ? 12 : 4 },
  );
});

test.each(
  process.env.THOROUGH
    ? [
        [2, 20_000],
        [4, 6000],
      ]
    : [[2, 20_000]],
)('a game of %i players by chance comes to its end', (players, most) => {
  expect(play(players + 10, players, most).state.board.outcome).not.toBeNull();
});

test('the same seed and the same intents give the same game', () => {
  const one = play(7, 3, 300);
  const other = play(7, 3, 300);
  expect(other).toEqual(one);
});

test('N-308, N-1102 a branch finds no place below itself, and none for a card that has left the table', () => {
  const loaded = loadScenario(inwo, {
    name: 'a branch',
    ruleset: 'inwo',
    players: [
      {
        id: 'ann',
        illuminati: 'ufos',
        structure: [
          { group: 'the-mafia', onto: 'ufos', arrow: 'top' },
          { group: 'nasa', onto: 'the-mafia', arrow: 'top' },
        ],
      },
      { id: 'bob', illuminati: 'the-network' },
    ],
    turn: { player: 'ann', phase: 'main' },
    steps: [],
  });
  if (!loaded.ok) throw new Error('no such table');
  const { cards } = loaded.state.board;
  const idOf = (name: string) => Object.values(cards).find(({ card }) => card === name)?.id ?? '';
  expect(suggestPlaces(loaded.state.board, idOf('the-mafia'), 'ann', idOf('nasa'))).toEqual([]);
  expect(suggestPlaces(loaded.state.board, idOf('nasa'), 'ann', idOf('ufos')).length).toBeGreaterThan(0);
  expect(suggestPlaces(loaded.state.board, 'gone', 'ann', idOf('ufos'))).toEqual([]);
});
