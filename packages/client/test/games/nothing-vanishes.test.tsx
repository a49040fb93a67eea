/** @jest-environment jsdom */

import { NO_ORDERS } from '@illuminice/protocol';
import * as classic from '@illuminice/rules/classic';
import * as inwo from '@illuminice/rules/inwo';
import { signal } from '@preact/signals';
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/preact';
import { newAttack } from '../../src/games/classic/attack/announcement';
import { acceptDraft } from '../../src/games/classic/drafts/accept';
import { alterDraft } from '../../src/games/classic/drafts/alter';
import type { Draft as ClassicDraft } from '../../src/games/classic/drafts/data';
import { discardDraft } from '../../src/games/classic/drafts/discard';
import { dropDraft } from '../../src/games/classic/drafts/drop';
import { endDraft } from '../../src/games/classic/drafts/end';
import type { Position as ClassicPosition } from '../../src/games/classic/drafts/kind';
import { pickDraft } from '../../src/games/classic/drafts/pick';
import { placeDraft } from '../../src/games/classic/drafts/place';
import { rearrangeDraft } from '../../src/games/classic/drafts/rearrange';
import { taxDraft } from '../../src/games/classic/drafts/tax';
import { transferDraft } from '../../src/games/classic/drafts/transfer';
import { treasuriesDraft } from '../../src/games/classic/drafts/treasuries';
import { lateParts } from '../../src/games/classic/panels/side-panel';
import { newTrade } from '../../src/games/classic/trade/bargain';
import { deals } from '../../src/games/classic/trade/deals-later';
import classicUi, { Drawer as ClassicDrawer, Preview as ClassicPreview } from '../../src/games/classic/ui';
import { firstAttack } from '../../src/games/inwo/attack/announcement';
import type { Draft as InwoDraft } from '../../src/games/inwo/drafts/data';
import { beginSentence } from '../../src/games/inwo/drafts/saying';
import { newTrade as newInwoTrade } from '../../src/games/inwo/trade/bargain';
import type { Position as InwoPosition } from '../../src/games/inwo/types';
import inwoUi, { Drawer as InwoDrawer, Preview as InwoPreview } from '../../src/games/inwo/ui';
import { EscapeMenu } from '../../src/hud/shell/escape-menu';
import { PanelFootContext, PanelFootSlot } from '../../src/hud/shell/panel-foot';
import type { GameTypes } from '../../src/net/game-types';
import { offlineLink } from '../../src/net/offline-link';
import type { DraftModel } from '../../src/table/draft-model';
import type { GameUi } from '../../src/table/game-ui';
import { GameContext, TableContext } from '../../src/table/table-context';
import { type TableModel, tableModel } from '../../src/table/table-model';
import type { MenuPage, TalkTab, UiModel } from '../../src/table/ui-model';
import { speak as speakClassic } from './classic/panel';
import { speak as speakInwo } from './inwo/page';
import { momentsOf } from './moments';

/* U31, U220: nothing that the game demands of a player ever goes from their page, whatever they open, close or cancel over it. */

beforeAll(async () => {
  const parts = [...lateParts, deals, ...[ClassicDrawer, ClassicPreview, InwoDrawer, InwoPreview].map(({ part }) => part)];
  await Promise.all(parts.map((part) => part.load()));
});

/** What the game waits for a player with; `nobody`: it waits for nobody any more. */
type Asks = 'somebody' | 'nobody';

const CLASSIC_ASKS: { readonly [K in classic.DecisionKind]: Asks } = {
  chooseIlluminati: 'somebody',
  chooseGoal: 'somebody',
  turn: 'somebody',
  start: 'somebody',
  contest: 'somebody',
  roll: 'somebody',
  dice: 'somebody',
  place: 'somebody',
  settle: 'somebody',
  playing: 'somebody',
  replace: 'somebody',
  askBack: 'somebody',
  over: 'nobody',
};

