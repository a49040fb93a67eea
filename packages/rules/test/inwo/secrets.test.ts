import { createGame, type GameEvent, inwo, layTable, type State, step, viewFor } from '../../src/inwo/index.js';
import { Chance, pick } from './random.js';

/** Ann attacks, Bob holds these; everything else is the same. */
const table = (plot: string, group: string, deck: string) => {
  const { state, errors } = layTable(
    inwo.scenario.shape.parse({
      name: 'a table',
      ruleset: 'inwo',
      players: [
        { id: 'ann', illuminati: 'ufos', structure: [{ group: 'the-mafia', onto: 'ufos', arrow: 'top' }] },
        {
          id: 'bob',
          illuminati: 'the-network',
          structure: [{ group: 'a-m-a', onto: 'the-network', arrow: 'right' }],
          plots: [plot],
          hand: [group],
          plotDeck: [deck],
        },
        { id: 'cid', illuminati: 'shangri-la' },
      ],
    }),
  );
  expect(errors).toEqual([]);
  return state;
};

test('U212 N-1402 what others hold changes nothing that a player or a spectator sees', () => {
  const [one, other] = [table('hoax', 'nasa', 'fnord'), table('bribery', 'xanadu', 'sniper')];
  const leader = Object.values(one.board.cards).find(({ card }) => card === 'the-mafia')?.id ?? '';
  const target = Object.values(one.board.cards).find(({ card }) => card === 'a-m-a')?.id ?? '';
  const network = Object.values(one.board.cards).find(({ card }) => card === 'the-network')?.id ?? '';
  const intents = [
    ['bob', { type: 'buyPlot', pay: [network] }],
    ['ann', { type: 'attack', kind: 'control', attacker: leader, target }],
    ['bob', { type: 'done' }],
    ['cid', { type: 'done' }],
    ['ann', { type: 'callOff' }],
    ['ann', { type: 'knock' }],
  ] as const;
  for (const [by, intent] of intents) {
    const results = [one, other].map((state) => step(state, by, intent));
    for (const viewer of ['ann', 'cid', null]) {
      const [mine, theirs] = [one, other].map((state) => JSON.stringify(viewFor(state, viewer)));
      expect(mine).toEqual(theirs);
      const [events, otherEvents] = results.map((result) => (result.ok ? inwo.eventsFor(result.events, viewer) : result.refusal));
      expect(events).toEqual(otherEvents);
    }
  }
});

test('N-1402 a card that comes to the table does not tell when it was drawn', () => {
  const [one, other] = [table('hoax', 'nasa', 'hoax'), table('hoax', 'nasa', 'hoax')];
  const network = Object.values(one.board.cards).find(({ card }) => card === 'the-network')?.id ?? '';
  const held = [one, other].map((state, at) => {
    step(state, 'bob', { type: 'buyPlot', pay: [network] });
    const { bob } = state.secrets.private;
    return bob?.plots[at]?.id ?? '';
  });
  [one, other].forEach((state, at) => {
    expect(step(state, 'bob', { type: 'discard', cards: [held[at] ?? ''] }).ok).toBe(true);
  });
  expect(held[0]).not.toBe(held[1]);
  expect(viewFor(other, 'ann')).toEqual(viewFor(one, 'ann'));
});

test('U212 N-1403 what an offer asks for tells nothing about when a hidden card was drawn', () => {
  const [one, other] = [table('hoax', 'nasa', 'hoax'), table('hoax', 'nasa', 'hoax')];
  const network = Object.values(one.board.cards).find(({ card }) => card === 'the-network')?.id ?? '';
  const turned = [one, other].map((state, at) => {
    step(state, 'bob', { type: 'buyPlot', pay: [network] });
    const copy = state.secrets.private.bob?.plots[at]?.id ?? '';
    expect(step(state, 'bob', { type: 'expose', cards: [copy] }).ok).toBe(true);
    return copy;
  });
  expect(turned[0]).not.toBe(turned[1]);
  for (let copy = 0; copy <= one.board.next.copy; copy++) {
    const ask = { plots: [String(copy)] };
    const [answers, theirs] = [one, other].map((state) => step(state, 'ann', { type: 'offer', to: 'bob', give: {}, ask }));
    expect(theirs).toEqual(answers);
    // What lies open may be asked for.
    expect(answers?.ok).toBe(one.board.seats[1]?.plots.some(({ id }) => id === String(copy)));
  }
});

test('U212 N-1402 who is offered a hidden card does not learn which copy it is, unless it was shown to them', () => {
  const offered = (shown: boolean) => {
    const state = table('hoax', 'nasa', 'fnord');
    const copy = state.secrets.private.bob?.plots[0]?.id ?? '';
    if (shown) step(state, 'bob', { type: 'show', card: copy, to: 'ann' });
    expect(step(state, 'bob', { type: 'offer', to: 'ann', give: { plots: [copy] }, ask: {} }).ok).toBe(true);
    const told = viewFor(state, 'ann').mine?.offered[0]?.give.map((id) => id === copy);
    expect(step(state, 'ann', { type: 'answer', accept: true }).ok).toBe(true);
    return { told, plots: state.secrets.private.ann?.plots.map(({ card }) => card) };
  };
  expect(offered(false)).toEqual({ told: [], plots: ['hoax'] });
  expect(offered(true)).toEqual({ told: [true], plots: ['hoax'] });
});

/** Copies that lie hidden with somebody. */
const hiddenCopies = ({ secrets }: State): string[] =>
  Object.values(secrets.private).flatMap(({ plots, groups, beneath }) =>
    [...plots, ...groups, ...beneath.map(({ kept }) => kept)].map(({ id }) => id),
  );

/** Where a value names one of these copies. */
const namings = (value: unknown, copies: ReadonlySet<unknown>, path: string): string[] => {
  if (value !== null && typeof value === 'object')
    return Object.entries(value).flatMap(([key, one]) => [
      ...(copies.has(key) && !Array.isArray(value) ? [`${path}.${key}`] : []),
      ...namings(one, copies, `${path}.${key}`),
    ]);
  return copies.has(value) ? [`${path}: ${value}`] : [];
};

test.each([1, 2, 3, 4, 5, 6, 7, 8])('N-1402 in random game %i no copy that lies or lay hidden is named where all can see it', (seed) => {
  const { state } = createGame({ players: ['ann', 'bob', 'cid'], seed: `followed ${seed}`, options: { groupsToWin: 6 } });
  const chance = new Chance(seed);
  const hidden = new Set<unknown>();
  for (let left = 300; left > 0 && state.board.phase !== 'over'; left--) {
    const picked = pick(state, chance);
    if (!picked) break;
    const result = step(state, picked.by, picked.intent);
    if (!result.ok) throw new Error(`${JSON.stringify(picked.intent)}: ${result.refusal.code}`);
    for (const copy of hiddenCopies(state)) hidden.add(copy);
    const heard: readonly GameEvent[] = inwo.eventsFor(result.events, null);
    expect({ picked, named: namings([state.board, heard], hidden, '') }).toEqual({ picked, named: [] });
  }
  expect(hidden.size).toBeGreaterThan(10);
});
