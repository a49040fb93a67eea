import { loadScenario } from '../../src/index.js';
import {
  asksAgain,
  check,
  createGame,
  decision,
  type Intent,
  idlePass,
  inwo,
  type State,
  step,
  usefulAnswers,
  viewFor,
} from '../../src/inwo/index.js';
import { Chance, pick } from './random.js';

/* N-1002: whom a window asks is public; whether the question is of use to them, their own view says. */

interface Player {
  readonly [field: string]: unknown;
}

/** Ann can play a Plot in her attack. */
const PLAYS = {
  structure: [
    { group: 'the-mafia', onto: 'ufos', arrow: 'top' },
    { group: 'c-i-a', onto: 'ufos', arrow: 'right' },
  ],
  plots: ['savings-and-loan-scam'],
};

/** Ann attacks the Hackers of `defender`; Bob holds what is given. */
const attacked = (bob: Player, { defender = 'cat', ann = {} as Player, groupsToWin = 10 } = {}): State => {
  const hackers = { group: 'hackers', onto: 'the-network', arrow: 'top' };
  const others = defender === 'bob' ? ['bob', 'cat'] : ['cat', 'bob'];
  const loaded = loadScenario(inwo, {
    name: 'N-1002',
    ruleset: 'inwo',
    options: { groupsToWin },
    players: [
      { id: 'ann', illuminati: 'ufos', structure: [{ group: 'the-mafia', onto: 'ufos', arrow: 'top' }], turns: 2, ...ann },
      { id: others[0], illuminati: 'the-network', structure: [hackers], turns: 2, ...(others[0] === 'bob' ? bob : { tokens: 0 }) },
      {
        id: others[1],
        illuminati: 'gnomes-of-zurich',
        structure: [{ group: 'nasa', onto: 'gnomes-of-zurich', arrow: 'top' }],
        turns: 2,
        ...(others[1] === 'bob' ? bob : { tokens: 0 }),
      },
    ],
    turn: { player: 'ann', phase: 'main' },
    steps: [],
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors));
  const { state } = loaded;
  play(state, 'ann', { type: 'attack', kind: 'control', attacker: 'the-mafia', target: 'hackers' });
  return state;
};

/** The attack of a table, at this number. */
const at = (state: State, needs: number, odds: number): State => {
  if (state.board.attack) Object.assign(state.board.attack, { needs, odds });
  return state;
};

const play = (state: State, by: string, named: object): void => {
  const result = step(state, by, inwo.scenario.translate?.(state, by, named as Intent) ?? (named as Intent));
  if (!result.ok) throw new Error(`${JSON.stringify(named)}: ${JSON.stringify(result.refusal)}`);
};

/** What is of use to Bob now, by name of the card; null: he is not awaited. */
const useful = (state: State): readonly string[] | null => {
  const view = viewFor(state, 'bob');
  if (!decision(view.board).who.includes('bob')) return null;
  const kept = [...(view.mine?.plots ?? []), ...(view.mine?.groups ?? []), ...Object.values(view.board.cards)];
  const names = usefulAnswers(view).map((id) => kept.find((card) => card.id === id)?.card ?? id);
  expect(idlePass(view) === null).toBe(names.length > 0);
  return names;
};

describe('N-1002: a question is of use to a player', () => {
  test('whose card is attacked and who can defend it', () => {
    expect(useful(at(attacked({}, { defender: 'bob' }), 8, 26))).toEqual(expect.arrayContaining(['the-network']));
  });

  test('not where two others fight, though a card of theirs could join', () => {
    expect(useful(attacked({}))).toEqual([]);
  });

  test('where the attacker comes close to the goal, and a card of theirs could join', () => {
    expect(useful(at(attacked({}, { groupsToWin: 4 }), 8, 26))).toEqual(expect.arrayContaining(['gnomes-of-zurich']));
  });

  test('who could cancel the Plot that is played; not for a card that can be played at any time', () => {
    const bob = { plots: ['hoax', 'gun-control'], plotDeck: ['exposed', 'exposed'] };
    const state = attacked({ ...bob, structure: [{ group: 'pentagon', onto: 'gnomes-of-zurich', arrow: 'top' }] }, { ann: PLAYS });
    expect(useful(state)).toEqual([]);
    play(state, 'ann', { type: 'playPlot', card: 'savings-and-loan-scam', pay: ['c-i-a'] });
    expect(useful(state)).toEqual(['hoax']);
  });
});

test('an idle pass is legal, and given only to players who are awaited', () => {
  let passes = 0;
  for (let seed = 1; seed <= 4; seed++) {
    const { state } = createGame({ players: ['ann', 'bob', 'cat'], seed: `idle ${seed}` });
    const chance = new Chance(seed);
    for (let turn = 0; turn < 150; turn++) {
      const { who } = decision(state.board);
      for (const { player } of state.board.seats) {
        const view = viewFor(state, player);
        const pass = idlePass(view);
        if (!pass) continue;
        passes += 1;
        expect(who).toContain(player);
        expect(check(view, pass)).toBeNull();
      }
      const picked = pick(state, chance);
      if (!picked || !step(state, picked.by, picked.intent).ok) break;
    }
  }
  expect(passes).toBeGreaterThan(20);
});

describe('N-1003: a contest that asks once more', () => {
  const again = (before: State, after: State) => asksAgain(viewFor(before, 'bob'), viewFor(after, 'bob'));
  const opened = () => attacked({ tokens: 1 }, { defender: 'bob', ann: PLAYS });

  test('is not the same question while nothing was added', () => {
    const state = opened();
    expect(again(state, state)).toBe(false);
  });

  test('asks nothing new where the number is no worse for the viewer, and something where it is', () => {
    const state = opened();
    const before = structuredClone(state);
    play(state, 'ann', { type: 'join', card: 'c-i-a', side: 'for' });
    expect(state.board.attack?.needs).toBeGreaterThan(before.board.attack?.needs ?? 0);
    expect(again(before, state)).toBe(false);
    // The other way round the number has fallen.
    expect(again(state, before)).toBe(true);
  });

  test('asks anew whoever could not answer then as they can now', () => {
    const state = opened();
    const before = structuredClone(state);
    for (const card of Object.values(before.board.cards)) if (card.owner === 'bob') card.tokens = 0;
    play(state, 'ann', { type: 'join', card: 'c-i-a', side: 'for' });
    expect(usefulAnswers(viewFor(before, 'bob'))).toEqual([]);
    expect(again(before, state)).toBe(false);
  });
});

describe('N-1002: joining is of use only where it changes which rolls win', () => {
  test.each([
    ['10 or less', 10, 33, true],
    ['10 or less, far above', 60, 33, false],
    ['no roll', 1, 0, false],
  ] as const)('%s', (_, needs, odds, isUseful) => {
    expect((useful(at(attacked({}, { defender: 'bob' }), needs, odds)) ?? []).includes('the-network')).toBe(isUseful);
  });
});
