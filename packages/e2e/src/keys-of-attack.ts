import type { Browser } from 'playwright-core';
import { Guest } from './guest.js';
import type { Server } from './server.js';

const MOST_KEYS = 200;

const TABLES: Readonly<Record<string, object>> = {
  inwo: {
    players: [
      {
        id: 'mira',
        illuminati: 'bavarian-illuminati',
        turns: 2,
        structure: [
          { group: 'c-i-a', onto: 'bavarian-illuminati', arrow: 'right' },
          { group: 'the-mafia', onto: 'bavarian-illuminati', arrow: 'left' },
          { group: 'a-m-a', onto: 'bavarian-illuminati', arrow: 'top' },
        ],
        hand: ['dentists', 'joggers'],
        plots: ['hoax'],
      },
      { id: 'bob', illuminati: 'the-network', turns: 2, structure: [{ group: 'fbi', onto: 'the-network', arrow: 'right' }] },
    ],
    turn: { player: 'mira', phase: 'main' },
  },
  classic: {
    players: [
      { id: 'mira', illuminati: 'bavarian-illuminati', treasury: 9 },
      { id: 'bob', illuminati: 'gnomes-of-zurich', treasury: 9 },
    ],
    uncontrolled: ['smof', 'moonies', 'texas'],
    turn: { player: 'mira', phase: 'actions' },
  },
};

/**
 * Number of keys, by the keyboard alone, until an attack is announced: its action, a leader and a target from their lists, the
 * announcement. Presses the focused element if it is the next one; otherwise an arrow key in a list, else Tab.
 */
export async function attackByKeys(browser: Browser, server: Server, ruleset: string): Promise<number> {
  const code = await server.openTable({ name: 'keys', ruleset, ...TABLES[ruleset] });
  const mira = await Guest.arrive(browser, server.url, 'Mira');
  const { page, table } = mira;
  await mira.follow(code);
  await table.see('action-attack');
  await table.gone('stage');
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    if (keys > MOST_KEYS) throw new Error('the attack was not announced');
    await page.keyboard.press(key);
  };
  const focus = () =>
    page.evaluate(() => ({
      testid: (document.activeElement as HTMLElement | null)?.dataset.testid ?? '',
      isChip: document.activeElement?.closest('.chips') !== null,
    }));
  await press('2');
  await table.see('attack-composer');
  for (;;) {
    if (await table.part('attack-panel').isVisible()) break;
    const before = await focus();
    if (/^pick-|^attack-announce$/.test(before.testid)) {
      await press('Enter');
      await page
        .waitForFunction((testid) => (document.activeElement as HTMLElement | null)?.dataset.testid !== testid, before.testid, {
          timeout: 5000,
        })
        .catch(() => undefined);
    } else await press(before.isChip ? 'ArrowDown' : 'Tab');
  }
  await mira.context.close();
  return keys;
}
