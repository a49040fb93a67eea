import type { Page } from 'playwright-core';
import { stage } from '../../src/stage.js';

const flow = stage();

/** Cards of all, of a page, that stand in the document, with what the page is made of. */
const shapeOf = (page: Page, list: string) =>
  page.evaluate((cards) => {
    const items = [...document.querySelectorAll<HTMLElement>(`${cards} > li`)];
    const [first] = items;
    return {
      cards: items.length,
      all: Number(first?.getAttribute('aria-setsize')),
      places: items.map((item) => Number(item.getAttribute('aria-posinset'))),
      canvases: document.querySelectorAll('canvas').length,
      nodes: document.querySelectorAll('*').length,
      height: document.documentElement.scrollHeight,
      sideways: document.documentElement.scrollWidth > innerWidth,
    };
  }, list);

const scrolled = async (page: Page, share: number): Promise<void> => {
  await page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), share);
};

/** A card with its middle on the screen that says its place. */
const isInSight = (page: Page, list: string, place: number) =>
  page.waitForFunction(
    ([cards, n]) => {
      const { top = -1, bottom = -1 } = document.querySelector(`${cards} > [aria-posinset="${n}"]`)?.getBoundingClientRect() ?? {};
      return bottom > 0 && top < innerHeight && bottom > top;
    },
    [list, place] as const,
  );

const PHONE = { width: 390, height: 844 };
const GALLERY = 'main ul:has(> li > article)';
const WORKSHOP = '[data-testid="workshop-cards"]';

flow('U215: on a phone the workshop holds only cards in sight, from the first to the last of 411', async ({ guest }) => {
  const ann = await guest('Ann', PHONE);
  const { page, home } = ann;
  await ann.open('/decks');
  await home.press('deck-new');
  await page.locator(`${WORKSHOP} > li`).first().waitFor();
  const atStart = await shapeOf(page, WORKSHOP);
  expect(atStart).toMatchObject({ all: 411, sideways: false });
  expect(atStart.places[0]).toBe(1);
  expect(atStart.cards).toBeLessThanOrEqual(16);
  expect(atStart.nodes).toBeLessThanOrEqual(1200);
  // It was 89,335 px.
  expect(atStart.height).toBeLessThanOrEqual(65_000);

  for (const share of [0.5, 1]) {
    await scrolled(page, share);
    if (share === 1) await isInSight(page, WORKSHOP, 411);
    else await page.waitForFunction((cards) => !document.querySelector(`${cards} > [aria-posinset="3"]`), WORKSHOP);
    const there = await shapeOf(page, WORKSHOP);
    expect(there.cards).toBeLessThanOrEqual(20);
    expect(there.nodes).toBeLessThanOrEqual(1300);
    // Whatever Tab comes to stays.
    expect(there.places).toContain(1);
  }

  // Keys: from the search to the first card, to the last and back, whatever stands in the document.
  await page.keyboard.press('/');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await isInSight(page, WORKSHOP, 411);
  const focused = () => page.evaluate(() => Number(document.activeElement?.closest('[aria-posinset]')?.getAttribute('aria-posinset')));
  expect(await focused()).toBe(411);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  expect(await focused()).toBe(410);
  // Scrolled away, it is still where the keys go on.
  await scrolled(page, 0);
  await isInSight(page, WORKSHOP, 1);
  await page.keyboard.press('ArrowDown');
  await isInSight(page, WORKSHOP, 411);
  await page.keyboard.press('Home');
  await isInSight(page, WORKSHOP, 1);
});

for (const { address, all, last } of [
  { address: '/cards', all: 106, last: 'bribery' },
  { address: '/cards/inwo', all: 411, last: 'wargamers' },
])
  flow(`U97, U221: ${address} holds only cards in sight, and an address leads to any of them`, async ({ guest }) => {
    const ann = await guest('Ann', PHONE);
    const { page } = ann;
    await ann.open(address);
    await page.locator(`${GALLERY} > li`).first().waitFor();
    const shape = await shapeOf(page, GALLERY);
    expect(shape).toMatchObject({ all, sideways: false });
    expect(shape.cards).toBeLessThanOrEqual(14);
    expect(shape.canvases).toBeLessThanOrEqual(30);
    expect(shape.nodes).toBeLessThanOrEqual(1200);
    await scrolled(page, 1);
    await isInSight(page, GALLERY, all);
    expect((await shapeOf(page, GALLERY)).cards).toBeLessThanOrEqual(18);

    await ann.open(`${address}#${last}`);
    await page.reload();
    await page.waitForFunction((id) => {
      const { top = -1, bottom = -1 } = document.getElementById(id)?.getBoundingClientRect() ?? {};
      return top >= -1 && top < innerHeight / 2 && bottom > top;
    }, last);
    // Tab goes on from card to card, also to those that were not there before.
    await page.locator(`#${last} a`).first().focus();
    for (let i = 0; i < 12; i++) await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[aria-posinset]') !== null)).toBe(true);
  });
