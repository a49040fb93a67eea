import { englishMessages as classic } from '../english-messages.js';
import { englishMessages } from './english-messages.js';
import { type InwoWords, inwoWordsOf } from './words.js';

let made: InwoWords | undefined;

/** The words of INWO in English: what servers and commands say. Made when first asked for, since every server loads them when it starts. */
export const english = (): InwoWords => {
  made ??= inwoWordsOf('illuminati', 'en', classic, englishMessages);
  return made;
};
