import type { Browser } from 'playwright-core';
import type { Guest } from '../../src/guest.js';
import { LocalPage } from '../../src/pages/local.js';
import { TablePage } from '../../src/pages/table.js';
import { stage } from '../../src/stage.js';

const flow = stage();

/** Parts of a table that show somebody's own cards, or say what happened to them. */
const OWN = ['scene', 'hand', 'log', 'announcer', 'side-top', 'game'];

const partsOf = ({ page }: Guest) =>
  page.evaluate((parts) => parts.filter((part) => document.querySelector(`[data-testid="${part}"]`)), OWN);

flow('U110: two people on one device hand it over; the cover hides everything, and opens by holding alone', async ({ stranger }) => {
  const ann = await stranger('Ann');
  const { local, page } = ann;
  await ann.open('/');
  await ann.home.press('home-local');
  await local.see('local-setup');
  await local.add('Ann', 'Ann');
  await local.press('local-start');
  await local.read('local-error', 'Ann');
  await local.add('Ann', 'Noor');
  await local.press('local-start');

  // A tap opens nothing, nor does a key that is let go at once.
  await local.see('cover', { to: 0 });
  await local.part('cover-open').click();
  await page.keyboard.press('Space');
  expect(await partsOf(ann)).toEqual([]);
  await page.keyboard.down('Space');
  await local.gone('cover');
  await page.keyboard.up('Space');
  await local.read('hand-over', 'Ann has the device');

  await local.chooseIlluminati();
  await local.see('cover', { to: 1 });
  await local.read('cover-hidden', 'Ann');
  await local.read('recap', /Ann picked card 1/);
  expect(await partsOf(ann)).toEqual([]);
  // A screen reader presses; so can whoever cannot hold a button: twice, knowingly.
  await local.part('cover-steps').focus();
  await page.keyboard.press('Enter');
  await local.read('cover-steps', 'only Noor');
  await page.keyboard.press('Enter');
  await local.read('hand-over', 'Noor has the device');

  let covers = 0;
  while (covers < 3) {
    if ((await local.least()) === 'cover-open') {
      expect(await partsOf(ann)).toEqual([]);
      covers += 1;
    }
    await local.next();
  }

  // A reload never shows anybody's cards by itself.
  await page.reload();
  expect(await local.least()).toBe('cover-open');
  expect(await partsOf(ann)).toEqual([]);

  // Who takes no Group is soon out of the game; then all look at its end, and play again.
  while ((await local.least()) !== 'end-rematch') await local.next();
  await local.see('end-look');
  await local.press('end-rematch');
  await local.see('cover', { to: 0 });
});

flow('U110: whoever wants the device out of turn is handed it, and gives it back', async ({ stranger }) => {
  const { local, open } = await device(stranger, 'Ann', 'Noor');
  await open();
  await local.press('hand-to');
  await local.press('hand-to-1');
  await local.see('cover', { to: 1 });
  await local.uncover();
  await local.press('hand-back');
  await local.see('cover', { to: 0 });
});

flow(
  'U111: without a network practice begins, goes on after a reload where it stood, and a damaged game is said to be one',
  async ({ server, stranger }) => {
    const { context } = await stranger('Ann');
    // A browser that keeps the page.
    const own = await (context.browser() as Browser).newContext({ reducedMotion: 'reduce', deviceScaleFactor: 0.5 });
    const page = await own.newPage();
    const [local, table] = [new LocalPage(page), new TablePage(page)];
    await page.goto(server.url);
    // Computers think as long as motions last.
    await page.evaluate(() => localStorage.setItem('illuminice.prefs', JSON.stringify({ version: 1, hints: false, speed: 0 })));
    await local.see('home-practice');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await own.setOffline(true);

    await page.goto(`${server.url}/practice`);
    await local.practise('Ann');
    await local.next();
    while ((await local.next()) !== 'action-draw');
    const log = await local.part('log').locator('li').allTextContents();
    const turn = await local.text('top-code');
    await page.reload();
    await local.see('banner');
    await table.settled();
    expect(await local.text('top-code')).toBe(turn);
    expect((await local.part('log').locator('li').allTextContents()).slice(0, log.length)).toEqual(log);
    expect(await local.part('cover').count()).toBe(0);

    // A new game, in the middle of the old one, or not after all.
    await local.press('menu-open');
    await local.press('menu-again');
    await local.see('local-setup');
    await local.press('local-back');
    await local.see('banner');

    await page.evaluate(() =>
      localStorage.setItem('illuminice.local.practice', (localStorage.getItem('illuminice.local.practice') ?? '').slice(0, -9)),
    );
    await page.reload();
    await local.read('local-trouble', /damaged/);
    await local.practise('Ann');
    await local.see('choose-illuminati');
    await own.close();
  },
);

/** Somebody's device with a game of these people on it; `open` begins it. */
async function device(stranger: (name: string) => Promise<Guest>, ...names: string[]) {
  const one = await stranger(names[0] ?? '');
  const open = async () => {
    await one.open('/local');
    await one.local.begin(...names);
    await one.local.uncover();
  };
  return { local: one.local, open };
}
