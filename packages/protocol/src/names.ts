import { z } from 'zod';

/** Longest display name, in UTF-16 units. */
export const NAME_LENGTH = 24;

/** Emoji as keyboards write them: with a variation selector, a colour of skin, or joined to others. */
const EMOJI =
  /\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?(?:\u200D\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?)*|[#*\d]\uFE0F\u20E3/gu;

/** Control and format characters, lone surrogates, line separators, and what is drawn as nothing: fillers, selectors, the empty Braille cell. */
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Not blank, and no accent alone. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A text that others will read has nothing in it that cannot be seen, breaks a line or turns its direction. */
export const isPrintable = (text: string): boolean => !UNPRINTABLE.test(text.replace(EMOJI, '')) && VISIBLE.test(text);

/** All texts in a value are printable; empty ones are. */
export const isPrintableThroughout = (value: unknown): boolean =>
  typeof value === 'string'
    ? value === '' || isPrintable(value)
    : typeof value !== 'object' || value === null || Object.values(value).every(isPrintableThroughout);

/** Characters that are drawn as nothing, wherever they stand. */
const UNDRAWN = /\p{Default_Ignorable_Code_Point}|\u2800/gu;

/** The text without what is drawn as nothing: two that differ in that alone look the same. */
export const drawn = (text: string): string => text.replace(UNDRAWN, '');

const line = (most: number) =>
  z
    .string()
    .max(1000)
    .transform((text) => text.normalize('NFC').trim())
    .refine((text) => text.length >= 1 && text.length <= most && isPrintable(text), { message: `1 to ${most} printable characters` });

/**
 * A name that people see, of a player or a table: trimmed, 1 to 24 characters, nothing invisible. Markup is text like
 * any other; whoever shows a name shows it as text.
 */
export const nameSchema = /* @__PURE__ */ line(NAME_LENGTH);

/** Longest line of chat or promise, in UTF-16 units. */
export const TEXT_LENGTH = 200;

/** A line that somebody writes to others: like a name, but longer. */
export const textSchema = /* @__PURE__ */ line(TEXT_LENGTH);

/** Seat colours, as places in the palette (0 to 7). */
export const SEAT_COLOURS = 8;

/** Letters of the longest password. */
export const MOST_PASSWORD = 100;

/** Password of a table. */
export const passwordSchema = z.string().min(1).max(MOST_PASSWORD);
