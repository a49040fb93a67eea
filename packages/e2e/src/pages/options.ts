import { Screen } from './screen.js';

export type OptionsTab = 'sound' | 'look' | 'keys' | 'privacy';

export class OptionsPage extends Screen {
  async open(tab: OptionsTab): Promise<void> {
    await this.press('options-open');
    await this.turnTo(tab);
  }

  turnTo(tab: OptionsTab): Promise<void> {
    return this.press(`options-tab-${tab}`);
  }

  async close(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.gone('options');
  }

  async choose(pref: string, value: string | number): Promise<void> {
    await this.take(`pref-${pref}-${value}`);
  }

  async bind(action: string, key: string): Promise<void> {
    await this.press(`key-${action}`);
    await this.page.locator(`[data-testid="key-${action}"][data-listening="true"]`).waitFor();
    await this.page.keyboard.press(key);
  }

  async wears(palette: string): Promise<void> {
    await this.page.waitForFunction(
      ([wanted]) => {
        const scene = document.querySelector('[data-testid="scene"]');
        const felt = scene?.querySelector(':scope > :has(+ canvas)');
        const ground = (element: Element) => getComputedStyle(element).backgroundColor;
        return document.documentElement.dataset.palette === wanted && (!scene || (felt && ground(felt) === ground(document.body)));
      },
      [palette],
    );
  }

  /** Lightness of the page's ground, from 0 (black) to 1 (white). */
  async lightness(): Promise<number> {
    return this.page.evaluate(() => {
      const channels = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
      return channels.reduce((sum, channel) => sum + Number(channel) / 765, 0);
    });
  }

  barFits(): Promise<boolean> {
    return this.page.evaluate(() => {
      const bar = document.querySelector('meta[name="theme-color"]')?.getAttribute('content') ?? '';
      return bar.toLowerCase() === getComputedStyle(document.documentElement).getPropertyValue('--night').trim().toLowerCase();
    });
  }

  async rootStyle(): Promise<{ fontSize: string; motion: string; palette: string }> {
    return this.page.evaluate(() => {
      const root = document.documentElement;
      const { motion = '', palette = '' } = root.dataset;
      return { fontSize: getComputedStyle(root).fontSize, motion, palette };
    });
  }
}
