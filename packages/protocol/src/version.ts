/** Version of messages, HTTP shapes and room schema. Clients of another version are asked to reload. */
export const WIRE_VERSION = 23;

/** Room type of tables; clients join by code instead. */
export const TABLE_ROOM = 'table';

/** Letters of a table code: consonants, so that none look alike or spell a word. */
export const CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
export const CODE_LENGTH = 6;

/** Code as the server knows it, from typed text: upper case, no spaces or dashes; null: no valid code. */
export function tableCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  return code.length === CODE_LENGTH && [...code].every((letter) => CODE_LETTERS.includes(letter)) ? code : null;
}
