import { replayStart, replayStep } from '@illuminice/rules';
import { check, type Intent, inwo, step, viewFor } from '@illuminice/rules/inwo';
import { lessonsFor } from '../src/hindsight.js';
import { type Fault, type Hindsight, hindsightOf, lookingBack } from '../src/inwo/minds/hindsight.js';
import { inwoMind } from '../src/inwo/minds/mind.js';
import { ann, attack, bob, cid, duel, hangs, recorded, table } from './inwo-tables.js';

describe('U117: hindsight of a finished INWO game', () => {
  const game = recorded('3-random-quick-4');
  const hindsight = hindsightOf(game);

  test('names real decisions, and advises legal moves with the names of their cards', () => {
    expect(hindsight.length).toBeGreaterThan(10);
    const { state } = replayStart(inwo, game);
    let at = 0;
    for (const { moment, player, made, advised, gain, reasons, cards } of hindsight) {
      for (; at < moment; at++) replayStep(inwo, game, state, at);
      const [seat, intent] = game.intents[moment] ?? [];
      expect([game.players[seat ?? -1], intent]).toEqual([player, made]);
      expect(check(viewFor(state, player), advised)).toBeNull();
      expect(gain).toBeGreaterThanOrEqual(3);
      expect(reasons.length).toBeGreaterThan(0);
      if ('card' in advised || advised.type === 'attack') expect(Object.keys(cards).length).toBeGreaterThan(0);
    }
  });

  test('is reproducible', () => expect(hindsightOf(game)).toEqual(hindsight));

  test('random players have more to learn than sensible ones', () => {
    const perIntent = hindsight.reduce((sum, { gain }) => sum + gain, 0) / game.intents.length;
    const sensible = recorded('3-greedy-eight-3');
    expect(perIntent).toBeGreaterThan((2 * hindsightOf(sensible).reduce((sum, { gain }) => sum + gain, 0)) / sensible.intents.length);
  });

  test('three lessons for each player: of different faults first', () => {
    for (const player of game.players) {
      const faults = new Set(hindsight.filter((one) => one.player === player).map(({ fault }) => fault));
      const lessons = lessonsFor(hindsight, player, 3);
      expect(new Set(lessons.map(({ fault }) => fault)).size).toBe(Math.min(3, faults.size));
    }
  });
});

type Moves = readonly (readonly [player: string, intent: Intent])[];

/** What is found in what is played at a table; cards of the moves by name. */
const review = (scenario: object, moves: Moves): Hindsight[] => {
  const state = table(scenario);
  const shoulder = lookingBack();
  for (const [moment, [player, named]] of moves.entries()) {
    const intent = inwo.scenario.translate?.(state, player, named) ?? named;
    shoulder.before(state, player, intent, moment);
    const result = step(state, player, intent);
    if (!result.ok) throw new Error(JSON.stringify([named, result.refusal]));
  }
  return shoulder.found();
};

/** A better move with its cards called by their names. */
const named = ({ advised, cards }: Hindsight): unknown =>
  JSON.parse(JSON.stringify(advised, (_key, value) => (typeof value === 'string' ? (cards[value] ?? value) : value)));

const done = { type: 'done' } as const;

