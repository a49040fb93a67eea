import { z } from 'zod';

/*
 * How single settings are read from text. Their messages continue the sentence "NAME: "value" is …", and end with an
 * example.
 */

/** Digits alone: `Number` would take blanks for 0, and 0x10 for 16. */
const numbers = (form: RegExp, kind: string, least: number, most: number, fallback: number) =>
  z
    .string()
    .default(String(fallback))
    .refine((text) => form.test(text) && Number(text) >= least && Number(text) <= most, {
      error: `not ${kind} from ${least} to ${most}, like ${fallback}`,
    })
    .transform(Number);

/** A whole number between two, both included. */
export const wholeNumber = (least: number, most: number, fallback: number) =>
  numbers(/^\d{1,10}$/, 'a whole number', least, most, fallback);

/** A number between two, both included. */
export const decimal = (least: number, most: number, fallback: number) =>
  numbers(/^\d{1,10}(\.\d{1,6})?$/, 'a number', least, most, fallback);

/** 0 or 1. */
export const flag = z
  .string()
  .default('0')
  .refine((text) => text === '0' || text === '1', { error: 'not 0 or 1' })
  .transform((text) => text === '1');

/** One of these words. */
export const oneOf = <Word extends string>(words: readonly [Word, ...Word[]], fallback: Word) =>
  z.enum(words, { error: `not one of ${words.join(', ')}` }).default(fallback);

/** Whatever this reader takes, unless it is blank. */
export const readable = (read: (text: string) => unknown) => (text: string) => {
  try {
    read(text);
    return text.trim() !== '';
  } catch {
    return false;
  }
};

/** Origins like `https://example.org`, with blanks or commas between them; `*`: all. @param wildcards also `https://*.example.org` */
export const origins = (wildcards: boolean) =>
  z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter((one) => one !== ''))
    .refine((all) => all.every((one) => one === '*' || isOrigin(wildcards ? one.replace('://*.', '://') : one)), {
      error: 'not origins like https://example.org, with blanks between them',
    });

/** Scheme, host and port of a page, in the browser's spelling. */
const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text && !text.includes('*');

/** Where the server stands for others: an origin, whatever its spelling, and no more than that. */
export const publicUrl = z
  .string()
  .refine(
    (text) => {
      if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
      const { origin, href } = new URL(text);
      return isOrigin(origin) && href === `${origin}/` && !/[?#@]/.test(text);
    },
    { error: 'not an address without path, user or query, like https://illuminice.example.org' },
  )
  .transform((text) => new URL(text).origin);

/** An address of a PostgreSQL database; its host may also be a folder with a socket (`?host=/run/postgresql`). */
export const databaseUrl = z.string().refine(
  (text) => {
    if (!/^postgres(ql)?:\/\//i.test(text) || !URL.canParse(text)) return false;
    const url = new URL(text);
    return url.hostname !== '' || Boolean(url.searchParams.get('host'));
  },
  { error: 'not an address like postgres://user:password@host:5432/name (special characters of the password as %40 for @, %2F for /)' },
);

/** Words that open something; blanks at their ends do not count. */
export const secret = (least: number, most: number) =>
  z.string().refine((text) => text.trim().length >= least && text.length <= most, {
    error: `not ${least} to ${most} characters`,
  });

/** The fewest letters to put in, leave out, replace or swap with their neighbour to make one word of the other. */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const at = (back: number, left: number) => (rows[i - back] as number[])[j - left] as number;
      let least = Math.min(at(1, 0) + 1, (row[j - 1] as number) + 1, at(1, 1) + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, at(2, 2) + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return (rows[a.length] as number[])[b.length] as number;
}

/** Names as short as PORT and HOST have others within two letters: HOME, TEST, ROOT, PGPORT. */
const SHORT = 5;

/**
 * The setting that somebody most likely meant by another name: the same but for case, or for two letters (of a short one,
 * one letter).
 *
 * @param known names of all settings
 */
export function meantBy(name: string, known: readonly string[]): string | undefined {
  if (known.includes(name)) return undefined;
  const upper = name.toUpperCase();
  return known.find((one) => Math.abs(one.length - name.length) <= 2 && distance(upper, one) <= (one.length <= SHORT ? 1 : 2));
}
