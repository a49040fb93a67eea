/** @jest-environment jsdom */

import { overlaps, type Rect } from '@illuminice/rules';
import { type State, viewFor } from '@illuminice/rules/inwo';
import { screen } from '@testing-library/preact';
import type { BoardLook } from '../../../src/board/contract';
import { grow } from '../../../src/board/geometry';
import { planTable } from '../../../src/board/layout/plan-table';
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
  const look: BoardLook = { perspective: 'mira', seats: Object.fromEntries(seats) };
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
