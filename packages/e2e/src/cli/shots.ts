import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { barriers } from '../axe.js';
import { launch } from '../browser.js';
import { misfits } from '../fit.js';
import { LANGUAGES } from '../languages.js';
import { ROOT, Server } from '../server.js';
import { SHOTS } from '../shots/screens.js';
import { STUDIO_SERVER, Studio } from '../shots/studio.js';
import { asked, refuse } from './asked.js';

const SIZES = {
  desktop: { width: 1440, height: 900, touch: false },
  /** The desktop at a zoom of 200 %. */
  zoomed: { width: 720, height: 450, touch: false },
  tablet: { width: 1024, height: 768, touch: true },
  phone: { width: 390, height: 844, touch: true },
};
const FIRST_THEME = 'illuminati';
const MESSAGES = join(ROOT, 'packages/themes/src/messages');
const THEMES = readdirSync(join(MESSAGES, 'classic'));
const PALETTES = ['dark', 'colourBlind', 'daylight'];
const NAMES = SHOTS.map(({ name }) => name);

const USAGE = `npm run --silent shots -- [--only SCREEN,…] [--size SIZE,…] [--theme THEME,…] [--palette PALETTE,…] [--language ${LANGUAGES.join('|')}] [--text PERCENT] [--contrast system|more|usual] [--out FOLDER] [--webp] [--check]
Photographs the screens into FOLDER (shots/screens by default), all of them in all sizes and themes unless said otherwise.
--webp writes small files, as the README shows them, instead of exact ones. --check also looks for what keeps people out
(axe), is cut off, too small to read or to touch, and prints a JSON line for each picture. Sizes: ${Object.keys(SIZES).join(', ')}. Themes: ${THEMES.join(', ')}. Palettes: ${PALETTES.join(', ')}. Screens:
${NAMES.join(', ')}`;

const stop = (why: string): never => refuse(USAGE, why);

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const {
  only,
  size,
  theme,
  palette,
  language,
  text: letters,
  contrast = 'system',
  out,
  webp = false,
  check = false,
} = asked(USAGE, {
  options: {
    only: text,
    size: text,
    theme: text,
    palette: text,
    language: text,
    text: text,
    contrast: text,
    out: text,
    webp: flag,
    check: flag,
  },
}).values;

const chosen = <T extends string>(what: string, named: string | undefined, all: readonly T[]): readonly T[] => {
  const names = named?.split(',') ?? all;
  for (const name of names) if (!all.includes(name as T)) stop(`there is no ${what} ${name}`);
  return names as readonly T[];
};

const sizes = chosen('size', size, Object.keys(SIZES) as (keyof typeof SIZES)[]);
const themes = chosen('theme', theme, THEMES);
const names = chosen('screen', only, NAMES);
const palettes = chosen('palette', palette ?? 'dark', PALETTES);
const [spoken = 'en'] = chosen('language', language ?? 'en', LANGUAGES);
const textSize = Number(letters ?? 100);
if (!['system', 'more', 'usual'].includes(contrast)) stop(`there is no contrast ${contrast}`);
if (![100, 115, 130, 150, 175, 200].includes(textSize)) stop(`there is no size ${letters} of letters`);

/** Qualities of small photographs, from 0 to 1: the first that is small enough. */
const QUALITIES = [0.88, 0.8, 0.7, 0.6, 0.5];
const MOST_BYTES = 150_000;

/** The photograph as WebP, encoded by the browser. */
const small = async (browser: Browser, png: Buffer): Promise<Buffer> => {
  const page = await browser.newPage();
  const url = await page.evaluate(
    async ([data, qualities, most]) => {
      const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: picture.width, height: picture.height });
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      const encoded = qualities.map((quality) => canvas.toDataURL('image/webp', quality));
      // Four letters are three bytes.
      return encoded.find((text) => (text.length - text.indexOf(',')) * 0.75 <= most) ?? (encoded.at(-1) as string);
    },
    [png.toString('base64'), QUALITIES, MOST_BYTES] as const,
  );
  await page.close();
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
};

/** Faults of a page. @param touched include sizes of touch targets */
const faults = async (page: Page, touched: boolean): Promise<string[]> => {
  const { wide, cut, tiny, small: narrow } = await misfits(page);
  return [...(await barriers(page)), ...wide, ...cut, ...tiny, ...(touched ? narrow : [])];
};

const folder = resolve(out ?? join(ROOT, 'shots', 'screens'));
mkdirSync(folder, { recursive: true });
const server = await Server.start(STUDIO_SERVER);
const browser = await launch();
let failed = 0;
try {
  for (const sizeName of sizes) {
    const studio = await Studio.open(browser, server, { ...SIZES[sizeName], pixelRatio: 1 });
    for (const shot of SHOTS.filter(({ name }) => names.includes(name))) {
      const file = (worn: string, colours: string) =>
        join(folder, `${[shot.name, sizeName, worn, ...(palettes.length > 1 ? [colours] : [])].join('-')}.${webp ? 'webp' : 'png'}`);
      try {
        await studio.clear();
        await shot.go(studio);
        for (const worn of themes.filter((it) => it === FIRST_THEME || !shot.ofFirstTheme))
          for (const colours of palettes) {
            await studio.dress({ theme: worn, palette: colours, language: spoken, textSize, contrast });
            const png = await studio.mira.page.screenshot();
            writeFileSync(file(worn, colours), webp ? await small(browser, png) : png);
            if (!check) {
              process.stdout.write(`${file(worn, colours)}\n`);
              continue;
            }
            const found = await faults(studio.mira.page, SIZES[sizeName].touch);
            failed += found.length > 0 ? 1 : 0;
            process.stdout.write(
              `${JSON.stringify({ screen: shot.name, size: sizeName, theme: worn, palette: colours, faults: found })}\n`,
            );
          }
      } catch (error) {
        failed += 1;
        await studio.mira.page.screenshot({ path: join(folder, `${shot.name}-${sizeName}-failed.png`) }).catch(() => undefined);
        process.stderr.write(`${shot.name} at ${sizeName}: ${(error as Error).message}\n`);
      }
    }
    await studio.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
process.exitCode = failed > 0 ? 1 : 0;
