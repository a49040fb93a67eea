import { replayStart, replayStep } from '@illuminice/rules';
import { check, createGame, inwo, progressOf, READY_DECKS, step, viewFor } from '@illuminice/rules/inwo';
import { chance } from '../src/chance.js';
import { explained } from '../src/inwo/minds/advice.js';
import { inwoMind } from '../src/inwo/minds/mind.js';
import { askedScene } from '../src/inwo/minds/player-scene.js';
import { SKILLS } from '../src/inwo/minds/skills.js';
import { ann, bob, cid, duel, hangs, recorded, table } from './inwo-tables.js';

describe('U114: advice at a table of INWO', () => {
  const advised = (scenario: object, player = 'ann') => inwoMind('expert').advise(viewFor(table(scenario), player));

  test('is legal, has reasons and is reproducible; players who are not asked get none', () => {
    const state = table(duel());
    const advice = inwoMind('expert').advise(viewFor(state, 'ann'));
    expect(advice && check(viewFor(state, 'ann'), advice.intent)).toBeNull();
    expect(advice).toMatchObject({ intent: { type: 'attack' } });
    expect(advice?.reasons.map(({ kind }) => kind)).toEqual(['odds', 'goal', 'branch', 'power']);
    expect(inwoMind('expert').advise(viewFor(state, 'ann'))).toEqual(advice);
    expect(inwoMind('expert').advise(viewFor(state, 'bob'))).toBeNull();
    expect(inwoMind('expert').advise(viewFor(state, null))).toBeNull();
  });

  test.each([
    ['an attack that wins', { ...duel(), options: { groupsToWin: 5 }, players: [ann, bob, cid] }, { kind: 'reaches', have: 6, need: 5 }],
    [
      'a Disaster',
      duel({ tokens: 1, structure: [hangs('c-i-a', 'bavarian-illuminati', 'top')], plots: ['tidal-wave'] }),
      { kind: 'takes', player: 'bob', groups: 2 },
    ],
    [
      'an automatic takeover',
      { players: [{ ...ann, hand: ['canada'] }, bob, cid], turn: { player: 'ann', phase: 'start', drawn: ['plot', 'group'] } },
      { kind: 'free' },
    ],
  ])('%s says so', (_, scenario, reason) => {
    expect(advised(scenario)?.reasons).toContainEqual(reason);
  });

  test('N-107: the lead of a ready-made deck is the one that the deck is built for', () => {
    for (const [name, { lead }] of READY_DECKS) {
      const { state } = createGame({ players: ['ann', 'bob'], seed: `lead of ${name}` });
      const other = [...READY_DECKS.keys()].find((ready) => ready !== name) ?? '';
      for (const [player, ready] of [
        ['ann', name],
        ['bob', other],
      ] as const)
        expect(step(state, player, { type: 'chooseDeck', ready }).ok).toBe(true);
      const view = viewFor(state, 'ann');
      const intent = inwoMind('expert').advise(view)?.intent;
      expect(intent).toMatchObject({ type: 'chooseLead', card: lead });
      expect(intent && check(view, intent)).toBeNull();
    }
  });

  test('N-1201 the announced progress of the goal equals the real one', () => {
    let compared = 0;
    for (const name of ['3-greedy-eight-3', '4-mixed-6', '2-mixed-ready-2', '5-mixed-sure-7']) {
      const game = recorded(name);
      const { state } = replayStart(inwo, game);
      let said: readonly number[] = [];
      for (const [at, [seat, made]] of game.intents.entries()) {
        const player = game.players[seat] ?? '';
        const scene = askedScene(viewFor(state, player), SKILLS.expert, chance(1));
        if (scene && made.type === 'attack' && made.kind === 'control') {
          const goal = explained(scene, made, 0).reasons.find(({ kind }) => kind === 'goal' || kind === 'reaches');
          said = goal && 'need' in goal ? [goal.have, goal.need] : progressOf(state.board, player);
        }
        replayStep(inwo, game, state, at);
        if (made.type !== 'place') continue;
        compared++;
        expect([name, at, progressOf(state.board, player)]).toEqual([name, at, said]);
      }
    }
    expect(compared).toBeGreaterThan(20);
  });
});
