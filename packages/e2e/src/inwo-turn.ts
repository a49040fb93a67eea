import type { Guest } from './guest.js';

const usable = ':not([disabled], [aria-disabled="true"])';

/** Buttons to press, by priority: answers, steps of the turn, its end. */
const NEXT = ['attack-roll', 'sentence-send', 'done', 'action-drawAll', 'action-ready', 'action-knock'];

/** Plays the next turn of INWO by clicks, without an attack; makes the choices before the game on the way. */
export async function playTurn({ page }: Guest): Promise<void> {
  const blank = `[data-testid^="blank-"] [data-testid^="pick-"][aria-pressed="false"]${usable}`;
  const returned = `[data-testid^="return-"]${usable}`;
  const declined = `[data-testid^="decline-"]${usable}`;
  const places = [declined, ...NEXT.slice(0, 3).map((id) => `[data-testid="${id}"]${usable}`), returned, blank].concat(
    NEXT.slice(3).map((id) => `[data-testid="${id}"]${usable}`),
  );
  const until = Date.now() + 150_000;
  while (Date.now() < until) {
    await page.locator(places.join(', ')).first().waitFor({ timeout: 60_000 });
    for (const place of places) {
      const found = page.locator(place).first();
      if ((await found.count()) === 0) continue;
      const isPressed = await found.click({ timeout: 2000 }).then(
        () => true,
        () => false,
      );
      if (isPressed && place.includes('action-knock')) return;
      break;
    }
  }
  throw new Error('the turn was not over in time');
}
