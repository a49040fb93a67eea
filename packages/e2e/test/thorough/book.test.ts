import { readFileSync } from 'node:fs';
import { barriers } from '../../src/axe.js';
import { playOut } from '../../src/finished.js';
import { stage } from '../../src/stage.js';

const flow = stage({ LONGEST_PAUSE_MS: '50' });

flow('U124: the book has the games whose end this device saw, as a table; Ann saves it, then deletes it by keyboard', async (play) => {
  const { server, guest } = play;
  const classic = await playOut(server);
  const inwo = await playOut(server, 'inwo');
  const ann = await guest('Ann');
  await ann.open('/');
  await ann.page.locator('footer a[href="/book"]').click();
  await ann.home.see('book-none');

  for (const { code } of [classic, inwo]) {
    await ann.open(`/t/${code}?watch`);
    await ann.table.see('end');
    // It is written once the page has nothing else to do.
    const wanted = code === classic.code ? 1 : 2;
    await ann.page.waitForFunction((n) => JSON.parse(localStorage.getItem('illuminice.book') ?? '[]').length === n, wanted);
  }
  await ann.open('/book');
  await ann.home.read('book-season', /Ada/);
  expect(await ann.home.part('book-row').count()).toBe(4);
  await ann.home.part('book-circle').selectOption({ index: 1 });
  await ann.home.read('book-how', /1/);
  await ann.home.read('book-with', /\S/);
  expect(await barriers(ann.page)).toEqual([]);
  await ann.home.take('book-game-classic');
  await ann.home.read('book-with', /\S/);

  const [file] = await Promise.all([ann.page.waitForEvent('download'), ann.home.press('book-export')]);
  const { games } = JSON.parse(readFileSync(await file.path(), 'utf8')) as { games: { id: string }[] };
  expect(games.map(({ id }) => id).sort()).toEqual([classic.id, inwo.id].sort());

  await ann.home.part('book-delete').focus();
  await ann.page.keyboard.press('Enter');
  await ann.home.part('book-delete-sure').focus();
  await ann.page.keyboard.press('Enter');
  await ann.home.see('book-none');
  await ann.open('/book');
  await ann.home.see('book-none');
});

flow('U124: on a phone the season’s table scrolls within its panel, and every button is large enough', async ({ server, guest }) => {
  const { code } = await playOut(server);
  const eve = await guest('Eve', { width: 390, height: 844 });
  await eve.open(`/t/${code}?watch`);
  await eve.table.see('end');
  await eve.page.waitForFunction(() => localStorage.getItem('illuminice.book') !== null);
  await eve.open('/book');
  await eve.home.see('book-season');
  expect(await eve.home.smallTargets('book')).toEqual([]);
  expect(await barriers(eve.page)).toEqual([]);
  const overflow = await eve.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
