import { Screen } from './screen.js';

/** Page of a table's link for new visitors. */
export class GatePage extends Screen {
  async takeSeat(name: string): Promise<void> {
    await this.part('join-name').fill(name);
    await this.press('join-seat');
  }

  watch(): Promise<void> {
    return this.press('join-watch');
  }
}
