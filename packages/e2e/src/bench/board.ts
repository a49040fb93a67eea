import type { Browser, Page } from 'playwright-core';
import type { Server } from '../server.js';
import { tableFile } from '../shots/screens.js';
import { type Bench, type Figures, percentile, round } from './part.js';

/** How often the table is opened by a browser that was never here. */
const OPENINGS = 3;
/** Frames of panning that are measured. */
const FRAMES = 150;

interface Probe {
  /** Script time of each frame, ms; frames without work are left out. */
  frames: number[];
  /** Draw calls of each frame. */
  calls: number[];
}

type Probed = Window & { probe: Probe };

/** Put into the page before its own scripts: times every animation frame's callbacks and counts draw calls. */
const probe = (): void => {
  const seen: Probe = { frames: [], calls: [] };
  (window as unknown as Probed).probe = seen;
  let calls = 0;
  const count = (prototype: WebGL2RenderingContext, name: 'drawElements' | 'drawArrays' | 'drawElementsInstanced') => {
    const draw = prototype[name] as (...args: unknown[]) => void;
    Object.assign(prototype, {
      [name](this: unknown, ...args: unknown[]) {
        calls += 1;
        draw.apply(this, args);
      },
    });
  };
  for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced'] as const) count(WebGL2RenderingContext.prototype, name);
  const ask = window.requestAnimationFrame.bind(window);
  let stamp = -1;
  window.requestAnimationFrame = (step) =>
    ask((now) => {
      const began = performance.now();
      calls = 0;
      step(now);
      const took = performance.now() - began;
      if (calls === 0) return;
      // Several callbacks of one frame have the same time.
      if (now === stamp) seen.frames[seen.frames.length - 1] = (seen.frames.at(-1) ?? 0) + took;
      else seen.frames.push(took);
      seen.calls.push(calls);
      stamp = now;
    });
};

const SIZE = { width: 1440, height: 900 };

const openBoard = async (browser: Browser, url: string): Promise<{ page: Page; ms: number }> => {
  const context = await browser.newContext({ viewport: SIZE });
  const page = await context.newPage();
  // tsx marks functions with their names by a helper that the page lacks.
  await page.addInitScript('globalThis.__name = (it) => it');
  await page.addInitScript(probe);
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('table-drawn').length > 0, undefined, { timeout: 120_000 });
  const ms = await page.evaluate(() => performance.getEntriesByName('table-drawn')[0]?.startTime ?? Number.NaN);
  return { page, ms };
};

/** Whether nothing on the table moves any more. */
const settled = (page: Page) =>
  page.evaluate(() =>
    (document.querySelector('[data-testid="scene"]') as unknown as { scene: { settled(): Promise<void> } }).scene.settled(),
  );

const fullTable = async (server: Server): Promise<string> => `${server.url}/t/${await server.openTable(tableFile('full'))}?watch`;

/**
 * Eight players and every face-up card that the game has (83 Groups, 8 Illuminati): how long a browser that was never
 * here takes to the first frame of the table, what a frame costs while the table is dragged about, and how many draw
 * calls all of it in view needs.
 */
export const boardAndFrames = async ({ server, browser }: Bench): Promise<Figures> => {
  const url = await fullTable(server);
  const openings: number[] = [];
  for (let i = 0; i < OPENINGS; i++) {
    const { page, ms } = await openBoard(browser, url);
    openings.push(ms);
    await page.context().close();
  }
  const { page } = await openBoard(browser, url);
  await settled(page);
  await page.evaluate(() => {
    const { camera } = (document.querySelector('[data-testid="scene"]') as unknown as { scene: { camera: { fitAll(): void } } }).scene;
    camera.fitAll();
  });
  await settled(page);
  const start = { x: 500, y: 450 };
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.evaluate(() => {
    Object.assign((window as unknown as Probed).probe, { frames: [], calls: [] });
  });
  const frames = () => page.evaluate(() => (window as unknown as Probed).probe.frames.length);
  for (let i = 0; (await frames()) < FRAMES; i++) {
    // In a circle, so that all stays in view.
    await page.mouse.move(start.x + Math.cos(i / 6) * 60, start.y + Math.sin(i / 6) * 60);
  }
  await page.mouse.up();
  const seen = await page.evaluate(() => (window as unknown as Probed).probe);
  await page.context().close();
  return {
    cards: 91,
    firstBoardMs: round(percentile(openings, 50), 0),
    firstBoardSlowestMs: round(Math.max(...openings), 0),
    frameScriptP50Ms: round(percentile(seen.frames, 50), 2),
    frameScriptP95Ms: round(percentile(seen.frames, 95), 2),
    drawCalls: Math.max(...seen.calls),
  };
};
