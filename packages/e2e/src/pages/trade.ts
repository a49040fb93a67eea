import { Screen } from './screen.js';

/** The panel in which an offer is put together, and the offers that are open. */
export class TradePage extends Screen {
  /** Opens the panel with the others at these places (0 is the first seat) as partners. */
  async open(...places: number[]): Promise<void> {
    await this.press('action-trade');
    await this.see('trade-panel');
    for (const chosen of await this.page.locator('[data-testid^="trade-to-"][aria-pressed="true"]').all()) await chosen.click();
    for (const place of places) await this.part(`trade-to-${place}`).click();
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

  /** Hangs an arriving Group on the first arrow there is on this card. */
  async hang(group: string, onto: string): Promise<void> {
    const option = this.part(`hang-${group}`).locator(`option[value^="${onto} "]`).first();
    await this.part(`hang-${group}`).selectOption((await option.getAttribute('value')) ?? '');
  }
}
