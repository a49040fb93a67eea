import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadScenario, type RecordedGame, replayStart, replayStep } from '@illuminice/rules';
import { type ClassicTypes, check, classic, type Intent, type State, step, viewFor } from '@illuminice/rules/classic';
import { type Fault, hindsightOf, lookingBack } from '../src/classic/minds/hindsight.js';
import { lessonsFor } from '../src/hindsight.js';

const recorded = (name: string) =>
  JSON.parse(readFileSync(join(__dirname, `../../rules/test/fixtures/1/${name}.json`), 'utf8')) as RecordedGame<ClassicTypes>;

describe('U117: hindsight of a finished game', () => {
  const game = recorded('4-random-10');
  const hindsight = hindsightOf(game);

  test('names real decisions, and advises legal moves', () => {
    expect(hindsight.length).toBeGreaterThan(5);
    const { state } = replayStart(classic, game);
    let at = 0;
    for (const { moment, player, made, advised, gain, reasons } of hindsight) {
      for (; at < moment; at++) replayStep(classic, game, state, at);
      const [seat, intent] = game.intents[moment] ?? [];
      expect([game.players[seat ?? -1], intent]).toEqual([player, made]);
      expect(check(viewFor(state, player), advised)).toBeNull();
      expect(gain).toBeGreaterThanOrEqual(3);
      expect(reasons.length).toBeGreaterThan(0);
    }
  });

  test('random players have more to learn than greedy ones', () => {
    const perIntent = (name: string) => {
      const one = recorded(name);
      return hindsightOf(one).reduce((sum, { gain }) => sum + gain, 0) / one.intents.length;
    };
    expect(perIntent('4-random-10')).toBeGreaterThan(2 * perIntent('4-greedy-8'));
  });

  test('three lessons for each player: of different faults first, the worst of each', () => {
    for (const player of game.players) {
      const lessons = lessonsFor(hindsight, player, 3);
      const faults = new Set(hindsight.filter((one) => one.player === player).map(({ fault }) => fault));
      expect(new Set(lessons.map(({ fault }) => fault)).size).toBe(Math.min(3, faults.size));
      for (const { fault, gain } of lessons.slice(0, faults.size))
        for (const other of hindsight) if (other.player === player && other.fault === fault) expect(other.gain).toBeLessThanOrEqual(gain);
    }
  });
});

const ann = { id: 'ann', illuminati: 'bavarian-illuminati', treasury: 20, turns: 4 };
const bob = { id: 'bob', illuminati: 'network', treasury: 12, turns: 4 };
const cat = { id: 'cat', illuminati: 'gnomes-of-zurich', treasury: 30, turns: 4 };
const hangs = (group: string, onto: string, arrow: string, treasury = 0) => ({ group, onto, arrow, treasury });
const attack = (kind: 'control' | 'neutralize' | 'destroy', attacker: string, target: string): Intent =>
  ({ type: 'attack', kind, attacker, target, aids: [] }) as Intent;

/** Ann's turn, and what is found in what is played there. */
const review = (scenario: object, ...moves: [string, Intent][]) => {
  const loaded = loadScenario(classic, { name: 'a table', ruleset: 'classic', turn: { player: 'ann', phase: 'actions' }, ...scenario });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors));
  const state: State = loaded.state;
  const shoulder = lookingBack();
  for (const [moment, [player, intent]] of moves.entries()) {
    shoulder.before(state, player, intent, moment);
    const result = step(state, player, intent);
    if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  }
  return shoulder.found();
};

