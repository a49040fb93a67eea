import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { CDPSession, Page } from 'playwright-core';
import { launch } from '../browser.js';
import { ROOT } from '../server.js';
import { type Bench, type Figures, round } from './part.js';

const run = promisify(execFile);

const PLAYERS = 4;
/** The game that the last is compared with: by the second, everything has been shown once. */
const EARLY = 1;

/** Without compilers: machine code grows and would hide leaks of the page. */
const INTERPRETED = '--js-flags=--no-turbofan --no-maglev --no-sparkplug';

interface Held {
  /** Live script memory, MB. */
  heapMb: number;
  nodes: number;
  listeners: number;
}

type Probed = Window & { textures: number };

const probe = (): void => {
  const page = window as unknown as Probed;
  page.textures = 0;
  const { createTexture, deleteTexture } = WebGL2RenderingContext.prototype;
  const alive = new WeakSet<WebGLTexture>();
  Object.assign(WebGL2RenderingContext.prototype, {
    createTexture(this: WebGL2RenderingContext) {
      const texture = createTexture.call(this);
      alive.add(texture);
      page.textures += 1;
      return texture;
    },
    deleteTexture(this: WebGL2RenderingContext, texture: WebGLTexture | null) {
      if (texture && alive.delete(texture)) page.textures -= 1;
      deleteTexture.call(this, texture);
    },
  });
};

/** After a collection, on the first page. */
const heldBy = async (page: Page, session: CDPSession): Promise<Held> => {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  // Textures of the former table are gone.
  await page.evaluate(() => {
    (window as unknown as Probed).textures = 0;
  });
  return { heapMb: round(usedSize / 1e6, 2), nodes, listeners: jsEventListeners };
};

const textures = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as Probed).textures);

const turnShown = async (page: Page): Promise<number> => {
  const words = await page.getByTestId('top-code').textContent();
  return Number(/(\d+)$/.exec(words ?? '')?.[1] ?? 0);
};

/** Navigates inside the page, as a link does, so that leaks of the last table stay. */
const goWithin = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Leaks of a page that watches whole games of scripts: memory on the first page after each, textures at the end of its table. */
const watched = async (ruleset: string, { server, turns }: Bench): Promise<Figures> => {
  const browser = await launch([INTERPRETED]);
  const context = await browser.newContext({ viewport: { width: 1024, height: 700 }, reducedMotion: 'no-preference' });
  const page = await context.newPage();
  await page.addInitScript(probe);
  const session = await context.newCDPSession(page);
  await page.goto(server.url);
  const seen: (Held & { turns: number; textures: number })[] = [];
  let count = 0;
  let lagMs = 0;
  while (count < turns) {
    const code = await server.openLobby({ ruleset, seats: PLAYERS, options: { groupsToWin: 12 } });
    await goWithin(page, `/t/${code}?watch`);
    await page.getByTestId('lobby-sit').waitFor();
    const client = `packages/loadtest/dist/cli/loadtest.js --url ${server.url} --ruleset ${ruleset} --table ${code}`;
    await run(process.execPath, [...client.split(' '), '--players', `${PLAYERS}`, '--json'], { cwd: ROOT }).catch(
      (failed: { stdout: string }) => failed,
    );
    const over = performance.now();
    await page.getByTestId('end').waitFor({ timeout: 600_000 });
    lagMs = Math.max(lagMs, performance.now() - over);
    count += await turnShown(page);
    const pictures = await textures(page);
    // The router keeps the former page: the table must be two pages away.
    await goWithin(page, '/cards');
    await page.getByTestId('gallery-search').waitFor();
    await goWithin(page, '/');
    await page.getByTestId('home-create').waitFor();
    const held = await heldBy(page, session);
    seen.push({ turns: count, textures: pictures, ...held });
    process.stderr.write(`${JSON.stringify(seen.at(-1))}\n`);
  }
  await browser.close();
  const early = seen[EARLY] ?? seen[0];
  const late = seen.at(-1);
  if (!early || !late) throw new Error('no game was watched');
  const between = late.turns - early.turns;
  return {
    turns: count,
    games: seen.length,
    earlyTurns: early.turns,
    earlyHeapMb: early.heapMb,
    earlyNodes: early.nodes,
    earlyListeners: early.listeners,
    earlyTextures: early.textures,
    lateHeapMb: late.heapMb,
    lateNodes: late.nodes,
    lateListeners: late.listeners,
    mostTextures: Math.max(...seen.map((game) => game.textures)),
    growthKbPerTurn: between > 0 ? round(((late.heapMb - early.heapMb) * 1000) / between, 2) : 0,
    mostBehindMs: round(lagMs, 0),
  };
};

export const watching = (bench: Bench): Promise<Figures> => watched('classic', bench);
export const inwoWatching = (bench: Bench): Promise<Figures> => watched('inwo', bench);
