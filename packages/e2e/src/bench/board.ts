import type { Browser, Page } from 'playwright-core';
import type { Server } from '../server.js';
import { tableFile } from '../shots/tables.js';
import { type Bench, type Figures, percentile, round } from './part.js';
import { frameScript } from './trace.js';

const OPENINGS = 3;
const DRAGS = 150;
const NOTCHES = 40;

type Probed = Window & { drawCalls: number };

/** Init script: records the most draw calls of a frame. */
const probe = (): void => {
  const page = window as unknown as Probed;
  page.drawCalls = 0;
  let calls = 0;
  const count = (prototype: WebGL2RenderingContext, name: 'drawElements' | 'drawArrays' | 'drawElementsInstanced') => {
    const draw = prototype[name] as (...args: unknown[]) => void;
    Object.assign(prototype, {
      [name](this: unknown, ...args: unknown[]) {
        if (calls === 0) {
          queueMicrotask(() => {
            page.drawCalls = Math.max(page.drawCalls, calls);
            calls = 0;
          });
        }
        calls += 1;
        draw.apply(this, args);
      },
    });
  };
  for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced'] as const) count(WebGL2RenderingContext.prototype, name);
};

const SIZE = { width: 1440, height: 900 };

/** Processor time of the browser's processes by kind, in ms. */
const processorTime = async (browser: Browser): Promise<ReadonlyMap<string, number>> => {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const times = new Map<string, number>();
  for (const { type, cpuTime } of processInfo) times.set(type, (times.get(type) ?? 0) + cpuTime * 1000);
  return times;
};

const total = (times: ReadonlyMap<string, number>) => [...times.values()].reduce((sum, ms) => sum + ms, 0);

/** `ms`: wall clock; `processorMs`: work of the browser's processes, whatever else the machine does. */
const openBoard = async (browser: Browser, url: string): Promise<{ page: Page; ms: number; processorMs: number }> => {
  const before = await processorTime(browser);
  const context = await browser.newContext({ viewport: SIZE });
  const page = await context.newPage();
  // tsx wraps functions in a helper that the page lacks.
  await page.addInitScript('globalThis.__name = (it) => it');
  await page.addInitScript(probe);
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('table-drawn').length > 0, undefined, { timeout: 120_000 });
  const after = await processorTime(browser);
  const ms = await page.evaluate(() => performance.getEntriesByName('table-drawn')[0]?.startTime ?? Number.NaN);
  return { page, ms, processorMs: total(after) - total(before) };
};

const settled = (page: Page) =>
  page.evaluate(() =>
    (document.querySelector('[data-testid="scene"]') as unknown as { scene: { settled(): Promise<void> } }).scene.settled(),
  );

const urlOf = async (server: Server, table: string): Promise<string> => `${server.url}/t/${await server.openTable(tableFile(table))}?watch`;

/** Drags the table in a circle, then zooms in and out, resting at both ends. */
const handle = async (page: Page): Promise<void> => {
  const start = { x: 500, y: 450 };
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (let i = 0; i < DRAGS; i++) await page.mouse.move(start.x + Math.cos(i / 6) * 60, start.y + Math.sin(i / 6) * 60);
  await page.mouse.up();
  for (const notch of [-60, 60]) {
    for (let i = 0; i < NOTCHES; i++) await page.mouse.wheel(0, notch);
    await settled(page);
  }
};

/**
 * First frame of a table in a fresh browser, cost of a frame while dragged and zoomed (wall clock and processor time), and draw calls
 * of the whole table. @param table a file of packages/e2e/tables
 */
const boardOf =
  (table: string) =>
  async ({ server, browser }: Bench): Promise<Figures> => {
    const url = await urlOf(server, table);
    const openings: number[] = [];
    const worked: number[] = [];
    for (let i = 0; i < OPENINGS; i++) {
      const { page, ms, processorMs } = await openBoard(browser, url);
      openings.push(ms);
      worked.push(processorMs);
      await page.context().close();
    }
    const { page } = await openBoard(browser, url);
    await settled(page);
    await page.evaluate(() => {
      const { camera } = (document.querySelector('[data-testid="scene"]') as unknown as { scene: { camera: { fitAll(): void } } }).scene;
      camera.fitAll();
    });
    await settled(page);
    const frames = await frameScript(browser, () => handle(page));
    const cards = await page.locator('[data-testid="text-view"] [data-testid^="card-"]').count();
    const drawCalls = await page.evaluate(() => (window as unknown as Probed).drawCalls);
    await page.context().close();
    return {
      cards,
      firstBoardMs: round(percentile(openings, 50), 0),
      firstBoardSlowestMs: round(Math.max(...openings), 0),
      firstBoardProcessorMs: round(percentile(worked, 50), 0),
      frames: frames.length,
      frameScriptP50Ms: round(percentile(frames, 50), 2),
      frameScriptP95Ms: round(percentile(frames, 95), 2),
      frameScriptMostMs: round(Math.max(...frames), 2),
      drawCalls,
    };
  };

/** Eight players and all face-up cards of the classic game (83 Groups, 8 Illuminati). */
export const boardAndFrames = boardOf('full');

export const inwoFrames = boardOf('inwo-full');
