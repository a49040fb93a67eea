import { loadScenario } from '../../src/index.js';
import { type Intent, inwo, leastIntent, type State, step, viewFor } from '../../src/inwo/index.js';

/* N-1007: what the server submits for a player whose time is up commits them least, and is always legal. */

interface Player {
  readonly [field: string]: unknown;
}

const NETWORK = { id: 'bob', illuminati: 'the-network', structure: [{ group: 'hackers', onto: 'the-network', arrow: 'top' }] };

const table = (ann: Player, more: object = {}): State => {
  const loaded = loadScenario(inwo, {
    name: 'N-1007',
    ruleset: 'inwo',
    players: [{ id: 'ann', illuminati: 'ufos', ...ann }, NETWORK],
    turn: { player: 'ann', phase: 'main' },
    steps: [],
    ...more,
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors));
  return loaded.state;
};

/** Sends intents that name cards as scenarios do. */
const send = (state: State, ...sent: readonly (readonly [string, object])[]): void => {
  for (const [by, named] of sent) {
    const result = step(state, by, inwo.scenario.translate?.(state, by, named as Intent) ?? (named as Intent));
    if (!result.ok) throw new Error(`${JSON.stringify(named)}: ${JSON.stringify(result.refusal)}`);
  }
};

/** What is submitted for a player; carried out, since it must be legal. */
const submitted = (state: State, player: string): Intent => {
  const least = leastIntent(viewFor(state, player));
  if (!least) throw new Error(`nothing is asked of ${player}`);
  send(state, [player, least]);
  return least;
};

describe('N-1007: for a player whose time is up', () => {
  test('the start of a turn is over, then the turn', () => {
    const state = table({}, { turn: { player: 'ann', phase: 'start' }, options: { startWindow: false } });
    expect(submitted(state, 'ann')).toEqual({ type: 'ready' });
    expect(submitted(state, 'ann')).toEqual({ type: 'knock' });
  });

  test('a window passes, and the dice are thrown', () => {
    const state = table({ structure: [{ group: 'pentagon', onto: 'ufos', arrow: 'top' }], hand: ['dentists'] }, { dice: [[6, 6]] });
    send(state, ['ann', { type: 'attack', kind: 'control', attacker: 'pentagon', target: 'dentists', fromHand: true }]);
    expect(leastIntent(viewFor(state, 'ann'))).toBeNull();
    expect(submitted(state, 'bob')).toEqual({ type: 'done' });
    expect(submitted(state, 'ann')).toEqual({ type: 'roll' });
    expect(state.board.attack).toMatchObject({ roll: 12, result: 'failure' });
  });

  test('the newest surplus Plot goes to the bottom of the deck', () => {
    const held = ['hoax', 'fnord', 'martyrs', 'time-warp', 'murphys-law'];
    const full = table({ plots: held, plotDeck: ['deep-agent', 'hex'], deckExact: true }, { turn: { player: 'bob', phase: 'main' } });
    send(full, ['ann', { type: 'buyPlot', pay: ['ufos'] }]);
    expect(full.board.frames.at(-1)).toMatchObject({ kind: 'limit', by: 'ann', what: 'plots' });
    expect(submitted(full, 'ann')).toMatchObject({ type: 'returnPlot', at: 'bottom' });
    expect(full.secrets.private.ann?.plots.map(({ card }) => card)).toEqual(held);
    expect(full.secrets.decks.ann?.plot).toEqual(['hex', 'deep-agent']);
    expect(leastIntent(viewFor(full, 'ann'))).toBeNull();
  });

  test('of two Goal cards the newest is discarded', () => {
    const state = table({ illuminati: 'adepts-of-hermes', plots: ['hail-eris', 'hoax'], plotDeck: ['kill-for-peace'], deckExact: true });
    send(state, ['ann', { type: 'buyPlot', pay: ['adepts-of-hermes'] }]);
    expect(state.board.frames.at(-1)).toMatchObject({ kind: 'limit', by: 'ann', what: 'goals' });
    expect(submitted(state, 'ann')).toMatchObject({ type: 'discard' });
    expect(state.board.seats[0]?.discards.map(({ card }) => card)).toEqual(['kill-for-peace']);
  });
});
