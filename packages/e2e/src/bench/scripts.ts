import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { tableFile } from '../shots/tables.js';
import { type Bench, type Figures, round } from './part.js';

/** Bytes of script that a page loads until it is at rest, gzipped, in kB (1000 bytes). */
const loaded = async (page: Page, url: string, until: string): Promise<{ script: number; style: number }> => {
  const sizes = { script: 0, style: 0 };
  const open: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = { script: 'script', stylesheet: 'style' }[response.request().resourceType() as string] as keyof typeof sizes | undefined;
    if (!kind) return;
    open.push(
      response.body().then((body) => {
        sizes[kind] += gzipSync(body, { level: 9 }).length;
      }),
    );
  });
  await page.goto(url);
  await page.locator(until).first().waitFor();
  await page.waitForLoadState('networkidle');
  await Promise.all(open);
  return { script: round(sizes.script / 1000), style: round(sizes.style / 1000) };
};

/** What the first page and the table load, in browsers that were never here. */
export const scripts = async ({ server, browser }: Pick<Bench, 'server' | 'browser'>): Promise<Figures> => {
  const code = await server.openTable(tableFile('four-late'));
  const pages = [
    { url: '/', until: '[data-testid="home-create"]' },
    { url: `/t/${code}?watch`, until: '[data-testid="scene"] canvas' },
  ];
  const sizes: { script: number; style: number }[] = [];
  for (const { url, until } of pages) {
    const context = await browser.newContext();
    sizes.push(await loaded(await context.newPage(), server.url + url, until));
    await context.close();
  }
  const [home, table] = sizes as [(typeof sizes)[0], (typeof sizes)[0]];
  return { homeScriptKb: home.script, homeStyleKb: home.style, tableScriptKb: table.script, tableStyleKb: table.style };
};
