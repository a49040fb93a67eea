import { loadScenario } from '@illuminice/rules';
import { check, classic, decision, type Intent, type State, step, viewFor } from '@illuminice/rules/classic';
import { acquaintance, trustIn } from '../src/classic/minds/memory.js';
import { classicMind } from '../src/classic/minds/mind.js';
import { LEVELS, type Level, levelOf, type Style } from '../src/minds.js';

/** The table that a scenario describes. */
const table = (scenario: object): State => {
  const loaded = loadScenario(classic, { name: 'a table', ruleset: 'classic', ...scenario });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors));
  return loaded.state;
};

/** Carries an intent out that must be legal. */
const go = (state: State, player: string, intent: Intent): void => {
  const result = step(state, player, intent);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
};

/** A player that remembers, as a server plays it. */
const seated = (player: string, level: Level = 'expert', style: Style = 'plain') => {
  const mind = classicMind(level, style);
  let memory = mind.blank;
  return {
    memory: () => memory,
    see: (state: State) => {
      memory = mind.observe(viewFor(state, player), memory);
    },
    decides: (state: State): Intent | null => {
      const thought = mind.decide(viewFor(state, player), memory, 1);
      memory = thought.memory;
      return thought.intent;
    },
    answers: (state: State): Intent | null => {
      const thought = mind.answer(viewFor(state, player), memory, 1);
      memory = thought.memory;
      return thought.intent;
    },
  };
};

const hangs = (group: string, onto: string, arrow: string, treasury = 0) => ({ group, onto, arrow, treasury });
const ann = {
  id: 'ann',
  illuminati: 'bavarian-illuminati',
  treasury: 10,
  turns: 4,
  structure: [
    hangs('mafia', 'bavarian-illuminati', 'top'),
    hangs('moonies', 'mafia', 'top'),
    hangs('boy-sprouts', 'bavarian-illuminati', 'left'),
    hangs('goldfish-fanciers', 'bavarian-illuminati', 'right'),
  ],
};
const bob = { id: 'bob', illuminati: 'network', treasury: 12, turns: 4, structure: [hangs('yuppies', 'network', 'top')] };
const cat = {
  id: 'cat',
  illuminati: 'gnomes-of-zurich',
  treasury: 30,
  turns: 4,
  structure: [hangs('hollywood', 'gnomes-of-zurich', 'top')],
};
/** Ann attacks California; with `groupsToWin: 6` it would win the game for her. */
const attacked = (options: object = {}): State => {
  const state = table({
    players: [ann, bob, cat],
    uncontrolled: ['california'],
    turn: { player: 'ann' },
    options: { groupsToWin: 12, ...options },
  });
  go(state, 'ann', { type: 'attack', kind: 'control', attacker: 'mafia', target: 'california', aids: [] });
  return state;
};
const bribe = (state: State, money: number): void =>
  go(state, 'ann', { type: 'offer', to: 'cat', give: { money }, ask: { promise: 'stay out' } });

