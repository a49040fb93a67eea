import { inwo, layTable, step, viewFor } from '../../src/inwo/index.js';

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
