import type { Page } from 'playwright-core';
import { Guest } from '../guest.js';
import type { Scenario } from '../server.js';
import { tableFile, tableWith } from '../shots/tables.js';
import { type Bench, type Figures, round } from './part.js';
import { mainThread } from './trace.js';

/** A task that lasts longer keeps a click or a key waiting so that people feel it (the W3C's Long Tasks), ms. */
const LONG_MS = 50;
/** Most chips that the pointer rests on. */
const HOVERED = 8;

type Watched = Window & { longTasks: number };

/** Put into the page before its own scripts: counts what the browser itself calls a long task. */
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

/** A turn that begins, and nobody who could answer that. */
const turnBegins = (): Scenario => {
  const { players } = tableFile('full') as { players: Scenario[] };
  return tableWith('full', { players: players.map((one) => ({ ...one, specials: [] })), turn: { player: 'mira', phase: 'start' } });
};

/**
 * Eight players and every card the game has: how long the page is busy at a time with the chances of all attacks, from
 * the proposals of a turn that begins (worked out in slices, `bestSliceMs` the longest) to the ledger under the pointer. The length of a task is its processor time, so that
 * other work on the machine does not count; `longTasks` are those that the browser reports, by the clock.
 */
export const chances = async ({ server, browser }: Bench): Promise<Figures> => {
  const code = await server.openTable(turnBegins());
  const guest = await Guest.arrive(browser, server.url, 'Mira', { size: { width: 1440, height: 900, pixelRatio: 1 } });
  const { page, table } = guest;
  // tsx marks functions with their names by a helper that the page lacks.
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
