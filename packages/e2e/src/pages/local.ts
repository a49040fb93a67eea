import { Screen } from './screen.js';

/** A table on this device: the set-up, and the cover between two players. */
export class LocalPage extends Screen {
  /** Names people, the first in the first seat. */
  async add(...names: string[]): Promise<void> {
    for (const [at, name] of names.entries()) {
      if ((await this.part(`local-name-${at}`).count()) === 0) await this.press('local-add');
      await this.part(`local-name-${at}`).fill(name);
    }
  }

  /** Begins a game of people; the first is to take the device. */
  async begin(...names: string[]): Promise<void> {
    await this.see('local-setup');
    await this.add(...names);
    await this.press('local-start');
    await this.see('cover');
  }

  /** Begins a game against computers. */
  async practise(name: string): Promise<void> {
    await this.part('local-name-0').fill(name);
    await this.press('local-start');
    await this.see('banner');
  }

  /** Whoever is named on the cover holds its button until it opens. */
  async uncover(): Promise<void> {
    const { x, y } = await this.middleOf('cover-open');
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.gone('cover');
    await this.page.mouse.up();
    await this.see('banner');
  }

  /** Takes the first Illuminati that lies face down. */
  async chooseIlluminati(): Promise<void> {
    const slot = this.page.locator(`${SLOT}${USABLE}`).first();
    // On a phone the list is out of sight until it has the focus.
    await slot.focus();
    await slot.click();
  }

  /** What is the least to be done next, by whoever has the device; waits until there is something. @returns its test id */
  async least(): Promise<string> {
    const parts = LEAST.map((testid) => `[data-testid="${testid}"]${USABLE}`);
    const first = this.page.locator([...parts, `${SLOT}${USABLE}`, `${GOAL}${USABLE}`].join(', ')).first();
    return (await first.getAttribute('data-testid', { timeout: PATIENCE })) ?? '';
  }

  /** Does it; what came to nothing is the least again the next time. @returns its test id */
  async next(): Promise<string> {
    const least = await this.least();
    if (least === 'cover-open') await this.uncover();
    else {
      const before = await this.page.evaluate(keptIntents);
      // An answer that came late may have taken it away meanwhile.
      await this.press(least).catch(async (error: unknown) => {
        if ((await this.page.locator(`[data-testid="${least}"]${USABLE}`).count()) > 0) throw error;
      });
      // The page's policy lets no text of ours be evaluated there, as waiting for a function would.
      for (let tries = 0; tries < TRIES && (await this.page.evaluate(keptIntents)) <= before; tries += 1)
        await this.page.waitForTimeout(20);
    }
    return least;
  }
}

/** How many intents of games on this device are kept. */
const keptIntents = () =>
  ['practice', 'together']
    .map((kind) => JSON.parse(localStorage.getItem(`illuminice.local.${kind}`) ?? '{"intents":[]}') as { intents: unknown[] })
    .reduce((sum, { intents }) => sum + intents.length, 0);

/** How often is looked whether anything came of a press. */
const TRIES = 100;

/** Until several computers have played their turns, ms. */
const PATIENCE = 90_000;
const USABLE = ':not([disabled], [aria-disabled="true"])';
const SLOT = '[data-testid^="slot-"]';
/** Whoever has the UFOs names a goal. */
const GOAL = '[data-testid="choose-goal"] button';
const LEAST = ['end-rematch', 'cover-open', 'keep-down', 'done', 'action-draw', 'action-end'];