describe('U117: faults are recognised', () => {
  const free = { players: [ann, bob], uncontrolled: ['yuppies', 'texas'] };
  /** Ann needs one Group more, and goes for it at 8 %. */
  const last = {
    players: [
      {
        ...ann,
        structure: [
          hangs('mafia', 'bavarian-illuminati', 'top'),
          hangs('texas', 'mafia', 'top'),
          hangs('democrats', 'bavarian-illuminati', 'left'),
          hangs('republicans', 'bavarian-illuminati', 'right'),
        ],
      },
      bob,
      { ...cat, treasury: 0 },
    ],
    uncontrolled: ['california'],
    options: { groupsToWin: 6 },
  };
  const raided = { players: [ann, { ...bob, structure: [hangs('yuppies', 'network', 'top', 3)] }, cat], uncontrolled: ['texas'] };

  /** What is done where, the last of it wrong, and what is found. */
  const cases: Record<Fault, [object, [string, Intent][], object]> = {
    leftOut: [
      free,
      [['ann', { type: 'endTurn' }]],
      { player: 'ann', attack: null, advised: { type: 'attack', kind: 'control', target: 'texas' } },
    ],
    longShot: [
      raided,
      [['ann', attack('neutralize', 'bavarian-illuminati', 'yuppies')]],
      { player: 'ann', attack: { by: 'ann', target: 'yuppies', percent: 3 }, advised: { type: 'attack', kind: 'control' } },
    ],
    otherTarget: [
      free,
      [['ann', attack('destroy', 'bavarian-illuminati', 'yuppies')]],
      { player: 'ann', attack: { by: 'ann', target: 'yuppies', percent: 83 }, advised: { kind: 'control', target: 'texas' } },
    ],
    tooLittle: [
      free,
      [
        ['ann', attack('control', 'bavarian-illuminati', 'texas')],
        ['bob', { type: 'done' }],
        ['ann', { type: 'roll' }],
      ],
      {
        player: 'ann',
        attack: { by: 'ann', target: 'texas', percent: 17 },
        advised: { type: 'spend', from: 'bavarian-illuminati', amount: 6 },
      },
    ],
    undefended: [
      raided,
      [
        ['ann', attack('neutralize', 'bavarian-illuminati', 'yuppies')],
        ['bob', { type: 'done' }],
      ],
      { player: 'bob', attack: { by: 'ann', target: 'yuppies', percent: 3 }, advised: { type: 'spend', from: 'yuppies' } },
    ],
    letThrough: [
      last,
      [
        ['ann', attack('control', 'mafia', 'california')],
        ['bob', { type: 'done' }],
      ],
      { player: 'bob', attack: { by: 'ann', target: 'california', percent: 8 }, advised: { type: 'interfere', side: 'against' } },
    ],
  };

  test.each(Object.entries(cases))('%s', (fault, [scenario, moves, expected]) => {
    const last = moves.length - 1;
    const found = review(scenario, ...moves).filter(({ moment }) => moment === last);
    expect(found).toMatchObject([{ fault, made: moves[last]?.[1], ...expected }]);
  });

  test('later payments and expert moves are no faults', () => {
    const [bobs] = review(last, ['ann', attack('control', 'mafia', 'california')], ['bob', { type: 'done' }]).slice(-1);
    const paid: [string, Intent][] = [
      ['ann', attack('control', 'mafia', 'california')],
      ['bob', bobs?.advised as Intent],
      ['bob', { type: 'done' }],
    ];
    expect(review(last, ...paid).filter(({ player }) => player === 'bob')).toEqual([]);
    const [anns] = review(free, ['ann', { type: 'endTurn' }]);
    expect(review(free, ['ann', anns?.advised as Intent])).toEqual([]);
  });

  test('an attack that is over hides no later decision of the same turn', () => {
    const moves: [string, Intent][] = [
      ['ann', attack('control', 'bavarian-illuminati', 'texas')],
      ['bob', { type: 'done' }],
      ['ann', { type: 'roll' }],
      ['ann', { type: 'endTurn' }],
    ];
    const lost = { ...free, dice: [[6, 6]], players: [{ ...ann, structure: [hangs('mafia', 'bavarian-illuminati', 'top')] }, bob] };
    expect(review(lost, ...moves).map(({ fault }) => fault)).toEqual(['tooLittle', 'leftOut']);
  });

  test('the expert knows no more than the player did: hidden cards change nothing', () => {
    const moves: [string, Intent][] = [
      ['ann', attack('neutralize', 'bavarian-illuminati', 'yuppies')],
      ['bob', { type: 'done' }],
    ];
    const holding = (anns: string, bobs: string, cats: string, deck: string[]) => {
      const [one, two, three] = raided.players;
      const players = [
        { ...one, specials: [anns] },
        { ...two, specials: [bobs] },
        { ...three, specials: [cats] },
      ];
      return review({ ...raided, players, deck }, ...moves);
    };
    const found = holding('murphys-law', 'assassination', 'market-manipulation', ['hollywood', 'mafia']);
    const others = holding('murphys-law', 'market-manipulation', 'assassination', ['mafia', 'hollywood']);
    expect(found.filter(({ player }) => player === 'ann')).toEqual(others.filter(({ player }) => player === 'ann'));
    const own = holding('assassination', 'market-manipulation', 'murphys-law', ['mafia', 'hollywood']);
    expect(others.filter(({ player }) => player === 'bob')).toEqual(own.filter(({ player }) => player === 'bob'));
    expect(found.map(({ fault }) => fault)).toEqual(['longShot', 'undefended']);
  });
});
