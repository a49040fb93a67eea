import type { Locator, Page } from 'playwright-core';

/** What every page of ours has in common: things are found by their test id, and waited for by their state. */
export class Screen {
  constructor(readonly page: Page) {}

  /** What bears this test id; `state`: and these data attributes. */
  part(testid: string, state: Record<string, string | number> = {}): Locator {
    const more = Object.entries(state).map(([name, value]) => `[data-${name}="${value}"]`);
    return this.page.locator(`[data-testid="${testid}"]${more.join('')}`);
  }

  /** Waits until it is there to be seen; `patience`: how long at most, ms. */
  async see(testid: string, state?: Record<string, string | number>, patience?: number): Promise<void> {
    await this.part(testid, state)
      .first()
      .waitFor(patience ? { timeout: patience } : {});
  }

  /** Waits until these words can be read somewhere in it. */
  async read(testid: string, words: string | RegExp): Promise<void> {
    await this.part(testid).filter({ hasText: words }).first().waitFor();
  }

  /** Waits until it is gone. */
  async gone(testid: string): Promise<void> {
    await this.part(testid).first().waitFor({ state: 'detached' });
  }

  /** Clicks it, once it can be used. */
  async press(testid: string): Promise<void> {
    await this.page.locator(`[data-testid="${testid}"]:not([aria-disabled="true"])`).first().click();
  }

  /** Waits until it can be used. */
  async canUse(testid: string): Promise<void> {
    await this.page.locator(`[data-testid="${testid}"]:not([aria-disabled="true"])`).waitFor();
  }

  /** What is to be clicked for a choice: its words, if it stands in them. */
  private switchFor(testid: string): Locator {
    const control = this.part(testid);
    return this.page.locator('label').filter({ has: control }).or(control).first();
  }

  /** Opens the fold that it lies in, if that is shut. */
  private async unfold(testid: string): Promise<void> {
    const fold = this.page.locator('details:not([open])').filter({ has: this.part(testid) });
    if ((await fold.count()) > 0) await fold.locator('summary').first().click();
  }

  /** Takes a choice, if it is not taken, and waits until it is shown so: where the table has to agree, that comes after the click. */
  async take(testid: string): Promise<void> {
    if (await this.part(testid).isChecked()) return;
    await this.unfold(testid);
    await this.switchFor(testid).click();
    await this.part(testid).and(this.page.locator(':checked')).waitFor({ state: 'attached' });
  }

  /** Switches something off, if it is not, and waits until it is shown so. */
  async putBack(testid: string): Promise<void> {
    if (!(await this.part(testid).isChecked())) return;
    await this.unfold(testid);
    await this.switchFor(testid).click();
    await this.part(testid).and(this.page.locator(':not(:checked)')).waitFor({ state: 'attached' });
  }

  /** The words with which a button says why it can't be used now, on hover; waits until it does. */
  async whyNot(testid: string): Promise<string> {
    const button = this.page.locator(`[data-testid="${testid}"][aria-disabled="true"]`).first();
    const words = this.page.locator('[role="tooltip"]').filter({ hasText: /\S/ }).first();
    // A pointer that stands still over a button that has just moved under it is no hover to a browser.
    for (let tries = 1; ; tries += 1) {
      await this.page.mouse.move(1, 1);
      await button.hover();
      try {
        return ((await words.textContent({ timeout: 4000 })) ?? '').trim();
      } catch (error) {
        if (tries === 6) throw error;
      }
    }
  }

  /** The words in it. */
  async text(testid: string): Promise<string> {
    return ((await this.part(testid).first().textContent()) ?? '').trim();
  }

  /** The middle of a part, px. */
  async middleOf(testid: string): Promise<{ x: number; y: number }> {
    const box = await this.part(testid).first().boundingBox();
    if (!box) throw new Error(`${testid} is not to be seen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** The test ids of all controls in a part that can't be used now. */
  async disabledIn(testid: string): Promise<string[]> {
    await this.see(testid);
    return this.part(testid)
      .locator('[aria-disabled="true"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-testid') ?? ''));
  }

  /** The words with which a control says why it can't be used, when the keyboard comes to it. */
  async reasonByFocus(testid: string): Promise<string> {
    // The page tells the keyboard's focus from the pointer's.
    await this.page.keyboard.press('Tab');
    await this.part(testid).first().focus();
    const words = this.page.locator('[role="tooltip"]').filter({ hasText: /\S/ }).first();
    return ((await words.textContent()) ?? '').trim();
  }

  /** Waits for words beside a control. */
  async tooltip(words: RegExp): Promise<void> {
    await this.page.locator('[role="tooltip"]').filter({ hasText: words }).first().waitFor();
  }

  /** Waits until no words stand beside any control. */
  async tooltipGone(): Promise<void> {
    await this.page.locator('[role="tooltip"]').first().waitFor({ state: 'detached' });
  }

  /** Clicks a control so many times before anything can come back. */
  async clickAtOnce(testid: string, times: number): Promise<void> {
    const { x, y } = await this.middleOf(testid);
    await this.part(testid).evaluate(
      (control, at) => {
        control.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: at.x, clientY: at.y }));
        for (let n = 0; n < at.times; n += 1) (control as HTMLElement).click();
      },
      { x, y, times },
    );
  }

  /** Every button in a part that is less than 44 px high or wide, by its test id. */
  smallTargets(testid: string): Promise<string[]> {
    return this.part(testid).evaluate((part) =>
      Array.from(part.querySelectorAll<HTMLElement>('button'))
        .filter((one) => {
          const { width, height } = one.getBoundingClientRect();
          return width < 43.5 || height < 43.5;
        })
        .map((one) => one.dataset.testid ?? one.className),
    );
  }
}
