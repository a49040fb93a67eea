import { classic, type State, step, viewFor } from '../src/classic/index.js';
import { loadScenario } from '../src/index.js';

const table = (): State => {
  const loaded = loadScenario(classic, {
    name: 'a secret offer to two players',
    ruleset: 'classic',
    players: [
      { id: 'dan', illuminati: 'bavarian-illuminati', treasury: 9 },
      { id: 'ann', illuminati: 'gnomes-of-zurich' },
      { id: 'bob', illuminati: 'servants-of-cthulhu' },
    ],
    turn: { player: 'dan' },
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors));
  return loaded.state;
};

test('C-803, C-307: a secret offer to several tells none of them whom else it was made to', () => {
  const state = table();
  const result = step(state, 'dan', { type: 'offer', to: ['ann', 'bob'], give: { money: 1 }, secret: true });
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));

  const received = viewFor(state, 'bob').mine?.deals ?? [];
  expect(received).toHaveLength(1);
  expect(received[0]?.bundle).toBe(received[0]?.id);
  expect(JSON.stringify([viewFor(state, 'bob').mine, classic.eventsFor(result.events, 'bob')])).not.toContain('ann');
  expect(new Set(viewFor(state, 'dan').mine?.deals.map(({ bundle }) => bundle)).size).toBe(1);

  expect(step(state, 'bob', { type: 'answer', offer: received[0]?.id ?? '', accept: true }).ok).toBe(true);
  expect(viewFor(state, 'ann').mine?.deals).toEqual([]);
});
