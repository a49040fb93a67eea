import { MID_GAME } from '../src/mid-game.js';
import { stage } from '../src/stage.js';

const flow = stage({ LONGEST_PAUSE_MS: '50' });

flow('U02, U31: Ann has a computer play move by move, and reads each on the table', async ({ server, stranger }) => {
  const ann = await stranger('ann', { width: 1280, height: 800 });
  const code = await server.openTable(MID_GAME, { computers: 1 });
  await ann.follow(code);
  const { table } = ann;
  await table.see('banner', { turn: 0 });
  await table.press('pace');
  await table.see('pace');
  await ann.page.locator('[data-testid="pace"][aria-label*="fast"]').waitFor();
  await table.press('pace');
  await table.see('next-move');
  await table.press('action-end');
  await table.see('banner', { turn: 1 });
  const lines = table.part('log').locator('li[data-event="turnBegan"] ~ li');
  // Its first move answers Ann's own.
  await lines.first().waitFor();
  await table.canUse('next-move');
  const told = await lines.count();
  await table.press('next-move');
  await lines.nth(told).waitFor();
  await table.see('caption');
  const covered = await ann.page.evaluate(() => {
    const caption = document.querySelector('[data-testid="caption"]')?.getBoundingClientRect();
    return [...document.querySelectorAll('[data-inset]')].filter((part) => {
      const box = part.getBoundingClientRect();
      return caption && box.left < caption.right && caption.left < box.right && box.top < caption.bottom && caption.top < box.bottom;
    }).length;
  });
  expect(covered).toBe(0);
});
