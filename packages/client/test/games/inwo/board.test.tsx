/** @jest-environment jsdom */

import { loadScenario, overlaps, type Rect } from '@illuminice/rules';
import { inwo, type State, step, viewFor } from '@illuminice/rules/inwo';
import { screen } from '@testing-library/preact';
import type { BoardLook } from '../../../src/board/contract';
import { grow } from '../../../src/board/geometry';
import { planTable } from '../../../src/board/layout/plan-table';
import { turned } from '../../../src/board/turned';
import { seenSide } from '../../../src/games/inwo/board/arrows';
import { inwoBoard } from '../../../src/games/inwo/board/place';
import { TextView } from '../../../src/games/inwo/card/text-view';
import { seatCounts, seatGoals, seatHeld } from '../../../src/games/inwo/seats/seats';
import { late, openTable, speak } from './page';

beforeAll(speak);

/** The table as it lies in a frame of so many px. */
function laid(state: State, frame: { w: number; h: number }) {
  const view = viewFor(state, 'mira');
  const seats = view.board.seats.map(({ player }): [string, BoardLook['seats'][string]] => [
    player,
    {
      name: player,
      colour: '#5b9df0',
      shape: 'square',
      line: null,
      isMe: player === 'mira',
      status: null,
      waitedFor: false,
      counts: seatCounts(view, player),
      held: seatHeld(view, player),
      goals: seatGoals(view, player),
    },
  ]);
  const look: BoardLook = { perspective: 'mira', clockwise: false, seats: Object.fromEntries(seats) };
  const narrow = frame.w < 700;
  const game = inwoBoard as Parameters<typeof planTable>[2];
  const { layout } = planTable(view, look, game, {
    quarters: 0,
    frame,
    narrow,
    composed: { attacker: null, target: null },
    before: null,
    turned: false,
  });
  return { layout, cards: inwoBoard.placeCards(view, look, layout, 0) };
}

const named = (state: State, id: string) => state.board.cards[id]?.card ?? id;

describe.each(['inwo-two', 'inwo-four', 'inwo-six'])('%s', (name) => {
  const state = late(name);

  test.each([
    { w: 1060, h: 720 },
    { w: 390, h: 420 },
  ])('N-309: no card lies on another, nor any plate on a card, in $w × $h px', (frame) => {
    const { layout, cards } = laid(state, frame);
    // Neighbours touch: what rounding adds is no overlap.
    const all: [string, Rect][] = cards.map(({ id, rect }) => [named(state, id), grow(rect, -0.01)]);
    for (const [player, { plate }] of layout.structures) all.push([`plate of ${player}`, plate]);
    const lies = all.flatMap(([one, rect], i) =>
      all.slice(i + 1).flatMap(([other, under]) => (overlaps(rect, under) ? [`${one} on ${other}`] : [])),
    );
    expect(lies).toEqual([]);
    // Every structure and Resource of the table is there.
    const lying = Object.values(state.board.cards).filter(({ zone }) => zone === 'structure' || zone === 'resource');
    expect(lying.filter(({ id }) => !cards.some((card) => card.id === id))).toEqual([]);
  });

  test('U200: the text view names every card on the table, and what everybody holds', () => {
    openTable(state, 'mira', TextView);
    for (const { id, zone } of Object.values(state.board.cards)) {
      if (zone !== 'structure' && zone !== 'resource' && zone !== 'nwo') continue;
      expect(screen.getByTestId(`card-${id}`).textContent).toBeTruthy();
    }
    for (const [place, seat] of state.board.seats.entries())
      expect(screen.getByTestId(`text-seat-${place}`).textContent).toContain(`${seat.hiddenPlots + seat.plots.length} Plot`);
  });
});

test('N-733: a Devastated Place and all below it show it, and no token', () => {
  const state = late('inwo-four');
  const { cards } = laid(state, { w: 1060, h: 720 });
  const place = Object.values(state.board.cards).find(({ devastated }) => devastated);
  const below = Object.values(state.board.cards).find(({ master }) => master === place?.id);
  expect(cards.find(({ id }) => id === place?.id)).toMatchObject({ spec: { devastated: true }, pill: { state: 'barred' } });
  expect(cards.find(({ id }) => id === below?.id)).toMatchObject({ spec: { faded: true, devastated: false } });
});

