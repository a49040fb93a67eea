import { loadScenario } from '@illuminice/rules';
import { classic, type Intent, type State, step, viewFor } from '@illuminice/rules/classic';
import { arena } from '../src/arena.js';
import { classicLab } from '../src/classic/classic-lab.js';
import { simulateGame } from '../src/simulate.js';

/** The table that a scenario describes. */
const table = (scenario: object): State => {
  const loaded = loadScenario(classic, { name: 'a table', ruleset: 'classic', ...scenario });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors));
  return loaded.state;
};

const does = (state: State, player: string): Intent | null => classicLab.policies.greedy(1)(viewFor(state, player));

/** Carries an intent out that must be legal. */
const go = (state: State, player: string, intent: Intent): void => {
  const result = step(state, player, intent);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
};

const ann = { id: 'ann', illuminati: 'bavarian-illuminati', treasury: 20, turns: 4 };
const bob = { id: 'bob', illuminati: 'network', treasury: 12, turns: 4 };
const cat = { id: 'cat', illuminati: 'gnomes-of-zurich', treasury: 30, turns: 4 };
const hangs = (group: string, onto: string, arrow: string, treasury = 0) => ({ group, onto, arrow, treasury });

/** Five cards with an open arrow: one more wins with six. */
const fiveCards = [
  hangs('mafia', 'bavarian-illuminati', 'top'),
  hangs('texas', 'mafia', 'top'),
  hangs('democrats', 'bavarian-illuminati', 'left'),
  hangs('republicans', 'bavarian-illuminati', 'right'),
];

