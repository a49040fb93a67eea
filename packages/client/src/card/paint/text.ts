import type { Faces, Look } from '@illuminice/themes';
import type { Painter } from '../painter';

/** Type on cards. Families come from the look; figures are condensed Sofia. */
export type Face = keyof Faces;

const WEIGHTS: Record<Face, readonly number[]> = {
  title: [400],
  names: [600],
  narrow: [600],
  figures: [600, 700],
  ui: [500, 600, 700],
  story: [400],
};

export const fontLoads = (look: Look): string[] =>
  Object.entries(WEIGHTS).flatMap(([face, weights]) => weights.map((weight) => font(look, face as Face, 16, weight)));

export const font = (look: Look, face: Face, px: number, weight = 600): string => `${weight} ${px}px ${look.faces[face]}`;

/** A number with a true minus sign. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

export interface Fitted {
  lines: string[];
  px: number;
  face: Face;
  /** True if a word was broken or left out. */
  cut?: boolean;
}

/** Least leading, and the last line's height, in letters: descenders of a last line may be cut. */
const LEAST_LEADING = 0.98;
const LAST_LINE = 0.8;

const highOf = (lines: number, px: number): number => ((lines - 1) * LEAST_LEADING + LAST_LINE) * px;

interface FitOptions {
  face: Face;
  weight?: number;
  px: number;
  min: number;
  width: number;
  /** All lines together, px. */
  height?: number;
  maxLines: number;
}

/** Breaks a text into at most `maxLines` of `width`: smaller down to `min` px, then hyphens, then an ellipsis. Leaves the font set. */
export const fit = (p: Painter, text: string, opts: FitOptions): Fitted => {
  const { ctx, look } = p;
  const wordsWide = (px: number): string[] | null => {
    ctx.font = font(look, opts.face, px, opts.weight);
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(' ')) {
      const longer = line ? `${line} ${word}` : word;
      if (ctx.measureText(longer).width <= opts.width) line = longer;
      else {
        if (!line || ctx.measureText(word).width > opts.width) return null;
        lines.push(line);
        line = word;
      }
    }
    lines.push(line);
    return lines.length <= opts.maxLines ? lines : null;
  };
  const { height = Number.POSITIVE_INFINITY } = opts;
  for (let px = opts.px; px >= opts.min - 0.01; px -= 0.5) {
    const lines = wordsWide(px);
    if (lines && highOf(lines.length, px) <= height) return { lines, px, face: opts.face };
  }
  ctx.font = font(look, opts.face, opts.min, opts.weight);
  const most = Math.max(1, Math.min(opts.maxLines, Math.floor((height / opts.min - LAST_LINE) / LEAST_LEADING) + 1));
  return { lines: hyphenate(ctx, text, opts.width, most), px: opts.min, face: opts.face, cut: true };
};

/** Fits a card's name or short name in its face, or in the narrowest: the first that fits uncut. */
export const fitName = (p: Painter, names: { name: string; short: string }, opts: FitOptions): Fitted => {
  let best: Fitted | null = null;
  for (const face of [opts.face, 'narrow'] as const) {
    const px = face === opts.face ? opts.px : Math.min(opts.px, opts.min + 2);
    for (const name of [names.name, names.short]) {
      best = fit(p, name, { ...opts, px, face, ...(face === opts.face ? {} : { weight: 600 }) });
      if (!best.cut) return best;
    }
  }
  return best as Fitted;
};

const VOWELS = /[aeiouyà-öø-ü]/i;
/** Consonants that stay together before a vowel; after an n the first of two mostly ends a syllable (Frank-reich). */
const CLUSTER = /(sch[lmnrw]?|[cpt]h|sp|qu|(?<!n)[bcfgkp]l|(?<!n)[bcdfgkptv]r)$/i;
/** Ends of a line without a hyphen. */
const ENDS_PART = /[ -]/;

/** The last likely start of a syllable up to `cut`, a consonant before a vowel; `cut` itself if there is none near. */
const syllableBefore = (text: string, cut: number): number => {
  for (let i = cut; i > Math.max(2, cut - 5); i--) {
    const begins = !VOWELS.test(text[i] ?? '') && VOWELS.test(text[i + 1] ?? '');
    if (!begins || text.length - i <= 2) continue;
    const cluster = CLUSTER.exec(text.slice(0, i + 1))?.index ?? i;
    return cluster > 1 ? cluster : i;
  }
  return cut;
};

/** Breaks inside words if it must; the last line ends in an ellipsis if text is left. */
const hyphenate = (ctx: CanvasRenderingContext2D, text: string, width: number, maxLines: number): string[] => {
  const lines: string[] = [];
  let rest = text;
  while (rest && lines.length < maxLines) {
    if (ctx.measureText(rest).width <= width) {
      lines.push(rest);
      return lines;
    }
    const last = lines.length === maxLines - 1;
    let cut = rest.length;
    const tail = last ? '…' : '-';
    const fits = (n: number) =>
      ctx.measureText(rest.slice(0, n).trimEnd() + (rest[n] === ' ' || ENDS_PART.test(rest[n - 1] ?? '') ? '' : tail)).width <= width;
    while (cut > 1 && !fits(cut)) cut--;
    const space = rest.lastIndexOf(' ', cut);
    if (!last && space > 1) cut = space;
    else if (!last) cut = syllableBefore(rest, cut);
    const inWord = rest[cut] !== ' ' && !ENDS_PART.test(rest[cut - 1] ?? '');
    lines.push(rest.slice(0, cut).trimEnd() + (last ? '…' : inWord ? '-' : ''));
    rest = rest.slice(cut).trimStart();
  }
  return lines;
};

/** Draws fitted lines downwards from the top of the first. */
export const drawLines = (
  p: Painter,
  fitted: Fitted,
  opts: { weight?: number; x: number; y: number; leading?: number; align?: CanvasTextAlign },
): number => {
  const { ctx, look } = p;
  ctx.font = font(look, fitted.face, fitted.px, fitted.face === 'narrow' ? 600 : opts.weight);
  ctx.textAlign = opts.align ?? 'left';
  ctx.textBaseline = 'alphabetic';
  const leading = fitted.px * (opts.leading ?? 1.04);
  fitted.lines.forEach((line, i) => {
    ctx.fillText(line, opts.x, opts.y + fitted.px * 0.82 + i * leading);
  });
  return fitted.lines.length * leading;
};
