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
}
