import type { Page } from 'playwright-core';
import { Guest } from '../guest.js';
import type { Scenario } from '../server.js';
import { tableFile, tableWith } from '../shots/tables.js';
import { type Bench, type Figures, round } from './part.js';
import { mainThread } from './trace.js';

/** Longer tasks delay input noticeably (the W3C's Long Tasks), ms. */
const LONG_MS = 50;
const HOVERED = 8;

type Watched = Window & { longTasks: number };

/** Init script: counts the browser's long tasks. */
const probe = (): void => {
  const page = window as unknown as Watched;
  page.longTasks = 0;
  new PerformanceObserver((list) => {
    page.longTasks += list.getEntries().length;
  }).observe({ type: 'longtask' });
};

const counted = (page: Page) => page.evaluate(() => (window as unknown as Watched).longTasks);
const forget = (page: Page) =>
  page.evaluate(() => {
    (window as unknown as Watched).longTasks = 0;
  });

const turnBegins = (): Scenario => {
  const { players } = tableFile('full') as { players: Scenario[] };
  return tableWith('full', { players: players.map((player) => ({ ...player, specials: [] })), turn: { player: 'mira', phase: 'start' } });
};

/** Longest tasks for the chances of all attacks, with eight players and all cards, by processor time; `longTasks` by wall clock. */
export const chances = async ({ server, browser }: Bench): Promise<Figures> => {
  const code = await server.openTable(turnBegins());
  const guest = await Guest.arrive(browser, server.url, 'Mira', { size: { width: 1440, height: 900, pixelRatio: 1 } });
  const { page, table } = guest;
  // tsx wraps functions in a helper that the page lacks.
  await page.addInitScript('globalThis.__name = (it) => it');
  await page.addInitScript(probe);
  await guest.follow(code);
  await table.settled();
  const figures: Record<string, number> = { cards: 91, players: 8 };
  const measure = async (name: string, act: () => Promise<void>) => {
    await forget(page);
    const { tasks, timers } = await mainThread(browser, act);
    figures[`${name}Ms`] = round(tasks[0] ?? Number.NaN);
    figures[`${name}Over${LONG_MS}Ms`] = tasks.filter((ms) => ms > LONG_MS).length;
    if (name === 'best') figures.bestSliceMs = round(timers[0] ?? Number.NaN);
    figures[`${name}LongTasks`] = await counted(page);
  };
  const point = async () => {
    const chips = page.locator('[data-testid^="pick-"]:visible');
    const shown = Math.min(HOVERED, await chips.count());
    for (let n = 0; n < shown; n += 1) {
      await chips.nth(n).hover();
      await table.see('attack-sketch');
    }
  };
  const cancel = async () => {
    await table.press('attack-cancel');
    await table.gone('attack-composer');
    await table.settled();
  };
  await measure('best', async () => {
    await table.press('action-draw');
    await table.see('best-0');
    await table.settled();
  });
  await table.press('action-attack');
  await measure('attackerPicked', async () => {
    await table.pick('gnomes-of-zurich');
    await page.locator('[data-testid^="pick-"]').first().waitFor();
    await table.settled();
  });
  await measure('targetPreviewed', point);
  await cancel();
  await table.press('action-attack');
  await measure('targetPicked', async () => {
    await table.pick('fnord-motor-company');
    await page.locator('[data-testid^="pick-"]').first().waitFor();
    await table.settled();
  });
  await measure('attackerPreviewed', point);
  await guest.context.close();
  return figures;
};
