import { Screen } from './screen.js';

export class LobbyPage extends Screen {
  link(): Promise<string> {
    return this.part('lobby-link').inputValue();
  }

  async seated(place: number, name: string): Promise<void> {
    const seat = this.part(`seat-${place}`);
    await seat
      .filter({ hasText: name })
      .or(seat.filter({ has: this.page.locator(`[data-testid="lobby-name"][value="${name}"]`) }))
      .first()
      .waitFor();
  }
}