describe('U02: a greedy computer player', () => {
  test('beats random play', () => {
    const { share } = arena(classicLab, { against: 'random', games: process.env.THOROUGH ? 40 : 20, seed: 1000 });
    expect(share).toBeGreaterThanOrEqual(0.95);
  });

  test('beats a beginner most of the time; beginners finish their games, and play alike from the same seed', () => {
    const { share, draws } = arena(classicLab, { against: 'easy', games: process.env.THOROUGH ? 30 : 10, seed: 2000 });
    expect(share).toBeGreaterThanOrEqual(0.7);
    expect(draws).toBeLessThan(process.env.THOROUGH ? 6 : 3);
    const kinds = ['easy', 'easy', 'easy'] as const;
    expect(simulateGame(classicLab, 3, 3, { kinds }).reason).not.toBe('unfinished');
    expect(simulateGame(classicLab, 5, 3, { kinds }).hash).toBe(simulateGame(classicLab, 5, 3, { kinds }).hash);
  });

  test.each(process.env.THOROUGH ? [2, 3, 4, 5, 6, 7, 8] : [2, 5])(
    'plays with %i of its kind to the end, in every long and short form of the game',
    (players) => {
      const kinds = Array<'greedy'>(players).fill('greedy');
      for (const options of [{}, { hiddenGoals: true }, { longGame: true }, { groupsToWin: 20, startWindow: false }]) {
        const game = simulateGame(classicLab, players, players, { kinds, options, leaving: 3 });
        expect({ ...game, unfinished: game.reason === 'unfinished' }).toMatchObject({ unfinished: false });
      }
    },
  );

  test('plays the same way from the same seed', () => {
    const kinds = ['greedy', 'greedy', 'greedy'] as const;
    expect(simulateGame(classicLab, 5, 3, { kinds }).hash).toBe(simulateGame(classicLab, 5, 3, { kinds }).hash);
  });

  test('returns null when not asked, and as a spectator', () => {
    const state = table({ players: [ann, bob], uncontrolled: ['yuppies'], turn: { player: 'ann' } });
    expect(does(state, 'bob')).toBeNull();
    expect(classicLab.policies.greedy(1)(viewFor(state, null))).toBeNull();
  });

  test('attacks a Group in reach, with enough money for the best odds', () => {
    const state = table({ players: [ann, bob], uncontrolled: ['yuppies', 'federal-reserve'], turn: { player: 'ann' } });
    expect(does(state, 'ann')).toMatchObject({ type: 'attack', kind: 'control', attacker: 'bavarian-illuminati' });
    go(state, 'ann', does(state, 'ann') as Intent);
    expect(state.board.attack?.needs).toBe(10);
  });

  test('pays for its last Group with all it has, from the Group first', () => {
    const state = table({
      players: [
        { ...ann, structure: [hangs('mafia', 'bavarian-illuminati', 'top')] },
        { ...bob, structure: [hangs('yuppies', 'network', 'top', 3)] },
      ],
      turn: { player: 'ann' },
    });
    go(state, 'ann', { type: 'attack', kind: 'neutralize', attacker: 'bavarian-illuminati', target: 'yuppies', aids: [] });
    expect(does(state, 'bob')).toMatchObject({ type: 'spend', from: 'yuppies' });
  });

  const nearlyWon = {
    players: [
      { ...ann, structure: [hangs('mafia', 'bavarian-illuminati', 'top'), hangs('texas', 'mafia', 'top')] },
      { ...bob, structure: [hangs('yuppies', 'network', 'top')], specials: ['murphys-law'] },
      { ...cat, structure: [hangs('hollywood', 'gnomes-of-zurich', 'top')] },
    ],
    uncontrolled: ['california'],
    turn: { player: 'ann' },
    options: { groupsToWin: 6 },
  };
  /** Ann is one card from winning; what else is different for the others. */
  const lastAttack = (others: object) => ({
    ...nearlyWon,
    players: nearlyWon.players.map((player) => (player.id === 'ann' ? { ...player, structure: fiveCards } : { ...player, ...others })),
  });

  test('interferes against a winning attack only', () => {
    const winning = table(lastAttack({}));
    const early = table(nearlyWon);
    for (const state of [winning, early])
      go(state, 'ann', { type: 'attack', kind: 'control', attacker: 'mafia', target: 'california', aids: [] });
    expect(does(winning, 'cat')).toMatchObject({ type: 'interfere', side: 'against' });
    expect(does(early, 'cat')).not.toMatchObject({ type: 'interfere' });
  });

  test('C-908: spoils the dice that would win the game for another', () => {
    const state = table({ ...lastAttack({ treasury: 0 }), dice: [[1, 1]] });
    go(state, 'ann', { type: 'attack', kind: 'control', attacker: 'mafia', target: 'california', aids: [] });
    go(state, 'bob', { type: 'done' });
    go(state, 'ann', { type: 'roll' });
    expect(does(state, 'bob')).toEqual({ type: 'playSpecial', card: 'murphys-law' });
  });

  test('C-1001: the Gnomes bring their money home', () => {
    const state = table({
      players: [{ ...cat, structure: [hangs('hollywood', 'gnomes-of-zurich', 'top', 9)] }, bob],
      turn: { player: 'cat', phase: 'powers' },
    });
    expect(does(state, 'cat')).toEqual({
      type: 'usePower',
      card: 'gnomes-of-zurich',
      moves: [{ from: 'hollywood', to: 'gnomes-of-zurich', amount: 9 }],
    });
  });

  test('U57: accepts a gift, and gives nothing away for nothing', () => {
    const state = table({
      players: [ann, { ...bob, structure: [hangs('yuppies', 'network', 'top'), hangs('mafia', 'network', 'left')] }],
      turn: { player: 'ann' },
    });
    go(state, 'ann', { type: 'offer', to: 'bob', give: { money: 4 } });
    expect(does(state, 'bob')).toMatchObject({ type: 'answer', accept: true });
    go(state, 'bob', does(state, 'bob') as Intent);
    go(state, 'ann', { type: 'offer', to: 'bob', give: { money: 1 }, ask: { money: 9 }, secret: true });
    expect(does(state, 'bob')).toMatchObject({ type: 'answer', accept: false });
  });
});
