import { z } from 'zod';

/** Longest display name, in UTF-16 units. */
export const NAME_LENGTH = 24;

/** Emoji with variation selectors, skin tones, and joiners. */
const EMOJI =
  /\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?(?:\u200D\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?)*|[#*\d]\uFE0F\u20E3/gu;

/** Control and format characters, lone surrogates, line separators, and invisible ones: fillers, selectors, the empty Braille cell. */
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** More than blanks and accents. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** True if nothing in a text is invisible, breaks the line or turns its direction. */
export const isPrintable = (text: string): boolean => !UNPRINTABLE.test(text.replace(EMOJI, '')) && VISIBLE.test(text);

export const isPrintableThroughout = (value: unknown): boolean =>
  typeof value === 'string'
    ? value === '' || isPrintable(value)
    : typeof value !== 'object' || value === null || Object.values(value).every(isPrintableThroughout);

const UNDRAWN = /\p{Default_Ignorable_Code_Point}|\u2800/gu;

/** The text as it looks, without invisible characters. */
export const drawn = (text: string): string => text.replace(UNDRAWN, '');

const line = (most: number) =>
  z
    .string()
    .max(1000)
    .transform((text) => text.normalize('NFC').trim())
    .refine((text) => text.length >= 1 && text.length <= most && isPrintable(text), { message: `1 to ${most} printable characters` });

/** Name of a player or table: trimmed, 1 to 24 visible characters. Not escaped: show it as text. */
export const nameSchema = /* @__PURE__ */ line(NAME_LENGTH);

/** Longest line of chat or promise, in UTF-16 units. */
export const TEXT_LENGTH = 200;

/** A line of chat: like a name, but longer. */
export const textSchema = /* @__PURE__ */ line(TEXT_LENGTH);

export const SEAT_COLOURS = 8;

export const MOST_PASSWORD = 100;

export const passwordSchema = z.string().min(1).max(MOST_PASSWORD);
