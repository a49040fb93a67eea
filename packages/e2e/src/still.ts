import type { Page } from 'playwright-core';

/** Waits until no transition and no animation with an end runs on a page, and two frames are drawn. */
export const still = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    // Not `finished`: Chromium leaves that promise of some ended transitions open.
    const isPassing = ({ effect, playState }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    while (document.getAnimations().some(isPassing)) await frame();
    await frame();
    await frame();
  });
