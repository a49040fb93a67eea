import { Screen } from './screen.js';

/** What somebody sees who follows a link to a table and was never here. */
export class GatePage extends Screen {
  async takeSeat(name: string): Promise<void> {
    await this.part('join-name').fill(name);
    await this.press('join-seat');
  }

  watch(): Promise<void> {
    return this.press('join-watch');
  }
}