describe('the stack of plays and claims in the middle', () => {
  const table = (players: readonly object[], more: object = {}): State => {
    const loaded = loadScenario(inwo, { name: 'a stack', ruleset: 'inwo', turn: { player: 'mira', phase: 'main' }, players, ...more });
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors));
    return loaded.state;
  };
  const plot = (state: State, by: string) => state.secrets.private[by]?.plots[0]?.id ?? '';
  const copyOf = (state: State, name: string) => Object.values(state.board.cards).find(({ card }) => card === name)?.id ?? '';

  test('N-911: a canceller lies over the play that it answers and is ringed, the other one is barred; who paid wears the seat’s colour', () => {
    const state = table([
      {
        id: 'mira',
        illuminati: 'ufos',
        structure: [{ group: 'tabloids', onto: 'ufos', arrow: 'right' }],
        plots: ['the-weird-turn-pro', 'fnord'],
      },
      { id: 'tobias', illuminati: 'the-network', plots: ['secrets-man-was-not-meant-to-know'], plotDeck: ['hoax', 'fnord'] },
    ]);
    const [first, answer] = [plot(state, 'mira'), plot(state, 'tobias')];
    expect(step(state, 'mira', { type: 'playPlot', card: first, on: copyOf(state, 'tabloids') })).toMatchObject({ ok: true });
    const alone = laid(state, { w: 1060, h: 720 });
    expect(alone.cards.at(-1)).toMatchObject({ zone: 'stack', spec: { shape: 'upright', struck: false } });
    const open = inwoBoard.scene(viewFor(state, 'mira'));
    expect([...(open.rings ?? [])].filter(([, ring]) => ring === 'ice')).toEqual([[alone.cards.at(-1)?.id, 'ice']]);
    expect(step(state, 'tobias', { type: 'playPlot', card: answer })).toMatchObject({ ok: true });
    const [under, over] = laid(state, { w: 1060, h: 720 }).cards.filter(({ zone }) => zone === 'stack');
    expect([under?.spec, over?.spec]).toMatchObject([{ struck: true }, { struck: false }]);
    const [x, y] = [(over?.rect.x ?? 0) - (under?.rect.x ?? 0), (over?.rect.y ?? 0) - (under?.rect.y ?? 0)];
    expect([x, y].every((by) => by > 0)).toBe(true);
    expect(x).toBeLessThan(under?.rect.w ?? 0);
    const { rings } = inwoBoard.scene(viewFor(state, 'mira'));
    expect(rings?.get(over?.id ?? '')).toBe('ice');
    expect([...(rings?.values() ?? [])].filter((ring) => ring === 'seat').length).toBeGreaterThan(0);
  });

  test('U210, N-1207: a claimed Goal lies in the middle, brass rings and threads lead from it to what it counts', () => {
    const state = table(
      [
        {
          id: 'mira',
          illuminati: 'ufos',
          structure: [{ group: 'a-m-a', onto: 'ufos', arrow: 'top' }],
          plots: ['let-them-eat-cake:up'],
          destroyed: ['anti-nuclear-activists', 'antiwar-activists', 'big-media', 'cfl-aio', 'civil-rights-marchers', 'democrats'],
        },
        { id: 'tobias', illuminati: 'the-network' },
      ],
      { options: { groupsToWin: 20 } },
    );
    const goal = state.board.seats[0]?.plots[0]?.id ?? '';
    state.board.claims = [{ player: 'mira', cards: [goal] }];
    const { layout, cards } = laid(state, { w: 1060, h: 720 });
    const shown = cards.find(({ id }) => id === goal);
    expect(shown).toMatchObject({ zone: 'stack', spec: { material: 'goal', shape: 'upright' } });
    const { rings, ties } = inwoBoard.scene(viewFor(state, 'tobias'));
    const counted = copyOf(state, 'a-m-a');
    expect([...(rings ?? [])].sort()).toEqual([[counted, 'brassBright'] as const, [goal, 'brassBright'] as const].sort());
    expect(ties).toEqual([{ from: goal, to: counted }]);
    for (const { id, rect } of cards) if (id !== goal) expect(overlaps(grow(rect, -0.01), shown?.rect as Rect)).toBe(false);
    expect(overlaps(layout.centre.box, grow(shown?.rect as Rect, -0.01))).toBe(true);
  });
});

test('N-309: arrows are named as they lie, by the turn of their card and of the table', () => {
  const state = late('inwo-four');
  const rotated = Object.values(state.board.cards).find(({ rot, zone }) => zone === 'structure' && rot === 1);
  if (!rotated) throw new Error('no card lies turned by a quarter');
  expect(seenSide(state.board, rotated.id, 'top')).toBe('right');
  turned.value = 1;
  expect(seenSide(state.board, rotated.id, 'top')).toBe('bottom');
  turned.value = 0;
});
