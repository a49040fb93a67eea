import type { Page } from 'playwright-core';
import { playOut } from '../finished.js';
import { type Bench, type Figures, percentile, round } from './part.js';
import { frameScriptBetween } from './trace.js';

/** Moments of a kind that are measured. */
const OF_A_KIND = 3;

/** Seeds of the games that are shown: those of INWO have all kinds but control changing hands between them. */
const SEEDS = { classic: [11], inwo: [12, 11] } as const;

const MARKS = { from: 'spectacle-begins', to: 'spectacle-ends' };

/** Init script: marks when the first great moment appears, and when the last is gone. */
const markSpectacles = ({ from, to }: typeof MARKS): void => {
  let isShown = false;
  new MutationObserver(() => {
    if (isShown === (document.querySelector('[data-testid="spectacle"]') !== null)) return;
    isShown = !isShown;
    performance.mark(isShown ? from : to);
  }).observe(document, { childList: true, subtree: true });
};

const momentsOf = async (page: Page): Promise<{ kind: string; moment: number }[]> => {
  const pictures = page.getByTestId('timeline-pictures').locator('[data-moment]');
  await pictures.first().waitFor();
  return pictures.evaluateAll((nodes) =>
    nodes.map((node) => ({ kind: (node as HTMLElement).dataset.kind ?? '', moment: Number((node as HTMLElement).dataset.moment) })),
  );
};

const openAt = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await page.waitForFunction(() => 'scene' in (document.querySelector('[data-testid="scene"]') ?? {}));
  await page.waitForLoadState('networkidle');
  await page.getByTestId('scene').evaluate((node) => (node as unknown as { scene: { settled(): Promise<void> } }).scene.settled());
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => requestIdleCallback(idle))));
};

/** Shows one moment to its end; what is over before a slow machine looks is missed. @returns whether it was seen */
const show = async (page: Page): Promise<boolean> => {
  const spectacle = page.getByTestId('spectacle').first();
  const roll = page.getByTestId('stage-skip');
  const soon = { timeout: 5000 };
  await page.getByTestId('replay-on').click();
  const seen = await spectacle
    .or(roll)
    .first()
    .waitFor(soon)
    .then(
      () => true,
      () => false,
    );
  if (!seen) return false;
  // The dice that come before some may end by themselves.
  if (await roll.isVisible()) await roll.click(soon).catch(() => undefined);
  const shown = await spectacle.waitFor(soon).then(
    () => true,
    () => false,
  );
  await spectacle.waitFor({ state: 'detached' });
  return shown;
};

/** Script a frame while great moments of recorded games are shown, and as the table changes before each. */
const spectaclesOf =
  (ruleset: keyof typeof SEEDS) =>
  async ({ server, browser }: Bench): Promise<Figures> => {
    const frames: number[] = [];
    const changes: number[] = [];
    const shown: Record<string, number> = {};
    for (const seed of SEEDS[ruleset]) {
      const { id } = await playOut(server, ruleset, seed);
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' });
      await page.addInitScript(markSpectacles, MARKS);
      await page.goto(`${server.url}/r/${id}`);
      for (const { kind, moment } of await momentsOf(page)) {
        if ((shown[kind] ?? 0) >= OF_A_KIND) continue;
        await openAt(page, `${server.url}/r/${id}?at=${moment - 1}`);
        let isSeen = false;
        const { before, between } = await frameScriptBetween(browser, MARKS, async () => {
          isSeen = await show(page);
        });
        // One that stands still has no frames of script at all.
        if (!isSeen) continue;
        shown[kind] = (shown[kind] ?? 0) + 1;
        frames.push(...between);
        changes.push(Math.max(0, ...before));
      }
      await page.close();
    }
    if (frames.length === 0) throw new Error('no great moment was seen');
    return {
      ...shown,
      frames: frames.length,
      frameScriptP50Ms: round(percentile(frames, 50), 2),
      frameScriptP95Ms: round(percentile(frames, 95), 2),
      frameScriptMostMs: round(Math.max(...frames), 2),
      changeP50Ms: round(percentile(changes, 50), 2),
      changeMostMs: round(Math.max(...changes), 2),
    };
  };

export const spectacles = spectaclesOf('classic');
export const inwoSpectacles = spectaclesOf('inwo');
