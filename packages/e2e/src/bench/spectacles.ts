import type { Page } from 'playwright-core';
import { playOut } from '../finished.js';
import { type Bench, type Figures, percentile, round } from './part.js';
import { frameScript } from './trace.js';

/** Moments of a kind that are measured. */
const OF_A_KIND = 3;

const momentsOf = async (page: Page): Promise<{ kind: string; moment: number }[]> => {
  const pictures = page.getByTestId('timeline-pictures').locator('[data-moment]');
  await pictures.first().waitFor();
  const all = await pictures.evaluateAll((nodes) =>
    nodes.map((node) => ({ kind: (node as HTMLElement).dataset.kind ?? '', moment: Number((node as HTMLElement).dataset.moment) })),
  );
  return all.filter(({ kind }, i) => all.slice(0, i).filter((other) => other.kind === kind).length < OF_A_KIND);
};

const openAt = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await page.waitForFunction(() => 'scene' in (document.querySelector('[data-testid="scene"]') ?? {}));
  await page.waitForLoadState('networkidle');
  await page.getByTestId('scene').evaluate((node) => (node as unknown as { scene: { settled(): Promise<void> } }).scene.settled());
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => requestIdleCallback(idle))));
};

/** Script a frame while great moments of a recorded game are shown. */
const spectaclesOf =
  (ruleset: string) =>
  async ({ server, browser }: Bench): Promise<Figures> => {
    const { id } = await playOut(server, ruleset);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' });
    await page.goto(`${server.url}/r/${id}`);
    const frames: number[] = [];
    let shown = 0;
    const spectacle = page.getByTestId('spectacle').first();
    const roll = page.getByTestId('stage-skip');
    const step = () => page.getByTestId('replay-on').click();
    for (const { moment } of await momentsOf(page)) {
      const url = `${server.url}/r/${id}?at=${moment - 1}`;
      await openAt(page, url);
      await step();
      const isSeen = await spectacle
        .or(roll)
        .first()
        .waitFor({ timeout: 5000 })
        .then(
          () => true,
          () => false,
        );
      // Over before a slow machine looks.
      if (!isSeen) continue;
      // The dice, which come before some, have figures of their own.
      const rolls = await roll.isVisible();
      if (rolls) await roll.click();
      else await openAt(page, url);
      const measured = await frameScript(browser, async () => {
        await (rolls ? roll.click() : step());
        await spectacle.waitFor({ timeout: 3000 }).then(
          () => shown++,
          // A slow machine misses it.
          () => undefined,
        );
        await spectacle.waitFor({ state: 'detached' });
      });
      frames.push(...measured);
    }
    await page.close();
    return {
      shown,
      frames: frames.length,
      frameScriptP50Ms: round(percentile(frames, 50), 2),
      frameScriptP95Ms: round(percentile(frames, 95), 2),
      frameScriptMostMs: round(Math.max(...frames), 2),
    };
  };

export const spectacles = spectaclesOf('classic');
export const inwoSpectacles = spectaclesOf('inwo');
