import type { Browser } from 'playwright-core';
import { OptionsPage } from '../../src/pages/options.js';
import { stage } from '../../src/stage.js';

const flow = stage();

flow(
  'U100: without a network the page still comes, says that it is offline, and offers the first lesson; it can be installed',
  async ({ server, guest }) => {
    const { context } = await guest('Ann');
    const own = await (context.browser() as Browser).newContext({ reducedMotion: 'reduce' });
    const page = new OptionsPage(await own.newPage());
    await page.page.goto(server.url);
    await page.see('home-create');
    await page.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

    const manifest = (await (await fetch(`${server.url}/manifest.webmanifest`)).json()) as { icons: { src: string }[] };
    for (const { src } of manifest.icons)
      expect([src, (await fetch(new URL(src, `${server.url}/manifest.webmanifest`))).status]).toEqual([src, 200]);

    await own.setOffline(true);
    await page.page.goto(`${server.url}/learn`);
    await page.read('offline', /offline/);
    await page.see('coach');
    await page.page.goto(server.url);
    await page.see('home-create');
    await page.open('look');
    await page.choose('textSize', 150);
    expect((await page.rootStyle()).fontSize).toBe('24px');
    await own.close();
  },
);
