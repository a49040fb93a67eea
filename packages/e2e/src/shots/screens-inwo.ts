import type { Shot } from './shot.js';
import type { Studio } from './studio.js';

/** A table of the second game, with Mira at it and a card pointed at. */
const table = (name: string, file: string, then: (studio: Studio) => Promise<void> = async () => {}): Shot => ({
  name,
  go: async (studio) => {
    await studio.sit(file);
    await then(studio);
  },
});

/** An attack put together, its leader and its target picked. */
const composed = async ({ mira }: Studio): Promise<void> => {
  const { table: at } = mira;
  await at.press('action-attack');
  const pick = at.page.locator('[data-testid="attack-composer"] [data-testid^="pick-"]').first();
  await pick.click();
  await pick.click();
  await at.see('odds');
};

/** A Plot with its blanks. */
const played = async ({ mira }: Studio): Promise<void> => {
  await mira.page.locator('[data-testid="plays-now"] button').filter({ hasText: 'Volcano' }).click();
  await mira.table.see('sentence');
};

/** An offer that is put together. */
const traded = async ({ mira }: Studio): Promise<void> => {
  await mira.table.press('action-trade');
  await mira.table.see('trade-panel');
};

/** Orders to the table, from its menu. */
const ordered = async ({ mira }: Studio): Promise<void> => {
  await mira.table.press('menu-open');
  await mira.table.press('menu-orders');
  await mira.table.press('orders-target');
  await mira.table.see('orders', { ask: 'target' });
};

/** Tables of INWO: with two, four and six players, late in the game; an attack, a Plot and an offer put together; standing orders. */
export const INWO: readonly Shot[] = [
  table('inwo-two', 'inwo-two'),
  table('inwo-four', 'inwo-four'),
  table('inwo-six', 'inwo-six'),
  table('inwo-attack', 'inwo-four', composed),
  table('inwo-plot', 'inwo-four', played),
  table('inwo-trade', 'inwo-four', traded),
  table('inwo-orders', 'inwo-four', ordered),
];
