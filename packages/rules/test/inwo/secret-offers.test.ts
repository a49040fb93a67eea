import { loadScenario } from '../../src/index.js';
import { dealsKnown, type Intent, inwo, type State, step, viewFor } from '../../src/inwo/index.js';

/** Ann, Bob and Cid with two hidden Plots each. */
const table = (): State => {
  const player = (id: string, illuminati: string, plots: readonly string[]) => ({ id, illuminati, plots });
  const loaded = loadScenario(inwo, {
    name: 'a secret offer',
    ruleset: 'inwo',
    players: [
      player('ann', 'ufos', ['hoax', 'fnord']),
      player('bob', 'the-network', ['bribery', 'sniper']),
      player('cid', 'shangri-la', ['murphys-law', 'martial-law']),
    ],
    turn: { player: 'ann', phase: 'main' },
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors));
  return loaded.state;
};

const held = (state: State, player: string, card: string): string =>
  state.secrets.private[player]?.plots.find((kept) => kept.card === card)?.id ?? '';

const done = (state: State, by: string, intent: Intent) => {
  const result = step(state, by, intent);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.events;
};

/** All that a player, or a spectator, may know. */
const known = (state: State, viewer: string | null) => JSON.stringify(viewFor(state, viewer));

test('U209, N-1402: an offer, a counter-offer and a refusal in secret change nothing that a third player or a spectator sees', () => {
  const state = table();
  const before = [known(state, 'cid'), known(state, null)];
  const hoax = held(state, 'ann', 'hoax');
  const first = done(state, 'ann', { type: 'offer', to: 'bob', give: { plots: [hoax] }, ask: {}, secret: true });
  const [deal] = dealsKnown(viewFor(state, 'bob'));
  const second = done(state, 'bob', { type: 'offer', to: 'ann', give: {}, ask: { anyPlots: 1 }, counters: deal?.id ?? 0 });
  const third = done(state, 'ann', { type: 'answer', accept: false });
  const fourth = done(state, 'ann', { type: 'withdraw' });
  for (const events of [first, second, third, fourth]) {
    expect(events).toHaveLength(1);
    for (const viewer of ['cid', null]) expect(inwo.eventsFor(events, viewer)).toEqual([]);
    expect(inwo.eventsFor(events, 'bob')).toHaveLength(1);
  }
  expect([known(state, 'cid'), known(state, null)]).toEqual(before);
});

test('U209, N-1402: a secret offer to several tells none of them whom else it was made to', () => {
  const state = table();
  const events = done(state, 'ann', {
    type: 'offer',
    to: ['bob', 'cid'],
    give: { plots: [held(state, 'ann', 'hoax')] },
    ask: {},
    secret: true,
  });
  expect(JSON.stringify([viewFor(state, 'bob').mine, inwo.eventsFor(events, 'bob')])).not.toContain('cid');
  const own = dealsKnown(viewFor(state, 'ann'));
  expect(own).toHaveLength(2);
  expect(new Set(own.map(({ bundle }) => bundle)).size).toBe(1);
  expect(dealsKnown(viewFor(state, 'bob'))[0]).not.toHaveProperty('bundle');

  done(state, 'bob', { type: 'answer', accept: true });
  expect(dealsKnown(viewFor(state, 'cid'))).toEqual([]);
});

test('U209, N-1402: a secret offer that is carried out shows that two players exchanged something, not what it was called', () => {
  const state = table();
  done(state, 'ann', { type: 'offer', to: 'bob', give: { plots: [held(state, 'ann', 'hoax')], promise: 'peace' }, ask: {}, secret: true });
  const events = done(state, 'bob', { type: 'answer', accept: true });
  expect(inwo.eventsFor(events, 'cid')).toEqual([{ type: 'exchanged', player: 'ann', to: 'bob' }]);
  expect(known(state, 'cid')).not.toContain('peace');
});

test('N-1402: what answers a secret offer is secret, too, or it would tell of it', () => {
  const state = table();
  done(state, 'ann', { type: 'offer', to: 'bob', give: { plots: [held(state, 'ann', 'hoax')] }, ask: {}, secret: true });
  const [deal] = dealsKnown(viewFor(state, 'bob'));
  done(state, 'bob', { type: 'offer', to: 'ann', give: { plots: [held(state, 'bob', 'sniper')] }, ask: {}, counters: deal?.id ?? 0 });
  expect(state.board.deals).toEqual([]);
  expect(dealsKnown(viewFor(state, 'ann'))).toHaveLength(2);
});
