import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { CDPSession, Page } from 'playwright-core';
import { ROOT } from '../server.js';
import { type Bench, type Figures, round } from './part.js';

const run = promisify(execFile);

const PLAYERS = 4;

/** Live memory of the page's scripts after a collection, in MB. */
const heap = async (session: CDPSession): Promise<number> => {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
};

const turnShown = async (page: Page): Promise<number> => {
  const words = await page.locator('.top-code').textContent();
  return Number(/(\d+)$/.exec(words ?? '')?.[1] ?? 0);
};

/** Goes to another address inside the page, as a link does: what the last table left behind stays behind. */
const goWithin = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/**
 * One page watches whole games of scripted players, one after the other, until it has seen so many turns. Its memory is
 * taken on the first page after each game: what grows there was left behind.
 */
export const watching = async ({ server, browser, turns }: Bench): Promise<Figures> => {
  const context = await browser.newContext({ viewport: { width: 1024, height: 700 }, reducedMotion: 'no-preference' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(server.url);
  const heaps: number[] = [];
  const after: number[] = [];
  let watched = 0;
  let lagMs = 0;
  while (watched < turns) {
    const code = await server.openLobby({ seats: PLAYERS, options: { groupsToWin: 12 } });
    await goWithin(page, `/t/${code}?watch`);
    await page.getByTestId('lobby-sit').waitFor();
    const client = `packages/loadtest/dist/cli/loadtest.js --url ${server.url} --table ${code} --players ${PLAYERS} --json`.split(' ');
    await run(process.execPath, client, { cwd: ROOT }).catch((failed: { stdout: string }) => failed);
    const over = performance.now();
    await page.getByTestId('end').waitFor({ timeout: 600_000 });
    lagMs = Math.max(lagMs, performance.now() - over);
    watched += await turnShown(page);
    after.push(watched);
    await goWithin(page, '/');
    await page.getByTestId('home-create').waitFor();
    heaps.push(await heap(session));
    process.stderr.write(`${watched} turns watched, ${round(heaps.at(-1) ?? 0)} MB\n`);
  }
  await context.close();
  const first = heaps[0] ?? Number.NaN;
  const last = heaps.at(-1) ?? Number.NaN;
  const between = (after.at(-1) ?? 0) - (after[0] ?? 0);
  return {
    turns: watched,
    games: heaps.length,
    heapAfterFirstGameMb: round(first),
    heapAfterLastGameMb: round(last),
    growthKbPerTurn: between > 0 ? round(((last - first) * 1000) / between, 2) : 0,
    mostBehindMs: round(lagMs, 0),
  };
};
