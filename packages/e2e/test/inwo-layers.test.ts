import type { Guest } from '../src/guest.js';
import { stage } from '../src/stage.js';

const flow = stage();

/** Ann takes the Joggers of her hand with any dice; then they wait for an arrow. */
const TABLE = {
  name: 'a captive that waits',
  ruleset: 'inwo',
  players: [
    {
      id: 'ann',
      illuminati: 'bavarian-illuminati',
      turns: 2,
      structure: [{ group: 'a-m-a', onto: 'bavarian-illuminati', arrow: 'left' }],
      hand: ['joggers'],
      plots: ['hoax', 'savings-and-loan-scam'],
    },
    { id: 'bob', illuminati: 'the-network', turns: 2, tokens: 0 },
  ],
  turn: { player: 'ann', phase: 'main' },
  dice: [[1, 1]],
};

/** What can be answered in the panel of the moment. */
const answers = ({ page }: Guest) =>
  page
    .locator('[data-testid="sentence"] [data-testid^="pick-"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-testid')).sort());

flow('U220: a captive waits for its arrow in its panel, whatever is read, opened and closed over it', async ({ against }) => {
  const [ann] = await against(TABLE);
  const { page, table } = ann;
  await table.press('action-attack');
  for (const name of ['Bavarian', 'Joggers'])
    await page.locator('[data-testid="attack-composer"] [data-testid^="pick-"]').filter({ hasText: name }).first().click();
  await table.press('attack-announce');
  await table.press('attack-roll');
  // The dice fell as she wants them: nobody asks her whether they shall lie, whatever she holds.
  await table.see('sentence');
  const asked = await answers(ann);
  expect(asked.length).toBeGreaterThan(1);
  const isStillAsked = async () => {
    await table.see('sentence');
    expect(await answers(ann)).toEqual(asked);
  };

  const held = page.locator('[data-testid="hand"] button[data-card="hoax"]');
  await held.click();
  await table.see('raised');
  await table.press('raised-close');
  await table.gone('raised');
  await isStillAsked();

  await held.click();
  await table.see('raised');
  await page.keyboard.press('Escape');
  await table.gone('raised');
  expect(await table.part('menu').count()).toBe(0);
  await isStillAsked();

  await page.keyboard.press('b');
  await table.see('drawer');
  await page.keyboard.press('Escape');
  await table.gone('drawer');
  await isStillAsked();

  await page.keyboard.press('Escape');
  await table.see('menu');
  await page.keyboard.press('Escape');
  await table.gone('menu');
  await isStillAsked();

  // The pick of an arrow sends the placing.
  await page.locator('[data-testid="sentence"] [data-testid^="pick-"]').first().click();
  await page.locator('[data-card="joggers"][data-owner="ann"]').first().waitFor({ state: 'attached' });
});
