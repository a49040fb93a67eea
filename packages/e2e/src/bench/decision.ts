import type { BrowserContext, Page } from 'playwright-core';
import { type Bench, type Figures, round } from './part.js';
import { onSlowPhone, PHONE } from './slow-phone.js';

/** What lets a player decide something for the first time. */
const DECISIONS = {
  classic: '[data-testid^="slot-"], [data-acts="true"]',
  inwo: '[data-testid="sentence-send"], [data-testid^="blank-"], [data-acts="true"]',
} as const;

type Game = keyof typeof DECISIONS;

/** The first page's button for a game; the chosen one has the plain id. */
const playNow = (page: Page, game: Game) => page.getByTestId(game === 'classic' ? 'home-play-now' : `home-play-now-${game}`);

const LONGEST_MS = 120_000;

/** *Play now* on a phone that was never here: ms from the press until the player can decide something; kB of all that arrived until then. */
const decide = async ({ browser, server }: Pick<Bench, 'server' | 'browser'>, game: Game): Promise<{ ms: number; kb: number }> => {
  // The service worker fetches everything, after the page.
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const network = await onSlowPhone(page);
  let bytes = 0;
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(server.url, { waitUntil: 'commit' });
  await playNow(page, game).waitFor();
  const began = performance.now();
  await playNow(page, game).click();
  await page.locator(DECISIONS[game]).first().waitFor({ timeout: LONGEST_MS });
  const figures = { ms: round(performance.now() - began, 0), kb: round(bytes / 1000) };
  await context.close();
  return figures;
};

const visit = async (context: BrowserContext, url: string): Promise<number> => {
  const page = await context.newPage();
  await onSlowPhone(page);
  const began = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await playNow(page, 'classic').waitFor();
  const ms = performance.now() - began;
  await page.close();
  return ms;
};

/** The first page again on a phone whose service worker has kept it, ms. */
const visitAgain = async ({ browser, server }: Pick<Bench, 'server' | 'browser'>): Promise<number> => {
  const context = await browser.newContext(PHONE);
  const first = await context.newPage();
  await first.goto(server.url);
  await first.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await first.close();
  const ms = await visit(context, server.url);
  await context.close();
  return round(ms, 0);
};

/** Time and bytes until the first decision of *Play now*, and time of the second visit, on a phone on slow 4G. */
export const decision = async (bench: Pick<Bench, 'server' | 'browser'>): Promise<Figures> => {
  const classic = await decide(bench, 'classic');
  const inwo = await decide(bench, 'inwo');
  return {
    classicDecisionMs: classic.ms,
    classicDecisionKb: classic.kb,
    inwoDecisionMs: inwo.ms,
    inwoDecisionKb: inwo.kb,
    secondVisitMs: await visitAgain(bench),
  };
};
