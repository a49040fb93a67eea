/**
 * The version of what travels between client and server: messages, HTTP shapes and room schema. A client that was
 * built for another one is refused with a sentence that asks for a reload.
 */
export const WIRE_VERSION = 19;

/** The name that the table's room type has on the server. Clients join by code, so they hardly need it. */
export const TABLE_ROOM = 'table';

/** Letters of a table code: consonants alone, so that no two look alike and none spells a word. */
export const CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
export const CODE_LENGTH = 6;

/**
 * The code as the server knows it, from what somebody typed or read aloud.
 *
 * @returns upper case without spaces and dashes, or null if no table can have that code
 */
export function tableCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  return code.length === CODE_LENGTH && [...code].every((letter) => CODE_LETTERS.includes(letter)) ? code : null;
}
