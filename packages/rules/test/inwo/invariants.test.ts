import { createGame, inwo, READY_DECKS, type State, step } from '../../src/inwo/index.js';

/** Two players with ready decks, who are to pick their leads. */
const begun = (): State => {
  const { state } = createGame({ players: ['ann', 'bob'], seed: 'watched', options: { decks: 'ready' } });
  const [ready = ''] = READY_DECKS.keys();
  for (const player of ['ann', 'bob']) expect(step(state, player, { type: 'chooseDeck', ready }).ok).toBe(true);
  return state;
};

describe('N-104: copies of a game are watched', () => {
  test('a card that comes from nowhere is told, once', () => {
    const state = begun();
    const watch = inwo.invariants.watch(state);
    expect(watch.told(state, [])).toEqual([]);
    state.secrets.private.ann?.plots.push({ id: 'forged', card: 'fnord' });
    expect(watch.told(state, [])).toEqual(['1 copies of fnord came from nowhere']);
    expect(watch.told(state, [])).toEqual([]);
  });

  test('a Plot that is gone is told; what a player takes away who leaves is not', () => {
    const state = begun();
    const watch = inwo.invariants.watch(state);
    const [card = ''] = state.secrets.decks.ann?.plot.splice(0, 1) ?? [];
    expect(watch.told(state, [])).toEqual([`1 copies of ${card} are gone`]);
    const left = step(state, 'ann', { type: 'concede' });
    expect(left.ok && watch.told(state, left.events)).toEqual([]);
  });
});

describe('a table where something cannot be', () => {
  test('N-309: a card that lies beside its master is told', () => {
    const state = begun();
    const illuminati = Object.values(state.board.cards).find(({ owner }) => owner === 'ann');
    if (!illuminati) throw new Error('ann has no Illuminati');
    state.board.cards.x = { ...illuminati, id: 'x', card: 'big-media', master: illuminati.id, arrow: 'top', x: 9, y: 9 };
    state.board.stamp += 1;
    expect(inwo.invariants.broken(state)).toContain("big-media does not lie against its master's arrow");
  });
});
