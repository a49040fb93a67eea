import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, GlobalFonts, Path2D } from '@napi-rs/canvas';
import subsetFont from 'subset-font';
import { createServer } from 'vite';
import type { PackedPictures, PictureBundle } from '../../src/card/picture-files.ts';
import { fileOf } from '../fonts/subset.ts';
import { packPictures } from '../pictures/pack.ts';
import { goTo, standInWindow } from '../prerender/window.ts';

type Fans = typeof import('../../src/fans.ts');

/** Pixels of a picture to one of the page: sharp on most phones. */
const RATIO = 2;

/** AVIF: quality of 100, as low as letters and hatching bear; speed of 10. */
const QUALITY = { quality: 36, speed: 4 };

/** Letters on these cards: names and figures, in the weights that the painters ask for. */
const FONT = {
  family: 'Sofia Sans Condensed',
  module: '@fontsource-variable/sofia-sans-condensed/files/sofia-sans-condensed-latin-wght-normal.woff2',
  weights: [600, 700],
} as const;

/** ASCII and Latin-1: whatever cards are called. */
const LETTERS = Array.from({ length: 0x180 - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)).join('');

const loadFont = async (): Promise<void> => {
  for (const weight of FONT.weights) {
    const variationAxes = { wght: weight };
    const font = await subsetFont(readFileSync(fileOf(FONT.module)), LETTERS, { targetFormat: 'truetype', variationAxes });
    if (!GlobalFonts.register(font, FONT.family)) throw new Error(`${FONT.family} cannot be read`);
  }
};

/** Paints both games' fans in every language. @param folder where `GAME-LANGUAGE.avif` go */
export const paintFans = async (root: string, folder: string): Promise<void> => {
  await loadFont();
  mkdirSync(folder, { recursive: true });
  const server = await createServer({
    root,
    mode: 'production',
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    standInWindow();
    // Pictures are here already: nothing is fetched.
    Object.assign(globalThis, { Path2D, requestIdleCallback: () => 0 });
    goTo('/');
    const { fansIn, addPictures, LANGUAGES, CARD_WIDTH, CARD_HEIGHT } = (await server.ssrLoadModule('/src/fans.ts')) as Fans;
    for (const [bundle, parts] of Object.entries(packPictures(await import('@illuminice/themes/drawing'))))
      for (const [name, text] of parts)
        if (name.endsWith('-front')) addPictures(bundle as PictureBundle, JSON.parse(text) as PackedPictures);
    for (const language of LANGUAGES)
      for (const { game, cards, paint } of await fansIn(language)) {
        const canvas = createCanvas(cards * CARD_WIDTH * RATIO, CARD_HEIGHT * RATIO);
        const ctx = canvas.getContext('2d');
        for (let index = 0; index < cards; index++) {
          ctx.setTransform(RATIO, 0, 0, RATIO, index * CARD_WIDTH * RATIO, 0);
          paint(ctx as unknown as CanvasRenderingContext2D, index);
        }
        writeFileSync(join(folder, `${game}-${language}.avif`), await canvas.encode('avif', QUALITY));
      }
  } finally {
    await server.close();
  }
};
