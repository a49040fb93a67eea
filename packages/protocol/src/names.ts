import { z } from 'zod';

/** Longest display name, in UTF-16 units. */
export const NAME_LENGTH = 24;

/** Control and format characters, lone surrogates, line separators: what could break a line or turn its direction. */
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/u;

/**
 * A name that people see, of a player or a table: trimmed, 1 to 24 characters, nothing invisible. Markup is text like
 * any other; whoever shows a name shows it as text.
 */
export const nameSchema = z
  .string()
  .max(1000)
  .transform((name) => name.normalize('NFC').trim())
  .refine((name) => name.length >= 1 && name.length <= NAME_LENGTH && !UNPRINTABLE.test(name), {
    message: `a name has 1 to ${NAME_LENGTH} printable characters`,
  });

/** Longest line of chat or promise, in UTF-16 units. */
export const TEXT_LENGTH = 200;

/** A line that somebody writes to others: like a name, but longer. */
export const textSchema = z
  .string()
  .max(1000)
  .transform((text) => text.normalize('NFC').trim())
  .refine((text) => text.length >= 1 && text.length <= TEXT_LENGTH && !UNPRINTABLE.test(text), {
    message: `a text has 1 to ${TEXT_LENGTH} printable characters`,
  });

/** Seat colours, as places in the palette (0 to 7). */
export const SEAT_COLOURS = 8;

/** Letters of the longest password. */
export const MOST_PASSWORD = 100;

/** What whoever joins a table must know. */
export const passwordSchema = z.string().min(1).max(MOST_PASSWORD);
