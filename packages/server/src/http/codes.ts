import { randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS } from '@illuminice/protocol';

/** A table code that nobody can guess from the ones before. */
export function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
}