const INWO_ASKS: { readonly [K in inwo.DecisionKind]: Asks } = {
  chooseDeck: 'somebody',
  chooseIlluminati: 'somebody',
  chooseLead: 'somebody',
  turn: 'somebody',
  start: 'somebody',
  takeover: 'somebody',
  playing: 'somebody',
  using: 'somebody',
  contest: 'somebody',
  dice: 'somebody',
  place: 'somebody',
  choose: 'somebody',
  loss: 'somebody',
  draw: 'somebody',
  limit: 'somebody',
  relief: 'somebody',
  end: 'somebody',
  claims: 'somebody',
  victory: 'somebody',
  roll: 'somebody',
  over: 'nobody',
};

/** One draft of each kind, begun over whatever is asked. */
const CLASSIC_DRAFTS: { readonly [K in ClassicDraft['kind']]: (position: ClassicPosition, card: string) => ClassicDraft | null } = {
  accept: () => acceptDraft.start('no such offer'),
  alter: (_, card) => alterDraft.start(card),
  attack: () => newAttack(),
  discard: (position) => discardDraft.start(position, 'privilege'),
  drop: () => dropDraft.start(),
  end: () => endDraft.start('endTurn'),
  pick: (_, card) => pickDraft.start(card, 'effect'),
  place: () => placeDraft.start('move'),
  rearrange: (position, card) => rearrangeDraft.start(position, card),
  tax: () => taxDraft.start(),
  trade: ({ view, me }) => newTrade(view.board.seats.find(({ player }) => player !== me)?.player ?? ''),
  transfer: () => transferDraft.start(),
  treasuries: (position, card) => treasuriesDraft.start(position, card, 'usePower', 0),
};

const INWO_DRAFTS: { readonly [K in InwoDraft['kind']]: (position: InwoPosition, card: string) => InwoDraft | null } = {
  attack: (position) => firstAttack(position),
  sentence: (position, card) => beginSentence(position, { type: 'playPlot', card }),
  trade: ({ view, me }) => newInwoTrade(view.board.seats.find(({ player }) => player !== me)?.player ?? ''),
};

const MENU_PAGES: { readonly [K in MenuPage]: true } = {
  menu: true,
  orders: true,
  leaving: true,
  moving: true,
  muting: true,
  voting: true,
};
const TALK_TABS: { readonly [K in TalkTab]: true } = { log: true, chat: true, promises: true };
const names = <K extends string>(of: Readonly<Record<K, unknown>>) => Object.keys(of) as K[];

/** A card of the hand, and one of the table; null: there is none. */
interface Cards {
  readonly held: string | null;
  readonly laid: string | null;
}
type Opening = (table: TableModel, cards: Cards) => void;

/** What of the page can be opened. */
const OPENINGS: { readonly [K in keyof UiModel]: readonly Opening[] } = {
  preview: [
    ({ ui }, { laid }) => laid && ui.preview.pin(laid),
    ({ ui }, { held }) => held && ui.preview.toggle(held, null),
    ({ ui }, { laid }) => laid && ui.preview.hover(laid, null),
  ],
  menu: names(MENU_PAGES).map(
    (page) =>
      ({ ui }) =>
        ui.menu.open(page),
  ),
  drawer: [({ ui }) => ui.drawer.open('specials'), ({ ui }) => ui.drawer.toggle('specials')],
  hand: [
    ({ ui }, { held }) => ui.hand.raise(held),
    ({ ui }) => ui.hand.toggle(),
    // As a finger does it.
    (_, { held }) => {
      const face = held && document.querySelector<HTMLElement>(`[data-testid="hand-${held}"]`);
      if (face) fireEvent.click(face.querySelector('[data-testid="hand-face"]') ?? face);
    },
  ],
  talk: [
    ...names(TALK_TABS).map(
      (tab): Opening =>
        ({ ui }) =>
          ui.talk.show(tab),
    ),
    ({ ui }) => ui.talk.openFor(),
  ],
  putAway: [({ ui }) => void ui.putAway()],
};

/** What can be done to a draft, with one of another kind where it takes one; null: nothing, or only from its own panel. */
const DOINGS: { readonly [K in keyof DraftModel]: ((table: TableModel, other: GameTypes['Draft'], cards: Cards) => void) | null } = {
  current: null,
  isForced: null,
  highlights: null,
  begin: ({ draft }, other) => draft.begin(other),
  change: null,
  pick: null,
  cancel: ({ draft }) => draft.cancel(),
  sent: ({ draft }, other) => draft.sent(other),
  tap: ({ draft }, _, { held, laid }) => {
    if (held) draft.tap(held);
    if (laid) draft.tap(laid);
  },
  place: ({ draft }) => draft.place({ onto: 'nowhere', arrow: 'top' }),
  tapBackground: ({ draft }) => draft.tapBackground(),
};

