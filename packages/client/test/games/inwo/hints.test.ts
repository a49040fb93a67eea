/** @jest-environment jsdom */

import { loadScenario } from '@illuminice/rules';
import { decision, inwo, offers, type State, step, viewFor } from '@illuminice/rules/inwo';
import { HINTS, type HintSight, hintNow } from '../../../src/games/inwo/hints';
import { t } from '../../../src/games/inwo/words';
import { late, speak } from './page';

beforeAll(speak);

const table = (scenario: object): State => {
  const loaded = loadScenario(inwo, { name: 'a table', ruleset: 'inwo', ...scenario });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors));
  return loaded.state;
};

/** The hint that this player gets. */
const hint = (state: State, me: string, seen: string[] = []) => {
  const view = viewFor(state, me);
  const sight = {
    game: { position: { value: { view, offers: offers(view), me } }, decision: { value: decision(state.board) } },
    draft: { current: { value: null } },
  };
  return hintNow(sight as unknown as HintSight, new Set(seen));
};

const send = (state: State, by: string, intent: Parameters<typeof step>[2]) => expect(step(state, by, intent)).toMatchObject({ ok: true });

const TWO = {
  players: [
    { id: 'ann', illuminati: 'ufos', structure: [{ group: 'the-mafia', onto: 'ufos', arrow: 'top' }], plots: ['hail-eris'] },
    { id: 'bob', illuminati: 'the-network', structure: [{ group: 'c-i-a', onto: 'the-network', arrow: 'top' }], plots: ['fnord'] },
  ],
  turn: { player: 'ann', phase: 'main' },
};

describe('U221: hints of INWO say what is new, what presses first', () => {
  test('Ann is told of tokens, then of nothing that she has read; at the start of a turn of draws', () => {
    const state = table(TWO);
    expect(hint(state, 'ann')).toBe('token');
    expect(hint(state, 'bob')).toBeNull();
    expect(hint(table({ ...TWO, turn: { player: 'ann', phase: 'start' } }), 'ann')).toBe('start');
  });

  test('an attack on Bob is told to each by what it means to them', () => {
    const state = table(TWO);
    const at = (card: string) => Object.values(state.board.cards).find((one) => one.card === card)?.id ?? '';
    send(state, 'ann', { type: 'attack', kind: 'control', attacker: at('the-mafia'), target: at('c-i-a') });
    expect([hint(state, 'ann'), hint(state, 'bob')]).toEqual(['contest', 'attacked']);
    expect(hint(state, 'bob', ['attacked'])).toBe('join');
  });

  test('decks first; without Groups from the third turn on, of the danger; a Devastated Place; New World Orders', () => {
    const { state } = inwo.createGame({ players: ['ann', 'bob'], seed: 'hints', options: {} });
    expect(hint(state, 'ann')).toBe('deck');
    const [, bob] = TWO.players;
    expect(hint(table({ ...TWO, players: [{ id: 'ann', illuminati: 'ufos', turns: 2 }, bob] }), 'ann')).toBe('danger');
    const all = ['token', 'goal', 'link', 'shield', 'knock'];
    expect(hint(late('inwo-four'), 'mira', all)).toBe('devastated');
    expect(hint(late('inwo-four'), 'mira', [...all, 'devastated'])).toBe('order');
  });

  test('each has a text', () => {
    for (const id of Object.keys(HINTS) as (keyof typeof HINTS)[]) expect(t(`hint.${id}`).length).toBeGreaterThan(20);
  });
});
