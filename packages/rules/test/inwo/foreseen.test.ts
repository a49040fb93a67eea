import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadScenario, type RecordedGame, replayStart, replayStep } from '../../src/index.js';
import { foreseen, type Intent, type InwoTypes, inwo, powerOf, type State, step, viewFor } from '../../src/inwo/index.js';

/* N-902, N-911: what an open play does if nobody answers is told by what lies open alone. */

const laid = (ann: object, bob: object = {}): State => {
  const loaded = loadScenario(inwo, {
    name: 'foreseen',
    ruleset: 'inwo',
    players: [
      { id: 'ann', illuminati: 'ufos', ...ann },
      {
        id: 'bob',
        illuminati: 'the-network',
        structure: [
          { group: 'c-i-a', onto: 'the-network', arrow: 'right' },
          { group: 'the-mafia', onto: 'the-network', arrow: 'left' },
          { group: 'hackers', onto: 'the-network', arrow: 'bottom' },
        ],
        ...bob,
      },
      // Somebody with a hidden Plot is asked, so that what is played stays open.
      { id: 'cid', illuminati: 'shangri-la', plots: ['fnord'] },
    ],
    turn: { player: 'ann', phase: 'main' },
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors));
  return loaded.state;
};

const send = (state: State, by: string, named: object): void => {
  const result = step(state, by, inwo.scenario.translate?.(state, by, named as Intent) ?? (named as Intent));
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
};

const named = ({ board }: State, card: string): string => Object.values(board.cards).find((one) => one.card === card)?.id ?? '';

const everybodyPasses = (state: State): void => {
  for (;;) {
    const { kind, who, rev } = inwo.decision(state.board);
    if (kind !== 'playing' && kind !== 'using') return;
    send(state, who[0] ?? '', { type: 'done', rev });
  }
};

test('N-810: a New World Order is foreseen card by card, and comes true', () => {
  const state = laid({ plots: ['gun-control'] });
  send(state, 'ann', { type: 'playPlot', card: 'gun-control' });
  const before = JSON.stringify(state);
  const changes = foreseen(viewFor(state, 'bob').board);
  expect(JSON.stringify(state)).toBe(before);
  expect(changes?.map(({ card, numbers }) => [card, numbers])).toEqual([
    [named(state, 'c-i-a'), [{ stat: 'power', from: 6, to: 9 }]],
    [named(state, 'the-mafia'), [{ stat: 'power', from: 6, to: 7 }]],
  ]);
  everybodyPasses(state);
  for (const { card, numbers } of changes ?? [])
    for (const { stat, to } of numbers) expect([stat, powerOf(state.board, card)]).toEqual(['power', to]);
});

test('N-910: a play that is cancelled by one above it changes nothing', () => {
  const state = laid({ plots: ['gun-control'] }, { plots: ['hoax'] });
  send(state, 'ann', { type: 'playPlot', card: 'gun-control' });
  send(state, 'bob', { type: 'playPlot', card: 'hoax', against: 'last', pay: ['c-i-a'] });
  expect(foreseen(state.board)).toEqual([]);
});

test('N-1402: what depends on a deck is not foreseen, and where nothing is open there is nothing to foresee', () => {
  const state = laid({ plots: ['savings-and-loan-scam'], structure: [{ group: 'bank-of-england', onto: 'ufos', arrow: 'right' }] });
  expect(foreseen(state.board)).toBeNull();
  send(state, 'ann', { type: 'playPlot', card: 'savings-and-loan-scam', pay: ['bank-of-england'] });
  expect(foreseen(state.board)).toBeNull();
});

test('N-1402: through recorded games nothing open keeps a viewer from foreseeing, and what they foresee is so', () => {
  const game = JSON.parse(readFileSync(join(__dirname, 'fixtures/2/4-mixed-6.json'), 'utf8')) as RecordedGame<InwoTypes>;
  const { state } = replayStart(inwo, game);
  let open = 0;
  let told = 0;
  for (const at of game.intents.keys()) {
    const kind = state.board.frames.at(-1)?.kind;
    if (kind === 'playing' || kind === 'using') {
      open += 1;
      const all = foreseen(state.board);
      for (const { player } of state.board.seats) {
        const seen = foreseen(viewFor(state, player).board);
        if (seen !== null) expect(seen).toEqual(all);
      }
      if (all !== null) told += 1;
    }
    replayStep(inwo, game, state, at);
  }
  expect(open).toBeGreaterThan(20);
  expect(told).toBeGreaterThan(open / 2);
});
