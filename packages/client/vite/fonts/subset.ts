import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import { withoutName } from './without-name.ts';

/** Features of type that pages use: kerning, ligatures, accents, lining and tabular figures. */
const FEATURES = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'tnum'];

/** An `@font-face` rule of our style sheets. */
export interface Face {
  readonly rule: string;
  readonly family: string;
  /** One weight, or least and most of a variable font. */
  readonly weight: string;
  /** As a module of the font's package. */
  readonly file: string;
}

const FACE = /@font-face\s*\{\s*font-family:\s*"([^"]+)";\s*font-weight:\s*([\d ]+);[^}]*url\("([^"]+)"\)[^}]*\}/g;

export const facesOf = (sheet: string): Face[] =>
  [...sheet.matchAll(FACE)].map(([rule, family = '', weight = '', file = '']) => ({ rule, family, weight, file }));

const { resolve } = createRequire(fileURLToPath(import.meta.url));

/** Path of a font file. */
export const fileOf = (module: string): string => resolve(module);

/** Axes of a variable font as far as pages use them. */
const axesOf = (weight: string) => {
  const [min, max] = weight.split(' ').map(Number);
  return max === undefined ? undefined : { wght: { min: min as number, max } };
};

/** A font with these characters alone, as WOFF2. @param weight one, or least and most */
export const subsetOf = async (file: string, characters: string, weight: string): Promise<Buffer> => {
  const subset = await subsetFont(readFileSync(file), characters, {
    targetFormat: 'truetype',
    keepFeatures: FEATURES,
    noHinting: true,
    variationAxes: axesOf(weight),
  });
  return convert(withoutName(subset), 'woff2');
};
