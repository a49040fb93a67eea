import type { Guest } from '../src/guest.js';
import { stage } from '../src/stage.js';

const flow = stage();

/** Ann can take SMOF with 9 or less; the dice show 3. Bob could add money. */
const TABLE = {
  name: 'a table for the keyboard',
  ruleset: 'classic',
  players: [
    { id: 'ann', illuminati: 'bavarian-illuminati', treasury: 9 },
    { id: 'bob', illuminati: 'gnomes-of-zurich', treasury: 9 },
  ],
  uncontrolled: ['smof', 'moonies', 'texas'],
  turn: { player: 'ann', phase: 'actions' },
  dice: [
    [1, 2],
    [1, 2],
  ],
};

/** Presses a button by the keyboard, wherever it is. */
async function activate({ page }: Guest, testid: string): Promise<void> {
  // The page tells the keyboard's focus from the pointer's.
  await page.keyboard.press('Tab');
  await page.locator(`[data-testid="${testid}"]:not([aria-disabled="true"])`).first().focus();
  await page.keyboard.press('Enter');
}

async function announce(who: Guest): Promise<void> {
  await activate(who, 'action-attack');
  await who.table.see('attack-composer');
  for (const card of ['bavarian-illuminati', 'smof']) await activate(who, `card-${card}`);
  await activate(who, 'attack-announce');
  await who.table.see('attack-panel');
}

flow('U36: whoever announces an attack by the keyboard goes on in its panel, and Space rolls', async ({ sit }) => {
  const [ann, bob] = await sit(TABLE);
  await announce(ann);
  await ann.page.locator('[data-testid="side-top"]:focus-within').waitFor();
  expect(await ann.page.evaluate(() => document.activeElement?.ariaDisabled)).not.toBe('true');
  await bob.table.press('done');
  await ann.table.canUse('attack-roll');
  await ann.page.keyboard.press('Space');
  await ann.table.see('place-panel');
  // The roll has taken the panel away; the keyboard is in the one that follows.
  await ann.page.locator('[data-testid="side-top"]:focus-within').waitFor();
});

flow('a button that can’t be used leaves Space to the game', async ({ sit }) => {
  const [ann, bob] = await sit(TABLE);
  await announce(ann);
  await bob.table.press('done');
  await ann.table.canUse('attack-roll');
  await ann.page.keyboard.press('Tab');
  await ann.table.part('action-attack').focus();
  await ann.page.keyboard.press('Space');
  await ann.table.see('place-panel');
});

flow('what is let go by the keyboard brings back to its opener', async ({ sit }) => {
  const [ann] = await sit(TABLE);
  for (const opener of ['action-attack', 'action-trade']) {
    await activate(ann, opener);
    await ann.page.locator('[data-testid="side-top"] :focus').waitFor();
    await ann.page.keyboard.press('Escape');
    await ann.page.locator(`[data-testid="${opener}"]:focus`).waitFor();
  }
});