interface Played<S extends { board: object }> {
  readonly ui: GameUi;
  readonly state: S;
  readonly view: { board: object };
  readonly me: string;
}

/** The page of a player, as far as something can be opened and answered there. */
async function openPage<S extends { board: object }>({ ui, state, view, me }: Played<S>): Promise<TableModel> {
  const { seats, ruleset, options } = state.board as unknown as classic.Board;
  const { link } = offlineLink({
    title: 'ABCDEF',
    player: me,
    view: signal(view) as never,
    rules: { ruleset, options: { ...options } },
    seats: seats.map(({ player }, colour) => ({ player, name: player, colour, computer: false })),
  });
  // They want to be asked, be the question of use to them or not.
  const table = tableModel({ ...link, orders: signal({ ...NO_ORDERS, ask: 'always' as const }) }, ui);
  render(
    <GameContext.Provider value={ui}>
      <TableContext.Provider value={table}>
        <PanelFootContext.Provider value={signal<HTMLElement | null>(null)}>
          <div data-testid="moment">
            <ui.play.Panel />
            <PanelFootSlot />
          </div>
          <ui.play.Hand />
          <ui.card.Preview />
          <ui.card.Drawer />
          <EscapeMenu />
        </PanelFootContext.Provider>
      </TableContext.Provider>
    </GameContext.Provider>,
  );
  await act(async () => undefined);
  return table;
}

/** Everything that can be pressed in the panel of the moment. */
const answers = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-testid="moment"] [data-testid]')]
    .filter((one) => one.matches('button, input, summary') && one.getAttribute('aria-disabled') !== 'true')
    .map((one) => one.dataset.testid ?? '')
    .filter((id) => !id.startsWith('advice'));

const pressEsc = () => act(async () => void fireEvent.keyDown(document.body, { key: 'Escape', code: 'Escape' }));

/** Presses Esc until nothing lies over the panel. */
async function closeAll(table: TableModel): Promise<void> {
  const { ui, draft } = table;
  if (ui.menu.page.value !== null) await act(async () => ui.menu.close());
  const isOpen = () =>
    ui.preview.shown.value?.pinned === true ||
    ui.hand.raised.value !== null ||
    ui.drawer.pile.value !== null ||
    (draft.current.value !== null && !draft.isForced.value);
  for (let presses = 0; isOpen(); presses++) {
    if (presses > 6) throw new Error('Esc closes nothing more');
    await pressEsc();
  }
  // Esc is the menu's where nothing else is open.
  expect(ui.menu.page.value).toBeNull();
}

function walk<S extends { board: object }, D extends { kind: string }>(game: {
  ui: GameUi;
  moment: { state: S; player: string } | undefined;
  viewOf: (state: S, me: string) => { board: object };
  heldBy: (state: S, me: string) => string | null;
  laidBy: (state: S) => string | null;
  drafts: Readonly<Record<string, (position: never, card: string) => D | null>>;
}): () => Promise<void> {
  return async () => {
    if (!game.moment) throw new Error('no scenario comes to it');
    const { state, player: me } = game.moment;
    const table = await openPage({ ui: game.ui, state, view: game.viewOf(state, me), me });
    expect(table.game.isAwaited.value).toBe(true);
    const cards: Cards = { held: game.heldBy(state, me), laid: game.laidBy(state) };
    const begun = table.draft.current.value;
    const whole = answers();
    expect(whole).not.toEqual([]);

    for (const [what, openings] of Object.entries(OPENINGS))
      for (const [at, open] of openings.entries()) {
        await act(async () => open(table, cards));
        await closeAll(table);
        if (table.ui.hand.isOpen.value) await act(async () => table.ui.hand.toggle());
        expect([what, at, table.draft.current.value === begun, answers()]).toEqual([what, at, true, whole]);
      }

    // What a draft is cancelled to is its beginning: from here on that is what must always come back.
    if (table.draft.isForced.value) await act(async () => table.draft.cancel());
    const beginning = JSON.stringify(table.draft.current.value);
    const first = answers();
    expect(first).not.toEqual([]);
    for (const [kind, draftOf] of Object.entries(game.drafts)) {
      const position = table.game.position.value as never;
      const other = draftOf(position, cards.held ?? cards.laid ?? 'nothing');
      if (!other) continue;
      for (const [what, does] of Object.entries(DOINGS)) {
        if (!does) continue;
        await act(async () => {
          table.draft.begin(other as never);
          does(table, other as never, cards);
        });
        await closeAll(table);
        if (table.draft.isForced.value) await act(async () => table.draft.cancel());
        expect([kind, what, JSON.stringify(table.draft.current.value), answers()]).toEqual([kind, what, beginning, first]);
      }
    }
    for (const [what, does] of Object.entries(DOINGS)) {
      const { current } = table.draft;
      if (current.value && does) await act(async () => does(table, current.value as never, cards));
      await closeAll(table);
      if (table.draft.isForced.value) await act(async () => table.draft.cancel());
      expect([what, JSON.stringify(current.value), answers()]).toEqual([what, beginning, first]);
    }
    table.dispose();
  };
}

