import type { Guest } from '../../src/guest.js';
import { stage } from '../../src/stage.js';

const flow = stage();

const MARKET = {
  name: 'a market of Plots and Groups',
  ruleset: 'inwo',
  players: [
    { id: 'ann', illuminati: 'bavarian-illuminati', turns: 2, plots: ['hoax', 'fnord'] },
    { id: 'bob', illuminati: 'the-network', turns: 2, plots: ['bribery', 'sniper'], hand: ['dentists'] },
    { id: 'cid', illuminati: 'ufos', turns: 2, plots: ['volcano'] },
  ],
  turn: { player: 'ann', phase: 'main' },
};

/** Presses what bears a card's name, within a part of the page. */
const choose = ({ page }: Guest, testid: string, name: string) =>
  page.locator(`[data-testid^="${testid}"]`).filter({ hasText: name }).first().click();

flow('U57, U209: Ann offers Bob something in secret, he asks for a Plot of her choice instead, and Cid never sees it', async (play) => {
  const code = await play.server.openTable(MARKET);
  const [ann, bob, cid] = [await play.guest('Ann'), await play.guest('Bob'), await play.guest('Cid')];
  for (const one of [ann, bob, cid]) {
    await one.follow(code);
    await one.table.turnOf(0, 'main');
  }

  await ann.trade.open(1);
  await choose(ann, 'trade-give-', 'Hoax');
  await ann.trade.part('trade-give-promise').fill('I leave you alone this round');
  await ann.trade.take('trade-secret');
  await ann.trade.offer();

  // The receiver has it in front of all else, whole, and the banner says so.
  await bob.table.read('waiting-for', /Ann/);
  const offer = bob.page.locator('[data-testid="offers-waiting"] > [data-whole="true"]');
  await offer.filter({ hasText: /one hidden card[\s\S]*I leave you alone this round/ }).waitFor();
  const name = (await offer.getAttribute('data-testid')) ?? '';
  const box = await bob.page.locator(`[data-testid="accept-${name}"]`).boundingBox();
  expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThan(bob.page.viewportSize()?.height ?? 0);

  await bob.trade.press(`counter-${name}`);
  await bob.trade.see('trade-panel');
  await choose(bob, 'trade-give-', 'Dentists');
  await bob.trade.part('trade-ask-anyPlots').fill('1');
  await bob.trade.offer();

  const answer = ann.page.locator('[data-testid="offers-waiting"] > li').first();
  await answer.waitFor();
  const counter = (await answer.getAttribute('data-testid')) ?? '';
  // She cannot accept before she has chosen.
  expect(await ann.trade.part(`accept-${counter}`).getAttribute('aria-disabled')).toBe('true');
  await choose(ann, 'choose-', 'Fnord');
  // What it promises is on record once it is carried out, not before.
  expect(cid.hasReceived('I leave you alone')).toBe(false);
  await ann.trade.press(`accept-${counter}`);

  await bob.page.locator('[data-testid="hand"]').getByText('Fnord', { exact: false }).first().waitFor();
  await ann.page.locator('[data-testid="hand"]').getByText('Dentists', { exact: false }).first().waitFor();
  for (const { page } of [ann, bob]) expect(await page.locator('[data-testid="offers-waiting"] > [data-whole]').count()).toBe(0);
  await cid.table.read('log', /Bob and Ann made an exchange in secret/);
  expect(await cid.page.locator('[data-testid="offers"], [data-testid="offers-waiting"]').count()).toBe(0);
  expect(['fnord', 'hoax'].filter((card) => cid.hasReceived(card))).toEqual([]);
});

flow('U57, U209: an offer to two players goes to the first who accepts; the other reads why it is gone', async (play) => {
  const code = await play.server.openTable(MARKET);
  const [ann, bob, cid] = [await play.guest('Ann'), await play.guest('Bob'), await play.guest('Cid')];
  for (const one of [ann, bob, cid]) {
    await one.follow(code);
    await one.table.turnOf(0, 'main');
  }
  await ann.trade.open(1, 2);
  await choose(ann, 'trade-give-', 'Hoax');
  await ann.trade.offer();
  await bob.trade.see('accept-offer-1');
  await cid.trade.press('accept-offer-2');
  await cid.page.locator('[data-testid="hand"]').getByText('Hoax', { exact: false }).first().waitFor();
  await bob.trade.see('gone-offer-1', { why: 'lapsed' });
});

flow('U57, U209: who is open to offers gets one; it is changed before it is accepted', async (play) => {
  const code = await play.server.openTable(MARKET);
  const [ann, bob] = [await play.guest('Ann'), await play.guest('Bob')];
  for (const one of [ann, bob, await play.guest('Cid')]) {
    await one.follow(code);
    await one.table.turnOf(0, 'main');
  }
  await bob.trade.open(0);
  await choose(bob, 'trade-give-', 'Dentists');
  await bob.trade.press('trade-open');
  await ann.trade.press('opening-answer-1');
  await ann.trade.see('trade-panel');
  await ann.trade.offer();
  await bob.trade.see('offer-1');
  await ann.trade.press('change-offer-1');
  await choose(ann, 'trade-give-', 'Hoax');
  await ann.trade.offer();
  await bob.trade.see('version-offer-2');
  await choose(bob, 'choose-', 'Dentists');
  await bob.trade.press('accept-offer-2');
  await ann.page.locator('[data-testid="hand"]').getByText('Dentists', { exact: false }).first().waitFor();
});
