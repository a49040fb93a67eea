/** The panels of INWO as a player uses them, in a document without a picture, over a game that the rules step. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TextEncoder } from 'node:util';
import { loadScenario, type PlayerId } from '@illuminice/rules';
import { type Intent, inwo, type State, step, viewFor } from '@illuminice/rules/inwo';
import { signal } from '@preact/signals';
import { cleanup, render } from '@testing-library/preact';
import type { ComponentType } from 'preact';
import { Composer } from '../../../src/games/inwo/drafts/attack';
import { INWO } from '../../../src/games/inwo/model';
import { rareParts } from '../../../src/games/inwo/panels/panel';
import { offers } from '../../../src/games/inwo/trade/offers-later';
import { tradePanel } from '../../../src/games/inwo/trade/trade';
import type { Inwo } from '../../../src/games/inwo/types';
import ui from '../../../src/games/inwo/ui';
import type { TableModel } from '../../../src/games/inwo/use-table';
import { PanelFootContext, PanelFootSlot } from '../../../src/hud/shell/panel-foot';
import { offlineLink } from '../../../src/net/offline-link';
import type { TableLink } from '../../../src/net/table-link';
import type { GameUi } from '../../../src/table/game-ui';
import { GameContext, TableContext } from '../../../src/table/table-context';
import { tableModel } from '../../../src/table/table-model';
import { startSpeaking, wordsFor } from '../../../src/text';

// What browsers have and this document does not.
const never = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
Object.assign(globalThis, {
  TextEncoder,
  matchMedia: () => never,
  scrollTo: () => undefined,
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
  structuredClone: <T,>(plain: T): T => JSON.parse(JSON.stringify(plain)) as T,
});
Object.assign(document, { adoptedStyleSheets: [], fonts: { ready: Promise.resolve() } });
Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });
Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });

/** Words and look, and the panels that are loaded late, once for a file. */
export async function speak(): Promise<void> {
  await Promise.all([...rareParts, offers, Composer.part, tradePanel].map((part) => part.load()));
  await startSpeaking(document.documentElement);
  await wordsFor('all', 'inwo');
}

/** The table that a scenario describes. */
export function laid(scenario: object): State {
  const loaded = loadScenario(inwo, { name: 'a table', ruleset: 'inwo', ...scenario });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors));
  return loaded.state;
}

/** A late table of packages/e2e/tables, which the screenshots show, too. */
export const late = (name: string): State =>
  laid(JSON.parse(readFileSync(join(__dirname, '../../../../e2e/tables', `${name}.json`), 'utf8')) as object);

/** A view as it comes over the wire: nothing of it changes when the rules go on. */
const seenBy = (state: State, me: PlayerId | null) => JSON.parse(JSON.stringify(viewFor(state, me))) as ReturnType<typeof viewFor>;

/**
 * Opens parts of the page at a table, where `me` sits.
 *
 * @param how `computers`: who of the players are computers; `more` of the link
 * @returns the table, what was sent and accepted, what was refused, and the messages that are no moves; `show` brings the page
 *   to where the game is now
 */
export function openTable(
  state: State,
  me: PlayerId | null,
  Page: ComponentType,
  { computers = [], more = {} }: { computers?: readonly PlayerId[]; more?: Partial<TableLink> } = {},
) {
  const { seats, ruleset, options } = state.board;
  const view = signal(seenBy(state, me));
  const { link } = offlineLink({
    title: 'ABCDEF',
    player: me,
    view: view as Parameters<typeof offlineLink>[0]['view'],
    rules: { ruleset, options: { ...options } },
    seats: seats.map(({ player }, colour) => ({ player, name: player, colour, computer: computers.includes(player) })),
  });
  const sent: Intent[] = [];
  const refused: unknown[] = [];
  const messages: unknown[] = [];
  const show = () => {
    view.value = seenBy(state, me);
  };
  Object.assign(link, more, {
    send: async (type: string, payload: object) => {
      messages.push({ type, ...payload });
      return { ok: true as const };
    },
    play: async (intent: Intent) => {
      const plain = JSON.parse(JSON.stringify(intent)) as Intent;
      const result = me === null ? null : step(state, me, plain);
      if (!result?.ok) {
        refused.push({ intent: plain, refusal: result?.refusal });
        return { ok: false as const, refusal: { code: 'table', why: 'refused', text: JSON.stringify(result?.refusal) } };
      }
      sent.push(plain);
      show();
      return { ok: true as const };
    },
  });
  const table: TableModel = tableModel(link as unknown as TableLink<Inwo>, INWO);
  render(
    <GameContext.Provider value={ui as unknown as GameUi}>
      <TableContext.Provider value={table as unknown as Parameters<typeof TableContext.Provider>[0]['value']}>
        <PanelFootContext.Provider value={signal<HTMLElement | null>(null)}>
          <Page />
          <PanelFootSlot />
        </PanelFootContext.Provider>
      </TableContext.Provider>
    </GameContext.Provider>,
  );
  return { table, sent, refused, messages, show };
}

afterEach(cleanup);
