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

flow('U36: whoever announces an attack by the keyboard goes on in its panel, and Space rolls', async ({ against }) => {
  const [ann, bob] = await against(TABLE);
  await announce(ann);
  await ann.page.locator('[data-testid="side-top"]:focus-within').waitFor();
  expect(await ann.page.evaluate(() => document.activeElement?.ariaDisabled)).not.toBe('true');
  await bob.act({ type: 'done' });
  await ann.table.canUse('attack-roll');
  await ann.page.keyboard.press('Space');
  await ann.table.see('place-panel');
  // The roll has taken the panel away; the keyboard is in the one that follows.
  await ann.page.locator('[data-testid="side-top"]:focus-within').waitFor();
});

flow('a button that can’t be used leaves Space to the game', async ({ against }) => {
  const [ann, bob] = await against(TABLE);
  await announce(ann);
  await bob.act({ type: 'done' });
  await ann.table.canUse('attack-roll');
  await ann.page.keyboard.press('Tab');
  await ann.table.part('action-attack').focus();
  await ann.page.keyboard.press('Space');
  await ann.table.see('place-panel');
});

flow('what is let go by the keyboard brings back to its opener', async ({ against }) => {
  const [ann] = await against(TABLE);
  for (const opener of ['action-attack', 'action-trade']) {
    await activate(ann, opener);
    await ann.page.locator('[data-testid="side-top"] :focus').waitFor();
    await ann.page.keyboard.press('Escape');
    await ann.page.locator(`[data-testid="${opener}"]:focus`).waitFor();
  }
});

const focused = (who: Guest) => who.page.evaluate(() => document.activeElement?.getAttribute('data-testid') ?? '');

flow('U96: Attack is within ten stops of the Tab key from the top of the page', async ({ against }) => {
  const [ann] = await against(TABLE);
  await ann.table.canUse('action-attack');
  let stops = 0;
  do {
    await ann.page.keyboard.press('Tab');
    stops += 1;
  } while ((await focused(ann)) !== 'action-attack' && stops < 40);
  expect(stops).toBeLessThanOrEqual(10);
});

flow('U96: 2 begins an attack, and the choice of its target has the focus; 9, pressed twice, ends the turn', async ({ against }) => {
  const [ann, bob] = await against(TABLE);
  await ann.table.canUse('action-attack');
  await ann.page.keyboard.press('2');
  await ann.page.locator('[data-testid="attack-composer"] :focus').waitFor();
  // The only card that can attack is picked, and so is the usual way.
  await ann.table.see('attack-attacker');
  expect(await ann.table.part('attack-kind-control').isChecked()).toBe(true);
  await ann.page.keyboard.press('Escape');
  await ann.table.gone('attack-composer');
  await ann.page.keyboard.press('9');
  await ann.table.read('action-end', /2 actions left: press again/);
  expect(bob.isAsked).toBe(false);
  await ann.page.keyboard.press('9');
  await bob.until(() => bob.isAsked);
});

flow('U96: a key that can’t be used leads to the words why', async ({ sit }) => {
  const [, bob] = await sit(TABLE);
  await bob.table.see('action-attack');
  await bob.page.keyboard.press('2');
  await bob.table.tooltip(/turn/);
});

flow('the log is one stop of the Tab key, and the arrow keys go from card to card in it', async ({ against }) => {
  const [ann, bob] = await against(TABLE);
  await announce(ann);
  await bob.act({ type: 'done' });
  await ann.table.press('attack-roll');
  await ann.table.read('log', /rolled/);
  await ann.page.keyboard.press('Tab');
  await ann.table.part('skip-log').focus();
  await ann.page.keyboard.press('Enter');
  expect(await focused(ann)).toBe('log');
  await ann.page.keyboard.press('ArrowUp');
  expect(await ann.page.evaluate(() => document.activeElement?.closest('[data-testid="log"]') !== null)).toBe(true);
  await ann.page.keyboard.press('Tab');
  expect(await ann.page.evaluate(() => document.activeElement?.closest('[data-testid="log"]') === null)).toBe(true);
});

flow('Escape closes the table in words, and brings back to where one was', async ({ against }) => {
  const [ann] = await against(TABLE);
  await ann.table.canUse('action-trade');
  await ann.page.keyboard.press('Tab');
  await ann.table.part('action-trade').focus();
  await ann.page.keyboard.press('v');
  await ann.page.locator('[data-testid="text-view"] :focus').waitFor();
  await ann.page.keyboard.press('Escape');
  expect(await focused(ann)).toBe('action-trade');
  expect(await ann.table.part('menu').count()).toBe(0);
});