describe('U117: faults of INWO are recognised', () => {
  const brazil = { by: 'ann', target: 'brazil' };
  /** What is done where, the last of it wrong, and what is found. */
  const cases: Record<Fault, [object, Moves, object, object]> = {
    noTakeover: [
      { players: [{ ...ann, hand: ['canada'] }, bob, cid], turn: { player: 'ann', phase: 'start', drawn: ['plot', 'group'] } },
      [['ann', { type: 'ready' }]],
      { player: 'ann', attack: null },
      { type: 'takeOver', card: 'canada' },
    ],
    leftOut: [duel(), [['ann', { type: 'knock' }]], { player: 'ann', attack: null }, { type: 'attack', kind: 'control', target: 'brazil' }],
    longShot: [
      duel(),
      [['ann', attack('wargamers', 'b-a-t-f')]],
      { player: 'ann', attack: { by: 'ann', target: 'wargamers' } },
      { type: 'attack', target: 'brazil' },
    ],
    otherTarget: [
      duel({ hand: ['canada', 'loan-sharks', 'nasa', 'france'] }),
      [['ann', attack('canada', 'russia', { fromHand: true, aids: ['c-i-a', 'bavarian-illuminati'] })]],
      { player: 'ann', attack: { by: 'ann', target: 'canada' } },
      { type: 'attack', target: 'brazil' },
    ],
    tooLittle: [
      duel(),
      [
        ['ann', attack('brazil', 'c-i-a')],
        ['ann', { type: 'roll' }],
      ],
      { player: 'ann', attack: brazil },
      { type: 'join', side: 'for' },
    ],
    undefended: [
      duel({}, { plots: ['martial-law'] }),
      [
        ['ann', attack('brazil', 'c-i-a', { aids: ['bavarian-illuminati', 'russia', 'b-a-t-f'] })],
        ['bob', done],
      ],
      { player: 'bob', attack: brazil },
      { type: 'playPlot', card: 'martial-law', on: 'brazil' },
    ],
    letThrough: [
      {
        players: [ann, bob, cid],
        turn: { player: 'ann' },
        options: { groupsToWin: 5 },
      },
      [
        ['ann', attack('brazil', 'c-i-a', { aids: ['bavarian-illuminati'] })],
        ['cid', done],
      ],
      { player: 'cid', attack: brazil },
      { type: 'join', side: 'against' },
    ],
    strikeKept: [
      duel({ tokens: 1, structure: [hangs('c-i-a', 'bavarian-illuminati', 'top')], plots: ['tidal-wave'] }),
      [['ann', { type: 'knock' }]],
      { player: 'ann', attack: null },
      { type: 'playPlot', card: 'tidal-wave', on: 'brazil' },
    ],
    diceStood: [
      duel({ plots: ['bribery'] }, {}, { dice: [[6, 5]] }),
      [
        ['ann', attack('brazil', 'c-i-a', { aids: ['russia', 'b-a-t-f'] })],
        ['ann', { type: 'roll' }],
        ['ann', done],
      ],
      { player: 'ann', attack: brazil },
      { type: 'playPlot', card: 'bribery' },
    ],
    unclaimed: [
      {
        options: { groupsToWin: 3 },
        players: [
          { id: 'ann', illuminati: 'ufos', turns: 2, tokens: 0, structure: [hangs('hackers', 'ufos', 'right')], plots: ['hail-eris'] },
          { id: 'bob', illuminati: 'the-network', turns: 2 },
          { id: 'cid', illuminati: 'adepts-of-hermes', tokens: 0 },
        ],
        turn: { player: 'ann' },
      },
      [
        ['ann', { type: 'knock' }],
        ['ann', done],
      ],
      { player: 'ann', attack: null, gain: 300 },
      { type: 'claim', cards: ['hail-eris'] },
    ],
  };

  test.each(Object.entries(cases))('%s', (fault, [scenario, moves, expected, better]) => {
    const last = moves.length - 1;
    const found = review(scenario, moves).filter(({ moment }) => moment === last);
    expect(found).toMatchObject([{ fault, ...expected }]);
    expect(named(found[0] as Hindsight)).toMatchObject(better);
  });

  test('later answers and expert moves are no faults', () => {
    const [scenario, moves] = cases.undefended;
    const [bobs] = review(scenario, moves).filter(({ player }) => player === 'bob');
    expect(bobs?.fault).toBe('undefended');
    const shielded: Moves = [...moves.slice(0, 1), ['bob', bobs?.advised as Intent]];
    expect(review(scenario, shielded)).toEqual([]);
    const [anns] = review(...(cases.leftOut.slice(0, 2) as [object, Moves]));
    expect(review(cases.leftOut[0], [['ann', anns?.advised as Intent]])).toEqual([]);
  });

  test('the better attack later in the turn clears the fault; a missed one counts once', () => {
    const scenario = duel({}, {}, { dice: [[6, 6]] });
    const other = attack('wargamers', 'b-a-t-f');
    const better = attack('brazil', 'c-i-a', { aids: ['russia', 'bavarian-illuminati'] });
    expect(review(scenario, [['ann', other]]).map(({ fault }) => fault)).toEqual(['longShot']);
    const both: Moves = [
      ['ann', other],
      ['ann', { type: 'roll' }],
      ['ann', better],
    ];
    expect(review(scenario, both)).toEqual([]);
    expect(review(scenario, [...both.slice(0, 2), ['ann', { type: 'knock' }]]).map(({ moment }) => moment)).toHaveLength(1);
  });

  test('an attack that is over hides no later decision of the same turn', () => {
    const [scenario, moves] = cases.tooLittle;
    expect(review(scenario, [...moves, ['ann', { type: 'knock' }]]).map(({ fault }) => fault)).toEqual(['tooLittle', 'leftOut']);
  });

  test('privileged attacks, which cannot be estimated, are not judged', () => {
    const [scenario] = cases.longShot;
    const [found] = review(scenario, cases.longShot[1]);
    expect(found?.fault).toBe('longShot');
    const state = table(scenario);
    const made = inwo.scenario.translate?.(state, 'ann', attack('wargamers', 'b-a-t-f')) as Intent;
    const shoulder = lookingBack();
    shoulder.before(state, 'ann', { ...made, privilege: state.board.seats[0]?.illuminati ?? '' } as Intent, 0);
    expect(shoulder.found()).toEqual([]);
  });
});

describe('U102, U117: the expert knows no more than the player did', () => {
  /** What Ann and Bob are told, and advised, where hidden cards are others. */
  const told = (anns: string, bobs: string, cids: string, deck: readonly string[]) => {
    const scenario = {
      players: [
        { ...ann, plots: [anns], plotDeck: deck },
        { ...bob, plots: [bobs], plotDeck: [...deck].reverse() },
        { ...cid, plots: [cids] },
      ],
      turn: { player: 'ann' },
    };
    const found = review(scenario, [
      ['ann', attack('brazil', 'c-i-a', { aids: ['bavarian-illuminati', 'russia', 'b-a-t-f'] })],
      ['bob', done],
      ['cid', done],
      ['ann', { type: 'roll' }],
    ]);
    return { found, advice: inwoMind('expert').advise(viewFor(table(scenario), 'ann')) };
  };
  const of = (player: string, { found }: ReturnType<typeof told>) => found.filter((one) => one.player === player);

  test('cards hidden from a player change nothing; own cards do', () => {
    const one = told('hoax', 'martial-law', 'fnord', ['hail-eris', 'tidal-wave']);
    const other = told('hoax', 'martial-law', 'hail-eris', ['tidal-wave', 'fnord']);
    expect(of('bob', one).map(({ fault }) => fault)).toEqual(['undefended']);
    expect(of('bob', other)).toEqual(of('bob', one));
    const bobs = told('hoax', 'fnord', 'martial-law', ['hail-eris', 'tidal-wave']);
    expect(bobs.advice).toEqual(one.advice);
    expect(of('ann', bobs)).toEqual(of('ann', one));
    expect(of('bob', bobs)).toEqual([]);
  });
});
