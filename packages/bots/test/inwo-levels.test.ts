import { type Intent, inwo, type State, step, viewFor } from '@illuminice/rules/inwo';
import { inwoMind } from '../src/inwo/minds/mind.js';
import type { Level } from '../src/minds.js';
import { duel, table } from './inwo-tables.js';

/** Carries an intent out that must be legal. */
const go = (state: State, player: string, intent: Intent): void => {
  const result = step(state, player, intent);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
};

/** What a player of a level does, each card called by its name. */
const does = (state: State, player: string, level: Level): Record<string, unknown> => {
  const hands = Object.values(state.secrets.private).flatMap(({ plots, groups }) => [...plots, ...groups]);
  const names = new Map([...Object.values(state.board.cards), ...hands].map(({ id, card }) => [id, card]));
  const { intent } = inwoMind(level).decide(viewFor(state, player), [], 1);
  return JSON.parse(JSON.stringify(intent, (_key, value) => (typeof value === 'string' ? (names.get(value) ?? value) : value)));
};

describe('U213 levels of INWO', () => {
  test('a novice attacks with one card from its hand, a regular one with aids, an expert prefers Groups with puppets', () => {
    const state = table(duel({ hand: ['loan-sharks', 'nasa', 'france', 'canada'] }));
    const novice = does(state, 'ann', 'novice');
    expect(novice).toMatchObject({ type: 'attack', target: 'canada', fromHand: true });
    expect(novice.aids).toBeUndefined();
    expect(does(state, 'ann', 'regular')).toMatchObject({ type: 'attack', target: 'canada', fromHand: true, aids: ['c-i-a'] });
    expect(does(state, 'ann', 'expert')).toMatchObject({ type: 'attack', target: 'brazil', kind: 'control' });
  });

  test('a regular one attacks rivals; a novice never does', () => {
    const state = table(duel());
    expect(does(state, 'ann', 'novice').type).not.toBe('attack');
    expect(does(state, 'ann', 'regular')).toMatchObject({ type: 'attack', target: 'brazil' });
  });

  test('an expert plays a strong Disaster; a regular one does not', () => {
    const state = table(duel({ plots: ['tidal-wave'], hand: ['canada'] }));
    expect(does(state, 'ann', 'expert')).toMatchObject({ type: 'playPlot', card: 'tidal-wave', on: 'brazil' });
    expect(does(state, 'ann', 'regular')).toMatchObject({ type: 'attack' });
  });

  test('N-503 an expert gives away its least useful Plot, a regular one the first', () => {
    const state = table(duel({ plots: ['mothers-march', 'hail-eris', 'murphys-law', 'market-manipulation', 'martial-law', 'sniper'] }));
    go(state, 'ann', { type: 'knock' });
    while (inwo.decision(state.board).kind === 'end') go(state, 'bob', { type: 'done' });
    expect(inwo.decision(state.board)).toMatchObject({ kind: 'limit', who: ['ann'] });
    expect(does(state, 'ann', 'regular')).toMatchObject({ type: 'returnPlot', card: 'mothers-march' });
    expect(does(state, 'ann', 'expert')).toMatchObject({ type: 'returnPlot', card: 'market-manipulation' });
  });

  test('N-1502 an expert strengthens its attacked Group by a Plot; a regular one does not', () => {
    const state = table(duel({}, { plots: ['martial-law'] }));
    const idOf = (card: string) => Object.values(state.board.cards).find((one) => one.card === card)?.id ?? '';
    const aids = ['bavarian-illuminati', 'russia', 'b-a-t-f'].map(idOf);
    go(state, 'ann', { type: 'attack', kind: 'control', attacker: idOf('c-i-a'), target: idOf('brazil'), aids });
    expect(does(state, 'bob', 'expert')).toMatchObject({ type: 'playPlot', card: 'martial-law', on: 'brazil', stat: 'resistance' });
    expect(does(state, 'bob', 'regular')).toEqual({ type: 'done' });
  });

  test('N-404 with no attack to make, one of several Groups pays for a draw', () => {
    const state = table(duel({ plots: ['savings-and-loan-scam'] }, { structure: [] }));
    expect(does(state, 'ann', 'expert')).toMatchObject({ type: 'playPlot', card: 'savings-and-loan-scam' });
  });
});
