import { chance, LEVELS, STYLES, type Style } from '@illuminice/bots';
import { classicMind, isSeated } from '@illuminice/bots/classic';
import { check, decision, type Intent, type State, type View, viewFor } from '@illuminice/rules/classic';
import { classicLab } from '../src/classic/classic-lab.js';
import { NAMES, simulateGame } from '../src/simulate.js';
import { imagined } from './imagined.js';

describe('properties of minds', () => {
  /** What random and greedy players come to, stopped somewhere. */
  const midGames = function* (tables: number): Generator<State> {
    for (let seed = 1; seed <= tables; seed++) {
      const states: State[] = [];
      const players = 2 + (seed % 4);
      simulateGame(classicLab, seed, players, {
        kinds: NAMES.slice(0, players).map((_, i) => (i % 2 ? 'random' : 'regular')),
        checked: false,
        options: { hiddenGoals: seed % 5 === 0 },
        onStep: (state, _events, _by, intent) => {
          if (intent.type !== 'done' && states.length < 60) states.push(structuredClone(state));
        },
      });
      const state = states[Math.floor((states.length * ((seed * 7) % 10)) / 10)];
      if (state) yield state;
    }
  };

  test('U101: at random tables every level and style decides legally, the same after its memory was stored, from the view alone', () => {
    let decisions = 0;
    let nth = 0;
    for (const state of midGames(process.env.THOROUGH ? 50 : 10)) {
      nth += 1;
      for (const { player } of state.board.seats) {
        const view = viewFor(state, player);
        if (!isSeated(view)) continue;
        for (const level of LEVELS) {
          const mind = classicMind(level, STYLES[nth % STYLES.length] as Style);
          const memory = mind.observe(view, mind.blank);
          const thought = mind.decide(view, memory, nth);
          const asked = decision(state.board).who.includes(player);
          expect({ level, asked, silent: thought.intent === null }).toMatchObject({ silent: !asked });
          if (!thought.intent) continue;
          decisions += 1;
          expect({ level, intent: thought.intent, refusal: check(view, thought.intent) }).toMatchObject({ refusal: null });
          const stored = JSON.parse(JSON.stringify(memory)) as typeof memory;
          expect(mind.decide(view, stored, nth)).toEqual(thought);
          // Another game that looks the same to this player.
          const other = imagined(view, chance(nth));
          const same: View = { ...viewFor(other, player), board: view.board, mine: view.mine };
          expect(mind.decide(same, memory, nth).intent).toEqual(thought.intent);
        }
      }
    }
    expect(decisions).toBeGreaterThan(process.env.THOROUGH ? 100 : 20);
  });

  test('an imagined game looks like the table, except for offers and take-backs', () => {
    for (const state of midGames(10)) {
      for (const { player } of state.board.seats) {
        const view = viewFor(state, player);
        if (!isSeated(view)) continue;
        const other = viewFor(imagined(view, chance(1)), player);
        const { takeBack: _t, askBack: _a, ...board } = view.board;
        expect(other.board).toEqual({ ...board, offers: [] });
        expect(other.mine).toMatchObject({ hand: view.mine.hand, goal: view.mine.goal });
      }
    }
  });

  test('makes few remarks, turns apart, in every style', () => {
    for (const style of STYLES) {
      const said = new Map<string, number[]>();
      const policies = NAMES.slice(0, 4).map((name) => {
        const mind = classicMind('expert', style);
        let memory = mind.blank;
        return (view: View): Intent | null => {
          const answer = mind.answer(view, memory, 3);
          const thought = answer.intent ? answer : mind.decide(view, answer.memory, 3);
          memory = thought.memory;
          for (const _ of thought.remarks) said.set(name, [...(said.get(name) ?? []), view.board.turn?.number ?? 0]);
          return thought.intent;
        };
      });
      simulateGame(classicLab, 11, 4, { policies, checked: false });
      for (const turns of said.values()) {
        expect(turns.length).toBeLessThanOrEqual(8);
        for (const [i, turn] of turns.slice(1).entries()) expect(turn - (turns[i] as number)).toBeGreaterThanOrEqual(3);
      }
    }
  });
});
