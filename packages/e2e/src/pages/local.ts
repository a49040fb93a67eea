import { Screen } from './screen.js';

export class LocalPage extends Screen {
  async add(...names: string[]): Promise<void> {
    for (const [place, name] of names.entries()) {
      if ((await this.part(`local-name-${place}`).count()) === 0) await this.press('local-add');
      await this.part(`local-name-${place}`).fill(name);
    }
  }

  async begin(...names: string[]): Promise<void> {
    await this.see('local-setup');
    await this.add(...names);
    await this.press('local-start');
    await this.see('cover');
  }

  async practise(name: string): Promise<void> {
    await this.part('local-name-0').fill(name);
    await this.press('local-start');
    await this.see('banner');
  }

  async uncover(): Promise<void> {
    const { x, y } = await this.middleOf('cover-open');
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.gone('cover');
    await this.page.mouse.up();
    await this.see('banner');
  }

  async chooseIlluminati(): Promise<void> {
    const slot = this.page.locator(`${SLOT}${USABLE}`).first();
    // On a phone the list is hidden until focused.
    await slot.focus();
    await slot.click();
  }

  /** Waits for the least action of the device's holder. @returns its test id */
  async least(): Promise<string> {
    if ((await this.page.locator(CONFIRM).count()) > 0) return 'end-anyway';
    const parts = LEAST.map((testid) => `[data-testid="${testid}"]${USABLE}`);
    const first = this.page.locator([...parts, `${SLOT}${USABLE}`, `${GOAL}${USABLE}`].join(', ')).first();
    return (await first.getAttribute('data-testid', { timeout: PATIENCE })) ?? '';
  }

  /** Presses the least action; a failed press is repeated next time. @returns its test id */
  async next(): Promise<string> {
    const least = await this.least();
    if (least === 'cover-open') await this.uncover();
    else {
      const before = await this.page.evaluate(keptIntents);
      // A late answer may have removed it.
      await this.press(least).catch(async (error: unknown) => {
        if ((await this.page.locator(`[data-testid="${least}"]${USABLE}`).count()) > 0) throw error;
      });
      // Polled, since the page's policy forbids the evaluation that waiting for a function needs.
      for (let tries = 0; tries < TRIES && (await this.page.evaluate(keptIntents)) <= before; tries += 1)
        await this.page.waitForTimeout(20);
    }
    return least;
  }
}

const keptIntents = () =>
  ['practice', 'together']
    .map((kind) => JSON.parse(localStorage.getItem(`illuminice.local.${kind}`) ?? '{"intents":[]}') as { intents: unknown[] })
    .reduce((sum, { intents }) => sum + intents.length, 0);

const TRIES = 100;

/** Longest wait for several computers' turns, ms. */
const PATIENCE = 90_000;
const USABLE = ':not([disabled], [aria-disabled="true"])';
const SLOT = '[data-testid^="slot-"]';
const GOAL = '[data-testid="choose-goal"] button';
const LEAST = ['end-rematch', 'cover-open', 'keep-down', 'done', 'action-draw', 'action-end'];

/** Confirms the end of a turn that loses the game; stands beside `action-end`. */
const CONFIRM = `[data-testid="end-anyway"]${USABLE}`;
