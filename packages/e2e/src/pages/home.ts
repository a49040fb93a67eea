import { Screen } from './screen.js';

export class HomePage extends Screen {
  /** Opens a table. @returns its code, once its lobby is there */
  createTable(name: string): Promise<string> {
    return this.open(name, 'home-create');
  }

  /** Starts a game with computers. @returns the table's code */
  playNow(name: string): Promise<string> {
    return this.open(name, 'home-play-now');
  }

  private async open(name: string, button: string): Promise<string> {
    await this.part('home-name').fill(name);
    await this.press(button);
    await this.page.waitForURL(/\/t\/\w+$/);
    return this.page.url().split('/').at(-1) as string;
  }
}
