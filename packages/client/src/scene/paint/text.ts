/** Type on cards. Families as named in the look; figures are always condensed Sofia, never Marcellus. */
export const FACES = {
  title: 'Marcellus, serif',
  ui: '"Sofia Sans", sans-serif',
  figures: '"Sofia Sans Condensed", "Sofia Sans", sans-serif',
  narrow: '"Sofia Sans Extra Condensed", "Sofia Sans Condensed", sans-serif',
  story: 'Alegreya, Georgia, serif',
} as const;

export type Face = keyof typeof FACES;

/** What must be loaded before the first letter is drawn. */
export const FONT_LOADS = [
  '400 20px Marcellus',
  '500 14px "Sofia Sans"',
  '600 14px "Sofia Sans"',
  '700 14px "Sofia Sans"',
  '600 14px "Sofia Sans Condensed"',
  '700 14px "Sofia Sans Condensed"',
  '600 14px "Sofia Sans Extra Condensed"',
  '400 16px Alegreya',
];

export const font = (face: Face, px: number, weight = 600): string => `${weight} ${px}px ${FACES[face]}`;

/** A number with a true minus sign. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

export interface Fitted {
  lines: string[];
  px: number;
  /** Whether a word had to be broken or left out. */
  cut?: boolean;
}

interface FitOptions {
  face: Face;
  weight?: number;
  px: number;
  min: number;
  width: number;
  maxLines: number;
}

/**
 * Breaks a text into at most `maxLines` lines of `width`, making it smaller down to `min` px, then cutting words
 * with a hyphen, then with an ellipsis. Leaves the context's font set.
 */
export const fit = (ctx: CanvasRenderingContext2D, text: string, opts: FitOptions): Fitted => {
  const wordsWide = (px: number): string[] | null => {
    ctx.font = font(opts.face, px, opts.weight);
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
  for (let px = opts.px; px >= opts.min - 0.01; px -= 0.5) {
    const lines = wordsWide(px);
    if (lines) return { lines, px };
  }
  ctx.font = font(opts.face, opts.min, opts.weight);
  return { lines: hyphenate(ctx, text, opts.width, opts.maxLines), px: opts.min, cut: true };
};

/** A card's name, or its short one where that fits better. */
export const fitName = (ctx: CanvasRenderingContext2D, names: { name: string; short: string }, opts: FitOptions): Fitted => {
  const whole = fit(ctx, names.name, opts);
  return whole.cut && names.short !== names.name ? fit(ctx, names.short, opts) : whole;
};

const VOWELS = /[aeiouy]/i;

/** Breaks where it must, inside words too; the last line ends in an ellipsis if something is left. */
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
      ctx.measureText(rest.slice(0, n).trimEnd() + (rest[n] === ' ' || rest[n - 1] === ' ' ? '' : tail)).width <= width;
    while (cut > 1 && !fits(cut)) cut--;
    const space = rest.lastIndexOf(' ', cut);
    if (!last && space > 1) cut = space;
    else if (!last) {
      // A syllable likely begins with a consonant before a vowel.
      for (let i = cut; i > Math.max(2, cut - 5); i--) {
        const begins = !VOWELS.test(rest[i] ?? '') && VOWELS.test(rest[i + 1] ?? '');
        if (begins && rest.length - i > 2) {
          cut = i;
          break;
        }
      }
    }
    const inWord = rest[cut] !== ' ' && rest[cut - 1] !== ' ';
    lines.push(rest.slice(0, cut).trimEnd() + (last ? '…' : inWord ? '-' : ''));
    rest = rest.slice(cut).trimStart();
  }
  return lines;
};

/** Draws fitted lines downwards from the top of the first. */
export const drawLines = (
  ctx: CanvasRenderingContext2D,
  fitted: Fitted,
  opts: { face: Face; weight?: number; x: number; y: number; leading?: number; align?: CanvasTextAlign },
): number => {
  ctx.font = font(opts.face, fitted.px, opts.weight);
  ctx.textAlign = opts.align ?? 'left';
  ctx.textBaseline = 'alphabetic';
  const leading = fitted.px * (opts.leading ?? 1.04);
  fitted.lines.forEach((line, i) => {
    ctx.fillText(line, opts.x, opts.y + fitted.px * 0.82 + i * leading);
  });
  return fitted.lines.length * leading;
};
