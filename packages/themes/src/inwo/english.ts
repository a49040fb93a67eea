import { englishMessages as classic } from '../english-messages.js';
import { englishMessages } from './english-messages.js';
import { type InwoWords, inwoWordsOf } from './words.js';

let made: InwoWords | undefined;

/** English words of INWO, for servers and commands; lazy, since every server loads this file. */
export const english = (): InwoWords => {
  made ??= inwoWordsOf('illuminati', 'en', classic, englishMessages);
  return made;
};
