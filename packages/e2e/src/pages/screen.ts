import type { Locator, Page } from 'playwright-core';

export class Screen {
  constructor(readonly page: Page) {}

  part(testid: string, state: Record<string, string | number> = {}): Locator {
    const more = Object.entries(state).map(([name, value]) => `[data-${name}="${value}"]`);
    return this.page.locator(`[data-testid="${testid}"]${more.join('')}`);
  }

  /** Waits until it is visible. @param patience ms */
  async see(testid: string, state?: Record<string, string | number>, patience?: number): Promise<void> {
    await this.part(testid, state)
      .first()
      .waitFor(patience ? { timeout: patience } : {});
  }

  async read(testid: string, words: string | RegExp): Promise<void> {
    await this.part(testid).filter({ hasText: words }).first().waitFor();
  }

  async gone(testid: string): Promise<void> {
    await this.part(testid).first().waitFor({ state: 'detached' });
  }

  async press(testid: string): Promise<void> {
    await this.page.locator(`[data-testid="${testid}"]:not([aria-disabled="true"])`).first().click();
  }

  async canUse(testid: string): Promise<void> {
    await this.page.locator(`[data-testid="${testid}"]:not([aria-disabled="true"])`).waitFor();
  }

  /** Click target of a choice: its label, if inside one. */
  private switchFor(testid: string): Locator {
    const control = this.part(testid);
    return this.page.locator('label').filter({ has: control }).or(control).first();
  }

  private async unfold(testid: string): Promise<void> {
    const fold = this.page.locator('details:not([open])').filter({ has: this.part(testid) });
    if ((await fold.count()) > 0) await fold.locator('summary').first().click();
  }

  /** Checks a choice, and waits until it shows: votes may come between. */
  async take(testid: string): Promise<void> {
    if (await this.part(testid).isChecked()) return;
    await this.unfold(testid);
    await this.switchFor(testid).click();
    await this.part(testid).and(this.page.locator(':checked')).waitFor({ state: 'attached' });
  }

  /** Unchecks a choice, and waits until it shows. */
  async putBack(testid: string): Promise<void> {
    if (!(await this.part(testid).isChecked())) return;
    await this.unfold(testid);
    await this.switchFor(testid).click();
    await this.part(testid).and(this.page.locator(':not(:checked)')).waitFor({ state: 'attached' });
  }

  async whyNot(testid: string): Promise<string> {
    const button = this.page.locator(`[data-testid="${testid}"][aria-disabled="true"]`).first();
    const words = this.page.locator('[role="tooltip"]').filter({ hasText: /\S/ }).first();
    // A still pointer over a moved button is no hover.
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

  async text(testid: string): Promise<string> {
    return ((await this.part(testid).first().textContent()) ?? '').trim();
  }

  async middleOf(testid: string): Promise<{ x: number; y: number }> {
    const box = await this.part(testid).first().boundingBox();
    if (!box) throw new Error(`${testid} is not to be seen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  async disabledIn(testid: string): Promise<string[]> {
    await this.see(testid);
    return this.part(testid)
      .locator('[aria-disabled="true"]')
      .evaluateAll((all) => all.map((control) => control.getAttribute('data-testid') ?? ''));
  }

  async reasonByFocus(testid: string): Promise<string> {
    // A key press makes the page show the keyboard's focus.
    await this.page.keyboard.press('Tab');
    await this.part(testid).first().focus();
    const words = this.page.locator('[role="tooltip"]').filter({ hasText: /\S/ }).first();
    return ((await words.textContent()) ?? '').trim();
  }

  async tooltip(words: RegExp): Promise<void> {
    await this.page.locator('[role="tooltip"]').filter({ hasText: words }).first().waitFor();
  }

  async tooltipGone(): Promise<void> {
    await this.page.locator('[role="tooltip"]').first().waitFor({ state: 'detached' });
  }

  async clickAtOnce(testid: string, times: number): Promise<void> {
    const { x, y } = await this.middleOf(testid);
    await this.part(testid).evaluate(
      (control, point) => {
        control.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: point.x, clientY: point.y }));
        for (let n = 0; n < point.times; n += 1) (control as HTMLElement).click();
      },
      { x, y, times },
    );
  }

  /** Test ids of a part's buttons under 44 px; words of a sentence that are a button keep their line (WCAG 2.5.8). */
  smallTargets(testid: string): Promise<string[]> {
    return this.part(testid).evaluate((part) =>
      Array.from(part.querySelectorAll<HTMLElement>('button'))
        .filter((button) => {
          const { width, height } = button.getBoundingClientRect();
          return getComputedStyle(button).display !== 'inline' && (width < 43.5 || height < 43.5);
        })
        .map((button) => button.dataset.testid ?? button.className),
    );
  }
}
