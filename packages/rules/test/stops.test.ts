import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as classic from '../src/classic/index.js';
import { loadScenario, type Stop } from '../src/index.js';
import * as inwo from '../src/inwo/index.js';

/* U31, U220: whom a question is of no use to, and whom a stop passes: nothing is asked of them. */

type Player = Readonly<Record<string, unknown>>;

describe('U31 C-422 in the classic game', () => {
  /** Ann attacks the Moonies, or Bob's Hackers; Bob and Cat look on. */
  const attacked = (bob: Player, { on = 'moonies', dice = [] as number[][], cat = {} as Player, spends = 0 } = {}): classic.State => {
    const loaded = loadScenario(classic.classic, {
      name: 'C-422',
      ruleset: 'classic',
      dice,
      players: [
        { id: 'ann', illuminati: 'bavarian-illuminati', treasury: 9 },
        { id: 'bob', illuminati: 'ufos', structure: [{ group: 'hackers', onto: 'ufos', arrow: 'right' }], treasury: 5, ...bob },
        { id: 'cat', illuminati: 'gnomes-of-zurich', treasury: 5, ...cat },
      ],
      uncontrolled: ['moonies'],
      turn: { player: 'ann', phase: 'actions' },
    });
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors));
    const spend = spends > 0 ? [{ from: 'bavarian-illuminati', amount: spends }] : [];
    classicPlay(loaded.state, 'ann', { type: 'attack', kind: 'control', attacker: 'bavarian-illuminati', target: on, aids: [], spend });
    return loaded.state;
  };
  const classicPlay = (state: classic.State, by: string, intent: classic.Intent) => {
    const result = classic.step(state, by, intent);
    if (!result.ok) throw new Error(`${JSON.stringify(intent)}: ${JSON.stringify(result.refusal)}`);
  };
  const seen = (state: classic.State, by = 'bob') => classic.viewFor(state, by);
  /** Those whom no pass answers. */
  const asked = (state: classic.State, stop: Stop) =>
    classic.decision(state.board).who.filter((player) => classic.stopPass(seen(state, player), stop) === null);

  test('a contest to which one can add nothing is passed quietly; with money to spend it is not', () => {
    const helpless = seen(attacked({ treasury: 0, specials: ['swiss-bank-account'] }));
    expect(classic.decision(helpless.board).who).toContain('bob');
    const isIdle = classic.idlePass(helpless) !== null;
    expect(isIdle).toBe(
      !classic.offers(helpless).some(({ type, can }) => can !== undefined && ['playSpecial', 'interfere'].includes(type)),
    );
    expect(classic.idlePass(seen(attacked({})))).toBeNull();
    expect(classic.idlePass(seen(attacked({ treasury: 0, specials: ['murphys-law'] })))).toEqual({ type: 'done', rev: 0 });
  });

  test('C-423 nobody passes on their own success, nor for a Special that changes nothing', () => {
    const rolled = (specials: string[], dice: number[]) => {
      const state = attacked({ specials }, { dice: [dice], on: 'hackers', spends: 9 });
      for (const player of ['bob', 'cat'])
        if (classic.decision(state.board).who.includes(player)) classicPlay(state, player, { type: 'done' });
      classicPlay(state, 'ann', { type: 'roll' });
      return classic.decision(state.board).kind === 'dice' ? classic.idlePass(seen(state)) : 'not asked';
    };
    expect(rolled(['murphys-law'], [1, 1])).toBeNull();
    // It has failed already.
    expect(rolled(['murphys-law'], [6, 6])).not.toBeNull();
    expect(rolled(['assassination'], [6, 6])).not.toBeNull();
  });

  test('C-900 a Special that is played asks whoever can cancel it, and nobody else', () => {
    const notIdle = (special: string) => {
      const state = attacked({ specials: ['slush-fund'] }, { cat: { specials: [special] } });
      classicPlay(state, 'bob', { type: 'playSpecial', card: 'slush-fund' });
      const { kind, who } = classic.decision(state.board);
      return [kind, who.filter((player) => classic.idlePass(seen(state, player)) === null)];
    };
    expect(notIdle('murphys-law')).toEqual(['playing', []]);
    expect(notIdle('secrets-man-was-not-meant-to-know')).toEqual(['playing', ['cat']]);
  });

  test.each<[Stop, string, string[]]>([
    ['silence', 'moonies', ['bob', 'cat']],
    ['always', 'moonies', ['bob', 'cat']],
    ['target', 'moonies', []],
    ['target', 'hackers', ['bob']],
    ['danger', 'hackers', ['bob']],
    ['nextTurn', 'hackers', []],
    ['ownTurn', 'hackers', []],
  ])('with the stop %s an attack on %s asks %j', (stop, on, who) => {
    expect(asked(attacked({}, { on }), stop)).toEqual(who);
  });
});

