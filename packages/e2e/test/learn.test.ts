import { stage } from '../src/stage.js';

const flow = stage();

flow('U10: a coach leads through the first turn, speaks of what the pupil does, and goes on after a reload', async ({ stranger }) => {
  const ann = await stranger('Ann');
  await ann.open('/');
  await ann.home.press('home-learn');
  const { table } = ann;
  await table.see('coach', { step: 'welcome' });
  await table.press('coach-next');
  await table.see('coach', { step: 'draw' });
  await table.press('action-draw');
  await table.see('coach', { step: 'cards' });
  await table.clickCard('hollywood');

  await table.see('coach', { step: 'compose' });
  await table.press('action-attack');
  await table.clickCard('network');
  await table.clickCard('hollywood');
  await table.press('attack-announce');
  await table.see('coach', { step: 'fight' });
  const before = await table.text('coach-says');
  await table.press('spend-1');
  await table.read('coach-says', '72');
  expect(await table.text('coach-says')).not.toBe(before);
  await table.press('attack-roll');
  await table.press('place-network-right');

  await ann.page.reload();
  await table.see('coach', { step: 'fight' });
  await table.press('place-network-right');
  await table.press('place-confirm');
  await table.press('done');
  await table.see('coach', { step: 'result' });
  await table.press('coach-next');

  await table.see('coach', { step: 'again' });
  await table.press('action-attack');
  await table.clickCard('hollywood');
  await table.clickCard('recyclers');
  await table.press('attack-announce');
  await table.see('coach', { step: 'answer' });
  await table.read('coach-says', 'Mona');
  await table.press('attack-roll');
  await table.see('coach', { step: 'end' });
  await table.press('action-end');
  await table.see('coach', { step: 'goal' });
});

flow('U10: whoever wants no coach sends it away and plays on', async ({ stranger }) => {
  const ann = await stranger('Ann');
  await ann.open('/learn');
  await ann.table.press('coach-skip');
  await ann.table.gone('coach');
  await ann.table.press('action-draw');
  await ann.table.see('actions-left', { left: 2 });
});

flow(
  'U97: the lesson says everything in every theme and palette from the first moment on, and in another language at once',
  async ({ stranger }) => {
    const ann = await stranger('Ann');
    const wear = (prefs: object) =>
      ann.page.evaluate((value) => localStorage.setItem('illuminice.prefs', value), JSON.stringify({ version: 1, hints: false, ...prefs }));
    const coach = async (words: RegExp) => {
      await ann.table.see('banner');
      expect(await ann.table.part('top-code').textContent()).toMatch(words);
      expect(await ann.table.part('game').textContent()).not.toMatch(/coach\.[a-z]/);
    };
    await ann.open('/');
    for (const prefs of [
      { theme: 'champions' },
      { palette: 'daylight' },
      { theme: 'champions', palette: 'daylight' },
      { theme: 'champions' },
    ]) {
      await wear({ language: 'en', ...prefs });
      await ann.open('/learn');
      await coach(/First turn/);
    }
    await ann.table.press('menu-open');
    await ann.options.open('look');
    await ann.options.choose('language', 'de');
    await ann.options.close();
    await ann.page.locator('html[lang="de"]').waitFor();
    await ann.table.part('top-code').filter({ hasNotText: 'First turn' }).waitFor();
    await coach(/Erster Zug/);
  },
);
