import { loadScenario } from '../../src/index.js';
import { inwo, routineDraw, type State, step, viewFor } from '../../src/inwo/index.js';

/* N-202: draws at the start of a turn that leave their player no choice. */

const start = (ann: object = {}): State => {
  const loaded = loadScenario(inwo, {
    name: 'N-202',
    ruleset: 'inwo',
    players: [
      { id: 'ann', illuminati: 'ufos', structure: [{ group: 'c-i-a', onto: 'ufos', arrow: 'right' }], turns: 2, ...ann },
      { id: 'bob', illuminati: 'the-network', structure: [{ group: 'hackers', onto: 'the-network', arrow: 'top' }], turns: 2 },
    ],
    turn: { player: 'ann', phase: 'start' },
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors));
  return loaded.state;
};

const routine = (state: State, player = 'ann') => routineDraw(viewFor(state, player));

test('N-202: first the Plot, then the Group, then nothing more', () => {
  const state = start();
  expect(routine(state)).toEqual({ type: 'drawPlot' });
  for (const type of ['drawPlot', 'drawGroup'] as const) {
    const draw = routine(state);
    expect(draw).toEqual({ type });
    expect(draw && step(state, 'ann', draw).ok).toBe(true);
  }
  expect(routine(state)).toBeNull();
});

test('N-202: nobody draws in the turn of another, and not once they act', () => {
  const state = start();
  expect(routine(state, 'bob')).toBeNull();
  step(state, 'ann', { type: 'ready' });
  expect(routine(state)).toBeNull();
});

test.each([
  ['a Resource lets its owner look first', { resources: ['crystal-skull'] }],
  ['a Resource lets its owner draw from top or bottom', { resources: ['shroud-of-turin'] }],
  ['a Plot draws from rivals instead (N-507)', { plots: ['an-offer-you-cant-refuse'] }],
])('N-202: nothing is drawn where %s', (_, ann) => {
  expect(routine(start(ann))).toBeNull();
});

test('N-202: a Plot that stays playable after the draw keeps nobody from it', () => {
  expect(routine(start({ plots: ['hoax', 'martial-law'] }))).toEqual({ type: 'drawPlot' });
});
