/** Panels as a player uses them, in a document without a picture, over a game that the rules step. */
import { TextEncoder } from 'node:util';
import type { ServerMessages, Silence } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';
import { type GameEvent, type State, step, type View, viewFor } from '@illuminice/rules/classic';
import { signal } from '@preact/signals';
import { act, cleanup, render, screen } from '@testing-library/preact';
import { userEvent } from '@testing-library/user-event';
import type { ComponentChildren, ComponentType } from 'preact';
import { DraftPanel } from '../../../src/games/classic/drafts';
import type { Draft } from '../../../src/games/classic/drafts/data';
import { CLASSIC } from '../../../src/games/classic/model';
import type { Classic } from '../../../src/games/classic/types';
import ui from '../../../src/games/classic/ui';
import { type TableModel, useTable } from '../../../src/games/classic/use-table';
import { PanelFootContext, PanelFootSlot } from '../../../src/hud/shell/panel-foot';
import { offlineLink } from '../../../src/net/offline-link';
import type { Lobby, TableLink } from '../../../src/net/table-link';
import type { GameUi } from '../../../src/table/game-ui';
import { GameContext, TableContext } from '../../../src/table/table-context';
import { tableModel } from '../../../src/table/table-model';
import { startSpeaking, wordsFor } from '../../../src/text';

export { screen };

// What browsers have and this document does not.
const never = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
Object.assign(globalThis, {
  TextEncoder,
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
  matchMedia: () => never,
  structuredClone: <T,>(plain: T): T => JSON.parse(JSON.stringify(plain)) as T,
});
Object.assign(document, { adoptedStyleSheets: [], fonts: { ready: Promise.resolve() } });
Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });
Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });

/** Words and look, once for a file. */
export async function speak(): Promise<void> {
  await startSpeaking(document.documentElement);
  await wordsFor('all');
}

const Panel = () => {
  const { draft, game } = useTable();
  const position = game.position.value;
  return draft.current.value && position ? <DraftPanel draft={draft.current.value} position={position} /> : <p>nothing to do</p>;
};

/** A part of the page at a table where the rules answer what is played. @returns the table, and a hand that clicks and types */
export function play(Part: ComponentType<{ table: TableModel }>, state: State, me: PlayerId = 'ann') {
  const { seats, ruleset, options } = state.board;
  const view = signal(viewFor(state, me));
  const { link } = offlineLink({
    title: 'ABCDEF',
    player: me,
    view,
    rules: { ruleset, options },
    seats: seats.map(({ player }, colour) => ({ player, name: player, colour, computer: false })),
  });
  const played: Parameters<typeof step>[2][] = [];
  const stepping: TableLink = Object.assign(link, {
    play: async (intent: Parameters<typeof step>[2]) => {
      const result = step(state, me, intent);
      if (!result.ok) return { ok: false as const, refusal: { ...result.refusal, text: JSON.stringify(result.refusal) } };
      played.push(intent);
      view.value = viewFor(state, me);
      return { ok: true as const };
    },
  });
  const table: TableModel = tableModel(stepping as TableLink as TableLink<Classic>, CLASSIC);
  render(at(table, <Part table={table} />));
  return { table, played, hand: userEvent.setup() };
}

/** Opens the panel of a draft. */
export function open(state: State, draft: Draft, me: PlayerId = 'ann') {
  const opened = play(Panel, state, me);
  void act(() => opened.table.draft.begin(draft));
  return opened;
}

/** What is at a table of this game. */
const at = (table: TableModel, children: ComponentChildren) => (
  <GameContext.Provider value={ui as unknown as GameUi}>
    <TableContext.Provider value={table as unknown as Parameters<typeof TableContext.Provider>[0]['value']}>
      <PanelFootContext.Provider value={signal<HTMLElement | null>(null)}>
        {children}
        <PanelFootSlot />
      </PanelFootContext.Provider>
    </TableContext.Provider>
  </GameContext.Provider>
);

/**
 * Opens a part of the page at a table.
 *
 * @param computers who of the players are computers
 * @param more of the link
 * @returns the table, its view and lobby, what makes something happen there, the auto-pass that the server announces, calls
 *   of other players, and what was sent
 */
export function openPart(Part: ComponentType, before: View, computers: readonly PlayerId[] = [], more: Partial<TableLink> = {}) {
  const view = signal(before);
  const { seats, ruleset, options } = before.board;
  const { link, tell } = offlineLink({
    title: 'ABCDEF',
    player: before.player,
    view,
    rules: { ruleset, options },
    seats: seats.map(({ player }, colour) => ({ player, name: player, colour, computer: computers.includes(player) })),
  });
  const silence = signal<Silence | null>(null);
  const nudge = signal<ServerMessages['nudge'] | null>(null);
  const lobby = signal(link.lobby.value as Lobby);
  const sent: unknown[] = [];
  const accept = (message: unknown) => {
    sent.push(message);
    return Promise.resolve({ ok: true as const });
  };
  const said = (type: string, payload: object) => accept({ type, ...payload });
  Object.assign(link, { silence, nudge, lobby, play: accept, send: said, ...more });
  const table: TableModel = tableModel(link as TableLink as TableLink<Classic>, CLASSIC);
  const { unmount } = render(at(table, <Part />));
  return {
    table,
    unmount,
    view,
    lobby,
    silence,
    nudge,
    sent,
    happens: (events: readonly GameEvent[]) => tell(events),
    hand: userEvent.setup(),
  };
}

afterEach(cleanup);
