/** @jest-environment jsdom */

import { type Chance, chance } from '@illuminice/bots';
import { classicLab, simulateGame } from '@illuminice/lab';
import type { CardId, PlayerId } from '@illuminice/rules';
import { cardFacts, classic, type GameEvent, type View, viewFor } from '@illuminice/rules/classic';
import { act } from 'preact/test-utils';
import { lateParts } from '../../../../src/games/classic/panels/side-panel';
import { deals } from '../../../../src/games/classic/trade/deals-later';
import ui, { Drawer, Preview, Stage } from '../../../../src/games/classic/ui';
import type { TableModel } from '../../../../src/games/classic/use-table';
import { CancelOrders } from '../../../../src/hud/seats/cancel-orders';
import { openPart, speak } from '../panel';

interface Step {
  readonly events: readonly GameEvent[];
  readonly view: View;
}

/** A game of computer players, step by step as this viewer sees it. */
function gameSeenBy(me: PlayerId | null, seed: number): Step[] {
  const steps: Step[] = [];
  simulateGame(classicLab, seed, 4, {
    leaving: 2,
    // The rules go on changing the state.
    onStep: (state, events) =>
      steps.push(JSON.parse(JSON.stringify({ view: viewFor(state, me), events: classic.eventsFor(events, me) })) as Step),
  });
  return steps;
}

const CARDS = Object.keys(cardFacts);
const PILES = ['discard', 'dead', 'deck', 'bank', 'specials'];

/** Does one thing that somebody may do who tries everything and sends nothing. */
function fumble(table: TableModel, dice: Chance, onTable: readonly CardId[]): void {
  const { draft, stage, ui: open } = table;
  const card = dice.pick(dice.percent(80) ? onTable : CARDS);
  const tries = [
    () => draft.tap(card),
    () => draft.tap(card),
    () => open.preview.pin(card),
    () => open.drawer.open(dice.pick(PILES)),
    () => {
      const free = ui.play.actions(table).filter(({ reason }) => reason === null);
      if (free.length > 0) dice.pick(free).run();
    },
    () => draft.cancel(),
    () => draft.tapBackground(),
    () => stage.skip(),
  ];
  dice.pick(tries)();
}

const { Panel, Hand, Offers, Revealed } = ui.play;
const { TextView } = ui.card;

const Page = () => (
  <>
    <Panel />
    <Hand />
    <Offers waiting />
    <Offers waiting={false} />
    <Revealed />
    <CancelOrders />
    <Preview />
    <Drawer />
    <TextView />
    <Stage />
  </>
);

beforeAll(async () => {
  await speak();
  await Promise.all([...lateParts, deals, ...[Drawer, Preview, Stage].map(({ part }) => part)].map((part) => part.load()));
  jest.useFakeTimers();
});
afterAll(() => jest.useRealTimers());

test.each([
  ['an onlooker', null, 6],
  ['the first player', 'ann', 35],
  ['the second player', 'bob', 48],
] as const)(
  'U80: nothing in the page of %s breaks in a whole game, whatever lies open and however fast it goes',
  async (_, me, seed) => {
    const [first, ...steps] = gameSeenBy(me, seed);
    if (!first) throw new Error('no game');
    const { table, view, happens } = openPart(Page, first.view);
    const dice = chance(seed);
    // Steps that follow each other within a frame are shown at once.
    for (let at = 0; at < steps.length; ) {
      const shown = steps.slice(at, at + 1 + dice.below(16));
      at += shown.length;
      const now = shown.at(-1)?.view as View;
      await act(() => {
        happens(shown.flatMap(({ events }) => events));
        view.value = now;
      });
      await act(() => {
        jest.advanceTimersByTime(dice.pick([0, 150, 2000, 5000]));
      });
      await act(() => fumble(table, dice, Object.keys(now.board.cards)));
    }
    expect(steps.at(-1)?.view.board.outcome).toBeTruthy();
  },
  60_000,
);