afterEach(cleanup);

describe('U31 in the classic game, a player who is asked', () => {
  beforeAll(speakClassic);
  const handOf = (state: classic.State, me: string) => state.secrets.private[me]?.hand ?? [];
  const moments = momentsOf<classic.State>(
    {
      ruleset: classic.classic as never,
      folder: '.',
      asked: ({ board }) => classic.decision(board),
      suits: (state, me) => handOf(state, me).length > 0,
    },
    classic.DECISION_KINDS,
  );
  test.each(names(CLASSIC_ASKS).filter((kind) => CLASSIC_ASKS[kind] === 'somebody'))('%s keeps it, whatever is opened over it', (kind) =>
    walk({
      ui: classicUi as unknown as GameUi,
      moment: moments.get(kind),
      viewOf: (state, me) => classic.viewFor(state, me),
      heldBy: (state, me) => handOf(state, me)[0] ?? null,
      laidBy: ({ board }) => board.seats.flatMap(({ cards }) => cards)[0] ?? null,
      drafts: CLASSIC_DRAFTS,
    })(),
  );
});

describe('U220 in INWO, a player who is asked', () => {
  beforeAll(speakInwo);
  const heldOf = (state: inwo.State, me: string) => {
    const { plots, groups } = state.secrets.private[me] ?? { plots: [], groups: [] };
    return [...plots, ...groups].map(({ id }) => id);
  };
  const moments = momentsOf<inwo.State>(
    {
      ruleset: inwo.inwo as never,
      folder: 'inwo',
      asked: ({ board }) => inwo.decision(board),
      suits: (state, player) => heldOf(state, player).length > 0,
    },
    inwo.DECISION_KINDS,
  );
  test.each(names(INWO_ASKS).filter((kind) => INWO_ASKS[kind] === 'somebody'))('%s keeps it, whatever is opened over it', (kind) =>
    walk({
      ui: inwoUi as unknown as GameUi,
      moment: moments.get(kind),
      viewOf: (state, me) => inwo.viewFor(state, me),
      heldBy: (state, me) => heldOf(state, me)[0] ?? null,
      laidBy: ({ board }) => Object.keys(board.cards)[0] ?? null,
      drafts: INWO_DRAFTS,
    })(),
  );

  test('Esc puts a raised card back, and opens the menu only then', async () => {
    const { state, player } = moments.get('chooseLead') as { state: inwo.State; player: string };
    const table = await openPage({ ui: inwoUi as unknown as GameUi, state, view: inwo.viewFor(state, player), me: player });
    const [card] = heldOf(state, player);
    fireEvent.click(document.querySelector(`[data-testid="hand-${card}"]`) as HTMLElement);
    await waitFor(() => expect(document.querySelector('[data-testid="raised"]')).not.toBeNull());
    await pressEsc();
    expect([document.querySelector('[data-testid="raised"]'), table.ui.menu.page.value]).toEqual([null, null]);
    await pressEsc();
    expect(table.ui.menu.page.value).toBe('menu');
  });
});
