import { Screen } from './screen.js';

export class TradePage extends Screen {
  async open(...places: number[]): Promise<void> {
    await this.press('action-trade');
    await this.see('trade-panel');
    if (places.length > 1) await this.take('trade-several');
    for (const place of places) {
      const partner = this.part(`trade-to-${place}`);
      if ((await partner.getAttribute('aria-pressed')) !== 'true') await partner.click();
      await partner.and(this.page.locator('[aria-pressed="true"]')).waitFor();
    }
    const wanted = places.map((place) => `trade-to-${place}`);
    for (const chosen of await this.page.locator('[data-testid^="trade-to-"][aria-pressed="true"]').all()) {
      const testid = await chosen.getAttribute('data-testid');
      if (testid && !wanted.includes(testid)) await this.part(testid).click();
    }
  }

  async money(side: 'give' | 'ask', amount: number): Promise<void> {
    await this.part(`trade-${side}-money`).fill(String(amount));
  }

  async card(side: 'give' | 'ask', card: string): Promise<void> {
    await this.part(`trade-${side}-${card}`).click();
  }

  async offer(): Promise<void> {
    await this.press('trade-offer');
    await this.gone('trade-panel');
  }

  async hang(group: string, onto: string): Promise<void> {
    const option = this.part(`hang-${group}`).locator(`option[value^="${onto} "]`).first();
    await this.part(`hang-${group}`).selectOption((await option.getAttribute('value')) ?? '');
  }
}
