import { randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS } from '@illuminice/protocol';

export function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
}
