import { Screen } from './screen.js';

export class HomePage extends Screen {
  /** Opens a table. @returns its code, once its lobby is there */
  async createTable(name: string): Promise<string> {
    await this.part('home-name').fill(name);
    await this.press('home-create');
    await this.page.waitForURL(/\/t\/\w+$/);
    return this.page.url().split('/').at(-1) as string;
  }
}
