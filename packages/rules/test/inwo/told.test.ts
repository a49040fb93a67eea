import { type GameEvent, type Intent, inwo, layTable, type State, step } from '../../src/inwo/index.js';

/** Three at a table, with what is different about them. */
function table(ann: object, bob: object, more: object = {}): State {
  const { state, errors } = layTable(
    inwo.scenario.shape.parse({
      name: 'a table',
      ruleset: 'inwo',
      players: [
        { id: 'ann', illuminati: 'ufos', ...ann },
        { id: 'bob', illuminati: 'the-network', ...bob },
        { id: 'cid', illuminati: 'shangri-la' },
      ],
      turn: { player: 'ann', phase: 'main' },
      ...more,
    }),
  );
  expect(errors).toEqual([]);
  return state;
}

const act = (state: State, by: string, intent: Intent): readonly GameEvent[] => {
  const result = step(state, by, intent);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.events;
};

/** Everybody has nothing to add until no play is open. */
function pass(state: State): GameEvent[] {
  const events: GameEvent[] = [];
  for (let kind = ''; ; ) {
    const { kind: now, who } = inwo.decision(state.board);
    kind = now;
    if (kind !== 'playing' && kind !== 'using' && kind !== 'takeover') return events;
    events.push(...act(state, who[0] ?? '', { type: 'done' }));
  }
}

const plotOf = (state: State, player: string, card: string): string =>
  state.secrets.private[player]?.plots.find((kept) => kept.card === card)?.id ?? '';
const copyOf = (state: State, card: string): string => Object.values(state.board.cards).find((one) => one.card === card)?.id ?? '';

const THREE_MEDIA = [
  { group: 'tabloids', onto: 'ufos', arrow: 'top' },
  { group: 'girlie-magazines', onto: 'ufos', arrow: 'right' },
  { group: 'hollywood', onto: 'ufos', arrow: 'left' },
];

test('N-910: a play that is cancelled is told with who cancelled it, and the card', () => {
  const state = table(
    { plots: ['newsroom-purge'] },
    {
      structure: [
        { group: 'nuclear-power-companies', onto: 'the-network', arrow: 'top' },
        { group: 'madison-avenue', onto: 'the-network', arrow: 'right' },
      ],
      plots: ['hoax', 'fnord'],
    },
  );
  act(state, 'ann', {
    type: 'playPlot',
    card: plotOf(state, 'ann', 'newsroom-purge'),
    cards: [copyOf(state, 'madison-avenue')],
    pay: [copyOf(state, 'ufos')],
  });
  const power = copyOf(state, 'nuclear-power-companies');
  const answered = act(state, 'bob', { type: 'useAbility', card: power, ability: 0, pay: [power], against: copyOf(state, 'ufos') });
  const told = [...answered, ...pass(state)].find(({ type }) => type === 'cancelled');
  expect(told).toEqual({ type: 'cancelled', player: 'ann', card: 'newsroom-purge', by: 'bob', with: 'nuclear-power-companies' });
});

test('N-1301: a New World Order tells how many Groups count otherwise because of it', () => {
  const groups = [
    { group: 'c-i-a', onto: 'ufos', arrow: 'top' },
    { group: 'b-a-t-f', onto: 'ufos', arrow: 'right' },
    { group: 'the-mafia', onto: 'ufos', arrow: 'left' },
  ];
  const state = table({ structure: groups, plots: ['gun-control'] }, {});
  const before = ['c-i-a', 'b-a-t-f', 'the-mafia'].map((card) => JSON.stringify(inwo.scenario.answer(state, `power ${card}`)));
  const played = act(state, 'ann', { type: 'playPlot', card: plotOf(state, 'ann', 'gun-control') });
  const told = [...played, ...pass(state)].find(({ type }) => type === 'changed');
  const after = ['c-i-a', 'b-a-t-f', 'the-mafia'].map((card) => JSON.stringify(inwo.scenario.answer(state, `power ${card}`)));
  expect(told).toEqual({ type: 'changed', card: 'gun-control', count: before.filter((one, at) => one !== after[at]).length });
});