describe('U220 N-1008 in INWO', () => {
  const laid = (players: readonly Player[], turn: Player = { player: 'ann', phase: 'main' }, dice: number[][] = []): inwo.State => {
    const loaded = loadScenario(inwo.inwo, { name: 'N-1008', ruleset: 'inwo', players, turn, dice });
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors));
    return loaded.state;
  };
  const play = (state: inwo.State, by: string, named: object) => {
    const result = inwo.step(state, by, inwo.inwo.scenario.translate?.(state, by, named as inwo.Intent) ?? (named as inwo.Intent));
    if (!result.ok) throw new Error(`${JSON.stringify(named)}: ${JSON.stringify(result.refusal)}`);
  };
  const ANN = {
    id: 'ann',
    illuminati: 'ufos',
    structure: [{ group: 'the-mafia', onto: 'ufos', arrow: 'top' }],
    plots: ['gun-control', 'hoax'],
    turns: 2,
  };
  const BOB = { id: 'bob', illuminati: 'the-network', structure: [{ group: 'hackers', onto: 'the-network', arrow: 'top' }], turns: 2 };
  const CAT = {
    id: 'cat',
    illuminati: 'gnomes-of-zurich',
    structure: [{ group: 'nasa', onto: 'gnomes-of-zurich', arrow: 'top' }],
    turns: 2,
  };
  const who = (state: inwo.State) => inwo.decision(state.board).who;
  const asked = (state: inwo.State, stop: Stop) => who(state).filter((player) => inwo.stopPass(inwo.viewFor(state, player), stop) === null);
  const notIdle = (state: inwo.State) => who(state).filter((player) => inwo.idlePass(inwo.viewFor(state, player)) === null);

  const attacked = () => {
    const state = laid([ANN, BOB, CAT]);
    play(state, 'ann', { type: 'attack', kind: 'control', attacker: 'the-mafia', target: 'hackers' });
    return state;
  };

  test.each<[Stop, string[]]>([
    ['silence', ['bob', 'cat']],
    ['target', ['bob']],
    ['danger', ['bob']],
    ['nextTurn', []],
    ['ownTurn', []],
  ])('with the stop %s an attack on Bob’s card asks %j', (stop, expected) => {
    expect(asked(attacked(), stop)).toEqual(expected);
  });

  test('a New World Order happens to everybody; a stop until one’s own turn passes it all the same', () => {
    const state = laid([
      { ...ANN, plots: ['gun-control'] },
      { ...BOB, plots: ['hoax'] },
      { ...CAT, plots: ['hoax'] },
    ]);
    play(state, 'ann', { type: 'playPlot', card: 'gun-control' });
    expect(asked(state, 'target')).toEqual(['bob', 'cat']);
    expect(asked(state, 'ownTurn')).toEqual([]);
  });

  test('N-113 a shielded first turn asks nothing that cannot be done: start, takeover and end pass quietly', () => {
    const NEW = { ...ANN, turns: 0, plots: [] };
    const state = laid([NEW, { ...BOB, plots: ['hoax', 'savings-and-loan-scam'] }, { ...CAT, plots: ['hoax'] }], {
      player: 'ann',
      phase: 'start',
    });
    let questions = 0;
    const walk = (intent: object | null) => {
      if (intent) play(state, 'ann', intent);
      while (inwo.decision(state.board).frame !== null && who(state).length > 0) {
        questions += 1;
        expect([inwo.decision(state.board).kind, notIdle(state)]).toEqual([inwo.decision(state.board).kind, []]);
        for (const player of who(state)) play(state, player, { type: 'done' });
      }
    };
    walk({ type: 'ready' });
    walk({ type: 'knock' });
    expect(questions).toBeGreaterThan(0);
  });

  test.each<[string, [number, number], string[]]>([
    ['nobody is asked about their own success', [1, 1], []],
    ['a failure asks whoever can still turn the dice', [6, 6], ['ann']],
  ])('N-1004 %s', (_, roll, expected) => {
    const state = laid([{ ...ANN, hand: ['hollywood'], plots: ['bribery'] }, { ...BOB, plots: ['gun-control'] }, CAT], undefined, [roll]);
    play(state, 'ann', { type: 'attack', kind: 'control', attacker: 'the-mafia', target: 'hollywood', fromHand: true });
    while (inwo.decision(state.board).kind === 'contest') for (const player of who(state)) play(state, player, { type: 'done' });
    play(state, 'ann', { type: 'roll' });
    expect(inwo.decision(state.board).kind).toBe('dice');
    expect(who(state)).toContain('ann');
    expect(notIdle(state)).toEqual(expected);
  });

  test('N-1205 claims ask whoever holds a Goal, and pass quietly for those who hold none', () => {
    const file = join(__dirname, '../../../scenarios/inwo/N-1004-every-window.json');
    const scenarios = JSON.parse(readFileSync(file, 'utf8')) as { steps: { by: string; do: { type: string } }[] }[];
    const scenario = scenarios.find(({ steps }) => steps.some((step) => step.do.type === 'claim'));
    const loaded = loadScenario(inwo.inwo, scenario);
    if (!loaded.ok || !scenario) throw new Error('no such scenario');
    const { state } = loaded;
    for (const { by, do: intent } of scenario.steps) {
      if (inwo.decision(state.board).kind === 'claims') break;
      play(state, by, intent);
    }
    expect(inwo.decision(state.board).kind).toBe('claims');
    expect(notIdle(state)).toEqual(['bob']);
  });
});
