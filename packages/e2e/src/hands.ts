import type { Locator } from 'playwright-core';

export interface Hand {
  readonly size: { width: number; height: number };
  use(part: Locator): Promise<void>;
}

const finger: Hand['use'] = (part) => part.tap();

export const HANDS: Readonly<Record<string, Hand>> = {
  'a mouse': { size: { width: 1280, height: 800 }, use: (part) => part.click() },
  'a finger on a tablet': { size: { width: 820, height: 1180 }, use: finger },
  'a thumb on a phone': { size: { width: 390, height: 844 }, use: finger },
  'the keyboard': {
    size: { width: 1280, height: 800 },
    async use(part) {
      const { keyboard } = part.page();
      // A key press makes the page show the keyboard's focus.
      await keyboard.press('Tab');
      await part.focus();
      await keyboard.press('Enter');
    },
  },
};
