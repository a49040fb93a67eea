import { englishMessages as classic } from '../english-messages.js';
import { englishMessages } from './english-messages.js';
import { inwoWordsOf } from './words.js';

/** The words of INWO in English: what servers and commands say. */
export const english = inwoWordsOf('illuminati', 'en', classic, englishMessages);
