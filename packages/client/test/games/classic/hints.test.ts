import { decision, type State } from '@illuminice/rules/classic';
import { newAttack } from '../../../src/games/classic/attack/announcement';
import type { Draft } from '../../../src/games/classic/drafts/data';
import { HINTS, type HintSight, hintNow } from '../../../src/games/classic/hints';
import { gameOf, send, tableOf } from './table';

const THREE = {
  players: [
    { id: 'ann', illuminati: 'bavarian-illuminati', treasury: 9 },
    { id: 'bob', illuminati: 'gnomes-of-zurich', treasury: 9, structure: [{ group: 'smof', onto: 'gnomes-of-zurich', arrow: 'left' }] },
    { id: 'cat', illuminati: 'ufos', goal: 'network', treasury: 9 },
  ],
  uncontrolled: ['texas', 'moonies'],
};

/** The hint that this player gets. */
const hint = (state: State, me: string, seen: string[] = [], draft: Draft | null = null) => {
  const sight = {
    game: { position: { value: tableOf(state, me) }, decision: { value: decision(state.board) } },
    draft: { current: { value: draft } },
    link: { chat: { value: [] } },
  };
  return hintNow(sight as unknown as HintSight, new Set(seen));
};

describe('hints in a real game', () => {
  test('Ann at the beginning of her turn is told of drawing, then of actions, then of nothing that she has read', () => {
    const state = gameOf({ ...THREE, turn: { player: 'ann', phase: 'start' }, deck: ['yuppies'] });
    expect(hint(state, 'ann')).toBe('draw');
    expect(hint(state, 'bob')).toBeNull();
    send(state, 'ann', { type: 'drawCard' });
    expect(hint(state, 'ann')).toBe('actions');
    expect(hint(state, 'ann', ['actions'])).toBeNull();
  });

  test('while she composes an attack: first of the odds, and of owners as soon as she aims at somebody’s card', () => {
    const state = gameOf(THREE);
    const composing = { ...newAttack(), attacker: 'bavarian-illuminati' };
    expect(hint(state, 'ann', [], composing)).toBe('compose');
    expect(hint(state, 'ann', [], { ...composing, target: 'texas' })).toBe('compose');
    expect(hint(state, 'ann', [], { ...composing, target: 'smof' })).toBe('rival');
  });

  test('an attack on Bob is told to each of the three by what it means to them', () => {
    const state = gameOf(THREE);
    send(state, 'ann', { type: 'attack', kind: 'control', attacker: 'bavarian-illuminati', target: 'smof', aids: [] });
    expect([hint(state, 'ann'), hint(state, 'bob'), hint(state, 'cat')]).toEqual(['contest', 'attacked', 'interfere']);
    expect(hint(state, 'cat', ['interfere'])).toBeNull();
  });

  test('C-1101: whoever would go out at the end of this turn for want of a Group is told so first of all', () => {
    const state = gameOf(THREE);
    const [ann] = state.board.seats;
    if (!ann) throw new Error('no seat');
    expect(hint(state, 'ann')).toBe('actions');
    ann.turns = 2;
    expect(hint(state, 'ann')).toBe('danger');
    expect(hint(state, 'ann', ['danger'])).toBe('actions');
  });

  test('U24: of help that nobody asked for yet one is told once there is a target', () => {
    const state = gameOf({
      players: [
        { id: 'ann', illuminati: 'bavarian-illuminati', structure: [{ group: 'cia', onto: 'bavarian-illuminati', arrow: 'left' }] },
        { id: 'bob', illuminati: 'gnomes-of-zurich' },
      ],
      uncontrolled: ['texas'],
    });
    const seen = ['compose', 'actions', 'rival'];
    expect(hint(state, 'ann', seen, { ...newAttack(), attacker: 'cia', attackKind: 'control' })).toBeNull();
    expect(hint(state, 'ann', seen, { ...newAttack(), attacker: 'cia', attackKind: 'control', target: 'texas' })).toBe('aids');
  });

  test('an offer comes before everything that can wait', () => {
    const state = gameOf(THREE);
    send(state, 'bob', { type: 'offer', to: 'ann', give: { money: 1 }, ask: { money: 0 } } as never);
    expect(hint(state, 'ann')).toBe('offer');
  });

  test('a game that is over, and a spectator, are left in peace', () => {
    const state = gameOf(THREE);
    state.board.phase = 'over';
    expect(hint(state, 'ann')).toBeNull();
    expect(hintNow({ game: { position: { value: null } } } as unknown as HintSight, new Set())).toBeNull();
    expect(Object.keys(HINTS).length).toBeGreaterThan(15);
  });
});
