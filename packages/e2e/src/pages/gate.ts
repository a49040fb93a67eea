import { Screen } from './screen.js';

export class GatePage extends Screen {
  async takeSeat(name: string): Promise<void> {
    await this.part('join-name').fill(name);
    await this.press('join-seat');
  }

  watch(): Promise<void> {
    return this.press('join-watch');
  }
}
