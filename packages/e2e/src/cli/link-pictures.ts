import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launch } from '../browser.js';
import { Guest } from '../guest.js';
import { ROOT, Server } from '../server.js';
import { STUDIO_SERVER } from '../shots/studio.js';
import { asked } from './asked.js';

const USAGE = `node scripts/browse.mjs link-pictures
Photographs cards of the first page into packages/client/public/links: what messengers show beside a link. Run it when faces have changed.`;
asked(USAGE, { options: {} });

/** As previews are wanted: wide, and not heavy. */
const SIZE = { width: 1200, height: 630 };
const QUALITY = 86;

/** The cards of a game's door as the product paints them, large: data URLs. */
const cardsOf = (page: Page, game: string): Promise<string[]> =>
  page
    .locator(`[data-testid="door-${game}"] canvas`)
    .evaluateAll((nodes) => nodes.map((node) => (node as HTMLCanvasElement).toDataURL('image/png')));

/** Cards side by side, each with its whole name. @param top of the middle ones, px */
const fan = (cards: readonly string[], width: number, top: number): string =>
  cards
    .map((card, i) => {
      const turn = i - (cards.length - 1) / 2;
      const [left, down] = [SIZE.width / 2 - width / 2 + turn * (width + 6), top + turn * turn * 7];
      return `<img src="${card}" style="width:${width}px;left:${left}px;top:${down}px;rotate:${turn * 2.4}deg">`;
    })
    .join('');

/** A replay: its line, a moment on it, and what goes on. */
const LINE = `<svg viewBox="0 0 1200 630" style="position:absolute;inset:0"><path d="M150 566H1050" stroke="#5d6f6c" stroke-width="8" stroke-linecap="round"/>
<path d="M150 566H560" stroke="#d9b65c" stroke-width="8" stroke-linecap="round"/><circle cx="560" cy="566" r="24" fill="#d9b65c"/><path d="M553 554l17 12-17 12z" fill="#14201f"/></svg>`;

const sheet = (inner: string): string => `<!doctype html><style>
body{margin:0;width:1200px;height:630px;overflow:hidden;position:relative;background:radial-gradient(circle at 42% 34%,#21504a,#0b1214 78%)}
img{position:absolute;border-radius:10px;box-shadow:0 14px 34px #000a}</style><body>${inner}`;

const server = await Server.start(STUDIO_SERVER);
const browser = await launch();
try {
  const size = { width: 1440, height: 900, touch: false, pixelRatio: 3 };
  const mira = await Guest.arrive(browser, server.url, 'Mira', { size });
  // In the first palette the fans are pictures of the build, too small for this; in others the page paints them.
  await mira.prefer({ palette: 'daylight' });
  const large = mira.page;
  await large.locator('[data-testid="door-inwo"] canvas').first().waitFor();
  await large.waitForLoadState('networkidle');
  // What is decoration is painted in free frames, again with its pictures and letters.
  await large.waitForTimeout(2000);
  const [classic, inwo] = [await cardsOf(large, 'classic'), await cardsOf(large, 'inwo')];
  const sheets = {
    classic: fan(classic, 222, 84),
    inwo: fan(inwo, 222, 84),
    home: fan([...classic.slice(0, 3), ...inwo.slice(0, 3)], 184, 122),
    replay:
      fan(
        [classic[3], inwo[3], classic[4], inwo[4]].filter((card) => card !== undefined),
        218,
        58,
      ) + LINE,
  };
  const folder = join(ROOT, 'packages/client/public/links');
  mkdirSync(folder, { recursive: true });
  const page = await browser.newPage({ viewport: SIZE });
  for (const [name, inner] of Object.entries(sheets)) {
    await page.setContent(sheet(inner));
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
    await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: QUALITY });
  }
} finally {
  await browser.close();
  await server.stop();
}