test('N-203, N-1101: a card that is taken over is told otherwise than one that moves', () => {
  const state = table({ structure: THREE_MEDIA, hand: ['c-i-a'] }, {}, { turn: { player: 'ann', phase: 'start' } });
  const hand = state.secrets.private.ann?.groups[0]?.id ?? '';
  const taken = [...act(state, 'ann', { type: 'takeOver', card: hand, onto: copyOf(state, 'ufos'), arrow: 'bottom' }), ...pass(state)];
  const agency = copyOf(state, 'c-i-a');
  expect(taken).toContainEqual(expect.objectContaining({ type: 'placed', copy: agency, how: 'takenOver' }));
  act(state, 'ann', { type: 'ready' });
  const tabloids = copyOf(state, 'tabloids');
  const events = [
    ...act(state, 'ann', { type: 'move', group: tabloids, onto: agency, arrow: 'bottom', pay: copyOf(state, 'ufos') }),
    ...pass(state),
  ];
  expect(events).toContainEqual(expect.objectContaining({ type: 'placed', copy: tabloids, how: 'moved' }));
});

describe('U210, N-1207, N-1208: whoever meets a public goal claims without a word, and all are told', () => {
  const media = ['tabloids', 'girlie-magazines', 'hollywood'].map((group, i) => ({
    group,
    onto: 'ufos',
    arrow: ['top', 'right', 'left'][i],
  }));

  /** Ann ends her turn with four cards, which win here; everybody passes, but Bob, who shoots first, if he does. */
  const ended = (shoots: boolean, dice: readonly number[]): GameEvent[] => {
    // Two steps from the Illuminati nobody is as safe as beside it.
    const branch = [
      { group: 'cfl-aio', onto: 'ufos', arrow: 'bottom' },
      { group: 'bjorne', onto: 'cfl-aio', arrow: 'right' },
    ];
    const state = table(
      { turns: 2, structure: shoots ? [...media.slice(0, 1), ...branch] : media },
      { turns: 2, structure: [{ group: 'c-i-a', onto: 'the-network', arrow: 'right' }], plots: ['sniper'] },
      { options: { groupsToWin: 4 }, dice: [dice] },
    );
    const events = [...act(state, 'ann', { type: 'knock' })];
    let isShot = false;
    for (let n = 0; n < 40 && !state.board.outcome && state.board.turn?.player === 'ann'; n += 1) {
      const { kind, who, rev } = inwo.decision(state.board);
      const [by = ''] = who;
      const sniper = plotOf(state, 'bob', 'sniper');
      const shot: boolean = shoots && kind === 'victory' && !isShot;
      isShot ||= shot;
      const shooting: Intent = { type: 'playPlot', card: sniper, on: copyOf(state, 'bjorne'), helper: copyOf(state, 'c-i-a') };
      // Nobody does anything else; who has fired does not call it off.
      const least: Intent = kind === 'roll' ? { type: 'roll', rev } : (inwo.leastIntent(inwo.viewFor(state, by)) ?? { type: 'done' });
      events.push(...act(state, shot ? 'bob' : by, shot ? shooting : least));
    }
    return events.filter(({ type }) => type === 'claimed' || type === 'claimFell' || type === 'ended');
  };

  test('a claim that stands wins', () => {
    expect(ended(false, [3, 3])).toEqual([
      { type: 'claimed', player: 'ann', cards: [] },
      { type: 'ended', winners: ['ann'] },
    ]);
  });

  test('one that the last chance undoes falls', () => {
    expect(ended(true, [1, 1])).toEqual([
      { type: 'claimed', player: 'ann', cards: [] },
      { type: 'claimFell', player: 'ann' },
    ]);
  });
});

test('N-205, N-802: a Resource that comes into play is told with the card whose token it took', () => {
  const state = table({ hand: ['clipper-chip'] }, {});
  const copy = state.secrets.private.ann?.groups[0]?.id ?? '';
  const events = [...act(state, 'ann', { type: 'takeOver', card: copy, pay: true }), ...pass(state)];
  expect(events.filter(({ type }) => type === 'revealed')).toHaveLength(1);
  expect(events).toContainEqual({ type: 'broughtIn', player: 'ann', copy: expect.anything(), card: 'clipper-chip', payer: 'ufos' });
});

test('N-203, N-802: a Resource that is taken over as the turn starts takes no token', () => {
  const state = table({ hand: ['clipper-chip'] }, {}, { turn: { player: 'ann', phase: 'start' } });
  const copy = state.secrets.private.ann?.groups[0]?.id ?? '';
  const events = [...act(state, 'ann', { type: 'takeOver', card: copy }), ...pass(state)];
  expect(events).toContainEqual(expect.objectContaining({ type: 'broughtIn', card: 'clipper-chip', payer: null }));
});
