import alegreya from '@capsizecss/metrics/alegreya';
import alegreyaSC from '@capsizecss/metrics/alegreyaSC';
import arial from '@capsizecss/metrics/arial';
import georgia from '@capsizecss/metrics/georgia';
import marcellus from '@capsizecss/metrics/marcellus';
import marcellusSC from '@capsizecss/metrics/marcellusSC';
import notoSerif from '@capsizecss/metrics/notoSerif';
import roboto from '@capsizecss/metrics/roboto';
import sofiaSans from '@capsizecss/metrics/sofiaSans';
import sofiaSansCondensed from '@capsizecss/metrics/sofiaSansCondensed';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';

/** Sizes of a font, in its own units. */
interface Metrics {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  readonly unitsPerEm: number;
  readonly xWidthAvg: number;
}

/** Fonts of the systems, by names that each goes by; those of equal metrics stand together. */
const SANS: readonly (readonly [Metrics, readonly string[]])[] = [
  [arial, ['Arial', 'Helvetica', 'Liberation Sans', 'Arimo']],
  [roboto, ['Roboto']],
];
const SERIF: typeof SANS = [
  [timesNewRoman, ['Times New Roman', 'Times', 'Liberation Serif', 'Tinos']],
  [notoSerif, ['Noto Serif']],
  [georgia, ['Georgia']],
];

const FAMILIES: Readonly<Record<string, readonly [Metrics, typeof SANS]>> = {
  'Sofia Sans': [sofiaSans, SANS],
  'Sofia Sans Condensed': [sofiaSansCondensed, SANS],
  Marcellus: [marcellus, SERIF],
  'Marcellus SC': [marcellusSC, SERIF],
  Alegreya: [alegreya, SERIF],
  'Alegreya SC': [alegreyaSC, SERIF],
};

const percent = (ratio: number): string => `${(ratio * 100).toFixed(2)}%`;

/**
 * `@font-face` rules of the family `NAME fallback`: a font of the system with the line heights and mean width of a web font, so that
 * nothing moves when the web font arrives. Later rules win, so the likeliest font stands last. Empty for a family that pages never show.
 */
export const fallbackFaces = (family: string): string => {
  const [font, systems] = FAMILIES[family] ?? [];
  if (!font || !systems) return '';
  return [...systems]
    .reverse()
    .map(([system, names]) => {
      const size = font.xWidthAvg / font.unitsPerEm / (system.xWidthAvg / system.unitsPerEm);
      const override = (units: number) => percent(Math.abs(units) / font.unitsPerEm / size);
      const sources = names.map((name) => `local("${name}")`).join(',');
      return `@font-face{font-family:"${family} fallback";src:${sources};size-adjust:${percent(size)};ascent-override:${override(font.ascent)};descent-override:${override(font.descent)};line-gap-override:${override(font.lineGap)}}`;
    })
    .join('');
};
