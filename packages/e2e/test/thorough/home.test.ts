import { stage } from '../../src/stage.js';

const flow = stage();

/** Sum of the shifts that nobody caused, until the pictures and the tables are there. */
const watchShifts = (): void => {
  Object.assign(globalThis, { shifted: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput)
        Object.assign(globalThis, { shifted: (globalThis as unknown as { shifted: number }).shifted + entry.value });
  }).observe({ type: 'layout-shift', buffered: true });
};

flow(
  'U01, U127: INWO is chosen once and for good; one’s own table stands in front; nothing shifts, and nothing moves unwanted',
  async ({ stranger }) => {
    const ann = await stranger('Ann', { width: 1440, height: 900 });
    await ann.page.addInitScript(watchShifts);
    await ann.open('/');
    await ann.home.see('door-classic', { chosen: 'true' });
    await ann.home.take('home-game-inwo');
    await ann.page.reload();
    await ann.home.see('door-inwo', { chosen: 'true' });
    const code = await ann.home.createTable('Ann');
    await ann.lobby.see('lobby-about');

    await ann.open('/');
    await ann.home.read(`your-table-${code}`, 'INWO');
    const cards = ann.page.locator('[data-testid^="door-"] :is(canvas, img)');
    await cards.nth(9).waitFor();
    expect(await cards.count()).toBe(10);
    expect(await ann.page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted)).toBeLessThan(0.02);
    await ann.page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
    await ann.page.emulateMedia({ reducedMotion: 'no-preference' });
    await ann.page.waitForFunction(() => document.getAnimations().filter(({ playState }) => playState === 'running').length >= 10);
    await ann.page.locator(`[data-testid="your-table-${code}"] a`).click();
    await ann.lobby.see('lobby-ready');

    // Against computers a game waits for Ann sooner or later, also while she looks at the first page.
    await ann.open('/');
    await ann.home.take('home-game-classic');
    const played = await ann.home.playNow('Ann');
    await ann.page.locator('[data-testid="choose-illuminati"] button:not([aria-disabled="true"])').first().waitFor();
    await ann.open('/');
    await ann.page.waitForFunction(() => document.title.startsWith('(1) '), undefined, { timeout: 60_000 });
    await ann.home.read(`your-table-${played}`, /waiting for you.*with /);
  },
);
