import type { Page } from 'playwright-core';

/** Waits until no transition and no animation with an end runs on a page, and two frames are drawn. */
export const still = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) {
      // Not `finished`: Chromium leaves that promise of some ended transitions open.
      const isMoving = document
        .getAnimations()
        .some(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
      if (isMoving) frames = -1;
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
  });
