import type { Browser } from 'playwright-core';
import { barriers } from './axe.js';
import { launch } from './browser.js';
import { misfits } from './fit.js';
import { OTHER_LANGUAGES } from './languages.js';
import { misspoken, said } from './said.js';
import { Server } from './server.js';
import type { Shot } from './shots/shot.js';
import { STUDIO_SERVER, Studio } from './shots/studio.js';

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 1024, height: 768 };

/** Similar to others of the list; `npm run shots` shows them. */
const ALIKE = new Set(
  'home options-sound cards-found cards-none rules-found learn lost table-two-early table-two-late table-eight-early table-eight-late table-everyone-there hand-full watching drop move settle special menu second-window trade-offered rules transfer dice lobby-guest lobby-options attack-open leave are-you-there inwo-two inwo-stage inwo-claim stage-deal stage-start stage-failure stage-always drawer-dead votes-grave ask-back-asked practice-inwo-setup local-setup end-agreed'.split(
    ' ',
  ),
);

const LONGEST = 'de';

const FITS = { wide: [], cut: [], tiny: [], small: [] };

/**
 * Tests screens on a phone and a tablet: no barriers, and all texts in the chosen language and theme. @param shots of one file, since files
 * run in parallel
 */
export function everyScreen(shots: readonly Shot[]): void {
  let server: Server;
  let browser: Browser;
  let studio: Studio;

  // As in a flow: a browser starved of processor may miss a beat.
  jest.retryTimes(1, { logErrorsBeforeRetry: true });

  beforeAll(async () => {
    server = await Server.start(STUDIO_SERVER);
    browser = await launch();
    studio = await Studio.open(browser, server, PHONE);
  }, 60_000);

  afterAll(async () => {
    await studio?.close();
    await browser?.close();
    await server?.stop();
  });

  const unlike = shots.filter(({ name }) => !ALIKE.has(name));
  // Every fifth one, or all in a thorough run.
  const looked = process.env.THOROUGH ? unlike : unlike.filter((_, index) => index % 5 === 0);
  test.each(looked.map((shot) => [shot.name, shot] as const))(
    'U97: %s keeps nobody out, and speaks every language: axe finds no barrier, a finger has room, nothing is cut off, nor at letters of twice the size in German of another theme; no word is left of another language or of the first theme',
    async (_, shot) => {
      const { page } = studio.mira;
      await page.setViewportSize(PHONE);
      await studio.clear();
      await shot.go(studio);
      await studio.dress({});
      expect(await barriers(page)).toEqual([]);
      expect(await misfits(page)).toEqual(FITS);
      const english = await said(page);
      const theme = shot.ofFirstTheme ? 'illuminati' : 'champions';
      for (const language of OTHER_LANGUAGES) {
        await studio.dress({ theme, language, ...(language === LONGEST ? { textSize: 200 } : {}) });
        expect(misspoken(english, await said(page), language, shot.ofFirstTheme)).toEqual([]);
        if (language === LONGEST) expect({ ...(await misfits(page)), small: [] }).toEqual(FITS);
      }
      await page.setViewportSize(TABLET);
      await studio.dress({});
      expect(await barriers(page)).toEqual([]);
      expect(await misfits(page)).toEqual(FITS);
    },
    120_000,
  );
}