describe('U02: minds of computer players', () => {
  test('bribed players stay out; others interfere in a decisive attack', () => {
    const free = attacked({ groupsToWin: 6 });
    expect(seated('cat').decides(free)).toMatchObject({ type: 'interfere', side: 'against' });

    const state = attacked();
    const player = seated('cat');
    bribe(state, 6);
    const answer = player.answers(state);
    expect(answer).toMatchObject({ type: 'answer', accept: true });
    go(state, 'cat', answer as Intent);
    expect(player.memory().pledges).toEqual([{ by: 'cat', to: 'ann', attack: state.board.attack?.id, until: 1 }]);
    // The same attack would now be worth spoiling: a promise is a promise.
    const graver: State = { ...state, board: { ...state.board, options: { ...state.board.options, groupsToWin: 6 } } };
    expect(seated('cat').decides(graver)).toMatchObject({ type: 'interfere', side: 'against' });
    expect(player.decides(graver)).toMatchObject({ type: 'done' });
  });

  test('a disloyal style breaks its promise only in a decisive attack', () => {
    const state = attacked();
    const player = seated('cat', 'expert', 'aggressive');
    bribe(state, 9);
    go(state, 'cat', player.answers(state) as Intent);
    const graver: State = { ...state, board: { ...state.board, options: { ...state.board.options, groupsToWin: 6 } } };
    expect(player.decides(graver)).toMatchObject({ type: 'interfere', side: 'against' });
    expect(player.decides(state)).toMatchObject({ type: 'done' });
  });

  test('1 MB buys no peace: a decisive attack is refused, another gets a counter-offer', () => {
    const state = attacked({ groupsToWin: 6 });
    bribe(state, 1);
    expect(seated('cat').answers(state)).toMatchObject({ type: 'answer', accept: false });

    const early = table({ players: [ann, bob, cat], uncontrolled: ['california'], turn: { player: 'ann' }, options: { groupsToWin: 12 } });
    bribe(early, 1);
    const player = seated('cat');
    const counter = player.answers(early);
    expect(counter).toMatchObject({ type: 'offer', to: 'ann', counters: 'offer-1', give: { promise: 'stay out' } });
    expect(counter?.type === 'offer' && (counter.ask?.money ?? 0)).toBeGreaterThan(1);
    go(early, 'cat', counter as Intent);
    // It haggles once.
    expect(player.answers(early)).toMatchObject({ type: 'answer', offer: 'offer-1', accept: false });
  });

  test('remembers broken promises with less trust and a grudge', () => {
    const state = attacked();
    const player = seated('ann');
    go(state, 'ann', { type: 'offer', to: 'cat', give: { money: 4 }, ask: { promise: '@out' } });
    player.see(state);
    go(state, 'cat', { type: 'answer', offer: 'offer-1', accept: true });
    player.see(state);
    expect(player.memory().pledges).toMatchObject([{ by: 'cat', to: 'ann' }]);
    const before = trustIn(player.memory(), 'cat');
    go(state, 'cat', { type: 'interfere', side: 'against', amount: 2 });
    player.see(state);
    expect(acquaintance(player.memory(), 'cat')).toMatchObject({ broken: 1, kept: 0 });
    expect(acquaintance(player.memory(), 'cat').grudge).toBeGreaterThan(1);
    expect(trustIn(player.memory(), 'cat')).toBeLessThan(before);
  });

  test('a branch that goes back and forth is worth less', () => {
    const taken = { by: 'ann', kind: 'control', attacker: 'mafia', target: 'hollywood', defender: 'cat', result: 'success' };
    const state = attacked();
    const player = seated('ann');
    player.see({ ...state, board: { ...state.board, attack: { ...state.board.attack, ...taken } } } as State);
    expect(player.memory().taken).toEqual(['hollywood cat']);
    // A second look at the same attack adds nothing.
    player.see({ ...state, board: { ...state.board, attack: { ...state.board.attack, ...taken } } } as State);
    expect(player.memory().taken).toEqual(['hollywood cat']);

    const turn = table({ players: [{ ...ann, treasury: 25 }, { ...bob, treasury: 0 }, cat], turn: { player: 'ann' } });
    const target = { type: 'attack', target: 'hollywood' };
    expect(seated('ann', 'expert').decides(turn)).toMatchObject(target);
    expect(player.decides(turn)).not.toMatchObject(target);
  });

  test('pays for its defence, then passes', () => {
    const state = table({
      players: [
        { ...ann, treasury: 20 },
        { ...bob, structure: [hangs('hollywood', 'network', 'top', 0), hangs('yuppies', 'network', 'left')] },
        { ...cat, structure: [hangs('tabloids', 'gnomes-of-zurich', 'top')] },
      ],
      turn: { player: 'ann' },
    });
    go(state, 'ann', {
      type: 'attack',
      kind: 'control',
      attacker: 'mafia',
      target: 'hollywood',
      aids: [],
      spend: [{ from: 'bavarian-illuminati', amount: 11 }],
    });
    const player = seated('bob');
    const sent: Intent[] = [];
    for (let i = 0; i < 6 && decision(state.board).who.includes('bob'); i++) {
      const intent = player.decides(state) as Intent;
      sent.push(intent);
      go(state, 'bob', intent);
      if (intent.type === 'done') break;
    }
    expect(sent.map(({ type }) => type)).toEqual(['spend', 'done']);
  });

  test('a mastermind offers money for peace before an attack; a regular does not deal', () => {
    const state = table({
      players: [{ ...ann, treasury: 8, structure: [] }, bob, cat],
      uncontrolled: ['fraternal-orders'],
      turn: { player: 'ann' },
    });
    expect(seated('ann', 'mastermind').decides(state)).toMatchObject({ type: 'offer', ask: { promise: '@out' } });
    expect(seated('ann', 'regular').decides(state)).toMatchObject({ type: 'attack' });
  });

  test("a novice does not attack rivals' Groups; a regular does", () => {
    const scenario = {
      players: [
        { ...ann, treasury: 25 },
        { ...bob, treasury: 0, structure: [hangs('hollywood', 'network', 'top'), hangs('yuppies', 'network', 'left')] },
        { ...cat, structure: [hangs('tabloids', 'gnomes-of-zurich', 'top')] },
      ],
      turn: { player: 'ann' },
      options: { groupsToWin: 6 },
    };
    expect(seated('ann', 'novice').decides(table(scenario))?.type).not.toBe('attack');
    expect(seated('ann', 'regular').decides(table(scenario))).toMatchObject({ type: 'attack' });
  });

  test('stored levels easy and usual are novice and expert', () => {
    expect([levelOf('easy'), levelOf('usual'), ...LEVELS.map(levelOf)]).toEqual(['novice', 'expert', ...LEVELS]);
  });

  test('advice comes with its reasons, and is legal', () => {
    const state = table({ players: [ann, bob, cat], uncontrolled: ['california'], turn: { player: 'ann' }, options: { groupsToWin: 6 } });
    const view = viewFor(state, 'ann');
    const advice = classicMind('mastermind', 'plain').advise(view);
    expect(advice && check(view, advice.intent)).toBeNull();
    expect(advice?.reasons[0]).toEqual({ kind: 'wins', goal: 'basic' });
    expect(advice?.reasons.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['odds', 'goal', 'privilege']));
    expect(classicMind('mastermind', 'plain').advise(viewFor(state, 'bob'))).toBeNull();
  });
});
